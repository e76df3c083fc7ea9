public import QuartzCore

/// A row of a table.
///
/// Its subviews belong into ``contentView``. The labels and the image of its style are created at the first access. Measures
/// are estimated from iOS 13 to 18.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  private let content = UIView()
  private let selectionFill = UIView()
  private var parts = CellParts()
  private let style: CellStyle
  var editControl: CellEditControl?
  var row = CellRow()

  /// The identifier with which the cell is used again.
  open private(set) var reuseIdentifier: String?

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  /// Creates a cell with an image and a title from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = false
    backgroundColor = .systemBackground
    selectionFill.isHidden = true
    selectionFill.isUserInteractionEnabled = false
    selectionFill.backgroundColor = .systemGray4
    addSubview(selectionFill)
    content.frame = bounds
    addSubview(content)
  }

  // MARK: Content

  /// The view that contains the cell's subviews.
  open var contentView: UIView { content }
  /// The title.
  open var textLabel: UILabel? { parts.title(style, in: content) }
  /// The detail; nil in the default style.
  open var detailTextLabel: UILabel? { parts.detail(style, in: content) }
  /// The image on the left; nil in the style ``CellStyle/value2``.
  open var imageView: UIImageView? { style == .value2 ? nil : parts.image(in: content) }

  /// A view behind the content. Default nil.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// A view behind the content of a selected or highlighted cell, over the background; nil, the default, for a gray one.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      updateSelection()
    }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Called before the cell is used again. Overrides call the superclass's implementation.
  open func prepareForReuse() {
    (alpha, transform) = (1, .identity)
    if isHighlighted { setHighlighted(false, animated: false) }
    if isSelected { setSelected(false, animated: false) }
    closeSwipe(animated: false)
    layer.removeAllAnimations()
  }

  // MARK: Selection

  /// The color of the selected cell. Default gray.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelection() } }
  private var isCellSelected = false
  private var isCellHighlighted = false

  /// Whether the cell is selected. Default false.
  open var isSelected: Bool {
    get { isCellSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell is touched. Default false.
  open var isHighlighted: Bool {
    get { isCellHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Sets whether the cell is selected. Overrides call the superclass's implementation.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isCellSelected = selected
    changeSelection(animated)
  }

  /// Sets whether the cell is touched. Overrides call the superclass's implementation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isCellHighlighted = highlighted
    changeSelection(animated)
  }

  private func changeSelection(_ animated: Bool) {
    if animated { UIView.animate(withDuration: 0.25) { self.updateSelection() } } else { updateSelection() }
  }

  private func updateSelection() {
    let isShown = (isCellSelected || isCellHighlighted) && selectionStyle != .none
    selectionFill.isHidden = false
    selectionFill.alpha = isShown && selectedBackgroundView == nil ? 1 : 0
    if let view = selectedBackgroundView {
      if isShown, view.superview !== self { insertSubview(view, belowSubview: content) }
      view.frame = bounds
      view.alpha = isShown ? 1 : 0
    }
    for label in parts.labels { label.isHighlighted = isShown }
    parts.imageIfLoaded?.isHighlighted = isShown
  }

  // MARK: Content

  private var configuredView: (any UIView & UIContentView)?

  /// The content, whose view fills the ``contentView``. Default nil.
  ///
  /// It replaces ``textLabel``, ``detailTextLabel`` and ``imageView``, which aren't displayed beside it.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = content.show(contentConfiguration, replacing: configuredView)
      setNeedsLayout()
    }
  }

  /// Returns the look of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// The state of the cell, on which content can depend.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    return state
  }

  // MARK: Accessories

  /// The symbol on the right. Default none.
  open var accessoryType = AccessoryType.none { didSet { replaceAccessory() } }
  /// A view on the right instead of the symbol. Default nil.
  open var accessoryView: UIView? { didSet { replaceAccessory() } }
  /// The symbol on the right while the cell is edited. It's stored and not used.
  open var editingAccessoryType = AccessoryType.none
  /// A view on the right while the cell is edited. It's stored and not used.
  open var editingAccessoryView: UIView?

  private func replaceAccessory() {
    parts.accessory?.removeFromSuperview()
    parts.accessory =
      accessoryView
      ?? CellAccessory(accessoryType) { [weak self] in
        self.map { $0.row.events?.accessoryTapped($0) }
      }
    parts.accessory.map(addSubview)
    setNeedsLayout()
  }

  /// The space between the content and the edges while it's indented, in levels of ``indentationWidth``. Default 0.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level in points. Default 10.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the line below the cell. The default is the table's, if it was set; otherwise the line begins at the title.
  open var separatorInset: UIEdgeInsets {
    get { row.separatorInset ?? row.tableSeparatorInset ?? automaticSeparatorInset }
    set {
      row.separatorInset = newValue
      setNeedsLayout()
    }
  }

  static let defaultSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  private var automaticSeparatorInset: UIEdgeInsets {
    var inset = Self.defaultSeparatorInset
    if let view = configuredView as? UIListContentView {
      inset.left = view.textInset
    } else if let image = parts.imageIfLoaded, image.image != nil {
      inset.left = image.bounds.width + 2 * inset.left
    }
    return inset
  }

  // MARK: Editing

  /// Whether the cell is edited. Default false.
  open var isEditing: Bool {
    get { row.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// The control on the left while the cell is edited.
  open var editingStyle: EditingStyle { row.editingStyle }
  /// Whether the control for moving the row is displayed while the cell is edited. Default false.
  open var showsReorderControl = false
  /// Whether the content moves to the right while the cell is edited. Default true.
  open var shouldIndentWhileEditing = true
  /// Whether the button that confirms the deletion is displayed.
  open var showingDeleteConfirmation: Bool { row.swipeOffset != 0 }

  /// Sets whether the cell is edited. Overrides call the superclass's implementation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != row.isEditing else { return }
    row.isEditing = editing
    updateEditControl()
    guard animated else { return layOutEditing() }
    layOutEditing(isEditing: !editing)
    UIView.animate(withDuration: 0.3) { self.layOutEditing() }
  }

  /// Called before the state changes. UIKit never calls it.
  open func willTransition(to state: StateMask) {}
  /// Called after the state has changed. UIKit never calls it.
  open func didTransition(to state: StateMask) {}

  private func updateEditControl() {
    editControl?.removeFromSuperview()
    editControl =
      row.isEditing ? CellEditControl(row.editingStyle) { [weak self] in self?.editControlTapped() } : nil
    editControl.map(addSubview)
  }

  private func layOutEditing() {
    setNeedsLayout()
    layoutIfNeeded()
    editControl?.alpha = 1
  }

  private func layOutEditing(isEditing: Bool) {
    editControl?.alpha = 0
    content.frame = contentFrame(isEditing: isEditing)
  }

  // MARK: Layout

  /// The measures of a cell's content, in points.
  private func contentFrame(isEditing: Bool) -> CGRect {
    let indentsForEditing = isEditing && row.editingStyle != .none && shouldIndentWhileEditing
    let left = indentsForEditing ? CellEditControl.width : 0
    let accessoryWidth = parts.accessory.map { $0.bounds.width + 24 } ?? 0
    return directed(
      CGRect(
        x: left + row.swipeOffset, y: 0, width: max(bounds.width - left - accessoryWidth, 0),
        height: bounds.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    selectionFill.frame = bounds
    content.frame = contentFrame(isEditing: row.isEditing)
    if let accessory = parts.accessory {
      let size = accessory.bounds.size
      accessory.frame = directed(
        CGRect(
          x: bounds.width - size.width - 16 + row.swipeOffset,
          y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }
    editControl?.frame = directed(
      CGRect(x: 0, y: 0, width: CellEditControl.width, height: bounds.height))
    layOutSwipe()
    parts.layOut(style, in: content, indentation: CGFloat(indentationLevel) * indentationWidth)
    parts.isHidden = configuredView != nil
    layOutSeparator()
  }

  private func layOutSeparator() {
    guard let color = row.separatorColor else {
      row.separator?.removeFromSuperview()
      row.separator = nil
      return
    }
    let line = row.separator ?? UIView()
    if line.superview == nil { addSubview(line) }
    row.separator = line
    line.backgroundColor = color
    let inset = separatorInset
    line.frame = directed(
      CGRect(
        x: inset.left, y: bounds.height - 0.5, width: max(bounds.width - inset.left - inset.right, 0),
        height: 0.5))
  }

  /// Returns the height of the constraints' content, or else that of the labels, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = contentFrame(isEditing: false).width
    let configured = configuredView.map {
      $0.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up)
    }
    return CGSize(width: size.width, height: configured ?? parts.height(style, width: width))
  }
}

/// The state of a cell as a row of its table.
@MainActor
struct CellRow {
  weak var events: (any CellEvents)?
  var isEditing = false
  var editingStyle = UITableViewCell.EditingStyle.none
  var separatorColor: UIColor?
  var separatorInset: UIEdgeInsets?
  var tableSeparatorInset: UIEdgeInsets?
  var separator: UIView?
  /// The distance by which a swipe has moved the content; negative to the left.
  var swipeOffset: CGFloat = 0
  var swipeButtons: [SwipeButton] = []
}

/// An object that's notified about taps on a cell's controls.
@MainActor
protocol CellEvents: AnyObject {
  func accessoryTapped(_ cell: UITableViewCell)
  func editControlTapped(_ cell: UITableViewCell)
}
