public import QuartzCore

/// The header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  private let content = UIView()
  private var label: UILabel?
  private var detailLabel: UILabel?
  /// Whether the table has grouped sections.
  var isGrouped = false { didSet { if isGrouped != oldValue { updateStyle() } } }

  /// The distance of the title from the sides.
  var titleMargin: CGFloat = 16 { didSet { if titleMargin != oldValue { setNeedsLayout() } } }

  /// The identifier with which the view is used again.
  open private(set) var reuseIdentifier: String?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(content)
    updateStyle()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(content)
    updateStyle()
  }

  /// The view that contains the subviews.
  open var contentView: UIView { content }
  /// A view behind the content. Default nil.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The title.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    label.numberOfLines = 0
    content.addSubview(label)
    self.label = label
    updateStyle()
    return label
  }

  /// The detail, which isn't laid out.
  open var detailTextLabel: UILabel? {
    if let detailLabel { return detailLabel }
    let label = UILabel()
    content.addSubview(label)
    detailLabel = label
    return label
  }

  /// Called before the view is used again. Overrides call the superclass's implementation.
  open func prepareForReuse() { layer.removeAllAnimations() }

  private func updateStyle() {
    label?.font = .systemFont(ofSize: isGrouped ? 13 : 17, weight: isGrouped ? .regular : .semibold)
    label?.textColor = isGrouped ? .secondaryLabel : .label
    backgroundColor = isGrouped ? .clear : .secondarySystemBackground
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    content.frame = bounds
    let height = isGrouped ? min(bounds.height, 22) : bounds.height
    label?.frame = CGRect(
      x: titleMargin, y: bounds.height - height, width: max(bounds.width - 2 * titleMargin, 0), height: height
    )
    label?.semanticContentAttribute = semanticContentAttribute
  }
}
