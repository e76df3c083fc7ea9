import Raster

/// The tiles of a layer that can be seen, at the level of detail that fits.
struct TileGrid {
  /// The pixels of the level that make a point.
  let scale: Double
  /// The extent of a whole tile, in pixels of the level.
  let tileSize: SIMD2<Int>
  /// The level's pixels from the origin of the layer's space that lie in the layer's bounds, in part too.
  private let limit: PixelRect
  private let columns: Range<Int>
  private let rows: Range<Int>

  /// Finds the tiles; nil where none can be seen.
  ///
  /// - Parameters:
  ///   - bounds: The layer's, finite.
  ///   - tileSize: In pixels of a level.
  ///   - transform: From the layer's space to device pixels.
  ///   - visible: What can be seen of the device; nil for everything.
  init?(
    bounds: Box, tileSize: Point, levels: TileLevels, transform: Affine, visible: Box?
  ) {
    guard let inverse = transform.inverse else { return nil }
    var seen = visible.map { bounds.intersection($0.applying(inverse)) } ?? bounds
    guard !seen.isEmpty else { return nil }
    let wanted = SIMD2(Self.side(tileSize.x), Self.side(tileSize.y))
    let shownArea = seen.width * seen.height * abs(transform.determinant)
    let mostPixels = Self.mostPixels(showing: shownArea)
    var scale = levels.scale(for: transform.maximumScale, extent: bounds)
    while max(seen.width * scale, Double(wanted.x)) * max(seen.height * scale, Double(wanted.y)) > mostPixels
    {
      scale /= 2
    }
    self.scale = scale
    let reach = Self.reach(of: Affine.scale(1 / scale, 1 / scale).concatenating(transform))
    seen = seen.insetBy(-reach / scale).intersection(bounds)
    let size = SIMD2(
      Self.enlarged(wanted.x, extent: seen.width * scale),
      Self.enlarged(wanted.y, extent: seen.height * scale))
    self.tileSize = size
    limit = Self.pixels(bounds, scale: scale)
    let shown = Self.pixels(seen, scale: scale)
    columns = shown.minX.floored(by: size.x)..<(shown.maxX - 1).floored(by: size.x) + 1
    rows = shown.minY.floored(by: size.y)..<(shown.maxY - 1).floored(by: size.y) + 1
  }
}

extension TileGrid {
  /// The pixels of each tile, row by row from the smallest x and y.
  var tiles: [PixelRect] {
    rows.flatMap { row in
      columns.map { column in
        PixelRect(x: column * tileSize.x, y: row * tileSize.y, width: tileSize.x, height: tileSize.y)
          .intersection(limit)
      }
    }
  }

  /// The pixels of all tiles together.
  var covered: PixelRect {
    PixelRect(
      minX: columns.lowerBound * tileSize.x, minY: rows.lowerBound * tileSize.y,
      maxX: columns.upperBound * tileSize.x, maxY: rows.upperBound * tileSize.y
    ).intersection(limit)
  }
}

// MARK: - Numbers

extension TileGrid {
  private static var largestSide: Double { 2048 }
  private static var ordinarySide: Int { 256 }
  private static var mostTilesAcross: Double { 256 }
  /// So far from a pixel's edge what a side touches of it isn't seen.
  private static var pixelTolerance: Double { 1 / 1024 }

  /// The side of a tile in whole pixels.
  private static func side(_ length: Double) -> Int {
    length > 0 ? max(1, Int(min(length, largestSide))) : ordinarySide
  }

  /// A side doubled until few enough fill an extent in pixels.
  private static func enlarged(_ side: Int, extent: Double) -> Int {
    var side = side
    while extent > Double(side) * mostTilesAcross { side *= 2 }
    return side
  }

  /// How many pixels of a level may be needed to show so many of the device's: more than that of a level halves it.
  private static func mostPixels(showing pixels: Double) -> Double {
    Double(1 << 24) + 8 * min(pixels, Double(1 << 25))
  }

  /// The pixels that a box of the layer's space touches, at least one across and down.
  private static func pixels(_ box: Box, scale: Double) -> PixelRect {
    func span(_ low: Double, _ high: Double) -> Range<Int> {
      let first = Int((low * scale + pixelTolerance).rounded(.down))
      return first..<max(first + 1, Int((high * scale - pixelTolerance).rounded(.up)))
    }
    let (x, y) = (span(box.min.x, box.max.x), span(box.min.y, box.max.y))
    return PixelRect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
  }

  /// How many pixels beyond those that are seen are read, for a transform from pixels to the device's: between
  /// pixels their neighbours count, and where they are drawn smaller, those that are averaged.
  private static func reach(of transform: Affine) -> Double {
    if transform.keepsPixels { return 0 }
    return max(1, 2 / abs(transform.determinant).squareRoot())
  }
}

extension Int {
  /// The quotient rounded down.
  fileprivate func floored(by divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}

extension Affine {
  /// Whether whole pixels lie on whole pixels, mirrored or not.
  fileprivate var keepsPixels: Bool {
    isAxisAligned && abs(a) == 1 && abs(d) == 1 && tx == tx.rounded() && ty == ty.rounded()
  }
}
