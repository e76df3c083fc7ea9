import QuartzCore

/// The source of an element's rectangle.
enum LayoutBasis {
  /// The element has its own variables.
  case variables
  /// The rectangle is relative to the parent's, in the parent's coordinates.
  case parentFrame
  /// The rectangle is relative to the content of the parent, a scroll view.
  case parentContent
  /// The rectangle is relative to the visible part of the parent's content.
  case parentViewport
}

/// A view or a layout guide as an item of constraints.
///
/// Coordinates are those of the parent: the superview, or the view that owns a guide.
@MainActor
protocol LayoutElement: AnyObject {
  var layoutParent: (any LayoutElement)? { get }
  /// The view itself, or the one that owns the guide.
  var layoutHost: (any LayoutElement)? { get }
  /// The view's constraints; nil for a guide, and for a view that isn't involved in constraints.
  var layoutState: ViewLayout? { get }

  /// Creates the view's state if necessary.
  func makeLayoutState() -> ViewLayout
  /// Marks the layout of the view as invalid.
  func setNeedsLayout()
  /// Updates the constraints of marked views in the tree, children first.
  func updateMarkedConstraints()
  /// The constraints that the view and those below it hold.
  var constraintsInTree: [NSLayoutConstraint] { get }
  /// Marks the views of the tree that need to update their constraints.
  func markUpdatingViews()
  /// Called when an engine begins to determine the element's rectangle.
  func join(_ engine: LayoutEngine)
  /// Called after the rectangle's solution has changed.
  func solutionDidChange()

  var basis: LayoutBasis { get }
  /// Whether the frame is given, not solved.
  var hasFixedFrame: Bool { get }
  /// The frame without the transform.
  var layoutFixedFrame: CGRect { get }
  /// The origin of a scroll view's bounds; zero for other elements.
  var scrollOffset: CGPoint { get }
  /// Whether the content scrolls, so that constraints from inside relate to the content's sides.
  var scrollsContent: Bool { get }
  /// Whether the margins depend on the frame.
  var insetsDependOnFrame: Bool { get }
  var isRightToLeft: Bool { get }

  /// Returns the sides of the alignment rectangle.
  func span(along axis: NSLayoutConstraint.Axis) -> AxisSpan
  /// Returns the sides inside the margins.
  func marginSpan(along axis: NSLayoutConstraint.Axis) -> AxisSpan
  /// The baselines of the first and the last line; nil without text.
  var baselineSpan: AxisSpan? { get }
  /// The element whose baseline is used as this element's baseline.
  func baselineElement(isFirst: Bool) -> any LayoutElement

  /// The natural size of the content; negative without one.
  var naturalSize: CGSize { get }
  /// Whether the height of the content depends on its width.
  var wrapsContent: Bool { get }
  /// Returns the natural size of the content within a width.
  func naturalSize(within width: CGFloat) -> CGSize
  func huggingPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority
  func compressionResistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority
}

extension LayoutElement {
  /// The outermost parent.
  var layoutRoot: any LayoutElement {
    var root: any LayoutElement = self
    while let parent = root.layoutParent { root = parent }
    return root
  }

  /// The engine of the element's tree; nil if the tree has no constraints.
  var layoutEngine: LayoutEngine? { layoutRoot.layoutState?.hostedEngine }

  /// Returns the engine of the element's tree, which is created if necessary. A new engine takes over the constraints of
  /// the tree.
  func makeLayoutEngine() -> LayoutEngine {
    let root = layoutRoot
    let state = root.makeLayoutState()
    if let engine = state.hostedEngine { return engine }
    let engine = LayoutEngine(root: root)
    state.hostedEngine = engine
    for constraint in root.constraintsInTree { engine.add(constraint) }
    root.markUpdatingViews()
    return engine
  }

  /// Returns whether the element equals another one, or is inside it.
  func isInside(_ other: any LayoutElement) -> Bool {
    var current: (any LayoutElement)? = self
    while let element = current {
      if element === other { return true }
      current = element.layoutParent
    }
    return false
  }

  /// Returns the innermost element that contains, or is, this element and another one; nil in different trees.
  func nearestCommonAncestor(with other: any LayoutElement) -> (any LayoutElement)? {
    // Most constraints relate a view to its superview, or to a sibling.
    let (parent, otherParent) = (layoutParent, other.layoutParent)
    if self === other || self === otherParent { return self }
    if parent === other { return other }
    if let parent, parent === otherParent { return parent }
    var (a, b): ((any LayoutElement)?, (any LayoutElement)?) = (self, other)
    let excess = layoutDepth - other.layoutDepth
    for _ in 0..<max(excess, 0) { a = a?.layoutParent }
    for _ in 0..<max(-excess, 0) { b = b?.layoutParent }
    while let first = a, let second = b {
      if first === second { return first }
      (a, b) = (first.layoutParent, second.layoutParent)
    }
    return nil
  }

  /// The number of parents.
  private var layoutDepth: Int {
    var (count, parent) = (0, layoutParent)
    while let current = parent { (count, parent) = (count + 1, current.layoutParent) }
    return count
  }
}
