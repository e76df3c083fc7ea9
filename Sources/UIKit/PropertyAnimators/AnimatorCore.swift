import LayerTree
import QuartzCore

/// What a property animator does: keeps tracks of what its blocks changed, and shows them as it's told.
///
/// While it runs, its animations hold on to it; whoever made the animator needn't.
final class AnimatorCore {
  let pacing: AnimationPacing
  /// In seconds; 0 changes everything at once.
  let duration: Double
  var isInterruptible = true
  var scrubsLinearly = true
  var pausesOnCompletion = false
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  private(set) var goesBackward = false

  private var blocks: [(body: @MainActor () -> Void, delay: Double)] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  /// Those that are told of any end, also where completions aren't.
  private var waiting: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  /// Where the animator itself is, and what of its time a block that is being called lets pass.
  private var place = AnimatorPlace.time(0)
  private var blockDelay = 0.0
  private var run = AnimatorRun(motion: .still(.time(0)))
  /// The seconds that the run takes, and when it began.
  private var (length, startTime) = (0.0, 0.0)
  /// How many tracks of the run aren't over.
  private var outstanding: Set<ObjectIdentifier> = []
  /// Counts runs, so that the end of an earlier one is told from that of this one.
  private var runNumber = 0

  init(_ pacing: AnimationPacing, duration: Double) {
    self.pacing = pacing
    self.duration = duration > 0 ? min(duration, Double(Float.greatestFiniteMagnitude)) : 0
  }
}

// MARK: - Blocks

extension AnimatorCore: AnimationSink {
  func action(for change: PropertyChange, _ traits: AnimationTraits) -> (any CAAction)? {
    SequelAction {
      for course in change.courses(traits.pacing) { self.take(course, of: change, traits) }
    }
  }

  func take(_ course: ValueCourse, of change: PropertyChange, _ traits: AnimationTraits) {
    let wait = duration > 0 ? min(traits.delay / duration, 1) : 0
    let track = AnimatorTrack(
      course, of: change, traits.pacing, duration: duration, delay: blockDelay + (1 - blockDelay) * wait)
    tracks.append(track)
    // On the layer at once, so that one more track of the property gets another key.
    track.show(AnimatorRun(motion: .still(.time(0))), of: self)
  }

  var takesInnerBlocks: Bool { true }

  func add(whenOver completion: @escaping @MainActor (Bool) -> Void) {
    completions.append { completion($0 == .end) }
  }

  /// Keeps a block for the start, or calls it where that was before.
  func add(_ block: @escaping @MainActor () -> Void, delay: Double) {
    let delay = delay.isNaN ? 0 : min(max(delay, 0), 1)
    guard state == .active else { return blocks.append((block, delay)) }
    let count = tracks.count
    let passed = currentPlace.fraction
    call(block, delay: passed + (1 - passed) * delay)
    guard isRunning, !goesBackward else { return }
    let rest = max(length - elapsed, 0)
    for track in tracks[count...] {
      let wait = passed < 1 ? (track.delay - passed) / (1 - passed) * rest : 0
      show(track, along(track, to: 1, wait: wait, length: rest - wait))
    }
  }

  func add(completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Has a block called once at the next end, whatever it is.
  func wait(_ body: @escaping @MainActor (UIViewAnimatingPosition) -> Void) { waiting.append(body) }

  private func call(_ block: @MainActor () -> Void, delay: Double) {
    blockDelay = delay
    AnimationStack.current.perform(AnimationTraits(duration: duration, pacing: pacing), into: self, block)
  }

  /// Becomes active: what the blocks say is recorded, and nothing moves.
  private func activate() {
    state = .active
    place = .time(goesBackward ? 1 : 0)
    let blocks = blocks
    self.blocks = []
    for block in blocks { call(block.body, delay: block.delay) }
    for track in tracks { track.place = .time(goesBackward ? 1 : 0) }
  }
}

// MARK: - Running

extension AnimatorCore {
  func start(after delay: Double) {
    switch state {
    case .stopped:
      CoreAnimationDiagnostics.report("an animator that was stopped can't be started: finish it first")
    case .active: if !isRunning { go(nil, factor: 0, wait: 0) }
    case .inactive:
      activate()
      go(nil, factor: 0, wait: delay > 0 && delay.isFinite ? delay : 0)
    }
  }

  func pause() {
    guard canBeInterrupted("paused") else { return }
    if state == .inactive { activate() }
    if isRunning { settle() }
    standStill()
  }

  func continueWith(_ parameters: (any UITimingCurveProvider)?, factor: Double) {
    guard canBeInterrupted("continued") else { return }
    guard state == .active, !isRunning else {
      return CoreAnimationDiagnostics.report("only an animator that is paused can be continued")
    }
    go(parameters, factor: factor > 0 && factor.isFinite ? factor : 0, wait: 0)
  }

  func setBackward(_ isBackward: Bool) {
    guard isBackward != goesBackward else { return }
    let wasRunning = isRunning
    if wasRunning { settle() }
    goesBackward = isBackward
    if wasRunning { go(nil, factor: 0, wait: 0) }
  }

  /// Runs from where everything is to the end, or back to the start.
  private func go(_ parameters: (any UITimingCurveProvider)?, factor: Double, wait: Double) {
    let rest = goesBackward ? ownFraction : 1 - ownFraction
    let way = abs(goesBackward ? ownProgress : 1 - ownProgress)
    let share = parameters != nil || isOffPacing ? way : rest
    var fresh: AnimationPacing?
    length = factor > 0 ? factor * duration : share * duration
    if let parameters {
      let pacing = parameters.pacing(duration: length)
      (fresh, length) = (pacing.pacing, pacing.duration)
    } else if isOffPacing, length > 0 {
      fresh = pacing.stretched(by: length / duration)
    }
    isRunning = true
    runNumber += 1
    startTime = now + wait
    outstanding = []
    guard length > 0, rest > 0 || fresh != nil else { return endAtCommit() }
    run = self.run(from: place, fraction: ownFraction, fresh, wait: 0, length: length)
    for track in tracks { show(track, self.run(of: track, fresh), wait: wait) }
    if outstanding.isEmpty { endAtCommit() }
  }

  private func show(_ track: AnimatorTrack, _ run: AnimatorRun, wait: Double = 0) {
    if case .still = run.motion {} else if !track.isLost { outstanding.insert(ObjectIdentifier(track)) }
    track.show(AnimatorRun(motion: run.motion, wait: run.wait + wait, length: run.length), of: self)
  }

  /// What a track does in the run that begins.
  private func run(of track: AnimatorTrack, _ fresh: AnimationPacing?) -> AnimatorRun {
    let (passed, delay) = (place.fraction, track.delay)
    if goesBackward {
      guard passed > delay else { return AnimatorRun(motion: .still(track.place)) }
      let part = delay > 0 ? (passed - delay) / passed : 1
      return run(
        from: track.place, fraction: track.fraction(at: track.place), fresh, wait: 0, length: part * length,
        track: track)
    }
    let wait = passed < delay ? (delay - passed) / (1 - passed) * length : 0
    return run(
      from: track.place, fraction: track.fraction(at: track.place), fresh, wait: wait, length: length - wait,
      track: track)
  }

  private func run(
    from place: AnimatorPlace, fraction: Double, _ fresh: AnimationPacing?, wait: Double, length: Double,
    track: AnimatorTrack? = nil
  ) -> AnimatorRun {
    let end = goesBackward ? 0.0 : 1.0
    guard let fresh else {
      guard fraction != end, length > 0 else { return AnimatorRun(motion: .still(.time(end))) }
      return AnimatorRun(motion: .along(from: fraction, to: end), wait: wait, length: length)
    }
    let start = track?.progress(at: place) ?? ownProgress
    return AnimatorRun(motion: .paced(fresh, from: start, to: end), wait: wait, length: length)
  }

  private func along(_ track: AnimatorTrack, to end: Double, wait: Double, length: Double) -> AnimatorRun {
    guard length > 0 else { return AnimatorRun(motion: .still(.time(end))) }
    return AnimatorRun(motion: .along(from: 0, to: end), wait: wait, length: length)
  }

  /// Notes where everything is, and stops the clock.
  private func settle() {
    let elapsed = elapsed
    place = run.place(after: elapsed, nil)
    for track in tracks { track.place = track.run.place(after: elapsed, track.course.axis) }
    isRunning = false
    runNumber += 1
  }

  private func standStill() {
    run = AnimatorRun(motion: .still(place))
    for track in tracks { track.show(AnimatorRun(motion: .still(track.place)), of: self) }
  }

  /// Whether the animator may be meddled with; tells where not.
  private func canBeInterrupted(_ how: String) -> Bool {
    if isInterruptible, state != .stopped { return true }
    CoreAnimationDiagnostics.report(
      "an animator that \(isInterruptible ? "was stopped" : "isn't interruptible") can't be \(how)")
    return false
  }
}

// MARK: - Places and times

extension AnimatorCore {
  private var now: Double { tracks.first?.course.layer.ownTime ?? CACurrentMediaTime() }

  private var elapsed: Double { now - startTime }

  private var currentPlace: AnimatorPlace { isRunning ? run.place(after: elapsed, nil) : place }

  private var ownProgress: Double { progress(at: place) }

  /// The fraction of its time at which the animator has come as far as it is.
  private var ownFraction: Double { fraction(at: place) }

  private func fraction(at place: AnimatorPlace) -> Double {
    switch place {
    case .time(let fraction): fraction
    case .way(let way): pacing.fraction(at: way, of: duration)
    }
  }

  /// Whether another pacing has brought it where its own never comes.
  private var isOffPacing: Bool {
    guard case .way(let way) = place else { return false }
    return way < 0 || way > pacing.progress(at: 1, of: duration)
  }

  private func progress(at place: AnimatorPlace) -> Double {
    switch place {
    case .time(let fraction): pacing.progress(at: fraction, of: duration)
    case .way(let way): way
    }
  }

  /// How much is over, in the direction in which the animator runs.
  var fractionComplete: Double {
    get {
      guard state != .inactive else { return 0 }
      let place = currentPlace
      let fraction = scrubsLinearly ? progress(at: place) : fraction(at: place)
      return goesBackward ? 1 - fraction : fraction
    }
    set {
      guard canBeInterrupted("scrubbed"), !newValue.isNaN else { return }
      if state == .inactive { activate() }
      if isRunning { settle() }
      let given = min(max(newValue, 0), 1)
      let fraction = goesBackward ? 1 - given : given
      place = scrubsLinearly ? .way(fraction) : .time(fraction)
      for track in tracks {
        let own = max((fraction - track.delay) / (1 - track.delay), 0)
        track.place = scrubsLinearly ? .way(own) : .time(own)
      }
      standStill()
    }
  }
}

// MARK: - The end

extension AnimatorCore {
  /// A track has come to its end, or somebody took its animation away.
  func ended(_ track: AnimatorTrack) {
    guard isRunning, outstanding.remove(ObjectIdentifier(track)) != nil, outstanding.isEmpty else { return }
    end()
  }

  /// Ends at the commit, since there is nothing to wait for.
  private func endAtCommit() {
    let number = runNumber
    CATransaction.openImplicitly()
    CATransaction.begin()
    CATransaction.setCompletionBlock { if self.isRunning, self.runNumber == number { self.end() } }
    CATransaction.commit()
  }

  private func end() {
    isRunning = false
    guard pausesOnCompletion else { return finish(at: goesBackward ? .start : .end) }
    let end = AnimatorPlace.time(goesBackward ? 0 : 1)
    place = end
    for track in tracks { track.place = end }
    standStill()
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active, canBeInterrupted("stopped") else { return }
    if isRunning { settle() }
    isRunning = false
    leaveTracks()
    for track in tracks { track.setCurrent() }
    state = .stopped
    if withoutFinishing { reset() }
  }

  func finishStopped(at position: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return CoreAnimationDiagnostics.report("only an animator that was stopped can be finished")
    }
    if position == .end { for track in tracks { track.setEnd() } }
    finish(at: position)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    leaveTracks()
    if position == .start { for track in tracks.reversed() { track.setStart() } }
    let completions = completions
    reset(at: position)
    for completion in completions { withViews(position) { completion($0) } }
  }

  /// The animator was let go of by all who could go on with it.
  func abandon() {
    guard !isRunning, state != .inactive else { return }
    CoreAnimationDiagnostics.report("an animator was released while it was paused or stopped")
    leaveTracks()
    reset()
  }

  private func reset(at position: UIViewAnimatingPosition = .current) {
    state = .inactive
    (isRunning, goesBackward) = (false, false)
    (tracks, completions, blocks, outstanding) = ([], [], [], [])
    place = .time(0)
    runNumber += 1
    let waiting = waiting
    self.waiting = []
    for body in waiting { withViews(position) { body($0) } }
  }

  private func leaveTracks() {
    for track in tracks { track.detach() }
  }
}
