import Requirements

extension MotionTimeline {
  /// Adds a program that runs by a clock, after all programs added before.
  ///
  /// - Complexity: O(the program's numbers), amortized.
  package mutating func add(_ program: MotionProgram, clock: Int = rootClock) -> MotionProgramID {
    let first = (levels.count, tracks.count, constants.count, pacings.count)
    for level in program.levels {
      append(level, firstLevel: first.0, clock: clock)
      if let parent = level.parent { levels[first.0 + parent].hasMembers = true }
    }
    if first.0 < levels.count { levels[first.0].startsProgram = true }
    keepRoom(forChunksEndingWith: program.levels.count)
    for track in program.tracks {
      if case .partsAlone(let channel, let part, let count) = track.target {
        let function = WideTrack(track, function: channel, part: part, count: count)
        append(function.asStart, level: first.0 + track.level)
        append(track, firstLevel: first.0)
        append(function, level: first.0 + track.level)
      } else {
        append(track, firstLevel: first.0)
      }
    }
    return programs.insert(recordsAdded(since: first))
  }

  /// Removes a program; its channels show what remains from the next evaluation on.
  package mutating func remove(_ id: MotionProgramID) {
    guard let entry = programs.remove(id) else { return }
    for index in entry.levels.indices {
      if levels[index].curve >= 0 { curves.release(levels[index].curve) }
      if levels[index].spring >= 0 { springs.release(levels[index].spring) }
      levels[index].source = .none
    }
    for index in entry.pacings.indices { curves.release(pacings[index]) }
    if programs.removedLevels > 64, programs.removedLevels > levels.count / 2 { compact() }
  }

  /// Notes that a program's end has come: at that very instant, rounding might still say otherwise.
  ///
  /// It holds until the program's clock is set.
  package mutating func end(_ id: MotionProgramID) {
    guard let first = programs.entries[id.index]?.levels.indices.first else { return }
    levels[first].isOver = true
  }

  /// How many levels are kept, those of removed programs included until the next compaction.
  package var levelCount: Int { levels.count }

  private mutating func append(_ level: MotionProgram.Level, firstLevel: Int, clock: Int) {
    levels.append(
      LevelRecord(
        timing: PassTiming(level.timing),
        source: level.parent.map { .level(Int32(firstLevel + $0)) } ?? .clock(Int32(clock)),
        curve: level.pacing.curve.map { curves.use($0) } ?? -1,
        spring: level.pacing.spring.map { springs.use($0) } ?? -1,
        stepLength: level.pacing.stepLength))
  }

  /// Makes room for where the levels of a chunk stand, whose last program may have so many.
  private mutating func keepRoom(forChunksEndingWith count: Int) {
    let room = min(levels.count, Self.chunk + count)
    if states.count < room { states.append(repeating: LevelState(), count: room - states.count) }
  }

  private mutating func append(_ track: WideTrack, level: Int) {
    tracks.append(TrackRecord(kind: .wide, level: Int32(level), place: Int32(wideTracks.count)))
    wideTracks.append(track)
  }

  private mutating func append(_ track: MotionProgram.Track, firstLevel: Int) {
    let level = firstLevel + track.level
    if let scalar = TrackRecord(scalar: track, level: level) { return tracks.append(scalar) }
    var record = WideTrack(track)
    record.constants = Int32(constants.count)
    record.pacings = Int32(pacings.count)
    switch track.values {
    case .scalars:
      break
    case .endpoints(let from, let to):
      constants.append(contentsOf: from.numbers)
      constants.append(contentsOf: to.numbers)
    case .keyframes(let keyframes):
      constants.append(contentsOf: keyframes.keyTimes.fractions)
      for value in keyframes.values { constants.append(contentsOf: value) }
      for tangents in keyframes.tangents {
        constants.append(contentsOf: tangents.leaving)
        constants.append(contentsOf: tangents.arriving)
      }
      for curve in keyframes.pacings { pacings.append(curves.use(curve)) }
    case .path(let path), .pathRotation(let path, _):
      record.constants = Int32(paths.count)
      paths.append(path)
    }
    append(record, level: level)
  }

  /// Closes the gaps that removed programs left, keeping the order.
  private mutating func compact() {
    let old = ProgramRecords(movedFrom: &self)
    for index in programs.beginCompaction() {
      if let entry = programs.entries[index] { programs.entries[index] = take(entry, from: old) }
    }
  }

  /// Appends a program's records as they lay before, and returns where they lie here.
  private mutating func take(_ entry: ProgramTable.Entry, from old: borrowing ProgramRecords)
    -> ProgramTable.Entry
  {
    let first = (levels.count, tracks.count, constants.count, pacings.count)
    for index in entry.levels.indices {
      levels.append(old.levels[index].shifted(levels: Int32(first.0 - entry.levels.lowerBound)))
    }
    for index in entry.tracks.indices {
      var track = old.tracks[index]
      track.level += Int32(first.0 - entry.levels.lowerBound)
      if track.kind == .wide {
        var wide = old.wideTracks[Int(track.place)]
        if wide.followsPath {
          paths.append(old.paths[Int(wide.constants)])
          wide.constants = Int32(paths.count - 1)
        } else {
          wide.constants += Int32(first.2 - entry.constants.lowerBound)
        }
        wide.pacings += Int32(first.3 - entry.pacings.lowerBound)
        track.place = Int32(wideTracks.count)
        wideTracks.append(wide)
      }
      tracks.append(track)
    }
    constants.append(contentsOf: old.constants.elements[entry.constants.indices])
    pacings.append(contentsOf: old.pacings.elements[entry.pacings.indices])
    return recordsAdded(since: first)
  }

  /// Where the records lie that came after so many levels, tracks, constants and pacings.
  private func recordsAdded(since first: (Int, Int, Int, Int)) -> ProgramTable.Entry {
    ProgramTable.Entry(
      levels: .init(first.0..<levels.count), tracks: .init(first.1..<tracks.count),
      constants: .init(first.2..<constants.count), pacings: .init(first.3..<pacings.count))
  }
}

/// The records of programs, as they lay before gaps between them were closed.
private struct ProgramRecords: ~Copyable {
  let levels: GrowableBuffer<LevelRecord>
  let tracks: GrowableBuffer<TrackRecord>
  let wideTracks: GrowableBuffer<WideTrack>
  let constants: GrowableBuffer<Double>
  let pacings: GrowableBuffer<Int32>
  let paths: GrowableBuffer<PathKeyframes>

  /// Leaves the timeline without any, its memory reserved.
  init(movedFrom timeline: inout MotionTimeline) {
    levels = timeline.levels.moveElements()
    tracks = timeline.tracks.moveElements()
    wideTracks = timeline.wideTracks.moveElements()
    constants = timeline.constants.moveElements()
    pacings = timeline.pacings.moveElements()
    paths = timeline.paths.moveElements()
  }
}

// MARK: - Records from programs

extension TrackRecord {
  /// The record of a track that moves one number between two; nil for any other track.
  fileprivate init?(scalar track: MotionProgram.Track, level: Int) {
    self.init(level: Int32(level))
    switch track.target {
    case .numbers(let channel, let first, count: 1):
      target = Int32(channel.offset + first)
    case .parts(let channel, let first, count: 1):
      target = Int32(channel.offset + TransformChannel.matrixWidth + first)
      place = Int32(channel.transform)
    case .partsAlone(_, _, count: 1):
      target = Int32(TransformFunction.offset)
    case .matrix, .numbers, .parts, .partsAlone:
      return nil
    }
    options = TrackOptions(track)
    switch track.values {
    case .scalars(let from, let to):
      (self.from, self.to) = (from, to)
    case .endpoints(let from, let to):
      from.requireCount(1)
      to.requireCount(1)
      (self.from, self.to) = (from.numbers[0], to.numbers[0])
      options.formUnion(TrackOptions(openingFrom: from, to: to))
    case .keyframes, .path, .pathRotation:
      return nil
    }
    if place >= 0 || !options.isEmpty { kind = .scalar }
  }
}

extension TrackOptions {
  fileprivate init(_ track: MotionProgram.Track) {
    self = []
    // A part that is moved alone is added as part of its matrix.
    if track.isAdditive {
      if case .partsAlone = track.target {} else { insert(.additive) }
    }
    if track.isCumulative { insert(.cumulative) }
  }

  fileprivate init(openingFrom from: TrackEnd, to: TrackEnd) {
    self = []
    if from.isOpen { insert(.openStart) }
    if to.isOpen { insert(.openEnd) }
  }
}

extension TrackEnd {
  fileprivate func requireCount(_ width: Int) {
    require(numbers.count == width, "a track of \(width) numbers can't take \(numbers.count)")
  }
}

extension WideTrack {
  /// A track, its constants and pacings not yet placed.
  fileprivate init(_ track: MotionProgram.Track) {
    self.init(kind: .vector, options: TrackOptions(track), target: 0, width: 1, transform: -1)
    aim(at: track.target)
    take(track.values)
  }

  /// What makes a matrix of the parts that a track moves.
  fileprivate init(_ track: MotionProgram.Track, function channel: MotionChannel, part: Int, count: Int) {
    self.init(
      kind: .functionEnd, options: track.isAdditive ? .additive : [], target: Int32(channel.offset),
      width: Int32(count), transform: Int32(channel.transform), count: Int32(part))
  }

  /// What takes the parts underneath first.
  fileprivate var asStart: WideTrack {
    var result = self
    result.kind = .functionStart
    return result
  }

  private mutating func aim(at target: MotionTarget) {
    switch target {
    case .numbers(let channel, let first, let count):
      self.target = Int32(channel.offset + first)
      width = Int32(count)
    case .matrix(let channel):
      self.target = Int32(channel.offset)
      width = Int32(TransformChannel.matrixWidth)
      transform = Int32(channel.transform)
      kind = .matrix
    case .parts(let channel, let first, let count):
      self.target = Int32(channel.offset + TransformChannel.matrixWidth + first)
      width = Int32(count)
      transform = Int32(channel.transform)
    case .partsAlone(_, _, let count):
      self.target = Int32(TransformFunction.offset)
      width = Int32(count)
    }
  }

  private mutating func take(_ values: TrackValues) {
    switch values {
    case .scalars:
      failRequirement("a track of \(width) numbers can't take one")
    case .endpoints(let from, let to):
      from.requireCount(Int(width))
      to.requireCount(Int(width))
      options.formUnion(TrackOptions(openingFrom: from, to: to))
    case .keyframes(let keyframes):
      require(
        keyframes.values.allSatisfy { $0.count == Int(width) },
        "a track of \(width) numbers can't take keyframes of \(keyframes.values.map { $0.count })")
      count = Int32(keyframes.values.count)
      pacingCount = Int32(keyframes.pacings.count)
      switch keyframes.interpolation {
      case .discrete: kind = kind == .matrix ? .discreteMatrixKeyframes : .discreteKeyframes
      case .linear, .paced: kind = kind == .matrix ? .matrixKeyframes : .keyframes
      case .cubic, .cubicPaced: kind = kind == .matrix ? .matrixKeyframes : .cubicKeyframes
      }
    case .path:
      require(width == 2 && kind != .matrix, "a path has two numbers, not the \(width) of its track")
      kind = .path
    case .pathRotation(_, let rotation):
      require(kind == .matrix, "the rotation along a path needs a matrix, not \(width) numbers")
      kind = .pathRotation
      options = rotation == .autoReverse ? [.additive, .reversed] : .additive
    }
  }
}

extension LevelRecord {
  fileprivate func shifted(levels: Int32) -> LevelRecord {
    var result = self
    if case .level(let parent) = source { result.source = .level(parent + levels) }
    return result
  }
}
