import CoreGraphics

/// How deep groups lie in each other, and how many animations they make when each is copied for every place where it
/// lies.
///
/// Groups are walked by recursion, so one in itself, or thousands in each other, would have no end.
struct AnimationNesting {
  private static var maximumDepth: Int { 64 }
  private static var maximumCount: Int { 100_000 }

  /// The groups of one depth, each with the number of its places there.
  private var level: [ObjectIdentifier: (group: CAAnimationGroup, places: Int)] = [:]
  private var next: [ObjectIdentifier: (group: CAAnimationGroup, places: Int)] = [:]
  private var count = 0

  /// Whether animations may be what a group holds: it isn't among them at any depth, groups are nested at most 64
  /// deep, and hold at most 100,000 animations.
  static func allows(_ animations: [CAAnimation], in group: CAAnimationGroup) -> Bool {
    guard animations.contains(where: { $0 is CAAnimationGroup }) else { return true }
    var nesting = AnimationNesting()
    nesting.note(animations, places: 1)
    let isAllowed = nesting.isAllowed(in: group)
    if !isAllowed {
      CoreAnimationDiagnostics.report(
        "an animation group can't be in itself, nested more than \(maximumDepth) deep, or of more than \(maximumCount)"
      )
    }
    return isAllowed
  }

  private mutating func isAllowed(in group: CAAnimationGroup) -> Bool {
    var depth = 1
    while !next.isEmpty {
      (level, next) = (next, [:])
      depth += 1
      guard depth <= Self.maximumDepth, level[ObjectIdentifier(group)] == nil else { return false }
      for (inner, places) in level.values {
        let members = inner.members ?? []
        count += places * members.count
        guard count <= Self.maximumCount else { return false }
        note(members, places: places)
      }
    }
    return true
  }

  private mutating func note(_ animations: [CAAnimation], places: Int) {
    for case let group as CAAnimationGroup in animations {
      next[ObjectIdentifier(group), default: (group, 0)].places += places
    }
  }
}
