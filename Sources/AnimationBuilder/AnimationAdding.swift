import QuartzCore

/// Adds a completely built animation to a layer, with its delays and the callbacks of group members.
///
/// Core Animation measures begin times in the layer's own time and doesn't call the delegates of the members of a group. So
/// an animation with a delay becomes the only member of a group that begins immediately. A member with callbacks gets
/// additional animations without content, which end when the member begins and when it ends:
///
/// ```
/// group  ├──────────────────────┤
/// member ·      ├────────┤      ·   onDidStart, onStopped
/// signal ├──────┤        ·      ·   its end: the member begins
/// signal ├───────────────┤      ·   its end: the member ends; removed with the group, the member stops unfinished
/// ```
struct AnimationAdding {
  private let layer: CALayer
  private let animation: CAAnimation
  private var signals: [CAAnimation] = []
  /// The callbacks of members that begin or end together with the whole animation.
  private var started: [() -> Void] = []
  private var stopped: [(Bool) -> Void] = []

  init(of animation: CAAnimation, holding holds: [ModelUpdates.Hold], to layer: CALayer) {
    self.layer = layer
    self.animation = Self.delayed(animation, holding: holds)
    guard let group = self.animation as? CAAnimationGroup else { return }
    GroupClock(of: group).forEachMember { member, clock in addSignals(of: member, on: clock) }
  }

  func add(forKey key: String?) {
    let key = key ?? (signals.isEmpty ? nil : Self.key(of: self.animation))
    let signals = signals.map { (key: Self.key(of: $0), animation: $0) }
    if !started.isEmpty || !stopped.isEmpty || !signals.isEmpty {
      let callbacks = AnimationCallbacks.of(animation)
      callbacks.started.insert(contentsOf: started, at: 0)
      callbacks.stopped.insert(contentsOf: stopped, at: 0)
      callbacks.stopped.append { [weak layer] finished in
        guard !finished else { return }
        for signal in signals { layer?.removeAnimation(forKey: signal.key) }
      }
    }
    layer.add(animation, forKey: key)
    for signal in signals { layer.add(signal.animation, forKey: signal.key) }
  }

  /// Returns a key that is unique as long as the animation exists.
  private static func key(of animation: CAAnimation) -> String {
    "AnimationBuilder.\(UInt(bitPattern: ObjectIdentifier(animation)))"
  }
}

// MARK: - Delays

extension AnimationAdding {
  /// Returns the animation for the layer: the given one, or a group around it that delays it or holds old values until
  /// members begin.
  private static func delayed(_ animation: CAAnimation, holding holds: [ModelUpdates.Hold]) -> CAAnimation {
    let mayHold = !holds.isEmpty && animation is CAAnimationGroup
    guard animation.beginTime > 0 || mayHold else { return animation }
    let group = CAAnimationGroup()
    // Without an explicit duration, the member would have the group's duration.
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    group.animations = [animation]
    group.duration = animation.endTime
    group.fillMode = animation.fillMode
    group.isRemovedOnCompletion = animation.isRemovedOnCompletion
    let held = heldValues(of: holds, in: group)
    guard animation.beginTime > 0 || !held.isEmpty else { return animation }
    group.animations = held + [animation]
    return group
  }

  /// Returns the constant animations of the old values that members begin to change later.
  private static func heldValues(of holds: [ModelUpdates.Hold], in group: CAAnimationGroup) -> [CAAnimation] {
    guard !holds.isEmpty else { return [] }
    var held: [CAAnimation] = []
    GroupClock(of: group).forEachMember { member, clock in
      guard let hold = holds.first(where: { $0.until === member }) else { return }
      hold.oldValue.duration = clock.start(of: member)
      if hold.oldValue.duration > GroupClock.tolerance { held.append(hold.oldValue) }
    }
    return held
  }
}

// MARK: - Callbacks of members

extension AnimationAdding {
  private mutating func addSignals(of member: CAAnimation, on clock: GroupClock) {
    guard let callbacks = member.delegate as? AnimationCallbacks else { return }
    addStartSignal(of: callbacks, at: clock.start(of: member))
    addStopSignal(of: callbacks, at: clock.stop(of: member))
  }

  private mutating func addStartSignal(of callbacks: AnimationCallbacks, at time: CFTimeInterval) {
    guard !callbacks.started.isEmpty, time < CAAnimation.endless else { return }
    guard time > GroupClock.tolerance else {
      started += callbacks.started
      return
    }
    signals.append(
      Self.signal(at: time) { finished in
        if finished { for closure in callbacks.started { closure() } }
      })
  }

  private mutating func addStopSignal(of callbacks: AnimationCallbacks, at time: CFTimeInterval) {
    guard !callbacks.stopped.isEmpty else { return }
    guard time < animation.activeLength - GroupClock.tolerance else {
      stopped += callbacks.stopped
      return
    }
    signals.append(
      Self.signal(at: time) { finished in for closure in callbacks.stopped { closure(finished) } })
  }

  private static func signal(at time: CFTimeInterval, _ body: @escaping (Bool) -> Void) -> CAAnimation {
    let signal = CAAnimationGroup()
    signal.duration = max(time, GroupClock.tolerance)
    AnimationCallbacks.of(signal).stopped.append(body)
    return signal
  }
}
