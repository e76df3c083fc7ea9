/// A linear function of a sprite's pixels: one of the picture's coordinates, or the sum or difference of
/// both.
struct SpriteAxis {
  /// The value at the center of the first pixel of the sprite's bounds.
  var start: Double
  /// The difference from one pixel to the next to the right.
  var stepX: Double
  /// The difference from one pixel to the next below.
  var stepY: Double

  /// Creates an axis.
  ///
  /// - Parameters:
  ///   - origin: The value at the device's origin.
  ///   - bounds: The sprite's bounds.
  init(_ stepX: Double, _ stepY: Double, origin: Double, _ bounds: PixelRect) {
    (self.stepX, self.stepY) = (stepX, stepY)
    start = stepX * (Double(bounds.minX) + 0.5) + stepY * (Double(bounds.minY) + 0.5) + origin
  }

  private init(start: Double, stepX: Double, stepY: Double) {
    (self.start, self.stepX, self.stepY) = (start, stepX, stepY)
  }

  /// The difference over a device pixel, regardless of its direction.
  var span: Double { (stepX * stepX + stepY * stepY).squareRoot() }

  static func + (a: SpriteAxis, b: SpriteAxis) -> SpriteAxis {
    SpriteAxis(start: a.start + b.start, stepX: a.stepX + b.stepX, stepY: a.stepY + b.stepY)
  }

  static func - (a: SpriteAxis, b: SpriteAxis) -> SpriteAxis {
    SpriteAxis(start: a.start - b.start, stepX: a.stepX - b.stepX, stepY: a.stepY - b.stepY)
  }
}

// MARK: - Fixed point

extension SpriteAxis {
  /// The function in fixed point with 22 binary places, modulo 2¹⁰, since a sheet is at most 2¹⁰ pixels
  /// wide.
  struct Fixed {
    private let start: Int64
    private let stepY: Int64
    /// The difference from one pixel to the next to the right.
    let stepX: UInt32

    static let binaryPlaces: UInt32 = 22

    /// Creates the function, or returns nil if values are too large or not finite, or if steps are too long
    /// or too short.
    ///
    /// - Parameter offset: The offset added to the values.
    init?(_ axis: SpriteAxis, offset: Int) {
      let span = axis.span
      guard abs(axis.start) < Self.farthest, span > 0, span <= SpriteSheet.largestStep else { return nil }
      start = Int64((axis.start + Double(offset)) * 0x1p32)
      stepY = Int64(axis.stepY * 0x1p32)
      stepX = Self.shortened(Int64(axis.stepX * 0x1p32))
    }

    private static let farthest = 0x1p24

    @inline(__always)
    func value(column: Int, row: Int) -> UInt32 {
      Self.shortened(start &+ Int64(row) &* stepY) &+ UInt32(truncatingIfNeeded: column) &* stepX
    }

    /// Returns a number with 22 instead of 32 binary places, rounded to the nearest.
    @inline(__always)
    private static func shortened(_ value: Int64) -> UInt32 {
      UInt32(truncatingIfNeeded: (value &+ 1 &<< 9) &>> 10)
    }
  }
}
