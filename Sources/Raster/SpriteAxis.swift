/// One of the two coordinates of a sprite's picture at the device's pixels: how far it's from the sides that it crosses.
struct SpriteAxis {
  private let field: LinearField
  /// The distance in device pixels from the first side at the device's origin, its growth to the right and downward.
  private let distance: Double
  private let slope: Double
  private let rowSlope: Double
  private let inverseSlope: Double
  /// From the first side to the second, in device pixels.
  private let width: Double

  /// - Parameters:
  ///   - stepX: The coordinate's growth over a device pixel to the right.
  ///   - stepY: Its growth to the pixel below.
  ///   - from: The picture's first side.
  ///   - to: The second side.
  /// - Returns: Nil where a number isn't finite, or steps are too long.
  init?(stepX: Double, stepY: Double, origin: Double, from: Double, to: Double) {
    let span = (stepX * stepX + stepY * stepY).squareRoot()
    // Interpolation is between pixels' middles.
    guard span > 0, span <= SpriteSheet.largestStep, abs(origin) < Self.farthest, from <= to,
      let field = LinearField(x: stepX, y: stepY, origin: origin - 0.5)
    else { return nil }
    self.field = field
    (distance, width) = ((origin - from) / span, (to - from) / span)
    (slope, rowSlope) = (stepX / span, stepY / span)
    inverseSlope = abs(slope) > Self.leastSlope ? 1 / slope : 0
  }

  private static let farthest = 0x1p24
  /// Over the pixels of a sprite less makes no difference.
  private static let leastSlope = 0x1p-40

  /// The coordinate in fixed point, to interpolate by.
  @inline(__always)
  func fixed(x: Int, y: Int) -> Int64 { field.value(x: x, y: y) }

  /// The coordinate's growth from one pixel to the next on the right, in fixed point.
  var fixedStep: Int64 { field.step }

  /// The distance from the first side at the middle of a row's pixel 0.
  @inline(__always)
  func distance(ofRow y: Int) -> Double { distance + rowSlope * (Double(y) + 0.5) + slope * 0.5 }

  /// How much of a device pixel lies between the sides, 0…1.
  @inline(__always)
  func coverage(x: Int, inRowAt start: Double) -> Double {
    let distance = start + slope * Double(x)
    return max(0, min(0.5, distance) + min(0.5, width - distance))
  }

  /// The ends of a row's columns whose middles lie at least `inset` device pixels within the sides; the first one is
  /// greater where there are none.
  @inline(__always)
  func columns(inRowAt start: Double, inset: Double) -> (low: Double, high: Double) {
    if inverseSlope == 0 {
      return start >= inset && width - start >= inset ? (-.infinity, .infinity) : (.infinity, -.infinity)
    }
    let (a, b) = ((inset - start) * inverseSlope, (width - inset - start) * inverseSlope)
    return inset + inset > width ? (.infinity, -.infinity) : (min(a, b), max(a, b))
  }
}
