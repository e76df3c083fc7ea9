import CoreGraphics

/// A thread's queue of layers and animations to release one after another.
///
/// A deep tree that released itself recursively would overflow the stack.
final class DeferredReleases {
  private static let threadLocal = ThreadLocal { DeferredReleases() }

  static var current: DeferredReleases { threadLocal.value }

  private var pending: [AnyObject] = []
  private var isReleasing = false

  func add(_ objects: some Sequence<AnyObject>) { pending += objects }

  /// Releases the queued objects, and those that their release queues in turn.
  func release() {
    guard !isReleasing else { return }
    isReleasing = true
    while pending.popLast() != nil {}
    isReleasing = false
  }
}
