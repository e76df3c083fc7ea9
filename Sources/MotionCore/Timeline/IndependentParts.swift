/// A division of a timeline's needed sections into parts, no two of which write to the same number, so that threads can
/// evaluate them at the same time.
///
/// All tracks that compose a whole matrix from a few parts are in one part, because they share scratch memory.
struct IndependentParts {
  /// The number of parts that were requested. There are fewer if many sections write to the same numbers.
  let requestedCount: Int
  /// The sections of each part in order.
  let parts: [[TimelineSection]]
}

extension MotionTimeline {
  /// Evaluates the needed channels at a time of the root clock, on several threads. The numbers are the same as those of
  /// ``evaluateNeeded(at:)``.
  ///
  /// - Parameters:
  ///   - count: The number of parts into which the work is divided, at least 1.
  ///   - threadCount: The number of threads, at least 1.
  ///   - perform: A function that calls `call` with each index below `count`, possibly on several threads, and returns after
  ///     the last call. The second argument is the index of the thread, below `threadCount`.
  /// - Complexity: That of ``evaluateNeeded(at:)``. Memory is allocated for `count` ranges, and more after programs or needs
  ///   changed.
  package mutating func evaluateNeeded(
    at time: Double, inParts count: Int, threadCount: Int,
    _ perform: (_ count: Int, _ call: (_ part: Int, _ thread: Int) -> Void) -> Void
  ) {
    guard count > 1 else { return evaluateNeeded(at: time) }
    let parts = divideNeededSections(into: count)
    chunkStates.reserve(forChunks: threadCount)
    let pass = beginInstant(at: time, [])
    let channels = dividedChannels(into: count)
    perform(count) { part, _ in pass.reset(channels[part]) }
    perform(parts.count) { part, thread in
      let pass = pass.forThread(thread)
      for section in parts[part] { pass.evaluate(section) }
    }
    guard !transforms.indices.isEmpty else { return }
    perform(count) { part, _ in pass.finish(channels[part]) }
  }

  /// Divides the needed sections into up to `count` parts, unless that's done already, and returns them.
  private mutating func divideNeededSections(into count: Int) -> [[TimelineSection]] {
    if let independentParts, independentParts.requestedCount == count { return independentParts.parts }
    let pieces = pieces(of: neededSections ?? [wholeSection], upTo: count)
    let parts = IndependentParts(requestedCount: count, parts: joiningDependent(pieces))
    independentParts = parts
    return parts.parts
  }

  /// Cuts sections into up to `count` pieces of about the same number of levels, each of whole programs.
  private func pieces(of sections: [TimelineSection], upTo count: Int) -> [[TimelineSection]] {
    let levelCount = sections.reduce(0) { $0 + $1.levels.count }
    let length = max(1, (levelCount + count - 1) / count)
    var pieces: [[TimelineSection]] = []
    var (piece, remaining): ([TimelineSection], Int) = ([], length)
    for section in sections {
      var rest = section
      while rest.levels.count >= remaining {
        let (first, second) = cut(rest, after: remaining)
        pieces.append(piece + [first])
        (piece, remaining, rest) = ([], length, second)
      }
      guard !rest.levels.isEmpty else { continue }
      piece.append(rest)
      remaining -= rest.levels.count
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// Cuts a section before the first program that starts after at least `count` levels.
  private func cut(_ section: TimelineSection, after count: Int) -> (TimelineSection, TimelineSection) {
    var level = section.levels.lowerBound + count
    while level < section.levels.upperBound, !levels[level].startsProgram { level += 1 }
    let track = section.tracks.partitioningIndex { tracks[$0].level >= level }
    return (
      TimelineSection(
        levels: section.levels.lowerBound..<level, tracks: section.tracks.lowerBound..<track),
      TimelineSection(levels: level..<section.levels.upperBound, tracks: track..<section.tracks.upperBound)
    )
  }

  /// Joins pieces that write to the same numbers, so that each number is written by one piece alone, and returns the joined
  /// pieces with their sections in order.
  ///
  /// The tracks of removed programs don't count, because inactive tracks access no numbers and no transforms.
  private func joiningDependent(_ pieces: [[TimelineSection]]) -> [[TimelineSection]] {
    var groups = DisjointGroups(count: pieces.count)
    var writers = [Int32](repeating: -1, count: base.count)
    for (piece, sections) in pieces.enumerated() {
      for track in sections.lazy.flatMap(\.tracks) where !isRemoved(tracks[track]) {
        for number in numbersWritten(by: tracks[track]) where writers[number] != piece {
          if writers[number] >= 0 { groups.join(piece, Int(writers[number])) }
          writers[number] = Int32(piece)
        }
      }
    }
    var joined = pieces.map { _ in [TimelineSection]() }
    for (piece, sections) in pieces.enumerated() { joined[groups.first(of: piece)] += sections }
    return joined.filter { !$0.isEmpty }
  }

  private func isRemoved(_ track: TrackRecord) -> Bool {
    if case .none = levels[Int(track.level)].source { true } else { false }
  }
}

/// Groups of the numbers from 0 to below a count, which begin with one number each.
private struct DisjointGroups {
  /// For each number a smaller one of its group, or itself if it's the first.
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// Returns the first number of a group.
  func first(of number: Int) -> Int {
    var number = number
    while parents[number] != number { number = parents[number] }
    return number
  }

  /// Joins the groups of two numbers.
  mutating func join(_ a: Int, _ b: Int) {
    let (first, second) = (first(of: a), first(of: b))
    parents[max(first, second)] = min(first, second)
  }
}
