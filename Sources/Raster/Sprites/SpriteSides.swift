/// Two opposite sides of a picture, by their values in one of its coordinates.
struct SpriteSides {
  let axis: SpriteAxis
  let from: Double
  let to: Double
  /// Half of the coordinate's difference over a device pixel: the distance at which a side crosses pixels.
  private let reach: Double

  init(_ axis: SpriteAxis, from: Double, to: Double) {
    (self.axis, self.from, self.to) = (axis, from, to)
    reach = axis.span / 2
  }

  /// Returns the columns of the pixels that are at least partly between the sides and whose coordinate is
  /// from `low` to `high`.
  func touched(from low: Double, to high: Double) -> SpriteSlab {
    SpriteSlab(axis, from: max(low, from - reach), to: min(high, to + reach))
  }

  /// The columns of the pixels that are entirely between the sides.
  var interior: SpriteSlab { SpriteSlab(axis, from: from + reach, to: to - reach) }

  /// Whether all pixels whose coordinate is from `low` to `high` are entirely between the sides.
  func contain(from low: Double, to high: Double) -> Bool { low >= from + reach && high <= to - reach }

  var coverage: SpriteCoverage.Share { SpriteCoverage.Share(axis, from: from, to: to) }
}
