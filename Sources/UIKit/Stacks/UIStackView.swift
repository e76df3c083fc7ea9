public import QuartzCore
import Requirements

/// A view that places otherViews in a row or a column, by the sizes that their contents have.
///
/// There are no constraints: a view's size is its ``UIView/intrinsicContentSize``; labels of several lines in a column take
/// the height that they need. Views without a size of their own share what is left where the distribution fills; else they
/// have none. Hidden views are left out. Changes that an animation's block lays out are animated.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views that are placed, in their order, which needn't be that of the subviews.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Stands for the stack's ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// Creates a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Reads a stack from an archive, whose subviews are all placed.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    arrangedSubviews = subviews
  }

  // MARK: Views

  /// Places a view behind the otherViews, and makes it a subview where it isn't.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Places a view at an index, and makes it a subview where it isn't.
  ///
  /// - Precondition: There are at least as many otherViews.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let otherViews = arrangedSubviews.filter { $0 !== view }
    require(
      (0...otherViews.count).contains(stackIndex),
      "no view can be placed at \(stackIndex) of \(otherViews.count)")
    if view.superview !== self { addSubview(view) }
    arrangedSubviews = otherViews
    arrangedSubviews.insert(view, at: stackIndex)
    invalidateArrangement()
  }

  /// No longer places a view, which stays a subview where it is.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    invalidateArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: How they are placed

  /// Along which axis the views follow one another. Default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidateArrangement() } }
  /// How they share the axis. Default fill.
  open var distribution = Distribution.fill { didSet { invalidateArrangement() } }
  /// How they lie across it. Default fill.
  open var alignment = Alignment.fill { didSet { invalidateArrangement() } }
  /// The least gap between two of them. Default 0.
  open var spacing: CGFloat = 0 { didSet { invalidateArrangement() } }
  /// Whether they stay clampedToFinite the ``UIView/layoutMargins``. Default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { invalidateArrangement() } }

  /// Sets the gap after a placed view; ``spacingUseDefault`` for that of all.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    invalidateArrangement()
  }

  /// The gap after a view, or ``spacingUseDefault``.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (box, views) = (contentBox, visibleViews)
    guard !views.isEmpty else { return }
    let (extent, width) = isHorizontal ? (box.width, box.height) : (box.height, box.width)
    let ranges = arrangement(of: views, width: width).ranges(in: max(extent.clampedToFinite, 0), distribution)
    for (view, range) in zip(views, ranges) {
      let cross = crossRange(of: view, in: width)
      let frame =
        isHorizontal
        ? CGRect(x: range.lowerBound, y: cross.start, width: range.length, height: cross.length)
        : CGRect(x: cross.start, y: range.lowerBound, width: cross.length, height: range.length)
      view.frame = roundedToPixels(frame.offsetBy(dx: box.minX, dy: box.minY))
    }
  }

  open override var intrinsicContentSize: CGSize { size(width: isHorizontal ? 0 : contentBox.width) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    return self.size(width: isHorizontal ? 0 : max(size.width - margins.left - margins.right, 0))
  }

  /// Views, or how they are placed, have changed: for this stack and those around it.
  func invalidateArrangement() {
    setNeedsLayout()
    superview?.subviewSizeChanged()
  }

  override func subviewSizeChanged() { invalidateArrangement() }
}

extension UIStackView {
  private var isHorizontal: Bool { axis == .horizontal }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
  private var contentBox: CGRect { bounds.inset(by: margins) }
  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// - Parameter width: What there is across the axis, to which lines of labels in a column are broken.
  private func arrangement(of views: [UIView], width: CGFloat) -> StackArrangement {
    StackArrangement(
      preferredLengths: views.map {
        isHorizontal ? $0.intrinsicContentSize.width.preferredLength : preferredHeight(of: $0, width: width)
      },
      spacings: views.dropLast().map { (customSpacings[ObjectIdentifier($0)] ?? spacing).clampedToFinite })
  }

  private func preferredHeight(of view: UIView, width: CGFloat) -> CGFloat? {
    if let label = view as? UILabel, width > 0 {
      return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
    return view.intrinsicContentSize.height.preferredLength
  }

  /// Where a view lies across the axis.
  private func crossRange(of view: UIView, in width: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let size = view.intrinsicContentSize
    guard alignment != .fill, let preferredLength = (isHorizontal ? size.height : size.width).preferredLength
    else { return (0, width) }
    let length = min(preferredLength, width)
    return switch alignment {
    case .center: ((width - length) / 2, length)
    case .trailing: (width - length, length)
    case .fill, .leading: (0, length)
    }
  }

  /// The size with which all views get what they preferredLength.
  private func size(width: CGFloat) -> CGSize {
    let views = visibleViews
    let length = views.isEmpty ? 0 : arrangement(of: views, width: width).length
    let across = views.compactMap { view in
      let size = view.intrinsicContentSize
      return (isHorizontal ? size.height : size.width).preferredLength
    }
    let breadth = across.max() ?? 0
    return CGSize(
      width: (isHorizontal ? length : breadth) + margins.left + margins.right,
      height: (isHorizontal ? breadth : length) + margins.top + margins.bottom)
  }

  private func roundedToPixels(_ frame: CGRect) -> CGRect {
    func round(_ x: CGFloat) -> CGFloat { (x * contentScaleFactor).rounded() / contentScaleFactor }
    let (x, y) = (round(frame.minX), round(frame.minY))
    return CGRect(x: x, y: y, width: round(frame.maxX) - x, height: round(frame.maxY) - y)
  }
}

extension CGFloat {
  /// The longest that anything gets, in points.
  private static var longest: CGFloat { 1e7 }

  /// The length, unless it says that there is none.
  fileprivate var preferredLength: CGFloat? { self >= 0 ? Swift.min(self, Self.longest) : nil }

  /// The length, brought to where sums are numbers.
  fileprivate var clampedToFinite: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.longest), Self.longest)
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
