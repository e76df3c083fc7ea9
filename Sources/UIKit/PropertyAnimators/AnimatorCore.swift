import LayerTree
import QuartzCore

/// The state machine of a property animator: tracks of the properties that its blocks changed, and the current run.
///
/// While it runs, its animations retain it; the animator object can be released.
final class AnimatorCore {
  let pacing: AnimationPacing
  /// The duration in seconds; 0 applies changes immediately.
  let duration: Double
  var isInterruptible = true
  var scrubsLinearly = true
  var pausesOnCompletion = false
  private(set) var state = UIViewAnimatingState.inactive
  private(set) var isRunning = false
  private(set) var isReversed = false

  private var blocks: [(body: @MainActor () -> Void, delay: Double)] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  /// Closures that are called at every end, even if completions aren't.
  private var endObservers: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  /// The animator's own position while it doesn't run.
  private var position = AnimatorPosition.time(0)
  /// The fraction of the duration before the changes of the block that is being called begin to move.
  private var blockDelay = 0.0
  private var run = AnimatorRun(motion: .paused(.time(0)))
  /// The duration of the run and its start time, in seconds.
  private var (runDuration, startTime) = (0.0, 0.0)
  /// The tracks of the run that haven't ended.
  private var unfinishedTracks: Set<ObjectIdentifier> = []
  /// The number of runs so far, which identifies the run that an end belongs to.
  private var runNumber = 0

  init(_ pacing: AnimationPacing, duration: Double) {
    self.pacing = pacing
    self.duration = duration > 0 ? min(duration, Double(Float.greatestFiniteMagnitude)) : 0
  }
}

// MARK: - Blocks

extension AnimatorCore: AnimationSink {
  func action(for change: PropertyChange, _ traits: AnimationTraits) -> (any CAAction)? {
    ClosureAction {
      for track in change.tracks(traits.pacing) { self.addTrack(track, of: change, traits) }
    }
  }

  func addTrack(_ values: ValueTrack, of change: PropertyChange, _ traits: AnimationTraits) {
    let delay = duration > 0 ? min(traits.delay / duration, 1) : 0
    let track = AnimatorTrack(
      values, of: change, traits.pacing, duration: duration, delay: blockDelay + (1 - blockDelay) * delay)
    tracks.append(track)
    // Attached immediately, so that another track of the same property gets another key.
    track.show(AnimatorRun(motion: .paused(.time(0))), of: self)
  }

  var absorbsNestedBlocks: Bool { true }

  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void) {
    completions.append { completion($0 == .end) }
  }

  /// Stores a block until the animator becomes active, or calls it now if it already is.
  func add(_ block: @escaping @MainActor () -> Void, delay: Double) {
    let delay = delay.isNaN ? 0 : min(max(delay, 0), 1)
    guard state == .active else { return blocks.append((block, delay)) }
    let count = tracks.count
    let passed = currentPosition.fraction
    call(block, delay: passed + (1 - passed) * delay)
    guard isRunning, !isReversed else { return }
    let remaining = max(runDuration - elapsed, 0)
    for track in tracks[count...] {
      let delay = passed < 1 ? (track.delay - passed) / (1 - passed) * remaining : 0
      show(track, runFromStart(delay: delay, duration: remaining - delay))
    }
  }

  func add(completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Adds a closure that is called once, at the next end of any kind.
  func observeEnd(_ body: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    endObservers.append(body)
  }

  private func call(_ block: @MainActor () -> Void, delay: Double) {
    blockDelay = delay
    AnimationStack.current.perform(AnimationTraits(duration: duration, pacing: pacing), into: self, block)
  }

  /// Enters the active state: calls the blocks, and records their changes without starting their motion.
  private func activate() {
    state = .active
    position = .time(isReversed ? 1 : 0)
    let blocks = blocks
    self.blocks = []
    for block in blocks { call(block.body, delay: block.delay) }
    for track in tracks { track.position = .time(isReversed ? 1 : 0) }
  }
}

// MARK: - Running

extension AnimatorCore {
  func start(after delay: Double) {
    switch state {
    case .stopped:
      CoreAnimationDiagnostics.report("an animator that was stopped can't be started: finish it first")
    case .active: if !isRunning { startRun() }
    case .inactive:
      activate()
      startRun(after: delay > 0 && delay.isFinite ? delay : 0)
    }
  }

  func pause() {
    guard canBeInterrupted("paused") else { return }
    if state == .inactive { activate() }
    if isRunning { endRun() }
    showPausedTracks()
  }

  /// Continues a paused animator.
  ///
  /// - Parameters:
  ///   - parameters: The pacing of the remaining distance; nil for the animator's own.
  ///   - factor: The run's duration as a fraction of the animator's; 0 for the fraction that remains.
  func continueRun(with parameters: (any UITimingCurveProvider)?, factor: Double) {
    guard canBeInterrupted("continued") else { return }
    guard state == .active, !isRunning else {
      return CoreAnimationDiagnostics.report("only an animator that is paused can be continued")
    }
    startRun(with: parameters, for: factor > 0 && factor.isFinite ? factor * duration : nil)
  }

  func setReversed(_ newValue: Bool) {
    guard newValue != isReversed else { return }
    let wasRunning = isRunning
    if wasRunning { endRun() }
    isReversed = newValue
    if wasRunning { startRun() }
  }

  /// Runs from the current position to the end, or back to the start while reversed.
  ///
  /// - Parameters:
  ///   - parameters: The pacing of the remaining distance; nil for the animator's own.
  ///   - requestedDuration: The run's duration in seconds; nil for the share of ``duration`` that remains.
  ///   - delay: The seconds until the motion begins.
  private func startRun(
    with parameters: (any UITimingCurveProvider)? = nil, for requestedDuration: Double? = nil,
    after delay: Double = 0
  ) {
    let remainingTime = isReversed ? currentFraction : 1 - currentFraction
    let remainingProgress = abs(isReversed ? currentProgress : 1 - currentProgress)
    let share = parameters != nil || isOutsidePacing ? remainingProgress : remainingTime
    var newPacing: AnimationPacing?
    runDuration = requestedDuration ?? share * duration
    if let parameters {
      let pacing = parameters.pacing(duration: runDuration)
      (newPacing, runDuration) = (pacing.pacing, pacing.duration)
    } else if isOutsidePacing, runDuration > 0 {
      newPacing = pacing.stretched(by: runDuration / duration)
    }
    isRunning = true
    runNumber += 1
    startTime = now + delay
    unfinishedTracks = []
    guard runDuration > 0, remainingTime > 0 || newPacing != nil else { return endAtCommit() }
    run = makeRun(from: position, fraction: currentFraction, newPacing, delay: 0, duration: runDuration)
    for track in tracks { show(track, run(of: track, newPacing), after: delay) }
    if unfinishedTracks.isEmpty { endAtCommit() }
  }

  private func show(_ track: AnimatorTrack, _ run: AnimatorRun, after delay: Double = 0) {
    if case .paused = run.motion {
    } else if !track.isInterrupted {
      unfinishedTracks.insert(ObjectIdentifier(track))
    }
    track.show(
      AnimatorRun(motion: run.motion, delay: run.delay + delay, duration: run.duration), of: self)
  }

  /// The part of the new run that a track takes.
  private func run(of track: AnimatorTrack, _ newPacing: AnimationPacing?) -> AnimatorRun {
    let (passed, delay) = (position.fraction, track.delay)
    if isReversed {
      guard passed > delay else { return AnimatorRun(motion: .paused(track.position)) }
      let share = delay > 0 ? (passed - delay) / passed : 1
      return makeRun(
        from: track.position, fraction: track.fraction(at: track.position), newPacing, delay: 0,
        duration: share * runDuration, track: track)
    }
    let runDelay = passed < delay ? (delay - passed) / (1 - passed) * runDuration : 0
    return makeRun(
      from: track.position, fraction: track.fraction(at: track.position), newPacing, delay: runDelay,
      duration: runDuration - runDelay, track: track)
  }

  private func makeRun(
    from position: AnimatorPosition, fraction: Double, _ newPacing: AnimationPacing?, delay: Double,
    duration: Double, track: AnimatorTrack? = nil
  ) -> AnimatorRun {
    let end = isReversed ? 0.0 : 1.0
    guard let newPacing else {
      guard fraction != end, duration > 0 else { return AnimatorRun(motion: .paused(.time(end))) }
      return AnimatorRun(motion: .ownPacing(from: fraction, to: end), delay: delay, duration: duration)
    }
    let start = track?.progress(at: position) ?? currentProgress
    return AnimatorRun(motion: .newPacing(newPacing, from: start, to: end), delay: delay, duration: duration)
  }

  /// The run of a track that was added while the animator runs forward.
  private func runFromStart(delay: Double, duration: Double) -> AnimatorRun {
    guard duration > 0 else { return AnimatorRun(motion: .paused(.time(1))) }
    return AnimatorRun(motion: .ownPacing(from: 0, to: 1), delay: delay, duration: duration)
  }

  /// Stores the positions of the animator and its tracks, and ends the run.
  private func endRun() {
    let elapsed = elapsed
    position = run.position(after: elapsed, nil)
    for track in tracks { track.position = track.run.position(after: elapsed, track.values.axis) }
    isRunning = false
    runNumber += 1
  }

  private func showPausedTracks() {
    run = AnimatorRun(motion: .paused(position))
    for track in tracks { track.show(AnimatorRun(motion: .paused(track.position)), of: self) }
  }

  /// Returns whether the animator can be paused, scrubbed, or stopped; reports it if not.
  private func canBeInterrupted(_ action: String) -> Bool {
    if isInterruptible, state != .stopped { return true }
    CoreAnimationDiagnostics.report(
      "an animator that \(isInterruptible ? "was stopped" : "isn't interruptible") can't be \(action)")
    return false
  }
}

// MARK: - Positions and times

extension AnimatorCore {
  private var now: Double { tracks.first?.values.layer.currentLocalTime ?? CACurrentMediaTime() }

  private var elapsed: Double { now - startTime }

  private var currentPosition: AnimatorPosition {
    isRunning ? run.position(after: elapsed, nil) : position
  }

  private var currentProgress: Double { progress(at: position) }

  /// The elapsed fraction of the duration at the stored position.
  private var currentFraction: Double { fraction(at: position) }

  private func fraction(at position: AnimatorPosition) -> Double {
    switch position {
    case .time(let fraction): fraction
    case .progress(let progress): pacing.fraction(at: progress, of: duration)
    }
  }

  /// Whether another pacing has led to a progress that the animator's own pacing never reaches.
  private var isOutsidePacing: Bool {
    guard case .progress(let progress) = position else { return false }
    return progress < 0 || progress > pacing.progress(at: 1, of: duration)
  }

  private func progress(at position: AnimatorPosition) -> Double {
    switch position {
    case .time(let fraction): pacing.progress(at: fraction, of: duration)
    case .progress(let progress): progress
    }
  }

  /// The completed fraction, in the direction in which the animator runs.
  var fractionComplete: Double {
    get {
      guard state != .inactive else { return 0 }
      let position = currentPosition
      let fraction = scrubsLinearly ? progress(at: position) : fraction(at: position)
      return isReversed ? 1 - fraction : fraction
    }
    set {
      guard canBeInterrupted("scrubbed"), !newValue.isNaN else { return }
      if state == .inactive { activate() }
      if isRunning { endRun() }
      let clamped = min(max(newValue, 0), 1)
      let fraction = isReversed ? 1 - clamped : clamped
      position = scrubsLinearly ? .progress(fraction) : .time(fraction)
      for track in tracks {
        let trackFraction = max((fraction - track.delay) / (1 - track.delay), 0)
        track.position = scrubsLinearly ? .progress(trackFraction) : .time(trackFraction)
      }
      showPausedTracks()
    }
  }
}

// MARK: - The end

extension AnimatorCore {
  /// Records that a track has finished or that its animation was removed.
  func trackEnded(_ track: AnimatorTrack) {
    guard isRunning, unfinishedTracks.remove(ObjectIdentifier(track)) != nil, unfinishedTracks.isEmpty else {
      return
    }
    end()
  }

  /// Ends at the next commit, for a run without any animation.
  private func endAtCommit() {
    let number = runNumber
    CATransaction.openImplicitly()
    CATransaction.begin()
    CATransaction.setCompletionBlock { if self.isRunning, self.runNumber == number { self.end() } }
    CATransaction.commit()
  }

  private func end() {
    isRunning = false
    guard pausesOnCompletion else { return finish(at: isReversed ? .start : .end) }
    let end = AnimatorPosition.time(isReversed ? 0 : 1)
    position = end
    for track in tracks { track.position = end }
    showPausedTracks()
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active, canBeInterrupted("stopped") else { return }
    if isRunning { endRun() }
    isRunning = false
    detachTracks()
    for track in tracks { track.setCurrent() }
    state = .stopped
    if withoutFinishing { reset() }
  }

  func finishStopped(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return CoreAnimationDiagnostics.report("only an animator that was stopped can be finished")
    }
    if finalPosition == .end { for track in tracks { track.setEnd() } }
    finish(at: finalPosition)
  }

  private func finish(at finalPosition: UIViewAnimatingPosition) {
    detachTracks()
    if finalPosition == .start { for track in tracks.reversed() { track.setStart() } }
    let completions = completions
    reset(at: finalPosition)
    for completion in completions { withViews(finalPosition) { completion($0) } }
  }

  /// Cleans up after the animator object was released, and reports it if it was paused or stopped.
  func abandon() {
    guard !isRunning, state != .inactive else { return }
    CoreAnimationDiagnostics.report("an animator was released while it was paused or stopped")
    detachTracks()
    reset()
  }

  private func reset(at finalPosition: UIViewAnimatingPosition = .current) {
    state = .inactive
    (isRunning, isReversed) = (false, false)
    (tracks, completions, blocks, unfinishedTracks) = ([], [], [], [])
    position = .time(0)
    runNumber += 1
    let endObservers = endObservers
    self.endObservers = []
    for body in endObservers { withViews(finalPosition) { body($0) } }
  }

  private func detachTracks() {
    for track in tracks { track.detach() }
  }
}
