import CoreGraphics

/// The layers and animations that a thread is letting go of, one after another: a deep tree that released itself level
/// by level would overflow the stack.
final class DeferredReleases {
  private static let all = ThreadLocal { DeferredReleases() }

  static var current: DeferredReleases { all.value }

  private var waiting: [AnyObject] = []
  private var isReleasing = false

  func add(_ objects: some Sequence<AnyObject>) { waiting += objects }

  /// Releases what waits, and what that leaves behind in its turn.
  func release() {
    guard !isReleasing else { return }
    isReleasing = true
    while waiting.popLast() != nil {}
    isReleasing = false
  }
}
