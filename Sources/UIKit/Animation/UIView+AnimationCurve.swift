import QuartzCore

extension UIView {
  /// A predefined timing curve, which is a cubic Bézier.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and at the end, with control points (0.42, 0) and (0.58, 1).
    case easeInOut
    /// Slow at the beginning, with control points (0.42, 0) and (1, 1).
    case easeIn
    /// Slow at the end, with control points (0, 0) and (0.58, 1).
    case easeOut
    /// Constant speed.
    case linear

    /// Creates a curve from its number. The number 7, which notifications about the keyboard contain, results in ``easeInOut``,
    /// because only ``UIView/AnimationOptions`` have the keyboard's spring.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, 7: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }
  }
}

extension UIView.AnimationCurve {
  var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
