public import QuartzCore

/// A control with a title and an image that performs an action when tapped.
///
/// Titles, images and colors are set per state. A state without a value uses that of the normal state.
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

  /// The insets of the content. Default zero.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
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
  /// Whether the image is dimmed while highlighted if that state has no image of its own. Default true.
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is dimmed while disabled if that state has no image of its own. Default true.
  open var adjustsImageWhenDisabled = true

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

  // MARK: States

  open override var isHighlighted: Bool { didSet { update() } }
  open override var isSelected: Bool { didSet { update() } }
  open override var isEnabled: Bool { didSet { update() } }

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
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns the rectangle of the background. Default the whole bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the title in the content rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).title }
  /// Returns the rectangle of the image in the content rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    title.frame = titleRect(forContentRect: content)
    selectionBackground?.frame = title.frame.insetBy(dx: -4, dy: -2)
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
  }

  /// Sets the title's shadow color for a state. Default none.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleShadowColor = color }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
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

/// The content of a button in a state; nil values are those of the normal state.
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

  /// The alpha of a highlighted system button's title, and of an image that stands in for a missing one.
  private static var dimmedAlpha: CGFloat { 0.2 }
  private static var dimmedImageAlpha: CGFloat { 0.5 }

  /// Displays the content of the current state.
  private func update() {
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

  /// Returns the frames of the image and the title, side by side and aligned together.
  private func contentFrames(in content: CGRect) -> (image: CGRect, title: CGRect) {
    let image = imageSize
    let availableWidth = max(content.width - image.width, 0)
    let title = CGSize(
      width: min(titleSize.width, availableWidth), height: min(titleSize.height, content.height))
    let free = content.width - image.width - title.width
    let x: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: 0
      case .right: free
      default: free / 2
      }
    func frame(_ size: CGSize, x: CGFloat, _ insets: UIEdgeInsets) -> CGRect {
      let free = content.height - size.height
      let y: CGFloat =
        switch contentVerticalAlignment {
        case .top: 0
        case .bottom: free
        default: free / 2
        }
      // An inset on one side moves the content by half of it, because the content is centered in the rest.
      let shift = CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
      return CGRect(
        origin: CGPoint(x: content.minX + x + shift.x, y: content.minY + y + shift.y), size: size)
    }
    return (frame(image, x: x, imageEdgeInsets), frame(title, x: x + image.width, titleEdgeInsets))
  }
}
