/// A sprite on its way to device pixels: where in its sheet each of them lies, and which of them show.
///
/// Columns and rows are counted from the first of the pixels that it can touch. Coordinates of the picture are those in
/// which the middles of its pixels are whole numbers.
struct SpriteRows {
  /// The pixels that it can touch.
  let bounds: PixelRect
  /// The coordinates in the sheet.
  let u: SpriteAxis.Fixed
  let v: SpriteAxis.Fixed
  /// Nil where all pixels that show lie whole within the picture's sides.
  let coverage: SpriteCoverage?
  /// What bounds the pixels that lie whole within the sides.
  private let whole: (SpriteSlab, SpriteSlab)
  /// What bounds the pixels that show.
  private let visible: (SpriteSlab, SpriteSlab, SpriteSlab, SpriteSlab)

  /// The pixels that a sprite can touch.
  static func bounds(_ sheet: SpriteSheet, _ transform: Affine) -> PixelRect {
    PixelRect(covering: sheet.box.applying(transform).insetBy(-1), within: .reachable)
  }

  /// Nil where the sprite is made too small, or covers too much.
  ///
  /// - Parameters:
  ///   - bounds: Those of ``bounds(_:_:)``.
  ///   - showsTransparency: Whether the transparent parts of the picture have to be drawn as well.
  // Inlined, so that what is made needn't be copied out of an optional.
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
    if columnSides.areBeyond(low.x, high.x), rowSides.areBeyond(low.y, high.y) {
      (coverage, whole) = (nil, (.all, .all))
    } else {
      coverage = SpriteCoverage(column: columnSides.coverage, row: rowSides.coverage)
      whole = (columnSides.whole, rowSides.whole)
    }
    let (least, greatest) = (low - Self.doubt, high + Self.doubt)
    visible = (
      columnSides.touched(from: least.x, to: greatest.x), rowSides.touched(from: least.y, to: greatest.y),
      SpriteSlab(column + row, from: least.z, to: greatest.z),
      SpriteSlab(column - row, from: least.w, to: greatest.w)
    )
  }

  /// More than fixed point strays from the numbers that it stands for.
  private static let doubt = 0x1p-10
  private static let largestWidth = 256
}

// MARK: - Columns

extension SpriteRows {
  /// The columns of a row that show, of some; the end isn't above the first where there are none.
  @inline(__always)
  func visible(_ columns: SpriteColumns, ofRow row: Double) -> (first: Int, end: Int) {
    var columns = columns
    visible.0.narrow(&columns, row: row)
    visible.1.narrow(&columns, row: row)
    visible.2.narrow(&columns, row: row)
    visible.3.narrow(&columns, row: row)
    return columns.whole
  }

  /// The columns of a row whose pixels no side crosses.
  @inline(__always)
  func wholeColumns(ofRow row: Double) -> (first: Int, end: Int) {
    var columns = SpriteColumns(from: 0, through: Double(Self.largestWidth))
    whole.0.narrow(&columns, row: row)
    whole.1.narrow(&columns, row: row)
    return columns.whole
  }
}
