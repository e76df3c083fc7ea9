import Requirements

extension MotionTimeline {
  /// Reserves memory for many programs, most of which move one number, if they more than double the timeline.
  ///
  /// Buffers that grow by doubling would have up to twice the memory that they need.
  package mutating func reserveCapacity(forPrograms count: Int) {
    guard count > levels.count else { return }
    levels.reserveCapacity(forNext: count)
    tracks.reserveCapacity(forNext: count)
    programs.entries.reserveCapacity(programs.entries.count + count)
    base.reserveCapacity(forNext: count)
    current.reserveCapacity(forNext: count)
  }

  /// Adds a program that runs by a clock, after all programs added before.
  ///
  /// - Complexity: O(n) in the program's numbers, amortized.
  package mutating func add(_ program: MotionProgram, clock: Int = rootClock) -> MotionProgramID {
    (neededSections, independentParts) = (nil, nil)
    let first = (levels.count, tracks.count, constants.count, pacings.count)
    for level in program.levels {
      append(level, firstLevel: first.0, clock: clock)
      if let parent = level.parent { levels[first.0 + parent].hasMembers = true }
    }
    if first.0 < levels.count { levels[first.0].startsProgram = true }
    chunkStates.reserve(forLevels: levels.count, endingWith: program.levels.count)
    for track in program.tracks {
      if case .composedMatrix(let channel, let part, let count) = track.target {
        let function = WideTrack(track, function: channel, part: part, count: count)
        append(function.functionStart, level: first.0 + track.level)
        append(track, firstLevel: first.0)
        append(function, level: first.0 + track.level)
      } else {
        append(track, firstLevel: first.0)
      }
    }
    return programs.insert(recordsAdded(since: first))
  }

  /// Removes a program. Its channels change at the next evaluation.
  package mutating func remove(_ id: MotionProgramID) {
    guard let entry = programs.remove(id) else { return }
    (neededSections, independentParts) = (nil, nil)
    for index in entry.levels.indices {
      if levels[index].curve >= 0 { curves.release(levels[index].curve) }
      if levels[index].spring >= 0 { springs.release(levels[index].spring) }
      if levels[index].step >= 0 { steps.release(levels[index].step) }
      levels[index].source = .none
    }
    for index in entry.pacings.indices { curves.release(pacings[index]) }
    if programs.removedLevels > 64, programs.removedLevels > levels.count / 2 { compact() }
  }

  /// Marks a program as ended, because a rounding error could otherwise still show it as running at
  /// the instant of its end.
  ///
  /// The mark holds until the program's clock is set.
  package mutating func end(_ id: MotionProgramID) {
    guard let first = programs.entries[id.index]?.levels.indices.first else { return }
    levels[first].hasEnded = true
  }

  /// The number of levels, including those of removed programs until the next compaction.
  package var levelCount: Int { levels.count }

  private mutating func append(_ level: MotionProgram.Level, firstLevel: Int, clock: Int) {
    levels.append(
      LevelRecord(
        timing: PassTiming(level.timing),
        source: level.parent.map { .level(Int32(firstLevel + $0)) } ?? .clock(Int32(clock)),
        curve: level.pacing.curve.map { curves.use($0) } ?? -1,
        spring: level.pacing.spring.map { springs.use($0) } ?? -1,
        step: level.pacing.stepLength > 0 ? steps.use(level.pacing.stepLength) : -1))
  }

  private mutating func append(_ track: WideTrack, level: Int) {
    tracks.append(TrackRecord(kind: .wide, level: Int32(level), index: Int32(wideTracks.count)))
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
    if record.isMorph, let handles = track.handles {
      record.handles = Int32(constants.count)
      for vertex in handles.vertices { constants.append(Double(vertex)) }
    }
    append(record, level: level)
  }

  /// Removes the gaps that removed programs left, and keeps the order.
  private mutating func compact() {
    let old = ProgramRecords(movedFrom: &self)
    for index in programs.beginCompaction() {
      if let entry = programs.entries[index] { programs.entries[index] = move(entry, from: old) }
    }
  }

  /// Appends a program's records from before the compaction, and returns their new ranges.
  private mutating func move(_ entry: ProgramTable.Entry, from old: borrowing ProgramRecords)
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
        var wide = old.wideTracks[Int(track.index)]
        if wide.followsPath {
          paths.append(old.paths[Int(wide.constants)])
          wide.constants = Int32(paths.count - 1)
        } else {
          wide.constants += Int32(first.2 - entry.constants.lowerBound)
          wide.handles += Int32(first.2 - entry.constants.lowerBound)
        }
        wide.pacings += Int32(first.3 - entry.pacings.lowerBound)
        track.index = Int32(wideTracks.count)
        wideTracks.append(wide)
      }
      tracks.append(track)
    }
    constants.append(contentsOf: old.constants.elements[entry.constants.indices])
    pacings.append(contentsOf: old.pacings.elements[entry.pacings.indices])
    return recordsAdded(since: first)
  }

  /// Returns the ranges of the records that were appended after the given numbers of levels, tracks,
  /// constants and pacings.
  private func recordsAdded(since first: (Int, Int, Int, Int)) -> ProgramTable.Entry {
    ProgramTable.Entry(
      levels: .init(first.0..<levels.count), tracks: .init(first.1..<tracks.count),
      constants: .init(first.2..<constants.count), pacings: .init(first.3..<pacings.count))
  }
}

/// The records of programs before a compaction.
private struct ProgramRecords: ~Copyable {
  let levels: GrowableBuffer<LevelRecord>
  let tracks: GrowableBuffer<TrackRecord>
  let wideTracks: GrowableBuffer<WideTrack>
  let constants: GrowableBuffer<Double>
  let pacings: GrowableBuffer<Int32>
  let paths: GrowableBuffer<PathKeyframes>

  /// Moves the records out of a timeline and leaves it empty, with its memory reserved.
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
  /// Creates the record of a track that moves one number between two values; nil for any other track.
  fileprivate init?(scalar track: MotionProgram.Track, level: Int) {
    self.init(level: Int32(level))
    switch track.target {
    case .numbers(let channel, let first, count: 1):
      target = Int32(channel.offset + first)
    case .parts(let channel, let first, count: 1):
      target = Int32(channel.offset + TransformChannel.matrixWidth + first)
      index = Int32(channel.transform)
    case .composedMatrix(_, _, count: 1):
      target = Int32(TransformFunction.offset)
    case .matrix, .numbers, .parts, .composedMatrix:
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
    if index >= 0 || !options.isEmpty { kind = .scalar }
  }
}

extension TrackOptions {
  fileprivate init(_ track: MotionProgram.Track) {
    self = []
    // A part that is the whole target is added as part of its matrix.
    if track.isAdditive {
      if case .composedMatrix = track.target {} else { insert(.additive) }
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
    require(numbers.count == width, "the ends of a track of \(width) numbers can't have \(numbers.count)")
  }
}

extension WideTrack {
  /// Creates a track whose constants and pacings aren't stored yet.
  fileprivate init(_ track: MotionProgram.Track) {
    self.init(kind: .vector, options: TrackOptions(track), target: 0, width: 1, transform: -1)
    setTarget(track.target)
    setValues(track.values)
    if let handles = track.handles { setHandles(handles) }
  }

  /// Creates the record that composes a matrix from the parts that a track moves.
  fileprivate init(_ track: MotionProgram.Track, function channel: MotionChannel, part: Int, count: Int) {
    self.init(
      kind: .functionEnd, options: track.isAdditive ? .additive : [], target: Int32(channel.offset),
      width: Int32(count), transform: Int32(channel.transform), count: Int32(part))
  }

  /// The record that copies the underlying parts first.
  fileprivate var functionStart: WideTrack {
    var result = self
    result.kind = .functionStart
    return result
  }

  private mutating func setTarget(_ target: MotionTarget) {
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
    case .composedMatrix(_, _, let count):
      self.target = Int32(TransformFunction.offset)
      width = Int32(count)
    }
  }

  private mutating func setValues(_ values: TrackValues) {
    switch values {
    case .scalars:
      failRequirement("a track of \(width) numbers can't move between two single numbers")
    case .endpoints(let from, let to):
      from.requireCount(Int(width))
      to.requireCount(Int(width))
      options.formUnion(TrackOptions(openingFrom: from, to: to))
    case .keyframes(let keyframes):
      require(
        keyframes.values.allSatisfy { $0.count == Int(width) },
        "the keyframes of a track of \(width) numbers can't have \(keyframes.values.map { $0.count }) numbers"
      )
      count = Int32(keyframes.values.count)
      pacingCount = Int32(keyframes.pacings.count)
      switch keyframes.interpolation {
      case .discrete: kind = kind == .matrix ? .discreteMatrixKeyframes : .discreteKeyframes
      case .linear, .paced: kind = kind == .matrix ? .matrixKeyframes : .keyframes
      case .cubic, .cubicPaced: kind = kind == .matrix ? .matrixKeyframes : .cubicKeyframes
      }
    case .path:
      require(width == 2 && kind != .matrix, "a track along a path must write two numbers, not \(width)")
      kind = .path
    case .pathRotation(_, let rotation):
      require(kind == .matrix, "a track that rotates along a path must write a matrix, not \(width) numbers")
      kind = .pathRotation
      options = rotation == .autoReverse ? [.additive, .reversed] : .additive
    }
  }
}

extension WideTrack {
  private mutating func setHandles(_ handles: PathHandles) {
    require(
      width == Int32(2 * handles.vertices.count),
      "a track of \(width) numbers can't morph a path of \(handles.vertices.count) points")
    switch kind {
    case .vector: kind = .morph
    case .keyframes: kind = .morphKeyframes
    default: break
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
