import Raster

// Groups inside each other have a picture each while they are drawn: of large pictures, only some rows at once.

extension [DrawCommand] {
  /// How many rows of a picture are drawn at once, so that the pictures of the groups inside each other don't take too
  /// much memory; all of them where pixels depend on what lies behind their neighbours.
  ///
  /// - Parameters:
  ///   - width: In pixels.
  ///   - area: How many pixels are drawn in all.
  ///   - threads: How many draw at the same time.
  func rowsDrawnAtOnce(width: Int, of area: Int, threads: Int) -> Int {
    guard area > Self.smallArea, !mixBackdrop else { return .max }
    let pixelCount = Self.groupPixelLimit / Swift.max(1, pictureDepth * threads)
    return Swift.max(Self.fewestRows, pixelCount / Swift.max(1, width))
  }

  /// 32 megabytes.
  static var groupPixelLimit: Int { 1 << 23 }
  /// So few pixels are drawn at once whatever lies in what.
  private static var smallArea: Int { 1 << 14 }
  /// Fewer would have the commands gone through too often.
  private static var fewestRows: Int { 32 }

  /// How many pictures there are at a time, those of groups inside each other.
  var pictureDepth: Int {
    reduce(0) { depth, command in
      var inside = 0
      _ = command.holds {
        inside = Swift.max(inside, $0.pictureDepth)
        return false
      }
      return Swift.max(depth, inside + command.pictureCount)
    }
  }
}

extension DrawCommand {
  /// How many pictures it takes at a time beside those that it's made of.
  fileprivate var pictureCount: Int {
    switch self {
    case .group(let group) where group.isOnlyClipped: 0
    // What is blurred, the result, and the planes of both.
    case .group(let group): group.filters.isEmpty && group.shadow == nil ? 1 : 4
    case .backdrop: 4
    case .rasterized, .warped, .crossing: 1
    case .fill, .stroke, .shadow, .sprites: 0
    }
  }
}

extension PixelRect {
  /// The rectangle in parts of so many rows, from the top.
  func strips(of rows: Int) -> [PixelRect] {
    guard !isEmpty else { return [] }
    return stride(from: minY, to: maxY, by: Swift.min(rows, height)).map { top in
      PixelRect(minX: minX, minY: top, maxX: maxX, maxY: Swift.min(maxY, top + Swift.min(rows, height)))
    }
  }
}
