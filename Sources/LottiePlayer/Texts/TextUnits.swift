/// The division of a text into the units of a selector.
struct TextUnits {
  /// For each mark of the text, the index of the unit that contains it or follows it.
  let indices: [Int]
  let count: Int

  /// Divides a text. Words end with spaces and line breaks.
  init(_ marks: [TextLayout.Mark], by unit: TextSelectorModel.Unit) {
    var indices: [Int] = []
    var count = 0
    for (position, mark) in marks.enumerated() {
      indices.append(count)
      let isLast = position == marks.count - 1
      let ends =
        switch unit {
        case .characters: mark != .lineBreak
        case .charactersWithoutSpaces: mark == .character
        case .words: mark != .character || isLast
        case .lines: mark == .lineBreak || isLast
        }
      count += ends ? 1 : 0
    }
    self.init(indices: indices, count: count)
  }

  private init(indices: [Int], count: Int) {
    self.indices = indices
    self.count = count
  }

  /// Returns the units in a pseudorandom order that depends on the seed alone.
  func shuffled(seed: Int) -> TextUnits {
    var generator = SplitMix64(state: UInt64(truncatingIfNeeded: seed))
    let order = Array(0..<count).shuffled(using: &generator)
    return TextUnits(indices: indices.map { $0 < count ? order[$0] : $0 }, count: count)
  }
}

/// A pseudorandom generator: SplitMix64 (Steele, Lea and Flood 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
