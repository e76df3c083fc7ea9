/// A number that grows evenly from pixel to pixel of a sprite: one of its picture's coordinates, or a sum of both.
struct SpriteAxis {
  /// At the middle of the first pixel of the sprite's bounds.
  var start: Double
  /// The growth to the pixel on the right.
  var stepX: Double
  /// The growth to the pixel below.
  var stepY: Double

  /// - Parameters:
  ///   - origin: The number at the device's origin.
  ///   - bounds: The sprite's.
  init(_ stepX: Double, _ stepY: Double, origin: Double, _ bounds: PixelRect) {
    (self.stepX, self.stepY) = (stepX, stepY)
    start = stepX * (Double(bounds.minX) + 0.5) + stepY * (Double(bounds.minY) + 0.5) + origin
  }

  private init(start: Double, stepX: Double, stepY: Double) {
    (self.start, self.stepX, self.stepY) = (start, stepX, stepY)
  }

  /// The growth over a device pixel, whatever its direction.
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
  /// The number in fixed point of 22 binary places, modulo 2¹⁰: a sheet has no more pixels side by side.
  struct Fixed {
    private let start: Int64
    private let stepY: Int64
    /// The growth to the pixel on the right.
    let stepX: UInt32

    static let places: UInt32 = 22

    /// Nil where the number is too large, or none, or steps are too long or too short.
    ///
    /// - Parameter offset: What is added to the number.
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

    /// To the nearest.
    @inline(__always)
    private static func shortened(_ value: Int64) -> UInt32 {
      UInt32(truncatingIfNeeded: (value &+ 1 &<< 9) &>> 10)
    }
  }
}
