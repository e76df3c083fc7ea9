import QuartzCore

extension UIView {
  /// The meaning of the view's content, which decides whether it's mirrored in right-to-left languages. Default
  /// unspecified.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set { traits.semanticContentAttribute = newValue }
  }

  /// The layout direction of this view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the layout direction for an attribute; left to right unless the attribute forces the opposite.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}
