import QuartzCore

extension UIScrollView {
  /// How scroll indicators look.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }
}
