import QuartzCore

/// A record of all added animations and completion blocks, and of their calls.
final class Ledger {
  /// The delegate calls of an animation.
  final class Entry: NSObject, CAAnimationDelegate {
    private(set) var starts: [Double] = []
    private(set) var stops: [(time: Double, finished: Bool)] = []
    private let onStop: () -> Void

    fileprivate init(onStop: @escaping () -> Void) { self.onStop = onStop }

    func animationDidStart(_ anim: CAAnimation) { starts.append(CACurrentMediaTime()) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      stops.append((CACurrentMediaTime(), flag))
      onStop()
    }
  }

  private(set) var entries: [Entry] = []
  private(set) var blockRuns: [Int] = []

  /// Returns a delegate for an animation that is about to be added.
  func entry(onStop: @escaping () -> Void) -> Entry {
    let entry = Entry(onStop: onStop)
    entries.append(entry)
    return entry
  }

  /// Returns a completion block for a transaction.
  func block(_ body: @escaping () -> Void) -> () -> Void {
    let number = blockRuns.count
    blockRuns.append(0)
    return {
      self.blockRuns[number] += 1
      body()
    }
  }
}

extension Ledger {
  /// Checks the rules for any time: at most one start and one stop, in this order, and `finished` only after a start.
  func check() throws {
    for (number, entry) in entries.enumerated() {
      try demand(entry.starts.count <= 1, "animation \(number) started \(entry.starts.count) times")
      try demand(entry.stops.count <= 1, "animation \(number) stopped \(entry.stops.count) times")
      guard let stop = entry.stops.first else { continue }
      try demand(!stop.finished || entry.starts.count == 1, "animation \(number) finished without a start")
      try demand(entry.starts.allSatisfy { $0 <= stop.time }, "animation \(number) stopped before it started")
    }
    try demand(blockRuns.allSatisfy { $0 <= 1 }, "a block ran more than once")
  }

  /// Checks the rules for the end: each animation has stopped, and each block has run.
  func checkClosed() throws {
    try check()
    let open = entries.indices.filter { entries[$0].stops.isEmpty }
    try demand(open.isEmpty, "animations \(open) of \(entries.count) never stopped")
    let waiting = blockRuns.indices.filter { blockRuns[$0] == 0 }
    try demand(waiting.isEmpty, "blocks \(waiting) of \(blockRuns.count) never ran")
  }
}
