import QuartzCore

/// Recognizes a pan that begins at an edge of the window and moves away from it.
///
/// The pan has to begin within 13 points of one of the ``edges``, and its first 10 points have to go more inward than along
/// the edge. Otherwise it fails. Apple documents neither distance.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may begin. Default none, so that nothing is recognized.
  open var edges: UIRectEdge = []

  /// The width of the area along an edge in which the pan begins, in points.
  private static let margin: CGFloat = 13

  /// The edges near which the current touch began.
  private var touchedEdges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first, let window = touch.window {
      touchedEdges = edges.intersection(Self.edges(of: window.bounds, near: touch.location(in: nil)))
      guard !touchedEdges.isEmpty else { return state = .failed }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, super.exceedsThreshold(travel) { state = .failed }
  }

  override func exceedsThreshold(_ travel: CGPoint) -> Bool {
    super.exceedsThreshold(travel) && leadsInward(travel)
  }

  open override func reset() {
    super.reset()
    touchedEdges = []
  }

  private func leadsInward(_ travel: CGPoint) -> Bool {
    if abs(travel.x) > abs(travel.y) { return touchedEdges.contains(travel.x > 0 ? .left : .right) }
    return touchedEdges.contains(travel.y > 0 ? .top : .bottom)
  }

  private static func edges(of bounds: CGRect, near point: CGPoint) -> UIRectEdge {
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= margin { edges.insert(.left) }
    if bounds.maxX - point.x <= margin { edges.insert(.right) }
    if point.y - bounds.minY <= margin { edges.insert(.top) }
    if bounds.maxY - point.y <= margin { edges.insert(.bottom) }
    return edges
  }
}
