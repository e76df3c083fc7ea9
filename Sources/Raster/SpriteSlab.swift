/// The columns of each row of pixels at which a number that grows evenly lies between two others.
struct SpriteSlab {
  private let low: Double
  private let high: Double
  /// The growth of both from one row to the next.
  private let slope: Double

  static let all = SpriteSlab(low: -.infinity, high: .infinity, slope: 0)
  private static let none = SpriteSlab(low: .infinity, high: -.infinity, slope: 0)

  private init(low: Double, high: Double, slope: Double) {
    (self.low, self.high, self.slope) = (low, high, slope)
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

  /// Narrows a range of columns in a row.
  @inline(__always)
  func narrow(_ first: inout Double, _ last: inout Double, row: Double) {
    let shift = slope * row
    let (low, high) = (low + shift, high + shift)
    first = low > first ? low : first
    last = high < last ? high : last
  }
}
