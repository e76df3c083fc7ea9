import CoreGraphics

/// One element of a path as ``CGPath/applyWithBlock(_:)`` reports it.
struct RecordedElement: Equatable {
  var type: CGPathElementType
  var points: [CGPoint]

  static func move(_ x: CGFloat, _ y: CGFloat) -> Self {
    Self(type: .moveToPoint, points: [CGPoint(x: x, y: y)])
  }
  static func line(_ x: CGFloat, _ y: CGFloat) -> Self {
    Self(type: .addLineToPoint, points: [CGPoint(x: x, y: y)])
  }
  static let close = Self(type: .closeSubpath, points: [])
}

extension CGPath {
  var recorded: [RecordedElement] {
    let counts: [CGPathElementType: Int] = [
      .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3, .closeSubpath: 0,
    ]
    var result: [RecordedElement] = []
    applyWithBlock { element in
      let count = counts[element.pointee.type] ?? 0
      let points = UnsafeBufferPointer(start: element.pointee.points, count: count)
      result.append(RecordedElement(type: element.pointee.type, points: Array(points)))
    }
    return result
  }
}
