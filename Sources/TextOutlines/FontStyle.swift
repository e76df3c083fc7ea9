#if OptionalLibraries
  /// Where a face stands in its family.
  struct FontStyle: Hashable, Sendable {
    /// From 100, the thinnest, to 900, the blackest; 400 is regular.
    var weight = 400.0
    var isItalic = false
    /// In percent of the family's normal width.
    var width = 100.0

    static let regular = FontStyle()

    /// How badly another style stands in for this one: width counts more than slant, slant more than weight.
    ///
    /// Of two weights equally far away the heavier one is better where this style is heavier than regular.
    func distance(to other: FontStyle) -> Double {
      let lighter = other.weight < weight
      let tieBreak = other.weight != weight && lighter == (weight > 400) ? 1.0 : 0
      return abs(other.weight - weight) + tieBreak
        + (other.isItalic == isItalic ? 0 : 2_000)
        + abs(other.width - width) * 100
    }
  }
#endif
