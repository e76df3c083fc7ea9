import QuartzCore

extension UIScrollView {
  /// The color of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark indicators.
    case `default`
    /// Dark indicators.
    case black
    /// Light indicators.
    case white
  }
}
