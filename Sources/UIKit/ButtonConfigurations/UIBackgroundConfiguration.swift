public import QuartzCore

/// The background of a button with a configuration.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The color; nil for the style's. Default nil.
  public var backgroundColor: UIColor?
  /// The color of the border; nil for the tint color. Default nil.
  public var strokeColor: UIColor?
  /// The width of the border in points. Default 0.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the background's edge in points. It's stored and not used. Default 0.
  public var strokeOutset: CGFloat = 0
  /// The radius of the corners in points, for the styles that don't determine it. Default 0, and 5.95 in buttons.
  public var cornerRadius: CGFloat = 0
  /// The distances of the background from the button's sides in points. Default 0.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The picture in the background. Default nil.
  public var image: UIImage?
  /// A view in the background, which fills it. Default nil.
  public var customView: UIView?
  /// The blur behind the background. Default nil.
  public var visualEffect: UIVisualEffect?

  /// Returns a background without color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  init(cornerRadius: CGFloat = 0) { self.cornerRadius = cornerRadius }
}
