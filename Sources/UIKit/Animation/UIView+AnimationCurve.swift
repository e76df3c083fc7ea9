import QuartzCore

extension UIView {
  /// One of UIKit's curves, each a cubic Bézier.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly: (0.42, 0), (0.58, 1).
    case easeInOut
    /// Starts slowly: (0.42, 0), (1, 1).
    case easeIn
    /// Ends slowly: (0, 0), (0.58, 1).
    case easeOut
    /// Moves steadily.
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
