/// Which part of a text each of its places belongs to.
struct TextUnits {
  /// For each mark of the text the number of the part that it's in, or that follows it.
  let numbers: [Int]
  let count: Int

  /// Spaces and ends of lines end words.
  init(_ marks: [TextLayout.Mark], by unit: TextSelectorModel.Unit) {
    var numbers: [Int] = []
    var count = 0
    for (place, mark) in marks.enumerated() {
      numbers.append(count)
      let isLast = place == marks.count - 1
      let ends =
        switch unit {
        case .characters: mark != .lineBreak
        case .charactersWithoutSpaces: mark == .character
        case .words: mark != .character || isLast
        case .lines: mark == .lineBreak || isLast
        }
      count += ends ? 1 : 0
    }
    self.init(numbers: numbers, count: count)
  }

  private init(numbers: [Int], count: Int) {
    self.numbers = numbers
    self.count = count
  }

  /// The same parts, numbered in an order that looks like chance, but is always the same.
  func shuffled(seed: Int) -> TextUnits {
    var chance = SteadyChance(state: UInt64(truncatingIfNeeded: seed))
    let order = Array(0..<count).shuffled(using: &chance)
    return TextUnits(numbers: numbers.map { $0 < count ? order[$0] : $0 }, count: count)
  }
}

/// A sequence of numbers without a visible rule: SplitMix64 (Steele, Lea and Flood 2014).
private struct SteadyChance: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }
}
