/// A transaction's completion block, waiting for the transaction's animations.
final class TransactionCompletion {
  private var block: (() -> Void)?
  private var waitsFor = 0
  private var isCommitted = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func animationAdded() { waitsFor += 1 }

  /// One animation is over; returns whether the block is due.
  func animationEnded() -> Bool {
    waitsFor -= 1
    return isDue
  }

  /// The transaction was committed; returns whether the block is due.
  func commit() -> Bool {
    isCommitted = true
    return isDue
  }

  private var isDue: Bool { isCommitted && waitsFor == 0 && block != nil }

  /// Calls the block, once.
  func run() {
    let block = block
    self.block = nil
    block?()
  }
}
