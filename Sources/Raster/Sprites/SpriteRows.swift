/// A sprite placed on device pixels: the coordinates of each pixel in the sprite's sheet, and the visible
/// pixels.
///
/// Columns and rows are counted from the first pixel that the sprite can touch. In the picture's coordinates
/// the centers of its pixels are integers.
struct SpriteRows {
  /// The pixels that the sprite can touch.
  let bounds: PixelRect
  /// The coordinates in the sheet.
  let u: SpriteAxis.Fixed
  let v: SpriteAxis.Fixed
  /// The coverage along the picture's sides, or nil if all visible pixels are entirely inside.
  let coverage: SpriteCoverage?
  /// The bounds of the pixels that are entirely within the sides.
  private let interior: (SpriteSlab, SpriteSlab)
  /// The bounds of the visible pixels.
  private let visible: (SpriteSlab, SpriteSlab, SpriteSlab, SpriteSlab)

  /// Returns the pixels that a sprite can touch.
  static func bounds(_ sheet: SpriteSheet, _ transform: Affine) -> PixelRect {
    PixelRect(covering: sheet.box.applying(transform).insetBy(-1), within: .reachable)
  }

  /// Places a sprite, or returns nil if it is reduced too much or covers too many pixels.
  ///
  /// - Parameters:
  ///   - bounds: The result of ``bounds(_:_:)``.
  ///   - showsTransparency: Whether transparent parts of the picture must be drawn as well.
  // Inlined, so that the result isn't copied out of an optional.
  @inline(__always)
  init?(_ sheet: SpriteSheet, _ transform: Affine, bounds: PixelRect, showsTransparency: Bool) {
    guard let inverse = transform.inverse else { return nil }
    let column = SpriteAxis(inverse.a, inverse.c, origin: inverse.tx - 0.5, bounds)
    let row = SpriteAxis(inverse.b, inverse.d, origin: inverse.ty - 0.5, bounds)
    guard bounds.width <= Self.largestWidth,
      let u = SpriteAxis.Fixed(column, offset: sheet.origin.column),
      let v = SpriteAxis.Fixed(row, offset: sheet.origin.row)
    else { return nil }
    (self.bounds, self.u, self.v) = (bounds, u, v)
    let (min, max) = (sheet.box.min - 0.5, sheet.box.max - 0.5)
    let columnSides = SpriteSides(column, from: min.x, to: max.x)
    let rowSides = SpriteSides(row, from: min.y, to: max.y)
    let infinity = SIMD4<Double>(repeating: .infinity)
    let low = showsTransparency ? -infinity : sheet.extent.low
    let high = showsTransparency ? infinity : sheet.extent.high
    if columnSides.contain(from: low.x, to: high.x), rowSides.contain(from: low.y, to: high.y) {
      (coverage, interior) = (nil, (.all, .all))
    } else {
      coverage = SpriteCoverage(column: columnSides.coverage, row: rowSides.coverage)
      interior = (columnSides.interior, rowSides.interior)
    }
    let (least, greatest) = (low - Self.fixedPointError, high + Self.fixedPointError)
    visible = (
      columnSides.touched(from: least.x, to: greatest.x), rowSides.touched(from: least.y, to: greatest.y),
      SpriteSlab(column + row, from: least.z, to: greatest.z),
      SpriteSlab(column - row, from: least.w, to: greatest.w)
    )
  }

  /// An upper bound of the error of fixed-point numbers.
  private static let fixedPointError = 0x1p-10
  private static let largestWidth = 256
}

// MARK: - Columns

extension SpriteRows {
  /// Returns the visible columns of a row, among the given ones. The end isn't above the first one if there
  /// are none.
  @inline(__always)
  func visible(_ columns: SpriteColumns, ofRow row: Double) -> (first: Int, end: Int) {
    var columns = columns
    visible.0.narrow(&columns, row: row)
    visible.1.narrow(&columns, row: row)
    visible.2.narrow(&columns, row: row)
    visible.3.narrow(&columns, row: row)
    return columns.integers
  }

  /// Returns the columns of a row whose pixels no side crosses.
  @inline(__always)
  func interiorColumns(ofRow row: Double) -> (first: Int, end: Int) {
    var columns = SpriteColumns(from: 0, through: Double(Self.largestWidth))
    interior.0.narrow(&columns, row: row)
    interior.1.narrow(&columns, row: row)
    return columns.integers
  }
}
