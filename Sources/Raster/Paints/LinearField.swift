/// A linear function of device pixels, sampled at their centers.
///
/// It is stepped through in fixed point with 32 binary places. Steps start over at every 256th device pixel,
/// so a pixel's value never depends on where a span began.
struct LinearField {
  private let x: Double
  private let y: Double
  private let origin: Double
  /// The difference between one pixel and the next to the right, in fixed point.
  let step: Int64

  /// Creates a field from its slopes and its value at the device's origin, or returns nil if a number isn't
  /// finite.
  init?(x: Double, y: Double, origin: Double) {
    guard x.isFinite, y.isFinite, origin.isFinite else { return nil }
    // A steeper field is scaled down, which preserves the line of zeros.
    let factor = LinearField.steepest / Swift.max(abs(x), abs(y), LinearField.steepest)
    self.x = x * factor
    self.y = y * factor
    self.origin = origin * factor
    step = LinearField.fixed(self.x)
  }

  /// The largest difference between neighboring pixels.
  private static let steepest = 0x1p20

  private static let tile = 256

  /// Returns the anchor: the pixel from which a pixel's value is reached by steps.
  @inline(__always)
  static func anchor(of x: Int) -> Int { x & ~(tile &- 1) }

  /// The number of binary places of a fixed-point number.
  static let binaryPlaces: Int64 = 32

  /// Returns the value at a pixel in fixed point, reached by steps from the last 256th pixel.
  @inline(__always)
  func value(x column: Int, y row: Int) -> Int64 {
    let anchor = LinearField.anchor(of: column)
    let value = x * (Double(anchor) + 0.5) + y * (Double(row) + 0.5) + origin
    return LinearField.fixed(value) &+ Int64(column &- anchor) &* step
  }

  /// Calls `body` with the offset and length of each run of pixels that share an anchor.
  @inline(__always)
  static func forEachRun(x: Int, count: Int, _ body: (Int, Int) -> Void) {
    var offset = 0
    while offset < count {
      let length = Swift.min(count &- offset, tile &- ((x &+ offset) & (tile &- 1)))
      body(offset, length)
      offset &+= length
    }
  }

  /// Returns a number in fixed point, rounded down and clamped to a magnitude of 2²⁹, which a tile's steps
  /// can't exceed.
  private static func fixed(_ value: Double) -> Int64 {
    let scaled = Swift.min(Swift.max(value, -0x1p29), 0x1p29) * 0x1p32
    // Rounding down is a library call on baseline x86-64; a conversion rounds toward 0.
    let whole = Int64(scaled)
    return Double(whole) > scaled ? whole &- 1 : whole
  }
}
