import AnimationVocabulary
import QuartzCore

/// Converts the times of the members of nested groups to seconds from the beginning of the outermost group.
struct GroupClock {
  /// The difference below which two times count as equal; sums of times have a smaller rounding error.
  static let tolerance: CFTimeInterval = 1e-9

  /// The enclosing groups, the outermost first.
  private var groups: [CAAnimationGroup] = []
  /// The end of the outermost group that repeats or runs backward, if there is one: its members end together with it.
  private var end: CFTimeInterval?

  init(of group: CAAnimationGroup) { enter(group) }

  /// Calls a closure for every animation in the innermost group and in its nested groups, each with its own clock.
  func forEachMember(_ body: (CAAnimation, GroupClock) -> Void) {
    for member in groups.last?.animations ?? [] {
      body(member, self)
      guard let group = member as? CAAnimationGroup else { continue }
      var clock = self
      clock.enter(group)
      clock.forEachMember(body)
    }
  }

  /// Makes a member of the innermost group the innermost one.
  private mutating func enter(_ group: CAAnimationGroup) {
    let endOfGroup = end ?? (groups.isEmpty ? group.activeLength : time(group.endTime))
    if end == nil, !group.runsOnceForward { end = endOfGroup }
    groups.append(group)
  }

  /// Returns the time at which a member begins first.
  func start(of member: CAAnimation) -> CFTimeInterval { time(member.beginTime) }

  /// Returns the time at which a member ends last.
  func stop(of member: CAAnimation) -> CFTimeInterval {
    if let end { return end }
    let limit = groups.last?.duration ?? CAAnimation.endless
    return time(member.duration == 0 ? limit : min(member.endTime, limit))
  }

  /// Converts a time of the innermost group.
  private func time(_ local: CFTimeInterval) -> CFTimeInterval {
    var time = local
    for (index, group) in groups.enumerated().reversed() {
      time = group.elapsed(at: time)
      if index > 0 { time += group.beginTime }
    }
    return time
  }
}

extension CAAnimationGroup {
  fileprivate var runsOnceForward: Bool {
    speed > 0 && !autoreverses && repeatDuration == 0 && repeatCount <= 1 && timeOffset == 0
  }

  /// Returns the seconds from the group's beginning to a time of its members in the first cycle.
  fileprivate func elapsed(at local: CFTimeInterval) -> CFTimeInterval {
    guard duration > 0, local < CAAnimation.endless else { return local }
    let fraction = min(max(local / duration, 0), 1)
    let time = duration * (timingFunction?.progress(easedTo: fraction) ?? fraction)
    return speed == 0 ? CAAnimation.endless : time / CFTimeInterval(abs(speed))
  }
}

extension CAMediaTimingFunction {
  /// Returns the progress, 0…1, that the curve eases to a value, by bisection. Errors in the last bits don't matter here.
  fileprivate func progress(easedTo value: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    let (first, second) = (controlPoint1, controlPoint2)
    for _ in 0..<52 {
      let middle = (lower + upper) / 2
      if Self.bezier(first.y, second.y, at: middle) < value { lower = middle } else { upper = middle }
    }
    return Self.bezier(first.x, second.x, at: upper)
  }

  /// Returns a coordinate of the cubic from 0 to 1 with two control values.
  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
