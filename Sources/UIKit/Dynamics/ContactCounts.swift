/// The numbers of contacts between the shapes of pairs of objects.
///
/// A boundary consists of several lines, and a group of several outlines. Their contacts count as one.
struct ContactCounts {
  private var counts: [Pair: Int] = [:]

  private struct Pair: Hashable {
    let first: ObjectIdentifier
    let second: ObjectIdentifier

    init?(_ first: AnyObject?, _ second: AnyObject?) {
      guard let first, let second else { return nil }
      (self.first, self.second) = (ObjectIdentifier(first), ObjectIdentifier(second))
    }
  }

  /// Counts a contact that began; returns whether it's the first one of its pair.
  mutating func add(_ first: AnyObject?, _ second: AnyObject?) -> Bool {
    guard let pair = Pair(first, second) else { return false }
    counts[pair, default: 0] += 1
    return counts[pair] == 1
  }

  /// Counts a contact that ended; returns whether it was the last one of its pair.
  mutating func remove(_ first: AnyObject?, _ second: AnyObject?) -> Bool {
    guard let pair = Pair(first, second), let count = counts[pair] else { return false }
    counts[pair] = count > 1 ? count - 1 : nil
    return count == 1
  }
}
