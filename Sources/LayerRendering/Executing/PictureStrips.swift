import Raster

// While nested groups are drawn, each needs a separate picture. To limit memory, large pictures are drawn in strips
// of rows.

extension [DrawCommand] {
  /// The number of rows to draw at a time, limited by the memory for the pictures of nested groups.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in pixels.
  ///   - area: The number of pixels drawn in total.
  ///   - threads: The number of threads that draw concurrently.
  func rowsDrawnAtOnce(width: Int, of area: Int, threads: Int) -> Int {
    guard area > Self.smallArea else { return .max }
    let pixelCount = Self.groupPixelLimit / Swift.max(1, pictureDepth * threads)
    return Swift.max(Self.minimumRowCount, pixelCount / Swift.max(1, width))
  }

  /// The largest number of pixels of nested groups' pictures: 32 megabytes.
  static var groupPixelLimit: Int { 1 << 23 }
  /// The number of pixels up to which a picture is drawn in one pass, regardless of nesting.
  private static var smallArea: Int { 1 << 14 }
  /// The smallest number of rows in a strip; with fewer, the commands would be traversed too often.
  private static var minimumRowCount: Int { 32 }

  /// The largest number of pictures of nested groups that exist at a time.
  var pictureDepth: Int {
    reduce(0) { depth, command in
      var nestedDepth = 0
      _ = command.containsList {
        nestedDepth = Swift.max(nestedDepth, $0.pictureDepth)
        return false
      }
      return Swift.max(depth, nestedDepth + command.pictureCount)
    }
  }
}

extension DrawCommand {
  /// The number of pictures that the command needs at a time, in addition to those of nested commands.
  fileprivate var pictureCount: Int {
    switch self {
    case .group(let group) where group.isOnlyClipped: 0
    // The blurred picture, the result, and the planes of both.
    case .group(let group): group.filters.isEmpty && group.shadow == nil ? 1 : 4
    case .backdrop: 4
    case .rasterized, .warped, .crossing: 1
    case .fill, .stroke, .shadow, .sprites: 0
    }
  }
}

extension PixelRect {
  /// The rectangle divided into strips of at most `rows` rows, from the top.
  func strips(of rows: Int) -> some Sequence<PixelRect> {
    let step = Swift.max(1, Swift.min(rows, height))
    return stride(from: minY, to: isEmpty ? minY : maxY, by: step).lazy.map { top in
      PixelRect(minX: minX, minY: top, maxX: maxX, maxY: Swift.min(maxY, top + step))
    }
  }
}
