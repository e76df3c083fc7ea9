// Goals in this order: the same result for a time whatever came before, no allocation while evaluating, then
// speed: flat records in the order of their adding, read where they lie, a chunk at a time.

/// All animated numbers of a layer tree, evaluated together at one instant.
///
/// Numbers live in channels (one for each animated property of each layer); programs (one for each animation)
/// write to them. Evaluating copies every channel's base value, then runs all tracks in the order in which their
/// programs were added, so a later animation sees what an earlier one did.
package struct MotionTimeline: ~Copyable {
  // MARK: Time

  /// The time spaces of layers whose time isn't the root's; the first is the root's own.
  var clocks = GrowableBuffer([ClockRecord()])
  var clockTimes = GrowableBuffer([0.0])

  // MARK: Programs

  var levels = GrowableBuffer<LevelRecord>()
  /// Where the levels of one chunk stand: written and read again before it leaves the cache.
  var states = GrowableBuffer<LevelState>()
  var tracks = GrowableBuffer<TrackRecord>()
  var wideTracks = GrowableBuffer<WideTrack>()
  /// Endpoints, keyframes and key times of all tracks.
  var constants = GrowableBuffer<Double>()
  /// The curves and springs of all levels and keyframes.
  var curves = SharedTable<UnitBezier>()
  var springs = SharedTable<SpringMotion>()
  /// The indices of the curves between keyframes.
  var pacings = GrowableBuffer<Int32>()
  /// The paths of all tracks that follow one.
  var paths = GrowableBuffer<PathKeyframes>()
  var programs = ProgramTable()

  // MARK: Channels

  /// What each channel holds without animation; the first numbers are room for ``TransformFunction``.
  var base = GrowableBuffer(TransformFunction.room)
  /// What each channel holds at the instant last evaluated.
  var current = GrowableBuffer(TransformFunction.room)
  var transforms = GrowableBuffer<TransformChannel>()
  /// Channels of one number that were given back, and all others by their kinds.
  var freeScalars: [MotionChannel] = []
  var freeChannels: [MotionChannel.Kind: [MotionChannel]] = [:]

  package init() {}

  /// Evaluates all channels at a time of the root clock.
  ///
  /// - Parameter delays: What is later than the root clock says. What has ended by the host's events may then not
  ///   have done so yet.
  /// - Complexity: O(levels + tracks + numbers + clocks · delays); it allocates nothing.
  package mutating func evaluate(at time: Double, delays: [ClockDelay] = []) {
    evaluateClocks(at: time, delays)
    resetChannels()
    var (level, track) = (0, 0)
    repeat {
      let range = level..<endOfChunk(from: level)
      evaluateLevels(range, heedingEnds: delays.isEmpty)
      track = evaluateTracks(from: track, of: range)
      level = range.upperBound
    } while level < levels.count
  }

  /// How many levels are evaluated before their tracks: few enough that where they stand is still at hand then.
  static var chunk: Int { 1024 }

  /// A chunk ends with a program: levels look back at earlier ones of their own.
  private func endOfChunk(from start: Int) -> Int {
    var end = min(start + Self.chunk, levels.count)
    while end < levels.count, !levels[end].startsProgram { end += 1 }
    return end
  }

  private mutating func evaluateClocks(at time: Double, _ delays: [ClockDelay]) {
    for index in clocks.indices {
      clockTimes[index] =
        index == 0
        ? time : clocks[index].space.localTime(atParentTime: clockTimes[clocks[index].parent])
      for delay in delays where delay.clock == index { clockTimes[index] -= delay.seconds }
    }
  }

  private mutating func evaluateLevels(_ range: Range<Int>, heedingEnds: Bool) {
    let pass = LevelPass(
      clockTimes: clockTimes.elements, states: states.mutableElements, range: range, curves: curves.elements,
      springs: springs.elements, heedsEnds: heedingEnds)
    pass.run(levels.elements)
  }

  private mutating func resetChannels() {
    let (current, base, transforms) = (current.mutableElements, base.elements, transforms.mutableElements)
    var first = 0
    for index in transforms.indices {
      let numbers = transforms[index].numbers
      for number in first..<numbers.lowerBound { current[number] = base[number] }
      first = numbers.upperBound
      if transforms[index].newest != .base { transforms[index].newest = .stale }
    }
    for number in first..<base.count { current[number] = base[number] }
  }

  /// Runs the tracks of levels in their order, and returns the index of the first one whose level comes later. After the
  /// last ones no transform is left in parts.
  private mutating func evaluateTracks(from start: Int, of levels: Range<Int>) -> Int {
    let isLast = levels.upperBound == self.levels.count
    let (pass, tracks) = (trackPass(of: levels), tracks.elements)
    var index = start
    if let first = tracks.baseAddress {
      while index < tracks.count, first[index].level < levels.upperBound {
        pass.run(first + index)
        index += 1
      }
      guard !pass.transforms.isEmpty else { return index }
      // While the parts are still at hand.
      for index in start..<index { pass.composeMatrix(of: first + index) }
    }
    guard isLast else { return index }
    for transform in pass.transforms.indices { pass.composeIfNeeded(transform) }
    return index
  }

  private mutating func trackPass(of levels: Range<Int>) -> TrackPass {
    TrackPass(
      numbers: current.mutableElements, base: base.elements, transforms: transforms.mutableElements,
      states: states.elements.baseAddress!, firstLevel: levels.lowerBound, constants: constants.elements,
      wideTracks: wideTracks.elements, pacings: pacings.elements, curves: curves.elements,
      paths: paths.elements)
  }
}
