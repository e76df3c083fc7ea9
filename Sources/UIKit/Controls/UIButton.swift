public import QuartzCore

/// A control that is pressed: a title, a picture, or both, for each of its states.
///
/// What a state lacks, it takes from the normal one.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How the button looks. Default custom.
  open private(set) var buttonType = ButtonType.custom
  private var faces: [UInt: ButtonFace] = [:]
  private let title = UILabel()
  private let picture = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)
  /// What lies behind the title of a system button that is selected.
  private var selectionBackground: UIView?

  /// How far contents stay away from the edges. Default nowhere.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How far the title is moved from where it would be. Default nowhere.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// How far the picture is moved from where it would be. Default nowhere.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }
  /// Whether a picture is dimmed under a finger where that state has none of its own. Default true.
  open var adjustsImageWhenHighlighted = true
  /// Whether a picture is dimmed where the button takes no touches. Default true.
  open var adjustsImageWhenDisabled = true

  /// Creates a button that shows nothing yet.
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

  /// Creates a button of the type ``ButtonType/system`` that calls an action when pressed, with its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Reads a button's place and looks from an archive.
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

  /// What shows the title.
  open var titleLabel: UILabel? { title }
  /// What shows the picture.
  open var imageView: UIImageView? { picture }

  // MARK: States

  open override var isHighlighted: Bool { didSet { update() } }
  open override var isSelected: Bool { didSet { update() } }
  open override var isEnabled: Bool { didSet { update() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  /// The finger has left; inside, that is what the button is for.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, point(inside: touch.location(in: self), with: event) else { return }
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  /// Returns where the contents lie in the bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// Returns where the background lies in the bounds. Default all of them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns where the title lies among the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).title }
  /// Returns where the picture lies among the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentFrames(in: contentRect).image }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    title.frame = titleRect(forContentRect: content)
    selectionBackground?.frame = title.frame.insetBy(dx: -4, dy: -2)
  }

  /// Whether a selected button shows that by what lies behind its title.
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var intrinsicContentSize: CGSize {
    let (title, image) = (titleSize, imageSize)
    let insets = contentEdgeInsets
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom)
  }
}

// MARK: - Faces

/// What a button shows in a state; nil where the normal one does.
struct ButtonFace {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var titleShadowColor: UIColor?
  var image: UIImage?
  var backgroundImage: UIImage?
}

extension UIButton {
  /// Sets the title for a state.
  public func setTitle(_ title: String?, for state: UIControl.State) { change(state) { $0.title = title } }
  /// Sets a title with attributes for a state; it goes before the plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the colour of the title for a state. Default white, or the tint colour in system buttons.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the colour of the title's shadow for a state. Default none.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change(state) { $0.titleShadowColor = color }
  }
  /// Sets the picture for a state.
  public func setImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.image = image } }
  /// Sets the picture behind title and picture for a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The title for a state, or the normal one's.
  public func title(for state: UIControl.State) -> String? { value(\.title, for: state) }
  /// The title with attributes for a state, or the normal one's.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    value(\.attributedTitle, for: state)
  }
  /// The colour of the title for a state, or the normal one's.
  public func titleColor(for state: UIControl.State) -> UIColor? { value(\.titleColor, for: state) }
  /// The colour of the title's shadow for a state, or the normal one's.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    value(\.titleShadowColor, for: state)
  }
  /// The picture for a state, or the normal one's.
  public func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }
  /// The picture behind the others for a state, or the normal one's.
  public func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// The title that shows.
  public var currentTitle: String? { title(for: state) }
  /// The title with attributes that shows.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour of the title that shows.
  public var currentTitleColor: UIColor {
    titleColor(for: state)
      ?? (buttonType == .custom || showsSelection ? .white : isEnabled ? tintColor : .systemGray)
  }
  /// The picture that shows.
  public var currentImage: UIImage? { image(for: state) }
  /// The picture behind the others that shows.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func value<Value>(_ key: KeyPath<ButtonFace, Value?>, for state: UIControl.State) -> Value? {
    faces[state.rawValue]?[keyPath: key] ?? faces[UIControl.State.normal.rawValue]?[keyPath: key]
  }

  private func change(_ state: UIControl.State, _ body: (inout ButtonFace) -> Void) {
    body(&faces[state.rawValue, default: ButtonFace()])
    update()
  }

  /// How opaque the title of a system button is under a finger, and a picture that has no face for its state.
  private static var dimmedAlpha: CGFloat { 0.2 }
  private static var dimmedImageAlpha: CGFloat { 0.5 }

  /// Shows the face of the state.
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

  /// Where picture and title lie, side by side and together aligned as asked for.
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
      // An inset on one side moves by half of it, as both sides share what is left.
      let shift = CGPoint(x: (insets.left - insets.right) / 2, y: (insets.top - insets.bottom) / 2)
      return CGRect(
        origin: CGPoint(x: content.minX + x + shift.x, y: content.minY + y + shift.y), size: size)
    }
    return (frame(image, x: x, imageEdgeInsets), frame(title, x: x + image.width, titleEdgeInsets))
  }
}
