public import QuartzCore

/// The background of a bar.
///
/// A bar copies nothing: a change of an appearance is visible after it's assigned again.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The color of the background, over the effect. Default nil.
  open var backgroundColor: UIColor?
  /// The effect of the background. Default a chrome material.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The image of the background, over the color. Default nil.
  open var backgroundImage: UIImage?
  /// The way in which the image fills the background. Default ``UIView/ContentMode-swift.enum/scaleToFill``.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the line along the bar. Default a separator's; nil hides the line.
  open var shadowColor: UIColor? = UIColor.separator
  /// The image of the line along the bar. Default nil.
  open var shadowImage: UIImage?

  /// Creates an appearance with the default background.
  public override init() {}

  /// Uses a blurred background with a line.
  open func configureWithDefaultBackground() {
    (backgroundColor, backgroundImage) = (nil, nil)
    (backgroundEffect, shadowColor) = (UIBlurEffect(style: .systemChromeMaterial), .separator)
  }

  /// Uses an opaque background in the system's color, with a line.
  open func configureWithOpaqueBackground() {
    (backgroundEffect, backgroundImage) = (nil, nil)
    (backgroundColor, shadowColor) = (.systemBackground, .separator)
  }

  /// Uses no background and no line.
  open func configureWithTransparentBackground() {
    (backgroundEffect, backgroundImage, backgroundColor) = (nil, nil, nil)
    (shadowColor, shadowImage) = (nil, nil)
  }
}

/// The background and the titles of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title. Default empty.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the large title. Default empty.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title. Default zero.
  open var titlePositionAdjustment = UIOffset.zero
}

/// The background of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The background of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}
