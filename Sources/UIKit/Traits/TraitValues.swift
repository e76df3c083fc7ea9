import CoreGraphics
import Foundation

/// The traits of a collection. A trait with its default value here is unspecified.
struct TraitValues: Hashable, Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown

  /// No specified traits.
  static let unspecified = TraitValues()

  /// Returns the values with those of another collection in place of unspecified ones.
  func completed(with other: TraitValues) -> TraitValues {
    guard other != .unspecified else { return self }
    var result = other
    if userInterfaceStyle != .unspecified { result.userInterfaceStyle = userInterfaceStyle }
    if displayScale != 0 { result.displayScale = displayScale }
    if layoutDirection != .unspecified { result.layoutDirection = layoutDirection }
    if horizontalSizeClass != .unspecified { result.horizontalSizeClass = horizontalSizeClass }
    if verticalSizeClass != .unspecified { result.verticalSizeClass = verticalSizeClass }
    if preferredContentSizeCategory != .unspecified {
      result.preferredContentSizeCategory = preferredContentSizeCategory
    }
    if userInterfaceIdiom != .unspecified { result.userInterfaceIdiom = userInterfaceIdiom }
    if accessibilityContrast != .unspecified { result.accessibilityContrast = accessibilityContrast }
    if displayGamut != .unspecified { result.displayGamut = displayGamut }
    if forceTouchCapability != .unknown { result.forceTouchCapability = forceTouchCapability }
    return result
  }
}
