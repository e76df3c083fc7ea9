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
