/// The columns of each row of pixels at which a linear function is between two values.
struct SpriteSlab {
  /// The columns of the first row.
  private let columns: SpriteColumns
  /// The difference from one row to the next.
  private let growth: SIMD2<Double>

  static let all = SpriteSlab(low: -.infinity, high: .infinity, slope: 0)
  private static let none = SpriteSlab(low: .infinity, high: -.infinity, slope: 0)

  private init(low: Double, high: Double, slope: Double) {
    columns = SpriteColumns(from: low, through: high)
    growth = SIMD2(slope, -slope)
  }

  /// Creates a slab, which is empty if `low` is above `high`.
  init(_ axis: SpriteAxis, from low: Double, to high: Double) {
    guard low <= high else {
      self = .none
      return
    }
    let inverse = 1 / (abs(axis.stepX) > Self.leastStep ? axis.stepX : Self.leastStep)
    let (a, b) = ((low - axis.start) * inverse, (high - axis.start) * inverse)
    self.init(low: min(a, b), high: max(a, b), slope: -axis.stepY * inverse)
  }

  /// The smallest step. A smaller one makes no difference over the columns of a sprite.
  private static let leastStep = 0x1p-30

  /// Restricts the columns of a row.
  @inline(__always)
  func narrow(_ columns: inout SpriteColumns, row: Double) {
    columns.limits = columns.limits.greater(self.columns.limits + growth * row)
  }
}

/// A range of columns.
struct SpriteColumns {
  /// The lower limit and the negated upper limit, so that raising either one narrows the range.
  fileprivate(set) var limits: SIMD2<Double>

  @inline(__always)
  init(from least: Double, through greatest: Double) { limits = SIMD2(least, -greatest) }

  /// The integer columns within the limits, or outside them by less than 2⁻¹², if both limits are from 0 to
  /// ``farthest``. The end isn't above the first one if there are none.
  @inline(__always)
  var integers: (first: Int, end: Int) {
    // A sum with 2⁵² is rounded to the nearest, and its lowest bits are the integer part of the number.
    let nearlyHalf = 0.5 - 0x1p-12
    let ends = limits.lesser(Self.empty) * SIMD2(1, -1) + SIMD2(nearlyHalf, 1 - nearlyHalf) + 0x1p52
    let bits = unsafeBitCast(ends, to: SIMD2<UInt64>.self) & 0xffff
    return (Int(truncatingIfNeeded: bits.x), Int(truncatingIfNeeded: bits.y))
  }

  /// A column that is beyond all pixels.
  private static var farthest: Double { 0x1p15 }
  /// Limits without columns: the end is 0 then.
  private static var empty: SIMD2<Double> { SIMD2(farthest, 0.5) }
}

extension SIMD2<Double> {
  @inline(__always)
  fileprivate func greater(_ other: Self) -> Self { replacing(with: other, where: other .> self) }

  @inline(__always)
  fileprivate func lesser(_ other: Self) -> Self { replacing(with: other, where: other .< self) }
}
