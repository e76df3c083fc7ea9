import QuartzCore

/// Adds what was built to a layer, with what it takes to put it off and to tell of its parts.
///
/// Core Animation counts a begin time from the layer's birth, and tells the delegates of a group's animations nothing.
/// So what has a delay becomes the only member of a group that begins at once, and a part that has somebody to tell gets
/// animations of nothing beside the whole, that end when the part begins and when it ends:
///
/// ```
/// whole  ├──────────────────────┤
/// part   ·      ├────────┤      ·   onDidStart, onStopped
/// signal ├──────┤        ·      ·   ends: the part has begun
/// signal ├───────────────┤      ·   ends: the part has ended; removed with the whole, it stopped unfinished
/// ```
struct AnimationAdding {
  private let layer: CALayer
  private let whole: CAAnimation
  private var signals: [CAAnimation] = []
  /// What is called with the whole's own start and stop.
  private var started: [() -> Void] = []
  private var stopped: [(Bool) -> Void] = []

  init(of animation: CAAnimation, holding holds: [ModelUpdates.Hold], to layer: CALayer) {
    self.layer = layer
    whole = Self.whole(of: animation, holding: holds)
    guard let group = whole as? CAAnimationGroup else { return }
    PartClock(of: group).forEachPart { part, clock in note(part, on: clock) }
  }

  func add(forKey key: String?) {
    let key = key ?? (signals.isEmpty ? nil : Self.key(of: whole))
    let signals = signals.map { (key: Self.key(of: $0), animation: $0) }
    if !started.isEmpty || !stopped.isEmpty || !signals.isEmpty {
      let callbacks = AnimationCallbacks.of(whole)
      callbacks.started.insert(contentsOf: started, at: 0)
      callbacks.stopped.insert(contentsOf: stopped, at: 0)
      callbacks.stopped.append { [weak layer] finished in
        guard !finished else { return }
        for signal in signals { layer?.removeAnimation(forKey: signal.key) }
      }
    }
    layer.add(whole, forKey: key)
    for signal in signals { layer.add(signal.animation, forKey: signal.key) }
  }

  /// A key that no other animation has while this one is there.
  private static func key(of animation: CAAnimation) -> String {
    "AnimationBuilder.\(UInt(bitPattern: ObjectIdentifier(animation)))"
  }
}

// MARK: - Putting off

extension AnimationAdding {
  /// What becomes the layer's animation: what was built itself, or a group around it where it's put off, or where former
  /// values are to show until something in it begins.
  private static func whole(of animation: CAAnimation, holding holds: [ModelUpdates.Hold]) -> CAAnimation {
    let mayHold = !holds.isEmpty && animation is CAAnimationGroup
    guard animation.beginTime > 0 || mayHold else { return animation }
    let group = CAAnimationGroup()
    // Without a duration of its own it would take the group's.
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    group.animations = [animation]
    group.duration = animation.endTime
    group.fillMode = animation.fillMode
    group.isRemovedOnCompletion = animation.isRemovedOnCompletion
    let former = formerValues(of: holds, in: group)
    guard animation.beginTime > 0 || !former.isEmpty else { return animation }
    group.animations = former + [animation]
    return group
  }

  /// The constant animations of those values that something begins to change only later.
  private static func formerValues(of holds: [ModelUpdates.Hold], in group: CAAnimationGroup) -> [CAAnimation]
  {
    guard !holds.isEmpty else { return [] }
    var former: [CAAnimation] = []
    PartClock(of: group).forEachPart { part, clock in
      guard let hold = holds.first(where: { $0.until === part }) else { return }
      hold.former.duration = clock.start(of: part)
      if hold.former.duration > PartClock.instant { former.append(hold.former) }
    }
    return former
  }
}

// MARK: - Telling of parts

extension AnimationAdding {
  private mutating func note(_ part: CAAnimation, on clock: PartClock) {
    guard let callbacks = part.delegate as? AnimationCallbacks else { return }
    signalStart(of: callbacks, at: clock.start(of: part))
    signalStop(of: callbacks, at: clock.stop(of: part))
  }

  private mutating func signalStart(of callbacks: AnimationCallbacks, at time: CFTimeInterval) {
    guard !callbacks.started.isEmpty, time < CAAnimation.endless else { return }
    guard time > PartClock.instant else {
      started += callbacks.started
      return
    }
    signals.append(
      Self.signal(at: time) { finished in
        if finished { for closure in callbacks.started { closure() } }
      })
  }

  private mutating func signalStop(of callbacks: AnimationCallbacks, at time: CFTimeInterval) {
    guard !callbacks.stopped.isEmpty else { return }
    guard time < whole.activeLength - PartClock.instant else {
      stopped += callbacks.stopped
      return
    }
    signals.append(
      Self.signal(at: time) { finished in for closure in callbacks.stopped { closure(finished) } })
  }

  private static func signal(at time: CFTimeInterval, _ body: @escaping (Bool) -> Void) -> CAAnimation {
    let signal = CAAnimationGroup()
    signal.duration = max(time, PartClock.instant)
    AnimationCallbacks.of(signal).stopped.append(body)
    return signal
  }
}
