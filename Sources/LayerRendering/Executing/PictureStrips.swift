import Raster

// Large pictures are drawn in strips of rows. That limits the memory for the pictures that nested groups need while they are
// drawn. It also keeps the pixels in the processor's cache while one command after the other draws them.

extension [DrawCommand] {
  /// The number of rows to draw at a time, limited by the memory for the pictures of nested groups and by the cache.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in pixels.
  ///   - area: The number of pixels drawn in total.
  ///   - threads: The number of threads that draw concurrently.
  func rowsDrawnAtOnce(width: Int, of area: Int, threads: Int) -> Int {
    guard area > Self.smallArea, !isEmpty else { return .max }
    let pixelCount = Swift.min(
      Self.groupPixelLimit / Swift.max(1, pictureDepth * threads),
      area > Self.cachedPixelCount && repeatsLittleWorkInStrips ? Self.cachedPixelCount : .max)
    return Swift.max(Self.minimumRowCount, pixelCount / Swift.max(1, width))
  }

  /// The largest number of pixels of nested groups' pictures: 32 megabytes.
  static var groupPixelLimit: Int { 1 << 23 }
  /// The number of pixels that stay in the processor's cache: 5 megabytes. With 2 to 5, a 4K picture is drawn fastest.
  static var cachedPixelCount: Int { 5 << 18 }
  /// The largest number of commands, nested ones included, that are worth traversing for each strip.
  private static var traversedCount: Int { 1 << 13 }
  /// The number of pixels up to which a picture is drawn in one pass, regardless of nesting.
  private static var smallArea: Int { 1 << 14 }
  /// The smallest number of rows in a strip; with fewer, the commands would be traversed too often.
  private static var minimumRowCount: Int { 32 }

  /// Whether strips repeat little work: there are few commands, and none that takes long for a few of its rows.
  private var repeatsLittleWorkInStrips: Bool {
    var rest = Self.traversedCount
    return !exceeds(&rest) && !contains(where: \.repeatsWorkInStrips)
  }

  /// Whether there are more commands than `rest`, nested ones included; subtracts their number.
  private func exceeds(_ rest: inout Int) -> Bool {
    rest -= count
    return rest < 0 || contains { $0.containsList { $0.exceeds(&rest) } }
  }

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

extension DrawCommand {
  /// Whether a strip of the command, or of a nested one, takes much of the time of the whole.
  ///
  /// A blur spreads pixels, so it's also computed beyond the strip. Large transformed pictures aren't cached, and a strip can
  /// show most of their rows.
  fileprivate var repeatsWorkInStrips: Bool {
    switch self {
    case .group(let group) where !group.filters.isEmpty || group.shadow != nil: true
    case .backdrop, .rasterized, .warped, .crossing: true
    case .shadow(let shadow): shadow.outline.deviceBounds.area > MaskCache.largestArea
    default: containsList { $0.contains(where: \.repeatsWorkInStrips) }
    }
  }
}

extension PixelRect {
  /// The rectangle divided from the top into strips of about equally many rows, at most `rows`.
  func strips(of rows: Int) -> some Sequence<PixelRect> {
    let count = isEmpty ? 0 : (height - 1) / Swift.max(1, Swift.min(rows, height)) + 1
    return (0..<count).lazy.map { index in
      PixelRect(
        minX: minX, minY: minY + height * index / count,
        maxX: maxX, maxY: minY + height * (index + 1) / count)
    }
  }
}
