public import QuartzCore

/// An object that provides the numbers of a picker's components and rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Wheels beside each other, each of which selects the row in its middle.
///
/// The wheels' perspective is estimated: rows are turned by an angle that grows with their distance, and fade.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var wheels: [PickerWheel] = []
  private let marker = UIView()
  private var isLoaded = false

  /// The object that provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { needsReload() } }
  /// The object that determines the rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { needsReload() } }
  /// Whether the row in the middle is marked. It's stored and not used: it always is.
  open var showsSelectionIndicator = true

  /// Creates a picker. A frame of zero size becomes 320 × 216 points.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? CGSize(width: 320, height: 216) : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    prepare()
  }

  /// Creates a picker from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    marker.backgroundColor = .tertiarySystemFill
    marker.layer.cornerRadius = 8
    marker.isUserInteractionEnabled = false
    addSubview(marker)
  }

  private func needsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let old = wheels
    for wheel in old { wheel.removeFromSuperview() }
    let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
    wheels = (0..<count).map { component in
      let wheel = PickerWheel(
        count: max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0),
        rowHeight: rowHeight(of: component)
      ) { [weak self] in
        self?.makeView(row: $0, component, reusing: $1) ?? UIView()
      } didSelect: { [weak self] row in
        guard let self else { return }
        delegate?.pickerView?(self, didSelectRow: row, inComponent: component)
      }
      if old.indices.contains(component) {
        wheel.selectedRow = min(old[component].selectedRow, max(wheel.count - 1, 0))
      }
      addSubview(wheel)
      return wheel
    }
    setNeedsLayout()
  }

  private func rowHeight(of component: Int) -> CGFloat {
    max(delegate?.pickerView?(self, rowHeightForComponent: component) ?? 32, 1)
  }

  private func makeView(row: Int, _ component: Int, reusing old: UIView?) -> UIView {
    if let view = delegate?.pickerView?(
      self, viewForRow: row, forComponent: component, reusing: old)
    {
      return view
    }
    let label = old as? UILabel ?? UILabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    if let title = delegate?.pickerView?(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate?.pickerView?(self, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }

  // MARK: Rows

  /// The number of components.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }
  /// Returns the number of rows in a component.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }
  /// Returns the size of a component's rows.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rowHeight)
  }
  /// Returns the view of a row; nil if it isn't visible.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheel(component)?.views[row]
  }
  /// Asks for all components again.
  open func reloadAllComponents() {
    isLoaded = false
    loadIfNeeded()
  }
  /// Asks for a component again.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }
  /// Returns the row in the middle of a component; −1 without the component.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedRow ?? -1 }
  /// Turns a component to a row, without notifying the delegate. A row that doesn't exist is clamped.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component)?.select(row, animated: animated)
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let given = wheels.indices.map { delegate?.pickerView?(self, widthForComponent: $0) }
    let shared = max(bounds.width - 18 - given.compactMap(\.self).reduce(0, +), 0)
    let share = shared / CGFloat(max(given.count { $0 == nil }, 1))
    let widths = given.map { $0 ?? share }
    var x = max((bounds.width - widths.reduce(0, +)) / 2, 0)
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width
    }
    let height = wheels.map(\.rowHeight).max() ?? 32
    marker.frame = CGRect(
      x: 9, y: (bounds.height - height) / 2, width: max(bounds.width - 18, 0), height: height)
  }
}
