import QuartzCore

extension UIActivityIndicatorView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// 20 points wide.
    case medium = 100
    /// 37 points wide.
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
