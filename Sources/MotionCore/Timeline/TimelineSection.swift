/// A part of a timeline that is evaluated on its own: whole programs that follow each other, and some of their tracks.
///
/// ```
/// levels   a ─ b ─ c ─ d ─ e ─ f        programs begin at a, c and e
/// tracks   1   2   3   4   5   6        one for each level; 3 to 5 aren't needed
/// sections (a…b, 1…2)      (e…f, 6)
/// ```
struct TimelineSection: Equatable {
  /// The indices of levels, from the first one of a program to the last one of the same or a later program.
  var levels: Range<Int>
  /// The indices of tracks, which run by these levels.
  var tracks: Range<Int>
}

extension MotionTimeline {
  /// The number of numbers of all channels.
  package var numberCount: Int { base.count }

  /// Whether ``evaluateNeeded(at:)`` evaluates all numbers.
  package var needsAllNumbers: Bool { neededSections == nil }

  /// Limits ``evaluateNeeded(at:)`` until a program is added or removed, or until the next call.
  ///
  /// - Parameter isNeeded: For each number whether it's needed. A transform needs its first number. Nil if all are needed.
  /// - Complexity: O(levels + tracks).
  package mutating func setNeeded(_ isNeeded: [Bool]?) {
    let sections: [TimelineSection]? = if let isNeeded { sections(withNeeded: isNeeded) } else { nil }
    guard sections != neededSections else { return }
    (neededSections, independentParts) = (sections, nil)
  }

  /// Returns the sections of the tracks that write needed numbers.
  private func sections(withNeeded isNeeded: [Bool]) -> [TimelineSection] {
    var sections: [TimelineSection] = []
    var program = 0..<0
    for index in tracks.indices {
      let number = numbersWritten(by: tracks[index]).lowerBound
      guard isNeeded[number] || TransformFunction.scratch.indices.contains(number) else { continue }
      let level = Int(tracks[index].level)
      if !program.contains(level) { program = levelsOfProgram(around: level) }
      if let last = sections.last, last.tracks.upperBound == index {
        sections[sections.count - 1] = TimelineSection(
          levels: last.levels.lowerBound..<program.upperBound, tracks: last.tracks.lowerBound..<index + 1)
      } else {
        sections.append(TimelineSection(levels: program, tracks: index..<index + 1))
      }
    }
    return sections
  }

  /// Returns the indices of the numbers that a track may write; of a transform's, only the first, which stands for all.
  func numbersWritten(by track: TrackRecord) -> Range<Int> {
    let wide: WideTrack? = track.kind == .wide ? wideTracks[Int(track.index)] : nil
    let transform = wide?.transform ?? track.index
    if transform >= 0 { return transforms[Int(transform)].offset..<transforms[Int(transform)].offset + 1 }
    let first = Int(wide?.target ?? track.target)
    return first..<first + Int(wide?.width ?? 1)
  }

  /// Returns the levels of the program that contains a level.
  private func levelsOfProgram(around level: Int) -> Range<Int> {
    var (first, end) = (level, level + 1)
    while first > 0, !levels[first].startsProgram { first -= 1 }
    while end < levels.count, !levels[end].startsProgram { end += 1 }
    return first..<end
  }
}
