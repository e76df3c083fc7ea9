import Raster

/// The visible tiles of a layer at the level of detail that fits its scale.
struct TileGrid {
  /// The number of the level's pixels per point.
  let scale: Double
  /// The size of a whole tile, in pixels of the level.
  let tileSize: SIMD2<Int>
  /// The level's pixels that overlap the layer's bounds, relative to the origin of the layer's space.
  private let limit: PixelRect
  private let columns: Range<Int>
  private let rows: Range<Int>

  /// Determines the visible tiles, or returns nil if there are none.
  ///
  /// - Parameters:
  ///   - bounds: The layer's bounds, which are finite.
  ///   - tileSize: The layer's tile size, in pixels of a level.
  ///   - transform: The mapping from the layer's space to device pixels.
  ///   - visible: The visible part of the device; nil for everything.
  init?(
    bounds: Box, tileSize: Point, levels: TileLevels, transform: Affine, visible: Box?
  ) {
    guard let inverse = transform.inverse else { return nil }
    var visibleBox = visible.map { bounds.intersection($0.applying(inverse)) } ?? bounds
    guard !visibleBox.isEmpty else { return nil }
    let requested = SIMD2(Self.side(tileSize.x), Self.side(tileSize.y))
    let deviceArea = visibleBox.width * visibleBox.height * abs(transform.determinant)
    let pixelLimit = Self.pixelLimit(showing: deviceArea)
    var scale = levels.scale(for: transform.maximumScale, extent: bounds)
    while max(visibleBox.width * scale, Double(requested.x))
      * max(visibleBox.height * scale, Double(requested.y)) > pixelLimit
    {
      scale /= 2
    }
    self.scale = scale
    let reach = Self.reach(of: Affine.scale(1 / scale, 1 / scale).concatenating(transform))
    visibleBox = visibleBox.insetBy(-reach / scale).intersection(bounds)
    let size = SIMD2(
      Self.enlarged(requested.x, extent: visibleBox.width * scale),
      Self.enlarged(requested.y, extent: visibleBox.height * scale))
    self.tileSize = size
    limit = Self.pixels(bounds, scale: scale)
    let pixels = Self.pixels(visibleBox, scale: scale)
    columns = pixels.minX.floored(by: size.x)..<(pixels.maxX - 1).floored(by: size.x) + 1
    rows = pixels.minY.floored(by: size.y)..<(pixels.maxY - 1).floored(by: size.y) + 1
  }
}

extension TileGrid {
  /// The pixels of each tile, row by row, starting at the smallest x and y.
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
  private static var defaultSide: Int { 256 }
  private static var mostTilesAcross: Double { 256 }
  /// The overlap with a pixel, in pixels, up to which the pixel doesn't count as touched.
  private static var pixelTolerance: Double { 1 / 1024 }

  /// The side of a tile in whole pixels, given the requested length.
  private static func side(_ length: Double) -> Int {
    length > 0 ? max(1, Int(min(length, largestSide))) : defaultSide
  }

  /// A side doubled until at most ``mostTilesAcross`` tiles fill an extent in pixels.
  private static func enlarged(_ side: Int, extent: Double) -> Int {
    var side = side
    while extent > Double(side) * mostTilesAcross { side *= 2 }
    return side
  }

  /// The largest number of a level's pixels used for a number of device pixels; beyond it, the scale is halved.
  private static func pixelLimit(showing pixels: Double) -> Double {
    Double(1 << 24) + 8 * min(pixels, Double(1 << 25))
  }

  /// The pixels that a box in the layer's space touches, at least one in each direction.
  private static func pixels(_ box: Box, scale: Double) -> PixelRect {
    func span(_ low: Double, _ high: Double) -> Range<Int> {
      let first = Int((low * scale + pixelTolerance).rounded(.down))
      return first..<max(first + 1, Int((high * scale - pixelTolerance).rounded(.up)))
    }
    let (x, y) = (span(box.min.x, box.max.x), span(box.min.y, box.max.y))
    return PixelRect(minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
  }

  /// The number of pixels beyond the visible ones that sampling reads, for a transform from the level's to device
  /// pixels: neighbors for interpolation, or more for averaging if the level is reduced.
  private static func reach(of transform: Affine) -> Double {
    if transform.mapsPixelsOntoPixels { return 0 }
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
  /// Whether pixels map to whole pixels, mirrored or not.
  fileprivate var mapsPixelsOntoPixels: Bool {
    isAxisAligned && abs(a) == 1 && abs(d) == 1 && tx == tx.rounded() && ty == ty.rounded()
  }
}
