import QuartzCore

/// What a view has beside its layer's values.
@MainActor
struct ViewTraits {
  var backgroundColor: UIColor?
  /// What the layer was given for it.
  var appliedLayerBackground: CGColor?
  var tintColor: UIColor?
  var contentMode = UIView.ContentMode.scaleToFill
  var isOpaque = true
  /// Whether a density of contents was asked for.
  var hasOwnContentScale = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isExclusiveTouch = false
  var tag = 0
  var autoresizingMask: UIView.AutoresizingMask = []
  var autoresizesSubviews = true
  var translatesAutoresizingMaskIntoConstraints = true
  var layoutMargins: UIEdgeInsets?
  var preservesSuperviewLayoutMargins = false
  var insetsLayoutMarginsFromSafeArea = true
  var safeAreaInsets = UIEdgeInsets.zero
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var restorationIdentifier: String?
  var accessibilityIdentifier: String?
}
