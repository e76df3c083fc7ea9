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

  /// Nil where the sprite is made too small, or covers too much.
  ///
  /// - Parameter showsTransparency: Whether the transparent parts of the picture have to be drawn as well.
  init?(_ sheet: SpriteSheet, _ transform: Affine, showsTransparency: Bool) {
    guard let inverse = transform.inverse else { return nil }
    let bounds = PixelRect(covering: sheet.box.applying(transform).insetBy(-1), within: .reachable)
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
  /// The columns of a row that show, within limits.
  @inline(__always)
  func visibleColumns(ofRow row: Double, within limits: ClosedRange<Double>) -> (first: Int, end: Int) {
    var (first, last) = (limits.lowerBound, limits.upperBound)
    visible.0.narrow(&first, &last, row: row)
    visible.1.narrow(&first, &last, row: row)
    visible.2.narrow(&first, &last, row: row)
    visible.3.narrow(&first, &last, row: row)
    return Self.columns(from: first, to: last)
  }

  /// The columns of a row whose pixels no side crosses.
  @inline(__always)
  func wholeColumns(ofRow row: Double) -> (first: Int, end: Int) {
    var (first, last) = (0.0, Double(Self.largestWidth))
    whole.0.narrow(&first, &last, row: row)
    whole.1.narrow(&first, &last, row: row)
    return Self.columns(from: first, to: last)
  }

  /// The whole numbers between two that are neither below 0 nor above ``largestWidth``, or beside them by less than
  /// 2⁻¹²; the end isn't above the first where there are none.
  @inline(__always)
  private static func columns(from first: Double, to last: Double) -> (first: Int, end: Int) {
    // Added to 2⁵² a number is rounded to the nearest, and its lowest bits are its whole part.
    func rounded(_ value: Double) -> Int {
      Int(truncatingIfNeeded: (value + 0x1p52).bitPattern & 0xffff)
    }
    let nearlyHalf = 0.5 - 0x1p-12
    return first <= last ? (rounded(first + nearlyHalf), rounded(last - nearlyHalf + 1)) : (0, 0)
  }
}
