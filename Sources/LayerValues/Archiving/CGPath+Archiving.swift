package import CoreGraphics

extension CGPath {
  /// The elements as bytes: the type of each, then its coordinates.
  package var archiveData: Data {
    var data = Data()
    applyWithBlock { element in
      let points = UnsafeBufferPointer(start: element.pointee.points, count: element.pointee.type.pointCount)
      data.append(UInt8(element.pointee.type.rawValue))
      data.append(points.flatMap { [Double($0.x), Double($0.y)] }.littleEndianData)
    }
    return data
  }

  /// Reads a path from its bytes; nil if they aren't valid.
  package static func unarchived(_ data: Data) -> CGPath? {
    let path = CGMutablePath()
    var rest = data[...]
    while let code = rest.popFirst() {
      guard let type = CGPathElementType(rawValue: Int32(code)) else { return nil }
      let length = 16 * type.pointCount
      guard rest.count >= length, let n = [Double](littleEndianData: Data(rest.prefix(length))) else {
        return nil
      }
      rest.removeFirst(length)
      let points = stride(from: 0, to: n.count, by: 2).map { CGPoint(x: n[$0], y: n[$0 + 1]) }
      path.add(type, points)
    }
    return path.copy()
  }
}

extension CGMutablePath {
  fileprivate func add(_ type: CGPathElementType, _ points: [CGPoint]) {
    switch type {
    case .moveToPoint: move(to: points[0])
    case .addLineToPoint: addLine(to: points[0])
    case .addQuadCurveToPoint: addQuadCurve(to: points[1], control: points[0])
    case .addCurveToPoint: addCurve(to: points[2], control1: points[0], control2: points[1])
    case .closeSubpath: closeSubpath()
    }
  }
}

extension CGPathElementType {
  fileprivate var pointCount: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
