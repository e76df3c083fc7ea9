public import QuartzCore

/// A control with a title and an image that performs an action when tapped.
///
/// Titles, images and colors are set per state. A state without a value uses the value of the normal state.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The appearance of the button. Default ``ButtonType/custom``.
  open private(set) var buttonType = ButtonType.custom
  private var faces: [UInt: ButtonFace] = [:]
  private let title = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)
  /// The background of the title of a selected system button.
  private var selectionBackground: UIView?
  /// The views of the configuration; nil without one.
  private var configured: ConfiguredButtonContent?
  private var needsConfigurationUpdate = false

  /// The insets of the content. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      recordAppearance(\UIButton.contentEdgeInsets, contentEdgeInsets)
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  /// The insets that move the title. Default zero.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// The insets that move the image. Default zero.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether the image is dimmed while highlighted if that state has no separate image. Default true.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is dimmed while disabled if that state has no separate image. Default true.
  open var adjustsImageWhenDisabled = true

  /// Whether the button glows while highlighted. It's stored and not used, as in newer versions of iOS. Default false.
  open var showsTouchWhenHighlighted = false
  /// Whether the title's shadow is reversed while highlighted. It's stored and not used. Default false.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the pointer of a mouse highlights the button. There is none, so it's stored and not used. Default false.
  open var isPointerInteractionEnabled = false

  /// Creates a button without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let symbol = buttonType.symbol { setImage(symbol, for: .normal) }
    update()
  }

  /// Creates a button with an action's title that performs the action when tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button from an archive, with its geometry and appearance.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a button with a configuration that performs an action when tapped. The action's title is the button's.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    update()
  }

  private func prepare() {
    title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    title.textAlignment = .center
    title.lineBreakMode = .byTruncatingMiddle
    for view in [background, picture, title] { addSubview(view) }
    update()
  }

  /// The view that displays the title.
  open var titleLabel: UILabel? { title }
  /// The view that displays the image.
  open var imageView: UIImageView? { picture }

  // MARK: Configuration

  /// The content and the style of the button; nil, the default, to use the content and style that are set per state.
  ///
  /// The configuration's title and image take precedence over the button's own. Its insets replace
  /// ``contentEdgeInsets``, and the insets of the title and the image don't apply.
  open var configuration: Configuration? {
    didSet {
      update()
      setNeedsUpdateConfiguration()
    }
  }

  /// A closure that changes the button's configuration for its state. Default nil.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of the state causes a call of ``updateConfiguration()``. Default true.
  open var automaticallyUpdatesConfiguration = true

  /// Requests a call of ``updateConfiguration()`` before the next frame.
  open func setNeedsUpdateConfiguration() {
    guard !needsConfigurationUpdate else { return }
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Changes the configuration for the button's state. The default implementation calls the
  /// ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Updates the configuration if that was requested. Changes of the configuration itself don't request it again.
  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    updateConfiguration()
    needsConfigurationUpdate = false
  }

  private func stateDidChange() {
    update()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
  }

  // MARK: States

  open override var isHighlighted: Bool { didSet { stateDidChange() } }
  open override var isSelected: Bool { didSet { stateDidChange() } }
  open override var isEnabled: Bool { didSet { stateDidChange() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// Sends ``UIControl/Event/primaryActionTriggered`` if the touch ends inside the button.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  /// Returns the rectangle of the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentInsets) }
  /// Returns the rectangle of the background. Default the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).title }
  /// Returns the rectangle of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    title.frame = titleRect(forContentRect: content)
    selectionBackground?.frame = title.frame.insetBy(dx: -4, dy: -2)
    if let configuration, let frames = configuredFrames(in: content) {
      configured?.layOut(frames, configuration, in: self)
    }
  }

  /// Whether the selection is shown by a background of the title.
  private var showsSelection: Bool { buttonType == .system && isSelected && !(currentTitle ?? "").isEmpty }

  private func updateSelectionBackground() {
    guard showsSelection else { return selectionBackground.take()?.removeFromSuperview() ?? () }
    let selection = selectionBackground ?? UIView()
    selection.isUserInteractionEnabled = false
    selection.backgroundColor = isEnabled ? tintColor : .systemGray
    selection.alpha = isHighlighted ? Self.dimmedAlpha : 1
    selection.layer.cornerRadius = 4
    selectionBackground = selection
    insertSubview(selection, aboveSubview: background)
  }

  override var baselineSpan: AxisSpan? {
    let shift =
      contentEdgeInsets.top - contentEdgeInsets.bottom + titleEdgeInsets.top - titleEdgeInsets.bottom
    return title.baselineSpan?.moved(by: Double(shift / 2))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    if let size = configuredSizes?.total {
      let insets = contentInsets
      return CGSize(
        width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }
    let (title, image) = (titleSize, imageSize)
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }

  // MARK: Content of states

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }

  /// Sets the attributed title for a state, which takes precedence over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }

  /// Sets the title color for a state. Default white, and the tint color in system buttons.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
    recordAppearance("titleColor", color, for: state) { (button: UIButton) in button.setTitleColor }
  }

  /// Sets the title's shadow color for a state. Default none.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleShadowColor = color }
    recordAppearance("titleShadowColor", color, for: state) { (button: UIButton) in
      button.setTitleShadowColor
    }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
    recordAppearance("image", image, for: state) { (button: UIButton) in button.setImage }
  }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
    recordAppearance("backgroundImage", image, for: state) { (button: UIButton) in
      button.setBackgroundImage
    }
  }

  /// Returns the title for a state.
  open func title(for state: UIControl.State) -> String? { value(\.title, for: state) }

  /// Returns the attributed title for a state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }

  /// Returns the title color for a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { value(\.titleColor, for: state) }

  /// Returns the title's shadow color for a state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }

  /// Returns the image for a state.
  open func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

  /// Returns the background image for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }

  /// The attributed title of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  /// The title color of the current state.
  open var currentTitleColor: UIColor {
    titleColor(for: state)
      ?? (buttonType == .custom || showsSelection ? .white : isEnabled ? tintColor : .systemGray)
  }

  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }

  /// The background image of the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { traits.accessibility.label ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { traits.accessibility.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }
}

// MARK: - Content of states

/// The content of a button in a state; nil means the value of the normal state.
struct ButtonFace {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

extension UIButton {
  private func value<Value>(_ key: KeyPath<ButtonFace, Value?>, for state: UIControl.State) -> Value? {
    faces[state.rawValue]?[keyPath: key] ?? faces[UIControl.State.normal.rawValue]?[keyPath: key]
  }

  private func change(_ state: UIControl.State, _ body: (inout ButtonFace) -> Void) {
    body(&faces[state.rawValue, default: ButtonFace()])
    update()
  }

  /// The alpha of a highlighted system button's title, and of the normal image in place of a missing one.
  private static var dimmedAlpha: CGFloat { 0.2 }
  private static var dimmedImageAlpha: CGFloat { 0.5 }

  /// Displays the content of the current state.
  private func update() {
    guard configuration == nil else { return showConfiguration() }
    if let configured = configured.take() {
      configured.remove()
      title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    }
    if let styled = currentAttributedTitle {
      title.attributedText = styled
    } else {
      title.text = currentTitle
    }
    title.textColor = currentTitleColor
    title.shadowColor = titleShadowColor(for: state)
    title.alpha = buttonType != .custom && isHighlighted ? Self.dimmedAlpha : 1
    picture.image = currentImage.map { buttonType == .custom ? $0 : $0.templateByDefault }
    background.image = currentBackgroundImage
    let lacksFace = faces[state.rawValue]?.image == nil
    let isDimmed =
      lacksFace && (isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled)
    picture.alpha = isDimmed ? Self.dimmedImageAlpha : 1
    updateSelectionBackground()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIImage {
  fileprivate var templateByDefault: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }
}

// MARK: - Layout

extension UIButton {
  private var titleSize: CGSize { title.sizeThatFits(.zero) }
  private var imageSize: CGSize { currentImage?.size ?? .zero }

  private var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Returns the frames of the image and the title, side by side and aligned together.
  private func contentFrames(in content: CGRect) -> (image: CGRect, title: CGRect) {
    if let frames = configuredFrames(in: content) { return (frames.image, frames.title) }
    let image = imageSize
    let availableWidth = max(content.width - image.width, 0)
    let title = CGSize(
      width: min(titleSize.width, availableWidth), height: min(titleSize.height, content.height))
    let free = content.width - image.width - title.width
    let x = free * leftShare
    func frame(_ size: CGSize, x: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
      let y = (content.height - size.height) * topShare
      // An inset on one side moves the content by half of the inset, because the content is centered in the remaining
      // area.
      let shift = CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
      return CGRect(
        origin: CGPoint(x: content.minX + x + shift.x, y: content.minY + y + shift.y), size: size)
    }
    return (frame(image, x: x, imageEdgeInsets), frame(title, x: x + image.width, titleEdgeInsets))
  }

  /// The share of the free width that is left of the content.
  private var leftShare: CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left: 0
    case .right: 1
    default: 0.5
    }
  }

  /// The share of the free height that is above the content.
  private var topShare: CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}

// MARK: - Configuration

extension UIButton {
  /// Displays the configuration.
  private func showConfiguration() {
    guard let configuration else { return }
    let content = configured ?? ConfiguredButtonContent()
    if configured == nil {
      configured = content
      content.add(to: self)
    }
    let colors = ButtonConfigurationColors(configuration, of: self)
    showTitle(of: configuration, color: colors.foreground)
    picture.image = (configuration.image ?? currentImage)?.templateByDefault
    picture.tintColor = configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
    picture.isHidden = configuration.showsActivityIndicator
    picture.alpha = 1
    background.image = currentBackgroundImage
    content.show(configuration, colors: colors, in: self)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showTitle(of configuration: Configuration, color: UIColor) {
    title.alpha = 1
    title.font = .systemFont(ofSize: configuration.buttonSize.fontSize)
    title.textColor = color
    title.shadowColor = nil
    let plain = configuration.title ?? currentTitle
    if let styled = configuration.attributedTitle {
      title.attributedText = styled.styledText
    } else if let plain, let transformer = configuration.titleTextAttributesTransformer {
      title.attributedText = AttributedString(plain, attributes: transformer(AttributeContainer())).styledText
    } else {
      title.text = plain
    }
  }

  /// The sizes of a configured button's content; nil without a configuration.
  private var configuredSizes: ConfiguredButtonSizes? {
    guard let configuration else { return nil }
    let subtitle = configured?.subtitle
    return ConfiguredButtonSizes(
      image: configured?.indicatorSize ?? picture.image?.size ?? .zero, title: titleSize,
      subtitle: (subtitle?.text ?? "").isEmpty ? .zero : subtitle?.sizeThatFits(.zero) ?? .zero,
      configuration: configuration, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Returns the frames of a configured button's content; nil without a configuration.
  private func configuredFrames(in content: CGRect) -> ConfiguredButtonFrames? {
    guard let sizes = configuredSizes?.fitting(content.width) else { return nil }
    let total = sizes.total
    return sizes.frames(
      at: CGPoint(
        x: content.minX + (content.width - total.width) * leftShare,
        y: content.minY + (content.height - total.height) * topShare))
  }
}
