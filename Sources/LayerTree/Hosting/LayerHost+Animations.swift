import CoreGraphics
import MotionCore

extension LayerHost {
  /// The number that stands for the model's own object in a channel of objects.
  static var modelObject: Double { -1 }

  /// The number that stands there for what the numbers of a form make.
  static func number(ofForm form: Int32) -> Double { -2 - Double(form) }

  /// The form that a number stands for.
  static func form(of number: Double) -> Int? { number <= -2 ? -2 - Int(number) : nil }

  var hasClocks: Bool { timeline.clockCount > 1 }

  /// Begins to play an animation of a layer of the tree.
  func start(_ attachment: AttachedAnimation) {
    guard let layer = attachment.layer else { return }
    let animation = attachment.animation
    animation.timing.reportOddities()
    let begin = animation.timing.beginTime
    if begin == 0 || !begin.isFinite {
      animation.timing.beginTime = layer.localTime(fromMediaTime: now)
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
    schedule(attachment)
  }

  /// Lends the empty program, so that nobody else holds on to its room.
  private func takeEmptyProgram() -> MotionProgram {
    defer { emptyProgram = nil }
    var program = emptyProgram ?? MotionProgram()
    program.removeAll()
    return program
  }

  /// An animation has come to its end.
  func end(_ attachment: AttachedAnimation) {
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

  /// Lets an animation that stays show from now on what it shows after its end.
  private func showEnd(of attachment: AttachedAnimation) {
    guard let program = attachment.program, let layer = attachment.layer else { return }
    let time = layer.localTime(fromMediaTime: now)
    // Only rounding is made up for: in time that runs backward the end is where the animation began, and a layer around
    // whose time stands still before its beginning may keep it anywhere.
    let rounding = 1e-6 * attachment.activeLength + 1e-12 * abs(time)
    guard time - attachment.beginTime > attachment.activeLength - rounding else { return }
    layer.traceEmission(in: self)
    timeline.end(program)
    invalidate()
    layer.markEmission()
  }

  /// Sets clocks and events anew where layers' times changed.
  func retimeIfNeeded() {
    guard needsRetiming else { return }
    needsRetiming = false
    invalidate()
    timeline.removeClocks()
    root.forEachInTree { layer in
      layer.placeClock(in: self)
      for attachment in layer.attached where attachment.host === self {
        if let program = attachment.program { timeline.setClock(layer.clock, of: program) }
        if attachment.state == .running { schedule(attachment) }
      }
    }
  }

  /// Brings the timeline to the host's time.
  func evaluate() {
    guard isStale || evaluatedTime != now else { return }
    timeline.evaluate(at: now)
    evaluatedTime = now
    isStale = false
  }

  /// Brings the timeline to the host's time with some clocks late; without delays it's as before.
  func evaluate(delays: [ClockDelay]) { timeline.evaluate(at: now, delays: delays) }
}

extension CALayer {
  /// Gives the layer a clock of its own where its time isn't its superlayer's.
  fileprivate final func placeClock(in host: LayerHost) {
    let around = links.superlayer?.clock ?? MotionTimeline.rootClock
    let space = timeSpace
    clock = space.isIdentity ? around : host.timeline.addClock(space, inside: around)
  }
}

// MARK: - The end of an animation

extension AttachedAnimation {
  /// Takes the animation out of its host before its end.
  func stopUnfinished(in current: LayerHost?) {
    let wasOver = state == .ended
    let host = host ?? current
    releaseProgram()
    state = .detached
    guard !wasOver else { return }
    settleCompletions(in: host)
    LayerHost.post(.stop(self, finished: false), in: host)
  }

  /// Gives back what the animation holds of its host.
  func releaseProgram() {
    guard let host, let program else { return }
    layer?.traceEmission(in: host)
    host.timeline.remove(program)
    self.program = nil
    host.invalidate()
    if let layer {
      for channel in channels { layer.releaseChannel(channel, in: host) }
    }
    layer?.markEmission()
    for object in objects { host.objects.release(object) }
    self.host = nil
    formerLook = nil
  }

  /// Lets the transactions that wait for this animation know.
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
    // What the delegate retains is often the layer: an animation that is over holds on to neither.
    if state == .detached || animation.isRemovedOnCompletion { animation.delegate = nil }
  }
}
