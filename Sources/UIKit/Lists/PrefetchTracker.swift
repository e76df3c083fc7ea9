import QuartzCore

/// The items of a list whose data is being prepared.
struct PrefetchTracker {
  private var announced: Set<IndexPath> = []
  private var lastOffset: CGPoint?
  /// Whether the content was scrolled toward its end.
  private var isForward = true

  /// Returns the rectangle in which items are prepared: the screen next to the visible one in the direction of scrolling.
  mutating func region(for bounds: CGRect, isVertical: Bool) -> CGRect {
    if let lastOffset, lastOffset != bounds.origin {
      isForward = isVertical ? bounds.minY > lastOffset.y : bounds.minX > lastOffset.x
    }
    lastOffset = bounds.origin
    let sign: CGFloat = isForward ? 1 : -1
    return isVertical
      ? bounds.offsetBy(dx: 0, dy: sign * bounds.height) : bounds.offsetBy(dx: sign * bounds.width, dy: 0)
  }

  /// Records the visible items and those that will be visible soon.
  ///
  /// - Returns: The items to announce, in the given order, and the announced ones that will not be displayed.
  mutating func update(displayed: Set<IndexPath>, soon: [IndexPath]) -> (
    new: [IndexPath], canceled: [IndexPath]
  ) {
    let new = soon.filter { !displayed.contains($0) && !announced.contains($0) }
    let canceled = announced.subtracting(displayed).subtracting(soon).sorted()
    announced.formUnion(new)
    announced.subtract(displayed)
    announced.subtract(canceled)
    return (new, canceled)
  }
}
