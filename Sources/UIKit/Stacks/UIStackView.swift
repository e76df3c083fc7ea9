public import QuartzCore
import Requirements

/// A view that arranges other views in a row or a column according to their intrinsic sizes.
///
/// The size of a view is its ``UIView/intrinsicContentSize``; labels with several lines in a column have the height
/// that they need. There are no constraints. Views without an intrinsic size share the surplus if the distribution
/// fills the axis; otherwise their length is 0. Hidden views are skipped. Layout in an animation block is animated.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views to arrange, in order. The order of the subviews can differ.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A custom spacing that stands for the stack's ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// Creates a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack from an archive, with all subviews as arranged subviews.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    arrangedSubviews = subviews
  }

  // MARK: Arranged subviews

  /// Adds a view to the end of the arranged subviews, and to the subviews if necessary.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }

  /// Inserts a view into the arranged subviews, and adds it to the subviews if necessary.
  ///
  /// - Precondition: The index is at most the number of other arranged subviews.
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

  /// Removes a view from the arranged subviews. It remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    invalidateArrangement()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Arrangement

  /// The axis of the stack. Default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidateArrangement() } }
  /// The distribution of the views along the axis. Default ``Distribution/fill``.
  open var distribution = Distribution.fill { didSet { invalidateArrangement() } }
  /// The alignment of the views across the axis. Default ``Alignment/fill``.
  open var alignment = Alignment.fill { didSet { invalidateArrangement() } }
  /// The minimum spacing between views. Default 0.
  open var spacing: CGFloat = 0 { didSet { invalidateArrangement() } }
  /// Whether the views are arranged inside the ``UIView/layoutMargins``. Default false.
  open var isLayoutMarginsRelativeArrangement = false { didSet { invalidateArrangement() } }

  /// Sets the spacing after an arranged subview; ``spacingUseDefault`` restores the stack's spacing.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    invalidateArrangement()
  }

  /// Returns the custom spacing after a view; ``spacingUseDefault`` without one.
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

  /// Invalidates the layout of this stack and of enclosing ones.
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

  /// Returns the arrangement of views.
  ///
  /// - Parameter width: The size across the axis, at which labels in a column wrap.
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

  /// Returns the start and the length of a view across the axis.
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

  /// The size at which all views have their preferred sizes.
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
  /// The greatest length in points.
  private static var maximumLength: CGFloat { 1e7 }

  /// The length; nil for ``UIView/noIntrinsicMetric``.
  fileprivate var preferredLength: CGFloat? { self >= 0 ? Swift.min(self, Self.maximumLength) : nil }

  /// The length clamped to a range in which sums are finite.
  fileprivate var clampedToFinite: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.maximumLength), Self.maximumLength)
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
