/// A record of animations and transitions that have begun: each must complete once.
final class CompletionRecord {
  private var names: [String] = []
  private var counts: [Int] = []

  /// Returns a closure to call at the end of an animation that is about to begin.
  func expect(_ name: String) -> () -> Void {
    let number = counts.count
    names.append(name)
    counts.append(0)
    return { self.counts[number] += 1 }
  }

  /// Checks that no animation has ended several times.
  ///
  /// - Parameter isClosed: Whether all animations must have ended.
  func check(isClosed: Bool) throws {
    guard let number = counts.indices.first(where: { counts[$0] > 1 || isClosed && counts[$0] == 0 }) else {
      return
    }
    throw Violation(
      description: "\(names[number]), number \(number) of \(counts.count), completed \(counts[number]) times")
  }
}
