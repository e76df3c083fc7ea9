import CoreGraphics

/// A check of the nesting depth of animation groups, and of the number of animations in them.
///
/// An animation that is in several groups counts once for each, because it's copied for each. Groups are processed
/// recursively: without limits, a group that contains itself would recurse without end, and thousands of nested groups
/// would overflow the stack.
struct AnimationNesting {
  private static var maximumDepth: Int { 64 }
  private static var maximumCount: Int { 100_000 }

  /// The groups at one depth, each with the number of times that it occurs there.
  private var level: [ObjectIdentifier: (group: CAAnimationGroup, occurrences: Int)] = [:]
  private var next: [ObjectIdentifier: (group: CAAnimationGroup, occurrences: Int)] = [:]
  private var count = 0

  /// Returns whether a group may contain the animations: the group isn't among them at any depth, groups are nested at
  /// most 64 deep, and contain at most 100,000 animations.
  static func allows(_ animations: [CAAnimation], in group: CAAnimationGroup) -> Bool {
    guard !areFlat(animations, in: group) else { return true }
    var nesting = AnimationNesting()
    nesting.countGroups(in: animations, occurrences: 1)
    let isAllowed = nesting.isAllowed(in: group)
    if !isAllowed {
      CoreAnimationDiagnostics.report(
        "an animation group can't contain itself, nest groups more than \(maximumDepth) deep, or contain more than "
          + "\(maximumCount) animations")
    }
    return isAllowed
  }

  /// Whether no animation is the group itself or contains a group, and the animations in groups are few enough.
  private static func areFlat(_ animations: [CAAnimation], in group: CAAnimationGroup) -> Bool {
    var count = 0
    return animations.allSatisfy { animation in
      guard let inner = animation as? CAAnimationGroup else { return true }
      let members = inner.members ?? []
      count += members.count
      return inner !== group && count <= maximumCount && !members.contains { $0 is CAAnimationGroup }
    }
  }

  private mutating func isAllowed(in group: CAAnimationGroup) -> Bool {
    var depth = 1
    while !next.isEmpty {
      (level, next) = (next, [:])
      depth += 1
      guard depth <= Self.maximumDepth, level[ObjectIdentifier(group)] == nil else { return false }
      for (inner, occurrences) in level.values {
        let members = inner.members ?? []
        count += occurrences * members.count
        guard count <= Self.maximumCount else { return false }
        countGroups(in: members, occurrences: occurrences)
      }
    }
    return true
  }

  private mutating func countGroups(in animations: [CAAnimation], occurrences: Int) {
    for case let group as CAAnimationGroup in animations {
      next[ObjectIdentifier(group), default: (group, 0)].occurrences += occurrences
    }
  }
}
