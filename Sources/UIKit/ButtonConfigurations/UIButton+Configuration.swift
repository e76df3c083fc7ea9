public import QuartzCore

extension UIButton {
  /// The content and the style of a button.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Download"
  /// configuration.cornerStyle = .capsule
  /// button.configuration = configuration
  /// ```
  ///
  /// Colors of states, the radii of corner styles and the insets of sizes other than medium are estimated.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The source of the style's colors.
    enum Style { case plain, gray, tinted, filled }
    let style: Style

    // MARK: Content

    /// The title; nil for the button's title of its state. Default nil.
    public var title: String?
    /// The title with attributes, which takes precedence over the plain one. Default nil.
    public var attributedTitle: AttributedString?
    /// The text below the title. Default nil.
    public var subtitle: String?
    /// The text with attributes below the title, which takes precedence over the plain one. Default nil.
    public var attributedSubtitle: AttributedString?
    /// The image; nil for the button's image of its state. Default nil.
    public var image: UIImage?
    /// Whether an activity indicator replaces the image. Default false.
    public var showsActivityIndicator = false
    /// A function that changes the attributes of the title. Default nil.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// A function that changes the color of the image. Default nil.
    public var imageColorTransformer: UIConfigurationColorTransformer?

    // MARK: Style

    /// The color of the title and the image; nil for the style's color. Default nil.
    public var baseForegroundColor: UIColor?
    /// The color of the background, from which the style derives its own; nil for the tint color. Default nil.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background: UIBackgroundConfiguration
    /// The source of the corners' radius. Default ``CornerStyle/dynamic``.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the title, and of the insets unless they were set. Default ``Size/medium``.
    public var buttonSize = Size.medium {
      didSet { if !hasOwnInsets { storedInsets = buttonSize.contentInsets } }
    }

    // MARK: Layout

    private var storedInsets: NSDirectionalEdgeInsets
    private var hasOwnInsets = false

    /// The distances of the content from the button's sides. Default 7 points at the top and the bottom, and 12 points on
    /// the other sides.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { storedInsets }
      set { (storedInsets, hasOwnInsets) = (newValue, true) }
    }

    /// Restores the insets of the size.
    public mutating func setDefaultContentInsets() {
      (storedInsets, hasOwnInsets) = (buttonSize.contentInsets, false)
    }

    /// The side of the title on which the image is. Default leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance of the image from the title in points. Default 0.
    public var imagePadding: CGFloat = 0
    /// The distance of the subtitle from the title in points. Default 1.
    public var titlePadding: CGFloat = 1
    /// The alignment of the title and the subtitle with each other. Default ``TitleAlignment/automatic``.
    public var titleAlignment = TitleAlignment.automatic

    private init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration(cornerRadius: 5.95)
      storedInsets = Size.medium.contentInsets
    }

    /// Returns a configuration without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a translucent background in the tint color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without background; the same as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background; the same as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a translucent background in the tint color; the same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint color; the same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the configuration itself: the colors of states follow from the button's state.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

// MARK: - Choices

extension UIButton.Configuration {
  /// The source of the corners' radius.
  public enum CornerStyle: Int, Sendable {
    /// The radius of the background.
    case fixed = -1
    /// The radius of the background; there is no text size setting to adapt to.
    case dynamic = 0
    /// A small radius: 4 points.
    case small = 1
    /// A medium radius: 6 points.
    case medium = 2
    /// A large radius: 9 points.
    case large = 3
    /// Half the height.
    case capsule = 4
  }

  /// The size of a button's content.
  public enum Size: Int, Sendable {
    /// Medium.
    case medium = 0
    /// Small.
    case small = 1
    /// The smallest.
    case mini = 2
    /// Large.
    case large = 3

    @MainActor var contentInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch self {
        case .medium: (7, 12)
        case .small, .mini: (4, 10)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// The size of the title's font in points.
    var fontSize: CGFloat { self == .small || self == .mini ? 15 : 17 }
  }

  /// The alignment of a title and a subtitle.
  public enum TitleAlignment: Int, Sendable {
    /// Centered, or leading beside an image.
    case automatic = 0
    /// At the leading side.
    case leading = 1
    /// In the center.
    case center = 2
    /// At the trailing side.
    case trailing = 3
  }
}

/// A function that changes the attributes of a title.
public struct UIConfigurationTextAttributesTransformer {
  private let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// A function that changes a color.
public struct UIConfigurationColorTransformer {
  private let transform: (UIColor) -> UIColor

  /// Creates a transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
