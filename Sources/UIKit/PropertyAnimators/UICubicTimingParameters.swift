import CoreGraphics
public import Foundation
import MotionCore
import QuartzCore

/// A cubic Bézier timing curve for a property animator.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  // Unchecked because the class is open: its own state never changes after `init`.

  /// The predefined curve; ``UIView/AnimationCurve/easeInOut`` for a custom curve.
  open var animationCurve: UIView.AnimationCurve { curve }
  /// The first control point.
  open var controlPoint1: CGPoint { point1 }
  /// The second control point.
  open var controlPoint2: CGPoint { point2 }

  private let curve: UIView.AnimationCurve
  private let point1: CGPoint
  private let point2: CGPoint
  private let isBuiltIn: Bool

  /// Creates the default curve of system animations, with control points (0.25, 0.1) and (0.25, 1).
  public override init() {
    curve = .easeInOut
    (point1, point2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    isBuiltIn = true
  }

  /// Creates a predefined curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    let bezier = curve.bezier
    (point1, point2) = (
      CGPoint(x: bezier.x1, y: bezier.y1), CGPoint(x: bezier.x2, y: bezier.y2)
    )
    isBuiltIn = true
  }

  /// Creates a curve from control points.
  ///
  /// - Parameters:
  ///   - point1: The first control point. An x outside 0…1 is clamped.
  ///   - point2: The second control point, likewise.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = .easeInOut
    (self.point1, self.point2) = (point1, point2)
    isBuiltIn = false
  }

  /// Creates a curve from an archive.
  public required init?(coder: NSCoder) {
    let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "UIAnimationCurve"))
    self.curve = curve ?? .easeInOut
    point1 = coder.decodePoint(forKey: "UIControlPoint1")
    point2 = coder.decodePoint(forKey: "UIControlPoint2")
    isBuiltIn = coder.decodeBool(forKey: "UIBuiltIn")
  }

  /// Encodes the curve.
  open func encode(with coder: NSCoder) {
    coder.encode(animationCurve.rawValue, forKey: "UIAnimationCurve")
    coder.encodePoint(controlPoint1, forKey: "UIControlPoint1")
    coder.encodePoint(controlPoint2, forKey: "UIControlPoint2")
    coder.encode(isBuiltIn, forKey: "UIBuiltIn")
  }

  /// Returns the curve itself, because it's immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// ``UITimingCurveType/builtin`` or ``UITimingCurveType/cubic``.
  open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
  }
}

extension UIView.AnimationCurve {
  fileprivate var bezier: UnitBezier {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

extension NSCoder {
  fileprivate func encodePoint(_ point: CGPoint, forKey key: String) {
    encode(Double(point.x), forKey: key + "X")
    encode(Double(point.y), forKey: key + "Y")
  }

  fileprivate func decodePoint(forKey key: String) -> CGPoint {
    CGPoint(x: decodeDouble(forKey: key + "X"), y: decodeDouble(forKey: key + "Y"))
  }
}
