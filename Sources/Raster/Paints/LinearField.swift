/// A number at every device pixel that grows evenly in x and in y, sampled at the pixels' middles.
///
/// It is stepped through in fixed point with 32 binary places. Steps start over at every 256th device pixel, so
/// that the value of a pixel never depends on where a span began.
struct LinearField {
  private let x: Double
  private let y: Double
  private let origin: Double
  /// The growth from one pixel to the next on the right, in fixed point.
  let step: Int64

  /// - Parameter origin: The value at the device's origin. Nil where a number isn't finite.
  init?(x: Double, y: Double, origin: Double) {
    guard x.isFinite, y.isFinite, origin.isFinite else { return nil }
    // Where it is steeper, the line of zeros stays in its place.
    let factor = LinearField.steepest / Swift.max(abs(x), abs(y), LinearField.steepest)
    self.x = x * factor
    self.y = y * factor
    self.origin = origin * factor
    step = LinearField.fixed(self.x)
  }

  /// The most that a field may grow over a pixel.
  private static let steepest = 0x1p20

  private static let tile = 256

  /// The pixel from which steps lead to a pixel.
  @inline(__always)
  static func anchor(of x: Int) -> Int { x & ~(tile &- 1) }

  /// Binary places of a fixed-point number.
  static let places: Int64 = 32

  /// The value at a pixel in fixed point, reached by steps from the last 256th pixel.
  @inline(__always)
  func value(x column: Int, y row: Int) -> Int64 {
    let anchor = LinearField.anchor(of: column)
    let value = x * (Double(anchor) + 0.5) + y * (Double(row) + 0.5) + origin
    return LinearField.fixed(value) &+ Int64(column &- anchor) &* step
  }

  /// Calls `body` with the offset and length of each run of pixels through which steps lead.
  @inline(__always)
  static func forEachRun(x: Int, count: Int, _ body: (Int, Int) -> Void) {
    var offset = 0
    while offset < count {
      let length = Swift.min(count &- offset, tile &- ((x &+ offset) & (tile &- 1)))
      body(offset, length)
      offset &+= length
    }
  }

  /// A number in fixed point, rounded down, clamped to a magnitude of 2²⁹: more than what a tile's steps can make up for.
  private static func fixed(_ value: Double) -> Int64 {
    let scaled = Swift.min(Swift.max(value, -0x1p29), 0x1p29) * 0x1p32
    // Rounding down is a library call on baseline x86-64; a conversion rounds toward 0.
    let whole = Int64(scaled)
    return Double(whole) > scaled ? whole &- 1 : whole
  }
}
