import UIKit

/// An element of a path with its letter in SVG.
struct PathElement: Equatable {
  var name: String
  var points: [CGPoint]

  /// The coordinates of the points.
  var numbers: [Double] { points.flatMap { [Double($0.x), Double($0.y)] } }

  /// Creates an element from a letter and lists of two numbers.
  init(_ list: [Any]) {
    name = list.first as? String ?? ""
    points = list.dropFirst().map { pair in
      let numbers = (pair as? [NSNumber] ?? []).map(\.doubleValue)
      return CGPoint(x: numbers.first ?? .nan, y: numbers.last ?? .nan)
    }
  }

  private init(_ name: String, _ points: [CGPoint]) { (self.name, self.points) = (name, points) }

  static func elements(of path: UIBezierPath) -> [PathElement] {
    var result: [PathElement] = []
    path.cgPath.applyWithBlock { element in
      let (name, count) =
        switch element.pointee.type {
        case .moveToPoint: ("M", 1)
        case .addLineToPoint: ("L", 1)
        case .addQuadCurveToPoint: ("Q", 2)
        case .addCurveToPoint: ("C", 3)
        case .closeSubpath: ("Z", 0)
        }
      result.append(
        PathElement(name, Array(UnsafeBufferPointer(start: element.pointee.points, count: count))))
    }
    return result
  }
}
