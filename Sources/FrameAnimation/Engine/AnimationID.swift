import Synchronization

/// The identifier of an animation of an ``AnimationEngine``.
///
/// The first animation of a process has the number 1. All engines share the sequence of numbers. An identifier is never
/// reused.
public struct AnimationID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Returns whether the first animation was started before the second.
  public static func < (a: AnimationID, b: AnimationID) -> Bool { a.rawValue < b.rawValue }
}

extension AnimationID {
  private static let lastNumber = Atomic(0)

  static func next() -> AnimationID {
    AnimationID(rawValue: lastNumber.add(1, ordering: .relaxed).newValue)
  }
}
