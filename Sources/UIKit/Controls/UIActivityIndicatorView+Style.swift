import QuartzCore

extension UIActivityIndicatorView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points wide, grey.
    case medium = 100
    /// 37 points wide, grey.
    case large = 101
  }
}

extension UIActivityIndicatorView.Style {
  var size: CGSize {
    switch self {
    case .medium: CGSize(width: 20, height: 20)
    case .large: CGSize(width: 37, height: 37)
    }
  }
}
