/// Two sides of a picture across from each other: where they lie in one of its coordinates.
struct SpriteSides {
  let axis: SpriteAxis
  let from: Double
  let to: Double
  /// Half of the coordinate's growth over a device pixel: so far from a side it crosses pixels.
  private let reach: Double

  init(_ axis: SpriteAxis, from: Double, to: Double) {
    (self.axis, self.from, self.to) = (axis, from, to)
    reach = axis.span / 2
  }

  /// The columns of the pixels of which a part lies between the sides and whose coordinate is from `low` to `high`.
  func touched(from low: Double, to high: Double) -> SpriteSlab {
    SpriteSlab(axis, from: max(low, from - reach), to: min(high, to + reach))
  }

  /// The columns of the pixels that lie whole between the sides.
  var whole: SpriteSlab { SpriteSlab(axis, from: from + reach, to: to - reach) }

  /// Whether all pixels of some coordinates lie whole between the sides.
  func areBeyond(_ low: Double, _ high: Double) -> Bool { low >= from + reach && high <= to - reach }

  var coverage: SpriteCoverage.Share { SpriteCoverage.Share(axis, from: from, to: to) }
}
