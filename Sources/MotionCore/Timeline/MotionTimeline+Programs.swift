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
    for track in program.tracks {
      if case .partsAlone(let channel, let part, let count) = track.target {
        let function = TrackRecord(
          track, function: channel, part: part, count: count, level: first.0 + track.level)
        tracks.append(function.asStart)
        append(track, firstLevel: first.0)
        tracks.append(function)
      } else {
        append(track, firstLevel: first.0)
      }
    }
    return programs.insert(
      ProgramTable.Entry(
        levels: .init(first.0..<levels.count), tracks: .init(first.1..<tracks.count),
        constants: .init(first.2..<constants.count), pacings: .init(first.3..<pacings.count)))
  }

  /// Removes a program; its channels show what remains from the next evaluation on.
  package mutating func remove(_ id: MotionProgramID) {
    guard let entry = programs.remove(id) else { return }
    for index in entry.levels.indices {
      if levels[index].curve >= 0 { curves.release(levels[index].curve) }
      if levels[index].spring >= 0 { springs.release(levels[index].spring) }
      levels[index].source = .none
      states[index].isActive = false
    }
    for curve in pacings[entry.pacings.indices] { curves.release(curve) }
    if programs.removedLevels > 64, programs.removedLevels > levels.count / 2 { compact() }
  }

  /// Notes that a program's end has come: at that very instant, rounding might still say otherwise.
  ///
  /// It holds until the program's clock is set.
  package mutating func end(_ id: MotionProgramID) {
    guard let entry = programs.entries[id.index] else { return }
    levels[entry.levels.lowerBound].isOver = true
  }

  /// How many levels are kept, those of removed programs included until the next compaction.
  package var levelCount: Int { levels.count }

  private mutating func append(_ level: MotionProgram.Level, firstLevel: Int, clock: Int) {
    levels.append(
      LevelRecord(
        timing: PassTiming(level.timing),
        source: level.parent.map { .level(Int32(firstLevel + $0)) } ?? .clock(Int32(clock)),
        curve: level.pacing.curve.map { curves.use($0) } ?? -1,
        spring: level.pacing.spring.map { springs.use($0) } ?? -1))
    states.append(LevelState())
  }

  private mutating func append(_ track: MotionProgram.Track, firstLevel: Int) {
    var record = TrackRecord(track, level: firstLevel + track.level)
    record.constants = Int32(constants.count)
    record.pacings = Int32(pacings.count)
    switch track.values {
    case .scalars(let from, let to):
      (record.from, record.to) = (from, to)
    case .endpoints(let from, let to):
      if record.kind == .scalar {
        (record.from, record.to) = (from.numbers[0], to.numbers[0])
      } else {
        constants += from.numbers
        constants += to.numbers
      }
    case .keyframes(let keyframes):
      constants += keyframes.keyTimes.fractions
      for value in keyframes.values { constants += value }
      for tangents in keyframes.tangents { constants += tangents.leaving + tangents.arriving }
      for curve in keyframes.pacings { pacings.append(curves.use(curve)) }
    case .path(let path), .pathRotation(let path, _):
      record.constants = Int32(paths.count)
      paths.append(path)
    }
    tracks.append(record)
  }

  /// Closes the gaps that removed programs left, keeping the order.
  private mutating func compact() {
    let old = (levels: levels, states: states, tracks: tracks, constants: constants, pacings: pacings)
    let oldPaths = paths
    levels.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    tracks.removeAll(keepingCapacity: true)
    constants.removeAll(keepingCapacity: true)
    pacings.removeAll(keepingCapacity: true)
    paths.removeAll(keepingCapacity: true)
    for index in programs.beginCompaction() {
      guard let entry = programs.entries[index] else { continue }
      let shift = (
        levels: Int32(levels.count - entry.levels.lowerBound),
        constants: Int32(constants.count - entry.constants.lowerBound),
        pacings: Int32(pacings.count - entry.pacings.lowerBound)
      )
      let firstTrack = tracks.count
      levels += old.levels[entry.levels.indices].map { $0.shifted(levels: shift.levels) }
      states += old.states[entry.levels.indices]
      tracks += old.tracks[entry.tracks.indices].map {
        $0.shifted(levels: shift.levels, constants: shift.constants, pacings: shift.pacings)
      }
      for index in firstTrack..<tracks.count where tracks[index].followsPath {
        let path = old.tracks[entry.tracks.lowerBound + index - firstTrack].constants
        tracks[index].constants = Int32(paths.count)
        paths.append(oldPaths[Int(path)])
      }
      constants += old.constants[entry.constants.indices]
      pacings += old.pacings[entry.pacings.indices]
      programs.entries[index] = ProgramTable.Entry(
        levels: .init(levels.count - entry.levels.count..<levels.count),
        tracks: .init(firstTrack..<tracks.count),
        constants: .init(constants.count - entry.constants.count..<constants.count),
        pacings: .init(pacings.count - entry.pacings.count..<pacings.count))
    }
  }
}

// MARK: - Records from programs

extension TrackRecord {
  /// The record of a track, its constants and pacings not yet placed.
  fileprivate init(_ track: MotionProgram.Track, level: Int) {
    self.init(
      kind: .scalar, options: [], level: Int32(level), target: 0, width: 1, transform: -1, count: 0,
      constants: 0, pacings: 0, pacingCount: 0, from: 0, to: 0)
    if track.isAdditive { options.insert(.additive) }
    if track.isCumulative { options.insert(.cumulative) }
    aim(at: track.target)
    take(track.values)
  }

  /// The record that makes a matrix of the parts that a track moves.
  fileprivate init(
    _ track: MotionProgram.Track, function channel: MotionChannel, part: Int, count: Int, level: Int
  ) {
    self.init(
      kind: .functionEnd, options: track.isAdditive ? .additive : [], level: Int32(level),
      target: Int32(channel.offset), width: Int32(count), transform: Int32(channel.transform),
      count: Int32(part), constants: 0, pacings: 0, pacingCount: 0, from: 0, to: 0)
  }

  /// The record that takes the parts underneath first.
  fileprivate var asStart: TrackRecord {
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
      options.remove(.additive)
    }
  }

  private mutating func take(_ values: TrackValues) {
    switch values {
    case .scalars:
      precondition(width == 1, "a track of \(width) numbers can't take one")
    case .endpoints(let from, let to):
      precondition(
        from.numbers.count == Int(width) && to.numbers.count == Int(width),
        "a track of \(width) numbers can't take \(from.numbers.count) and \(to.numbers.count)")
      if from.isOpen { options.insert(.openStart) }
      if to.isOpen { options.insert(.openEnd) }
      if kind != .matrix, width > 1 { kind = .vector }
    case .keyframes(let keyframes):
      precondition(
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
      precondition(width == 2 && kind != .matrix, "a path has two numbers, not the \(width) of its track")
      kind = .path
    case .pathRotation(_, let rotation):
      precondition(kind == .matrix, "the rotation along a path needs a matrix, not \(width) numbers")
      kind = .pathRotation
      options = rotation == .autoReverse ? [.additive, .reversed] : .additive
    }
  }

  fileprivate func shifted(levels: Int32, constants: Int32, pacings: Int32) -> TrackRecord {
    var result = self
    result.level += levels
    result.constants += constants
    result.pacings += pacings
    return result
  }
}

extension LevelRecord {
  fileprivate func shifted(levels: Int32) -> LevelRecord {
    var result = self
    if case .level(let parent) = source { result.source = .level(parent + levels) }
    return result
  }
}
