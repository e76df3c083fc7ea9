import QuartzCore

/// The stored properties of a view that its layer doesn't have.
@MainActor
struct ViewTraits {
  var backgroundColor: UIColor?
  /// The background color that the view last applied to its layer.
  var appliedLayerBackground: CGColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  /// Whether the content scale was set explicitly.
  var hasOwnContentScale = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var tag = 0
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var translatesAutoresizingMaskIntoConstraints = true
  var layoutMargins: UIEdgeInsets?
  /// Whether the left margin is the leading one in each layout direction, and the right margin the trailing one.
  var hasDirectionalMargins = false
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var safeAreaInsets = UIEdgeInsets.zero
  /// Whether the view or its superview has a safe area that is smaller than the bounds.
  var tracksSafeArea = false
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The traits that the view sets in place of inherited ones; nil without any.
  var overrides: UITraitCollection?
  var traitObservers = _TraitObservers()
  var restorationIdentifier: String?
  var accessibilityIdentifier: String?
  var accessibility = AccessibilityValues()
  /// The settings that appearance proxies don't replace.
  var ownAppearance: Set<AppearanceKey> = []
}
