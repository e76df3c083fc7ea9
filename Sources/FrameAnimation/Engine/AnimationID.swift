import Synchronization

/// Names an animation of an ``AnimationEngine``, from its start on.
///
/// The first animation of a process has 1 and each further one the next number, whichever engine plays it: an ID is
/// never used again.
public struct AnimationID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Whether the one animation was started before the other.
  public static func < (a: AnimationID, b: AnimationID) -> Bool { a.rawValue < b.rawValue }
}

extension AnimationID {
  private static let lastNumber = Atomic(0)

  static func next() -> AnimationID {
    AnimationID(rawValue: lastNumber.add(1, ordering: .relaxed).newValue)
  }
}
