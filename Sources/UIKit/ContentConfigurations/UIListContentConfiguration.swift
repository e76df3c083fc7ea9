public import QuartzCore

/// A picture with a text and a secondary text, as rows of lists show them.
///
/// Fonts are those of the text styles, and distances are estimated.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The number of lines; 0 for any number.
    public var numberOfLines = 0
    /// The alignment. Default natural.
    public var alignment = NSTextAlignment.natural
  }

  /// The look of the picture.
  public struct ImageProperties {
    /// The color of template pictures; nil, the default, for the cell's tint.
    public var tintColor: UIColor?
    /// The radius of the corners. Default 0.
    public var cornerRadius: CGFloat = 0
    /// The size that the picture is shrunk to fit; dimensions of 0, the default, are free.
    public var maximumSize = CGSize.zero
  }

  /// The picture. Default nil.
  public var image: UIImage?
  /// The look of the picture.
  public var imageProperties = ImageProperties()
  /// The text. Default nil.
  public var text: String?
  /// The text with attributes; nil, the default, for ``text``.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties: TextProperties
  /// The secondary text. Default nil.
  public var secondaryText: String?
  /// The look of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// Whether the secondary text is beside the text instead of below it, where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distances around the content.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The distance between the picture and the text. Default 16.
  public var imageToTextPadding: CGFloat = 16
  /// The least horizontal distance between the texts. Default 8.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The vertical distance between the texts. Default 2.
  public var textToSecondaryTextVerticalPadding: CGFloat = 2

  private init(
    _ style: UIFont.TextStyle, _ color: UIColor, secondary: UIFont.TextStyle = .subheadline,
    margin: CGFloat = 11
  ) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary), color: .secondaryLabel)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: margin, leading: 16, bottom: margin, trailing: 16)
  }

  /// Returns the look of a row, with the secondary text below the text.
  public static func cell() -> Self { Self(.body, .label) }

  /// Returns the look of a row, with a small secondary text below the text.
  public static func subtitleCell() -> Self { Self(.body, .label, secondary: .caption1) }

  /// Returns the look of a row, with the secondary text beside the text.
  public static func valueCell() -> Self {
    var value = Self(.body, .label, secondary: .body)
    value.prefersSideBySideTextAndSecondaryText = true
    return value
  }

  /// Returns the look of a plain list's header.
  public static func plainHeader() -> Self { Self(.headline, .label, margin: 6) }
  /// Returns the look of a plain list's footer.
  public static func plainFooter() -> Self { Self(.subheadline, .secondaryLabel, margin: 6) }
  /// Returns the look of a grouped list's header.
  public static func groupedHeader() -> Self { Self(.footnote, .secondaryLabel, margin: 8) }
  /// Returns the look of a grouped list's footer.
  public static func groupedFooter() -> Self { Self(.footnote, .secondaryLabel, margin: 8) }

  /// Creates a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the content itself, because its look doesn't depend on the state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows the content of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private var content: UIListContentConfiguration

  /// The content. Other types than ``UIListContentConfiguration`` are ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      update()
    }
  }

  /// Creates a view that shows a content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    update()
  }

  /// Creates an empty view from an archive.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
  }

  private func update() {
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.layer.cornerRadius = content.imageProperties.cornerRadius
    if let color = content.imageProperties.tintColor { imageView.tintColor = color }
    apply(content.textProperties, content.text, to: label)
    if let text = content.attributedText { label.attributedText = text }
    apply(content.secondaryTextProperties, content.secondaryText, to: secondaryLabel)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ properties: UIListContentConfiguration.TextProperties, _ text: String?, to label: UILabel
  ) {
    (label.font, label.textColor) = (properties.font, properties.color)
    (label.numberOfLines, label.textAlignment, label.text) = (
      properties.numberOfLines, properties.alignment, text
    )
    label.isHidden = text == nil
  }

  // MARK: Layout

  /// The distance of the text from the leading side.
  var textInset: CGFloat {
    content.directionalLayoutMargins.leading
      + (imageSize.width > 0 ? imageSize.width + content.imageToTextPadding : 0)
  }

  private var imageSize: CGSize {
    guard let size = content.image?.size, size.width > 0, size.height > 0 else { return .zero }
    let limit = content.imageProperties.maximumSize
    let scale = min(
      limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The frames for a width, where content is read from left to right.
  private func frames(in width: CGFloat) -> (image: CGRect, text: CGRect, secondary: CGRect, height: CGFloat)
  {
    let (margins, imageSize, left) = (content.directionalLayoutMargins, imageSize, textInset)
    let space = max(width - left - margins.trailing, 0)
    let text =
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude))
    let secondary =
      secondaryLabel.isHidden
      ? .zero : secondaryLabel.sizeThatFits(CGSize(width: space, height: .greatestFiniteMagnitude))
    let gap = content.textToSecondaryTextHorizontalPadding
    let isBeside =
      content.prefersSideBySideTextAndSecondaryText && text.width + gap + secondary.width <= space
    let between = text.height > 0 && secondary.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    let textHeight = isBeside ? max(text.height, secondary.height) : text.height + between + secondary.height
    let inner = max(textHeight, imageSize.height)
    let top = margins.top + (inner - textHeight) / 2
    let imageFrame = CGRect(
      origin: CGPoint(x: margins.leading, y: margins.top + (inner - imageSize.height) / 2), size: imageSize)
    let textFrame = CGRect(x: left, y: top, width: isBeside ? text.width : space, height: text.height)
    let secondaryFrame =
      isBeside
      ? CGRect(x: left + space - secondary.width, y: top, width: secondary.width, height: secondary.height)
      : CGRect(x: left, y: top + text.height + between, width: space, height: secondary.height)
    return (imageFrame, textFrame, secondaryFrame, inner + margins.top + margins.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: max(frames(in: size.width).height, Self.minimumHeight(content)))
  }

  /// Rows are at least 44 points high, and headers 28.
  private static func minimumHeight(_ content: UIListContentConfiguration) -> CGFloat {
    content.directionalLayoutMargins.top >= 11 ? 44 : 28
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let shift = (bounds.height - frames.height) / 2
    for (view, frame) in [
      (imageView, frames.image), (label, frames.text), (secondaryLabel, frames.secondary),
    ] {
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: frame.minY + shift, width: frame.width, height: frame.height)
    }
  }
}
