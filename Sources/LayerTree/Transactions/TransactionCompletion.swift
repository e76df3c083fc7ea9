/// A transaction's completion block, which waits for the transaction's animations.
final class TransactionCompletion {
  private var block: (() -> Void)?
  private var remainingAnimationCount = 0
  private var isCommitted = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func animationAdded() { remainingAnimationCount += 1 }

  /// Records the end of an animation and returns whether the block is due.
  func animationEnded() -> Bool {
    remainingAnimationCount -= 1
    return isDue
  }

  /// Records the transaction's commit and returns whether the block is due.
  func commit() -> Bool {
    isCommitted = true
    return isDue
  }

  private var isDue: Bool { isCommitted && remainingAnimationCount == 0 && block != nil }

  /// Calls the block; later calls do nothing.
  func run() {
    let block = block
    self.block = nil
    block?()
  }
}
