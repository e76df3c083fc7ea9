public import QuartzCore

/// A field for searching, with a magnifying glass and a button that cancels.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
  /// The look of a search bar.
  public enum Style: UInt, Sendable {
    /// With a background; the same as ``prominent``.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  private let field = UISearchTextField()
  private let cancelButton = UIButton(type: .system)
  private var showsCancel = false
  private let editor = SearchEditor()

  /// The object that is notified about the search.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    editor.bar = self
    field.delegate = editor
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    cancelButton.alpha = 0
    cancelButton.isUserInteractionEnabled = false
    addSubview(field)
    addSubview(cancelButton)
  }

  // MARK: Text

  /// The text. Default empty. Setting it doesn't notify the delegate.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// The text that is displayed while the field is empty. Default nil.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line above the field. It's stored and not displayed. Default nil.
  open var prompt: String?

  /// The field.
  open var searchTextField: UISearchTextField { field }

  // MARK: Cancel

  /// Whether a button that cancels is beside the field. Default false.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the button that cancels, within 0.25 s (estimated) if animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    cancelButton.isUserInteractionEnabled = showsCancel
    setNeedsLayout()
    let change: @MainActor () -> Void = {
      self.cancelButton.alpha = self.showsCancel ? 1 : 0
      self.layoutIfNeeded()
    }
    if animated { UIView.animate(withDuration: 0.25, animations: change) } else { change() }
  }

  private func cancel() { delegate?.searchBarCancelButtonClicked?(self) }

  // MARK: Look

  /// The look. Default ``Style/default``.
  open var searchBarStyle = Style.default { didSet { updateBackground() } }
  /// The style of the bar, which has no effect. Default ``UIBarStyle/default``.
  open var barStyle = UIBarStyle.default
  /// The color behind the field; nil, the default, for that of the style.
  open var barTintColor: UIColor? { didSet { updateBackground() } }
  /// Whether the bar is translucent. It's stored and not used. Default true.
  open var isTranslucent = true
  /// The position: any.
  open var barPosition: UIBarPosition { .any }

  private func updateBackground() { backgroundColor = searchBarStyle == .minimal ? nil : barTintColor }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  fileprivate func textDidChange() { delegate?.searchBar?(self, textDidChange: text ?? "") }

  // MARK: Layout

  /// The height of the bar in points, and of its field.
  static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 8
    let button = cancelButton.intrinsicContentSize
    let taken = showsCancel ? button.width + margin : 0
    field.frame = directed(
      CGRect(
        x: margin, y: (bounds.height - Self.fieldHeight) / 2,
        width: max(bounds.width - 2 * margin - taken, 0),
        height: Self.fieldHeight))
    cancelButton.frame = directed(
      CGRect(
        x: bounds.width - (showsCancel ? taken : 0), y: (bounds.height - button.height) / 2,
        width: button.width,
        height: button.height))
  }
}

/// The field of a search bar: rounded, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// Creates an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    icon.tintColor = .secondaryLabel
    icon.contentMode = .center
    icon.frame.size = CGSize(width: 32, height: 36)
    (leftView, leftViewMode) = (icon, .always)
    (clearButtonMode, returnKeyType) = (.whileEditing, .search)
    accessibilityTraits = .searchField
  }
}

/// The delegate of a search bar's field, which passes its calls on to the bar's delegate.
@MainActor
private final class SearchEditor: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  override init() {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing?(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidBeginEditing?(bar) }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing?(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing?(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar?(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked?(bar) }
    return false
  }
}
