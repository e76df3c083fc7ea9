// Goals in this order: the same result for a time regardless of earlier evaluations, no allocation during
// evaluation, then speed: flat records in the order of their addition, read in place, a chunk at a time.

/// All animated numbers of a layer tree, evaluated together at one instant.
///
/// Numbers are stored in channels (one for each animated property of each layer), and programs (one for each
/// animation) write to them. Evaluation copies every channel's base value, then runs all tracks in the order
/// in which their programs were added, so a later animation sees the result of an earlier one.
package struct MotionTimeline: ~Copyable {
  // MARK: Time

  /// The clocks of layers whose time isn't the root's; the first is the root clock.
  var clocks = GrowableBuffer([ClockRecord()])
  var clockTimes = GrowableBuffer([0.0])

  // MARK: Programs

  var levels = GrowableBuffer<LevelRecord>()
  /// The states of the levels of one chunk, which are read again before they leave the cache.
  var states = GrowableBuffer<LevelState>()
  /// The scratch memory of a ``LevelPass``.
  var scratch = GrowableBuffer(Array(repeating: 0.0, count: 2 * LevelPass.largestBatch))
  var tracks = GrowableBuffer<TrackRecord>()
  var wideTracks = GrowableBuffer<WideTrack>()
  /// The endpoints, keyframes and key times of all tracks.
  var constants = GrowableBuffer<Double>()
  /// The curves and springs of all levels and keyframes.
  var curves = SharedTable<UnitBezier>()
  var springs = SharedTable<SpringMotion>()
  /// The lengths of the steps of all levels, in seconds.
  var steps = SharedTable<Double>()
  /// The indices of the curves between keyframes.
  var pacings = GrowableBuffer<Int32>()
  /// The paths of all tracks along a path.
  var paths = GrowableBuffer<PathKeyframes>()
  var programs = ProgramTable()
  /// The sections that write needed numbers; nil if all numbers are needed.
  var neededSections: [TimelineSection]?

  // MARK: Channels

  /// The numbers of each channel without animations; the first numbers are those of ``TransformFunction``.
  var base = GrowableBuffer(TransformFunction.scratch)
  /// The numbers of each channel at the last evaluated instant.
  var current = GrowableBuffer(TransformFunction.scratch)
  var transforms = GrowableBuffer<TransformChannel>()
  /// The ``UprightParts`` of each transform.
  var uprights = GrowableBuffer<Double>()
  /// Whether all matrices in ``current`` are those of the last evaluated instant.
  var areMatricesComposed = false
  /// The removed channels of one number.
  var freeScalars: [MotionChannel] = []
  /// The other removed channels, by their kinds.
  var freeChannels: [MotionChannel.Kind: [MotionChannel]] = [:]

  package init() {}

  /// Evaluates all channels at a time of the root clock.
  ///
  /// - Parameter delays: The delays of clocks. With a delay, an animation that the host's events have ended
  ///   may not have ended yet.
  /// - Complexity: O(levels + tracks + numbers + clocks · delays). Nothing is allocated.
  package mutating func evaluate(at time: Double, delays: [ClockDelay] = []) {
    beginInstant(at: time, delays)
    evaluate(
      TimelineSection(levels: 0..<levels.count, tracks: 0..<tracks.count), honoringEnds: delays.isEmpty)
    finishTransforms()
  }

  /// Evaluates the channels that are needed at a time of the root clock; the others get their base values.
  ///
  /// - Complexity: O(needed levels + needed tracks + numbers + clocks). Nothing is allocated.
  package mutating func evaluateNeeded(at time: Double) {
    guard let neededSections else { return evaluate(at: time) }
    beginInstant(at: time, [])
    for section in neededSections { evaluate(section, honoringEnds: true) }
    finishTransforms()
  }

  private mutating func beginInstant(at time: Double, _ delays: [ClockDelay]) {
    evaluateClocks(at: time, delays)
    areMatricesComposed = false
    resetChannels()
  }

  private mutating func evaluate(_ section: TimelineSection, honoringEnds: Bool) {
    var (level, track) = (section.levels.lowerBound, section.tracks.lowerBound)
    while level < section.levels.upperBound {
      let range = level..<endOfChunk(from: level, in: section.levels)
      evaluateLevels(range, honoringEnds: honoringEnds)
      track = evaluateTracks(track..<section.tracks.upperBound, of: range)
      level = range.upperBound
    }
  }

  /// The number of levels that are evaluated before their tracks: few enough that their states are still in
  /// the cache then.
  static var chunk: Int { 256 }

  /// Returns the end of a chunk. A chunk ends with a program, because a level refers only to earlier levels
  /// of the same program.
  private func endOfChunk(from start: Int, in range: Range<Int>) -> Int {
    var end = min(start + Self.chunk, range.upperBound)
    while end < range.upperBound, !levels[end].startsProgram { end += 1 }
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

  private mutating func evaluateLevels(_ range: Range<Int>, honoringEnds: Bool) {
    let pass = LevelPass(
      clockTimes: clockTimes.elements, states: states.mutableElements, range: range, curves: curves.elements,
      springs: springs.elements, steps: steps.elements, scratch: scratch.mutableElements.baseAddress!,
      honorsEnds: honoringEnds)
    pass.run(levels.elements)
  }

  private mutating func resetChannels() {
    let (current, base, transforms) = (current.mutableElements, base.elements, transforms.mutableElements)
    var first = 0
    for index in transforms.indices {
      let numbers = transforms[index].numbers
      for number in first..<numbers.lowerBound { current[number] = base[number] }
      first = numbers.upperBound
      transforms[index].beginInstant()
    }
    for number in first..<base.count { current[number] = base[number] }
  }

  /// Runs the tracks of levels in order and returns the index of the first track whose level comes later.
  private mutating func evaluateTracks(_ range: Range<Int>, of levels: Range<Int>) -> Int {
    guard let first = tracks.elements.baseAddress else { return range.upperBound }
    let pass = trackPass(of: levels)
    var index = range.lowerBound
    while index < range.upperBound, first[index].level < levels.upperBound {
      pass.run(first + index)
      index += 1
    }
    guard !pass.transforms.isEmpty else { return index }
    // While the parts are still in the cache.
    for index in range.lowerBound..<index { pass.composeMatrix(of: first + index) }
    return index
  }

  /// Brings the matrices of all transforms up to date after all tracks, except those whose upright parts are separate, which
  /// are composed when they are read.
  private mutating func finishTransforms() {
    guard !transforms.indices.isEmpty else { return }
    let pass = trackPass(of: 0..<0)
    for transform in pass.transforms.indices { pass.finish(transform) }
  }

  private mutating func trackPass(of levels: Range<Int>) -> TrackPass {
    TrackPass(
      numbers: current.mutableElements, base: base.elements, transforms: transforms.mutableElements,
      uprights: uprights.mutableElements.baseAddress!, states: states.elements.baseAddress!,
      firstLevel: levels.lowerBound, constants: constants.elements,
      wideTracks: wideTracks.elements, pacings: pacings.elements, curves: curves.elements,
      paths: paths.elements)
  }
}
