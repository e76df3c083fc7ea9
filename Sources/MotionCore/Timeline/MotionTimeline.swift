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
  /// The memory for the levels of one chunk, for each thread that evaluates parts.
  var chunkStates = ChunkStates()
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
  /// The needed sections in parts that can be evaluated at the same time; nil if they aren't known.
  var independentParts: IndependentParts?

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
    let pass = beginInstant(at: time, delays)
    pass.reset(allChannels)
    pass.evaluate(wholeSection)
    pass.finish(allChannels)
  }

  /// Evaluates the channels that are needed at a time of the root clock; the others get their base values.
  ///
  /// - Complexity: O(needed levels + needed tracks + numbers + clocks). Nothing is allocated.
  package mutating func evaluateNeeded(at time: Double) {
    guard let neededSections else { return evaluate(at: time) }
    let pass = beginInstant(at: time, [])
    pass.reset(allChannels)
    for section in neededSections { pass.evaluate(section) }
    pass.finish(allChannels)
  }

  /// All levels and tracks.
  var wholeSection: TimelineSection {
    TimelineSection(levels: levels.indices, tracks: tracks.indices)
  }

  /// Evaluates the clocks, and returns the pass that evaluates the channels.
  mutating func beginInstant(at time: Double, _ delays: [ClockDelay]) -> InstantPass {
    evaluateClocks(at: time, delays)
    areMatricesComposed = false
    return InstantPass(&self, honorsEnds: delays.isEmpty)
  }

  private mutating func evaluateClocks(at time: Double, _ delays: [ClockDelay]) {
    for index in clocks.indices {
      clockTimes[index] =
        index == 0
        ? time : clocks[index].space.localTime(atParentTime: clockTimes[clocks[index].parent])
      for delay in delays where delay.clock == index { clockTimes[index] -= delay.seconds }
    }
  }
}
