import QuartzCore

/// The labels, the image and the accessory of a table's cell.
@MainActor
struct CellParts {
  private var titleLabel: UILabel?
  private var detailLabel: UILabel?
  private(set) var imageIfLoaded: UIImageView?
  var accessory: UIView?

  var labels: [UILabel] { [titleLabel, detailLabel].compactMap(\.self) }

  /// Whether the labels and the image are hidden.
  var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      for view in labels { view.isHidden = isHidden }
      imageIfLoaded?.isHidden = isHidden
    }
  }

  private static let margin: CGFloat = 16

  mutating func title(_ style: UITableViewCell.CellStyle, in content: UIView) -> UILabel {
    if let titleLabel { return titleLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .value2 ? 13 : 17)
    if style == .value2 { label.textColor = content.tintColor }
    content.addSubview(label)
    titleLabel = label
    return label
  }

  mutating func detail(_ style: UITableViewCell.CellStyle, in content: UIView) -> UILabel? {
    guard style != .default else { return nil }
    if let detailLabel { return detailLabel }
    let label = UILabel()
    label.font = .systemFont(ofSize: style == .subtitle ? 12 : style == .value2 ? 13 : 17)
    if style == .value1 { label.textColor = .secondaryLabel }
    content.addSubview(label)
    detailLabel = label
    return label
  }

  mutating func image(in content: UIView) -> UIImageView {
    if let imageIfLoaded { return imageIfLoaded }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    content.addSubview(view)
    imageIfLoaded = view
    return view
  }

  func layOut(_ style: UITableViewCell.CellStyle, in content: UIView, indentation: CGFloat) {
    let bounds = content.bounds
    var x = Self.margin + indentation
    if let view = imageIfLoaded, let image = view.image {
      let height = min(image.size.height, bounds.height)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      view.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      x += width + Self.margin
    }
    let area = CGRect(x: x, y: 0, width: max(bounds.width - x - Self.margin, 0), height: bounds.height)
    switch style {
    case .default: titleLabel?.frame = area
    case .value1:
      layOutRow(area, titleWidth: titleLabel?.intrinsicContentSize.width ?? 0, trailingDetail: true)
    case .value2:
      titleLabel?.textAlignment = content.trailingSign > 0 ? .right : .left
      layOutRow(area, titleWidth: 91, trailingDetail: false)
    case .subtitle: layOutColumn(area)
    }
    guard content.trailingSign < 0 else { return }
    for view in labels + [imageIfLoaded].compactMap(\.self) as [UIView] {
      view.frame = content.directed(view.frame)
    }
  }

  private func layOutRow(_ area: CGRect, titleWidth: CGFloat, trailingDetail: Bool) {
    let width = min(titleWidth, area.width)
    titleLabel?.frame = CGRect(x: area.minX, y: 0, width: width, height: area.height)
    let free = max(area.width - width - 6, 0)
    let detailWidth = min(detailLabel?.intrinsicContentSize.width ?? 0, free)
    let x = trailingDetail ? area.maxX - detailWidth : area.minX + width + 6
    detailLabel?.frame = CGRect(x: x, y: 0, width: detailWidth, height: area.height)
  }

  private func layOutColumn(_ area: CGRect) {
    let heights = labels.map { Self.height(of: $0, width: area.width) }
    var y = ((area.height - heights.reduce(0, +)) / 2).rounded()
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
      y += height
    }
  }

  /// The height of the content in a width, at least 44 points.
  func height(_ style: UITableViewCell.CellStyle, width: CGFloat) -> CGFloat {
    let heights = labels.map { Self.height(of: $0, width: max(width - 2 * Self.margin, 0)) }
    let height = style == .subtitle ? heights.reduce(0, +) : heights.max() ?? 0
    return max(44, (height + 22).rounded(.up))
  }

  private static func height(of label: UILabel, width: CGFloat) -> CGFloat {
    (label.text ?? "").isEmpty
      ? 0 : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}

/// The symbols at the trailing side of a cell.
@MainActor
final class CellAccessory: UIView {
  /// The symbols, with their frames where content is read from left to right.
  private var symbols: [(view: UIView, frame: CGRect)] = []

  /// Creates the view of an accessory; nil for none.
  init?(_ type: UITableViewCell.AccessoryType, tapped: @escaping () -> Void) {
    super.init(frame: .zero)
    var x: CGFloat = 0
    for (name, color, isButton) in Self.symbols(of: type) {
      let image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: isButton ? 18 : 12))
      let size = image?.size ?? .zero
      let view: UIView
      if isButton {
        let button = UIButton(type: .custom)
        button.setImage(image, for: .normal)
        button.addAction(UIAction { _ in tapped() }, for: .touchUpInside)
        view = button
      } else {
        view = UIImageView(image: image)
        isUserInteractionEnabled = type == .detailDisclosureButton
      }
      view.tintColor = color
      symbols.append(
        (view, CGRect(x: x, y: (22 - size.height) / 2, width: size.width, height: size.height)))
      addSubview(view)
      x += size.width + 8
    }
    guard x > 0 else { return nil }
    bounds.size = CGSize(width: x - 8, height: 22)
    isChevronLast = type == .disclosureIndicator || type == .detailDisclosureButton
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the last symbol points to the trailing side.
  private var isChevronLast = false

  override func layoutSubviews() {
    super.layoutSubviews()
    if isChevronLast { symbols.last?.view.pointToTrailingSide(trailingSign) }
    for (view, frame) in symbols {
      let directed = directed(frame)
      (view.bounds.size, view.center) = (frame.size, CGPoint(x: directed.midX, y: directed.midY))
    }
  }

  private static func symbols(of type: UITableViewCell.AccessoryType) -> [(String, UIColor?, isButton: Bool)]
  {
    switch type {
    case .none: []
    case .disclosureIndicator: [("chevron.right", .tertiaryLabel, false)]
    case .detailDisclosureButton: [("info.circle", nil, true), ("chevron.right", .tertiaryLabel, false)]
    case .checkmark: [("checkmark", nil, false)]
    case .detailButton: [("info.circle", nil, true)]
    }
  }
}

/// The red or green control on the left of a cell that is edited.
@MainActor
final class CellEditControl: UIControl {
  static let width: CGFloat = 38
  private let icon = UIImageView()

  init(_ style: UITableViewCell.EditingStyle, tapped: @escaping () -> Void) {
    super.init(frame: .zero)
    icon.contentMode = .center
    icon.image =
      style == .none ? nil : UIImage(systemName: style == .delete ? "minus.circle.fill" : "plus.circle.fill")
    icon.tintColor = style == .delete ? .systemRed : .systemGreen
    icon.isUserInteractionEnabled = false
    addSubview(icon)
    isUserInteractionEnabled = style != .none
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    icon.frame = bounds.offsetBy(dx: 6, dy: 0)
  }
}
