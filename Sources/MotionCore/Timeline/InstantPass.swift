/// The evaluation of a timeline's channels at an instant.
///
/// It accesses the timeline's memory directly, which must not move meanwhile.
struct InstantPass {
  private let levels: UnsafeBufferPointer<LevelRecord>
  private let tracks: UnsafeBufferPointer<TrackRecord>
  private var levelPass: LevelPass
  private var trackPass: TrackPass

  /// - Parameter honorsEnds: Whether a level counts as ended as soon as the host's events have ended it.
  init(_ timeline: inout MotionTimeline, honorsEnds: Bool) {
    (levels, tracks) = (timeline.levels.elements, timeline.tracks.elements)
    levelPass = LevelPass(
      clockTimes: timeline.clockTimes.elements, memory: timeline.chunkStates.firstMemory, range: 0..<0,
      curves: timeline.curves.elements, springs: timeline.springs.elements, steps: timeline.steps.elements,
      honorsEnds: honorsEnds)
    trackPass = TrackPass(
      numbers: timeline.current.mutableElements, base: timeline.base.elements,
      transforms: timeline.transforms.mutableElements,
      uprights: timeline.uprights.mutableElements.baseAddress!,
      states: UnsafePointer(levelPass.memory.states),
      firstLevel: 0, constants: timeline.constants.elements, wideTracks: timeline.wideTracks.elements,
      pacings: timeline.pacings.elements, curves: timeline.curves.elements, paths: timeline.paths.elements)
  }

  /// Returns the pass for one of several threads, with memory of its own for levels.
  func forThread(_ index: Int) -> InstantPass {
    var result = self
    result.levelPass.memory = levelPass.memory.advanced(by: index)
    result.trackPass.states = UnsafePointer(result.levelPass.memory.states)
    return result
  }

  /// Sets the numbers of some channels to those without animations. Transforms are only marked as outdated.
  func reset(_ channels: ChannelRange) {
    let (numbers, base, transforms) = (trackPass.numbers, trackPass.base, trackPass.transforms)
    var next = channels.numbers.lowerBound
    for index in channels.transforms {
      let transform = transforms[index].numbers
      for number in next..<transform.lowerBound { numbers[number] = base[number] }
      next = transform.upperBound
      transforms[index].beginInstant()
    }
    for number in next..<channels.numbers.upperBound { numbers[number] = base[number] }
  }

  /// Evaluates the levels of a section, and then their tracks, a chunk at a time.
  func evaluate(_ section: TimelineSection) {
    var (level, track) = (section.levels.lowerBound, section.tracks.lowerBound)
    while level < section.levels.upperBound {
      let chunk = level..<endOfChunk(from: level, in: section.levels)
      evaluateLevels(chunk)
      track = evaluateTracks(track..<section.tracks.upperBound, of: chunk)
      level = chunk.upperBound
    }
  }

  /// Returns the end of a chunk. A chunk ends with a program, because a level refers only to earlier levels
  /// of the same program.
  private func endOfChunk(from start: Int, in range: Range<Int>) -> Int {
    var end = min(start + ChunkStates.chunkLength, range.upperBound)
    while end < range.upperBound, !levels[end].startsProgram { end += 1 }
    return end
  }

  private func evaluateLevels(_ range: Range<Int>) {
    let pass = levelPass.forLevels(range)
    pass.run(levels)
  }

  /// Runs the tracks of levels in order and returns the index of the first track whose level comes later.
  private func evaluateTracks(_ range: Range<Int>, of levels: Range<Int>) -> Int {
    guard let first = tracks.baseAddress else { return range.upperBound }
    let pass = trackPass.forLevels(from: levels.lowerBound)
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

  /// Brings the matrices of some channels up to date after all tracks, except those whose upright parts are separate, which
  /// are composed when they are read.
  func finish(_ channels: ChannelRange) {
    for transform in channels.transforms { trackPass.finish(transform) }
  }
}
