public import QuartzCore

/// A mark at the trailing side of a row.
public struct UICellAccessory: Sendable {
  enum Kind: Sendable {
    case disclosureIndicator
    case checkmark
    case label(String)
  }

  let kind: Kind

  /// Returns an arrow, which shows that a tap leads to another screen.
  public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(kind: .disclosureIndicator) }
  /// Returns a checkmark.
  public static func checkmark() -> UICellAccessory { UICellAccessory(kind: .checkmark) }
  /// Returns a short text.
  public static func label(text: String) -> UICellAccessory { UICellAccessory(kind: .label(text)) }
}

/// A row of a list, with a background, a separator and marks at the trailing side.
///
/// Swipes and editing aren't supported.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private let plate = UIView()
  private let separator = UIView()
  private var marks: [UIView] = []
  private var row: ListRow?

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
    insertSubview(plate, at: 0)
    addSubview(separator)
  }

  /// Returns the look of the row's content in its list: that of a row, a header or a footer.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard let row, row.isEdge else { return .cell() }
    return row.isGrouped ? .groupedHeader() : .plainHeader()
  }

  /// The marks at the trailing side, from the leading one. Default none.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for mark in marks { mark.removeFromSuperview() }
      marks = accessories.map(makeMark)
      for mark in marks { addSubview(mark) }
      setNeedsLayout()
    }
  }

  private func makeMark(_ accessory: UICellAccessory) -> UIView {
    switch accessory.kind {
    case .label(let text):
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, .preferredFont(forTextStyle: .body), .secondaryLabel)
      label.sizeToFit()
      return label
    case .checkmark, .disclosureIndicator:
      var isArrow = false
      if case .disclosureIndicator = accessory.kind { isArrow = true }
      let image = UIImageView(
        image: UIImage(systemName: isArrow ? "chevron.right" : "checkmark")?.withRenderingMode(
          .alwaysTemplate))
      if isArrow { image.tintColor = .tertiaryLabel }
      image.frame.size = CGSize(width: isArrow ? 9 : 16, height: 16)
      image.contentMode = .scaleAspectFit
      return image
    }
  }

  // MARK: Look

  override func show(_ attributes: UICollectionViewLayoutAttributes) {
    row = attributes.listRow
    super.show(attributes)
    updatePlate()
  }

  open override var isSelected: Bool { didSet { updatePlate() } }
  open override var isHighlighted: Bool { didSet { updatePlate() } }

  private func updatePlate() {
    let isActive = isSelected || isHighlighted
    plate.backgroundColor =
      row?.isEdge == true
      ? nil
      : isActive
        ? .systemGray4 : row?.isGrouped == true ? .secondarySystemGroupedBackground : .systemBackground
    separator.isHidden = row?.hasSeparator != true
    let corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lowerCorners: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    plate.layer.cornerRadius = row?.isInset == true ? 10 : 0
    plate.layer.maskedCorners = []
    if row?.isFirst == true { plate.layer.maskedCorners.formUnion(corners) }
    if row?.isLast == true { plate.layer.maskedCorners.formUnion(lowerCorners) }
  }

  // MARK: Layout

  private var marksWidth: CGFloat { marks.reduce(0) { $0 + $1.bounds.width + 8 } + (marks.isEmpty ? 0 : 8) }

  override var contentExtent: CGFloat { bounds.width - marksWidth }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    plate.frame = bounds
    let width = contentExtent
    contentView.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    var x = bounds.width - 16
    for (accessory, mark) in zip(accessories, marks).reversed() {
      if case .disclosureIndicator = accessory.kind { mark.pointToTrailingSide(trailingSign) }
      let size = mark.bounds.size
      x -= size.width
      mark.frame = CGRect(
        x: isMirrored ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2,
        width: size.width,
        height: size.height)
      x -= 8
    }
    let line = 1 / max(contentScaleFactor, 1)
    // Lines begin at the text.
    let inset = (configuredView as? UIListContentView)?.textInset ?? 16
    separator.frame = directed(
      CGRect(x: inset, y: bounds.height - line, width: max(bounds.width - inset, 0), height: line))
  }
}
