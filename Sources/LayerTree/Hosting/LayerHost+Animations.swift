import CoreGraphics
import MotionCore

extension LayerHost {
  /// The number that represents the model's object in a channel of objects.
  static var modelObject: Double { -1 }

  /// Returns the number that represents the value of a form's channel in a channel of objects.
  static func number(ofForm form: Int32) -> Double { -2 - Double(form) }

  /// Returns the form that a number represents; nil if it represents an object.
  static func form(of number: Double) -> Int? { number <= -2 ? -2 - Int(number) : nil }

  /// Reserves memory for many animations of layers in the tree, each of which ends.
  func reserveCapacity(forAnimations count: Int) {
    timeline.reserveCapacity(forPrograms: count)
    reserveEvents(count)
  }

  /// Starts an animation of a layer in the tree.
  func start(_ attachment: AttachedAnimation, of layer: CALayer) {
    let animation = attachment.animation
    animation.timing.reportInvalidValues()
    let begin = animation.timing.beginTime
    if begin == 0 || !begin.isFinite {
      animation.timing.beginTime = layer.committedLocalTime(fromMediaTime: now, in: self)
    } else {
      reportForeignBeginTime(of: attachment, on: layer)
    }
    layer.traceEmission(in: self)
    var compiler = AnimationCompiler(layer: layer, host: self, program: takeEmptyProgram())
    compiler.compile(animation, beginTime: animation.timing.beginTime)
    attachment.host = self
    attachment.state = .running
    attachment.beginTime = animation.timing.beginTime
    attachment.activeLength = compiler.program.levels[0].timing.activeLength
    attachment.program = timeline.add(compiler.program, clock: layer.clock)
    attachment.channels = compiler.channels
    attachment.objects = compiler.objects
    emptyProgram = compiler.program
    invalidate()
    layer.markEmission()
    schedule(attachment, of: layer)
  }

  /// Returns an empty program that reuses the storage of the last one, and releases the host's reference to it, so that
  /// the storage isn't shared.
  private func takeEmptyProgram() -> MotionProgram {
    var program = emptyProgram.take() ?? MotionProgram()
    program.removeAll()
    return program
  }

  /// Ends an animation that has reached its end time; for the first time, or again after a change of timing.
  func end(_ attachment: AttachedAnimation) {
    guard attachment.state == .running else { return showEnd(of: attachment) }
    attachment.state = .ended
    if attachment.animation.isRemovedOnCompletion {
      attachment.layer?.attached.removeAll { $0 === attachment }
      attachment.releaseProgram()
    } else {
      showEnd(of: attachment)
    }
    attachment.settleCompletions(in: self)
    LayerHost.post(.stop(attachment, finished: true), in: self)
  }

  /// Makes an animation that isn't removed on completion show its state after the end from now on.
  private func showEnd(of attachment: AttachedAnimation) {
    guard let program = attachment.program, let layer = attachment.layer else { return }
    let time = layer.committedLocalTime(fromMediaTime: now, in: self)
    // This only compensates for rounding. In a reversed time space, the animation ends at its beginning. If an
    // ancestor's time is stopped before its begin time, the animation can be at any point.
    let rounding = 1e-6 * attachment.activeLength + 1e-12 * abs(time)
    guard time - attachment.beginTime > attachment.activeLength - rounding else { return }
    layer.traceEmission(in: self)
    timeline.end(program)
    invalidate()
    layer.markEmission()
  }

  /// Updates clocks and events if the timing of layers changed.
  func retimeIfNeeded() {
    guard needsRetiming else { return }
    needsRetiming = false
    root.forEachInTree { $0.traceEmission(in: self) }
    invalidate()
    timeline.removeClocks()
    root.forEachInTree { layer in
      layer.updateClock(in: self)
      for attachment in layer.attached where attachment.host === self {
        guard let program = attachment.program else { continue }
        timeline.setClock(layer.clock, of: program)
        schedule(attachment, of: layer)
      }
    }
    root.forEachInTree { $0.markAnimatedEmission() }
  }

  /// Evaluates the timeline at the host's time, unless that's already done.
  func evaluate() {
    guard isStale || evaluatedTime != now || !isWhollyEvaluated else { return }
    timeline.evaluate(at: now)
    (evaluatedTime, isStale, isWhollyEvaluated) = (now, false, true)
  }

  /// Evaluates the timeline at the host's time with some clocks delayed; without delays, the normal values are
  /// restored.
  func evaluate(delays: [ClockDelay]) { timeline.evaluate(at: now, delays: delays) }
}

extension CALayer {
  /// Lets the layer use its superlayer's clock after a move in the tree.
  ///
  /// The host updates all clocks instead if the layer has its own time space, or if another clock affects something that
  /// runs already: animations or an emission.
  final func inheritClock(in host: LayerHost) {
    let clock = superlayerClock
    if timeSpace.isIdentity,
      clock == self.clock || !(store.owner == .emitter || attached.contains { $0.state != .pending })
    {
      self.clock = clock
    } else {
      host.needsRetiming = true
    }
  }

  private var superlayerClock: Int { links.superlayer?.clock ?? MotionTimeline.rootClock }

  /// Assigns the layer its own clock if its local time differs from its superlayer's, or else the superlayer's
  /// clock.
  fileprivate final func updateClock(in host: LayerHost) {
    let space = timeSpace
    clock = space.isIdentity ? superlayerClock : host.timeline.addClock(space, inside: superlayerClock)
  }
}

// MARK: - The end of an animation

extension AttachedAnimation {
  /// Removes the animation from its host before its end.
  func stopUnfinished(in current: LayerHost?) {
    let hasEnded = state == .ended
    let host = host ?? current
    if let host, !hasEnded { host.animationObserver?.animation(self, isRemovedAt: host.now) }
    releaseProgram()
    state = .detached
    guard !hasEnded else { return }
    settleCompletions(in: host)
    LayerHost.post(.stop(self, finished: false), in: host)
  }

  /// Releases the animation's program, channels and objects in its host.
  func releaseProgram() {
    guard let host, let program else { return }
    layer?.traceEmission(in: host)
    host.timeline.remove(program)
    self.program = nil
    host.invalidate()
    if let layer { channels.forEach { layer.releaseChannel($0, in: host) } }
    layer?.markEmission()
    for object in objects { host.objects.release(object) }
    self.host = nil
    formerSnapshot = nil
  }

  /// Notifies the transactions that wait for this animation.
  func settleCompletions(in host: LayerHost?) {
    for completion in completions where completion.animationEnded() {
      LayerHost.post(.completion(completion), in: host)
    }
  }

  func reportStart() {
    guard !hasReportedStart else { return }
    hasReportedStart = true
    animation.delegate?.animationDidStart(animation)
  }

  func reportStop(finished: Bool) {
    guard !hasReportedStop else { return }
    if finished { reportStart() }
    hasReportedStop = true
    onEnd?(finished ? .finished : end)
    onEnd = nil
    animation.delegate?.animationDidStop(animation, finished: finished)
    // Delegates often retain the layer, so an animation that has ended releases its delegate.
    if state == .detached || animation.isRemovedOnCompletion { animation.delegate = nil }
  }
}
