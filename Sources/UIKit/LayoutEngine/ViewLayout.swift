/// The constraints of a view, and its state in solving them. Only views that are involved in constraints have
/// one.
@MainActor
final class ViewLayout {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [any LayoutElement] = []
  /// The guides that every view has, by their identifiers.
  var systemGuides: [String: any LayoutElement] = [:]
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
  var needsUpdateConstraints = false
  /// The engine that solves the constraints of the tree; nil unless this view is the root.
  var hostedEngine: LayoutEngine?
  /// The engine that determines the frame of the view or of its subviews.
  weak var engine: LayoutEngine?

  func updateEngineIfNeeded() { (hostedEngine ?? engine)?.updateIfNeeded() }
}

/// A priority for each axis.
struct AxisPriorities {
  private var horizontal: UILayoutPriority
  private var vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
