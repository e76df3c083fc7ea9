import QuartzCore

/// A closure that is called after the offset of a scroll view has changed, for an owner that isn't retained.
@MainActor
struct OffsetObserver {
  weak var owner: AnyObject?
  let didChange: () -> Void
}

extension UIScrollView {
  /// Calls a closure after each change of the offset, in place of the owner's former one.
  func observeOffset(for owner: AnyObject, _ didChange: @escaping () -> Void) {
    offsetObservers.removeAll { $0.owner == nil || $0.owner === owner }
    offsetObservers.append(OffsetObserver(owner: owner, didChange: didChange))
  }
}
