/// The coordinates of four neighboring device pixels in a sprite's sheet.
struct SheetCoordinates {
  private var u: SIMD4<UInt32>
  private var v: SIMD4<UInt32>
  private let uStep: SIMD4<UInt32>
  private let vStep: SIMD4<UInt32>

  @inline(__always)
  init(_ rows: SpriteRows, column: Int, row: Int) {
    let counts = SIMD4<UInt32>(0, 1, 2, 3)
    u = rows.u.value(column: column, row: row) &+ rows.u.stepX &* counts
    v = rows.v.value(column: column, row: row) &+ rows.v.stepX &* counts
    uStep = SIMD4(repeating: 4 &* rows.u.stepX)
    vStep = SIMD4(repeating: 4 &* rows.v.stepX)
  }

  @inline(__always)
  mutating func advance() {
    u &+= uStep
    v &+= vStep
  }

  /// Returns the offsets in bytes from the sheet's first pixel to the pixels above and to the left.
  ///
  /// - Parameter units: The length of a row in units of ``SpriteSheet/rowUnit``.
  @inline(__always)
  func offsets(rowUnits units: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let rows = unsafeBitCast(v &>> SpriteAxis.Fixed.binaryPlaces, to: SIMD8<UInt16>.self)
    let starts = unsafeBitCast(rows &* units, to: SIMD4<UInt32>.self)
    return (starts &<< 5) &+ (u &>> SpriteAxis.Fixed.binaryPlaces) &<< 2
  }

  /// The distances to the right of the left pixels and below the upper ones, in 1/256.
  @inline(__always)
  var weights: (across: PixelQuad.Factors, down: PixelQuad.Factors) {
    (SheetCoordinates.weights(u), SheetCoordinates.weights(v))
  }

  @inline(__always)
  private static func weights(_ coordinates: SIMD4<UInt32>) -> PixelQuad.Factors {
    PixelQuad.factors(each: (coordinates &>> (SpriteAxis.Fixed.binaryPlaces - 8)) & 255)
  }
}
