public import Foundation
import Raster

/// The kind of a path's element.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath at the point.
  case moveToPoint
  /// A straight line to the point.
  case addLineToPoint
  /// A quadratic curve: the control point, then the end.
  case addQuadCurveToPoint
  /// A cubic curve: two control points, then the end.
  case addCurveToPoint
  /// A line to the start of the subpath; without points.
  case closeSubpath
}

/// An element of a path, as passed to a function that enumerates the path.
public struct CGPathElement {
  /// The kind, which determines the number of points.
  public var type: CGPathElementType
  /// The points, which are valid only during the call of the function.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element that refers to points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A function that is called for each element of a path. Its first argument is the `info` passed to
/// ``CGPath/apply(info:function:)``.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Calls a function with every element in order.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  /// Calls a closure with every element in order.
  public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      let points = buffer.baseAddress!
      points.initialize(repeating: .zero, count: 3)
      for element in elements.elements {
        var borrowed = CGPathElement(type: element.store(in: points), points: points)
        block(&borrowed)
      }
    }
  }
}

extension Path.Element {
  /// Writes the element's points and returns its kind.
  fileprivate func store(in points: UnsafeMutablePointer<CGPoint>) -> CGPathElementType {
    switch self {
    case .move(let point):
      points[0] = CGPoint(point)
      return .moveToPoint
    case .line(let end):
      points[0] = CGPoint(end)
      return .addLineToPoint
    case .quad(let control, let end):
      points[0] = CGPoint(control)
      points[1] = CGPoint(end)
      return .addQuadCurveToPoint
    case .cubic(let control1, let control2, let end):
      points[0] = CGPoint(control1)
      points[1] = CGPoint(control2)
      points[2] = CGPoint(end)
      return .addCurveToPoint
    case .close:
      return .closeSubpath
    }
  }
}
