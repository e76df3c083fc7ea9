import QuartzCore

/// When the parts of groups in groups begin and end, in seconds from the begin of the outermost.
struct PartClock {
  /// What is nearer counts as one instant; more than sums of times are off by.
  static let instant: CFTimeInterval = 1e-9

  /// The groups around, the outermost first.
  private var groups: [CAAnimationGroup] = []
  /// When the innermost that repeats or runs backward ends, which is when its parts are over.
  private var end: CFTimeInterval?

  init(of group: CAAnimationGroup) { enter(group) }

  /// Calls a closure for every animation in the innermost group and in groups in it, each with its own clock.
  func forEachPart(_ body: (CAAnimation, PartClock) -> Void) {
    for part in groups.last?.animations ?? [] {
      body(part, self)
      guard let group = part as? CAAnimationGroup else { continue }
      var clock = self
      clock.enter(group)
      clock.forEachPart(body)
    }
  }

  /// Looks into a group that lies in those entered before.
  private mutating func enter(_ group: CAAnimationGroup) {
    let endOfGroup = end ?? (groups.isEmpty ? group.activeLength : time(group.endTime))
    if end == nil, group.runsOnce == false { end = endOfGroup }
    groups.append(group)
  }

  /// When a part begins for the first time.
  func start(of part: CAAnimation) -> CFTimeInterval { time(part.beginTime) }

  /// When a part ends for the last time.
  func stop(of part: CAAnimation) -> CFTimeInterval {
    if let end { return end }
    let limit = groups.last?.duration ?? CAAnimation.endless
    return time(part.duration == 0 ? limit : min(part.endTime, limit))
  }

  /// The outermost group's seconds at which it's a time in the innermost.
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
  /// Whether it plays once, forward.
  fileprivate var runsOnce: Bool {
    speed > 0 && !autoreverses && repeatDuration == 0 && repeatCount <= 1 && timeOffset == 0
  }

  /// The seconds from its begin to a time of its members in the first pass.
  fileprivate func elapsed(at local: CFTimeInterval) -> CFTimeInterval {
    guard duration > 0, local < CAAnimation.endless else { return local }
    let fraction = min(max(local / duration, 0), 1)
    let time = duration * (timingFunction?.progress(easedTo: fraction) ?? fraction)
    return speed == 0 ? CAAnimation.endless : time / CFTimeInterval(abs(speed))
  }
}

extension CAMediaTimingFunction {
  /// The fraction of the time at which the curve has a value, 0…1, found by halving; the last bits don't matter here.
  fileprivate func progress(easedTo value: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    let (first, second) = (controlPoint(1), controlPoint(2))
    for _ in 0..<52 {
      let middle = (lower + upper) / 2
      if Self.bezier(first.y, second.y, at: middle) < value { lower = middle } else { upper = middle }
    }
    return Self.bezier(first.x, second.x, at: upper)
  }

  private func controlPoint(_ index: Int) -> (x: Double, y: Double) {
    var values: [Float] = [0, 0]
    getControlPoint(at: index, values: &values)
    return (Double(values[0]), Double(values[1]))
  }

  /// A coordinate of the cubic from 0 to 1 with two control values.
  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
