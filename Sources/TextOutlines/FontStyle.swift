#if OptionalLibraries
  /// The weight, slant and width of a face within its family.
  struct FontStyle: Hashable, Sendable {
    /// The weight, from 100 (thinnest) to 900 (heaviest); 400 is regular.
    var weight = 400.0
    var isItalic = false
    /// The width, in percent of the family's normal width.
    var width = 100.0

    static let regular = FontStyle()

    /// Returns the distance to a style that could be substituted for this one; 0 means that they are equal.
    ///
    /// Width counts more than slant, slant more than weight. Of two weights at the same distance, the heavier one is
    /// nearer if this style is heavier than regular, and the lighter one otherwise.
    func distance(to other: FontStyle) -> Double {
      let lighter = other.weight < weight
      let tieBreak = other.weight != weight && lighter == (weight > 400) ? 1.0 : 0
      return abs(other.weight - weight) + tieBreak
        + (other.isItalic == isItalic ? 0 : 2_000)
        + abs(other.width - width) * 100
    }
  }
#endif
