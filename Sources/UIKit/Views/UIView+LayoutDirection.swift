import QuartzCore

extension UIView {
  /// Whether the view turns about where people read from right to left. Default unspecified.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set { traits.semanticContentAttribute = newValue }
  }

  /// Where reading begins in this view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Where reading begins in a view with an attribute; this program reads from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
