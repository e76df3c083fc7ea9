/// The fraction of each pixel that is within a picture's sides.
///
/// The coverage is exact for a side along the device's pixel grid. For a slanted side, it's the coverage
/// of a side along the grid at the same distance.
struct SpriteCoverage {
  let column: Share
  let row: Share

  /// The fraction of each pixel between two opposite sides.
  struct Share {
    /// The distance in device pixels of the first pixel from the first side.
    private let start: Double
    private let stepY: Double
    private let stepX: Float
    /// The distance from the first side to the second one.
    private let width: Float

    init(_ axis: SpriteAxis, from: Double, to: Double) {
      let scale = 1 / axis.span
      (start, stepY) = ((axis.start - from) * scale, axis.stepY * scale)
      (stepX, width) = (Float(axis.stepX * scale), Float((to - from) * scale))
    }

    @inline(__always)
    fileprivate func distance(ofRow row: Double) -> Float { Float(start + stepY * row) }

    /// Returns the fractions of four pixels, 0…1.
    @inline(__always)
    fileprivate func shares(_ columns: SIMD4<Float>, _ start: Float) -> SIMD4<Float> {
      let distance = columns * stepX + start
      let share = distance.limited(to: 0.5) + (width - distance).limited(to: 0.5)
      return share.replacing(with: 0, where: share .< 0)
    }
  }
}

extension SpriteCoverage {
  /// The coverage of a row's pixels.
  struct Row {
    private let coverage: SpriteCoverage
    /// The distances of the row's first pixel from the first sides.
    private let column: Float
    private let row: Float

    @inline(__always)
    init(_ coverage: SpriteCoverage, _ row: Double) {
      self.coverage = coverage
      (column, self.row) = (coverage.column.distance(ofRow: row), coverage.row.distance(ofRow: row))
    }

    /// Returns the coverage of four pixels from a column on, 0…255.
    @inline(__always)
    func factors(_ x: Int) -> PixelQuad.Factors {
      let columns = SIMD4<Float>(0, 1, 2, 3) + Float(x)
      let share = coverage.column.shares(columns, column) * coverage.row.shares(columns, row)
      // A sum with 2²³ is rounded, and its lowest bits are the integer part of the number.
      let bytes = unsafeBitCast(share * 255 + 0x1p23, to: SIMD4<UInt32>.self) & 255
      return PixelQuad.factors(each: bytes)
    }
  }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate func limited(to limit: Float) -> Self {
    let limit = Self(repeating: limit)
    return replacing(with: limit, where: self .> limit)
  }
}
