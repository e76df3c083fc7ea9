/// The columns of each row of pixels at which a number that grows evenly lies between two others.
struct SpriteSlab {
  /// In the first row.
  private let columns: SpriteColumns
  /// The growth from one row to the next.
  private let growth: SIMD2<Double>

  static let all = SpriteSlab(low: -.infinity, high: .infinity, slope: 0)
  private static let none = SpriteSlab(low: .infinity, high: -.infinity, slope: 0)

  private init(low: Double, high: Double, slope: Double) {
    columns = SpriteColumns(from: low, through: high)
    growth = SIMD2(slope, -slope)
  }

  /// No columns at all where `low` is above `high`.
  init(_ axis: SpriteAxis, from low: Double, to high: Double) {
    guard low <= high else {
      self = .none
      return
    }
    let inverse = 1 / (abs(axis.stepX) > Self.leastStep ? axis.stepX : Self.leastStep)
    let (a, b) = ((low - axis.start) * inverse, (high - axis.start) * inverse)
    self.init(low: min(a, b), high: max(a, b), slope: -axis.stepY * inverse)
  }

  /// Over the columns of a sprite less makes no difference.
  private static let leastStep = 0x1p-30

  /// Narrows columns of a row.
  @inline(__always)
  func narrow(_ columns: inout SpriteColumns, row: Double) {
    columns.limits = columns.limits.greater(self.columns.limits + growth * row)
  }
}

/// The columns from one number through another.
struct SpriteColumns {
  /// The least number, and the greatest negated: both are narrowed alike, by growing.
  fileprivate(set) var limits: SIMD2<Double>

  @inline(__always)
  init(from least: Double, through greatest: Double) { limits = SIMD2(least, -greatest) }

  /// The whole numbers of columns, or beside them by less than 2⁻¹², where both limits are from 0 to ``farthest``; the end
  /// isn't above the first where there are none between the limits.
  @inline(__always)
  var whole: (first: Int, end: Int) {
    // Added to 2⁵² a number is rounded to the nearest, and its lowest bits are its whole part.
    let nearlyHalf = 0.5 - 0x1p-12
    let ends = limits.lesser(Self.empty) * SIMD2(1, -1) + SIMD2(nearlyHalf, 1 - nearlyHalf) + 0x1p52
    let bits = unsafeBitCast(ends, to: SIMD2<UInt64>.self) & 0xffff
    return (Int(truncatingIfNeeded: bits.x), Int(truncatingIfNeeded: bits.y))
  }

  /// No column lies so far to the right.
  private static var farthest: Double { 0x1p15 }
  /// Limits between which there are none: the end is 0 then.
  private static var empty: SIMD2<Double> { SIMD2(farthest, 0.5) }
}

extension SIMD2<Double> {
  @inline(__always)
  fileprivate func greater(_ other: Self) -> Self { replacing(with: other, where: other .> self) }

  @inline(__always)
  fileprivate func lesser(_ other: Self) -> Self { replacing(with: other, where: other .< self) }
}
