public import QuartzCore
import Requirements

/// A view that arranges other views in a row or a column.
///
/// The stack adds constraints between its arranged views. They cooperate with your own constraints inside the views (such
/// as a fixed height), between them, and on the stack itself. If no constraint determines the size of a stack, it has the
/// size of its content. Views have their intrinsic sizes as far as their priorities for hugging and for compression
/// resistance allow. In a column, labels with several lines have the height that they need. Hidden views collapse. Layout
/// in an animation block is animated.
///
/// ```swift
/// let row = UIStackView(arrangedSubviews: [icon, title])
/// (row.spacing, row.alignment) = (8, .center)
/// icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
/// ```
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The views to arrange, in order. The order of the subviews can differ.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The active constraints and guides; nil before the first update.
  private var arrangement: StackConstraints?

  /// A custom spacing that represents the stack's ``spacing``.
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
    for view in subviews { addArrangedSubview(view) }
  }

  // MARK: Arranged subviews

  /// Adds a view to the end of the arranged subviews, and to the subviews if necessary.
  ///
  /// Constraints determine the view's frame from then on: its
  /// ``UIView/translatesAutoresizingMaskIntoConstraints`` becomes false.
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
    view.translatesAutoresizingMaskIntoConstraints = false
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
  /// Whether a column's spacings are measured from a last baseline to the next first one. Default false.
  open var isBaselineRelativeArrangement = false { didSet { invalidateArrangement() } }

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

  /// Whether the stack needs constraints: true.
  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    if arrangement?.adapt(to: self) != true { replaceArrangement() }
    super.updateConstraints()
  }

  /// The size at which the views have their natural sizes. A column's labels are wrapped at its current width.
  open override var intrinsicContentSize: CGSize { size(within: bounds.width) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size.width) }

  /// The stack's constraints determine its size, so it needs no intrinsic size.
  override var naturalSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// In a row, the highest arranged subview has the first baseline; in a column, the first one does.
  open override var forFirstBaselineLayout: UIView {
    (axis == .horizontal ? highestView : visibleViews.first)?.forFirstBaselineLayout ?? self
  }

  /// In a row, the highest arranged subview has the last baseline; in a column, the last one does.
  open override var forLastBaselineLayout: UIView {
    (axis == .horizontal ? highestView : visibleViews.last)?.forLastBaselineLayout ?? self
  }

  /// Requests this stack and enclosing ones to arrange their views again.
  func invalidateArrangement() {
    setNeedsUpdateConstraints()
    superview?.subviewSizeChanged()
  }

  override func subviewSizeChanged() { invalidateArrangement() }
}

extension UIStackView {
  private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var highestView: UIView? { visibleViews.max { $0.bounds.height < $1.bounds.height } }

  /// Returns the spacing after an arranged subview, between −1e6 and 1e6; 0 for NaN.
  func spacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    return spacing.isNaN ? 0 : min(max(spacing, -1e6), 1e6)
  }

  private func replaceArrangement() {
    if let arrangement {
      NSLayoutConstraint.deactivate(arrangement.constraints)
      for guide in arrangement.guides { removeLayoutGuide(guide) }
    }
    let arrangement = StackConstraints(self)
    for guide in arrangement.guides { addLayoutGuide(guide) }
    for constraint in arrangement.constraints { constraint.hold(by: self) }
    self.arrangement = arrangement
  }

  /// Returns the size of the content. The width is the natural width; the height of a column depends on the given width.
  private func size(within width: CGFloat) -> CGSize {
    let size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard axis == .vertical, width > 0 else { return size }
    let wrapped = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: UILayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: wrapped.height)
  }
}
