import MotionCore
import Raster

// Large pictures are drawn in strips of rows. That limits the memory for the pictures that nested groups need while they are
// drawn. It also keeps the pixels in the processor's cache while one command after the other draws them.

extension BoundedList {
  /// The number of rows of some rectangles to draw at a time, limited by the memory for the pictures of nested groups and by
  /// the cache.
  ///
  /// - Parameter threads: The number of threads that draw concurrently.
  func rowsDrawnAtOnce(in rects: [PixelRect], threads: Int) -> Int {
    let area = rects.reduce(0) { $0 + $1.area }
    let limit = hasOnlyFills ? StripLimits.cachedPixelCount : StripLimits.smallArea
    guard area > limit else { return .max }
    return rects.reduce(.max) { least, rect in
      var limits = StripLimits()
      bounds.forEachIndex(touching: rect) {
        // If all are fills, none is loaded from memory.
        if hasOnlyFills || list.commands[$0].isFill {
          limits.includeFill()
        } else {
          limits.include(list.commands[$0])
        }
      }
      return min(least, limits.rowCount(width: rect.width, of: area, threads: threads))
    }
  }
}

/// The properties of commands that limit the rows of a picture that are drawn at a time.
struct StripLimits {
  /// The largest number of pictures of nested groups that exist at a time.
  private var pictureDepth = 0
  /// The number of further commands, nested ones included, that are worth traversing for each strip.
  private var rest = Self.traversedCount
  /// Whether a command takes long for a few of its rows.
  private var repeatsWork = false

  /// Whether no command was included.
  private var isEmpty: Bool { rest == Self.traversedCount }

  /// Takes a command that fills a shape into account.
  mutating func includeFill() { rest -= 1 }

  /// Takes a command into account.
  mutating func include(_ command: DrawCommand) {
    rest -= 1
    pictureDepth = max(pictureDepth, command.pictureDepth)
    guard rest >= 0, !repeatsWork else { return }
    repeatsWork = command.repeatsWorkInStrips
    _ = command.containsList { $0.exceeds(&rest) }
  }

  /// The number of rows to draw at a time.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in pixels.
  ///   - area: The number of pixels drawn in total.
  ///   - threads: The number of threads that draw concurrently.
  func rowCount(width: Int, of area: Int, threads: Int) -> Int {
    guard area > Self.smallArea, !isEmpty else { return .max }
    let repeatsLittleWork = rest >= 0 && !repeatsWork
    let pixelCount = min(
      Self.groupPixelLimit / max(1, pictureDepth * threads),
      area > Self.cachedPixelCount && repeatsLittleWork ? Self.cachedPixelCount : .max)
    return max(Self.minimumRowCount, pixelCount / max(1, width))
  }

  /// The largest number of pixels of nested groups' pictures: 32 megabytes.
  static var groupPixelLimit: Int { 1 << 23 }
  /// The number of pixels that stay in the processor's cache: 5 megabytes. With 2 to 5, a 4K picture is drawn fastest.
  static var cachedPixelCount: Int { 5 << 18 }
  /// The largest number of commands, nested ones included, that are worth traversing for each strip.
  private static var traversedCount: Int { 1 << 13 }
  /// The number of pixels up to which a picture is drawn in one pass, regardless of nesting.
  fileprivate static var smallArea: Int { 1 << 14 }
  /// The smallest number of rows in a strip; with fewer, the commands would be traversed too often.
  private static var minimumRowCount: Int { 32 }
}

extension [DrawCommand] {
  /// Whether there are more commands than `rest`, nested ones included; subtracts their number.
  fileprivate func exceeds(_ rest: inout Int) -> Bool {
    rest -= count
    return rest < 0 || contains { $0.containsList { $0.exceeds(&rest) } }
  }

  /// The largest number of pictures of nested groups that exist at a time.
  var pictureDepth: Int { reduce(0) { Swift.max($0, $1.pictureDepth) } }
}

extension DrawCommand {
  /// The largest number of pictures of the command and of nested ones that exist at a time.
  fileprivate var pictureDepth: Int {
    var nestedDepth = 0
    _ = containsList {
      nestedDepth = max(nestedDepth, $0.pictureDepth)
      return false
    }
    return nestedDepth + pictureCount
  }

  /// The number of pictures that the command needs at a time, in addition to those of nested commands.
  fileprivate var pictureCount: Int {
    switch self {
    case .group(let group) where group.isOnlyClipped: 0
    // The blurred picture, the result, and the planes of both.
    case .group(let group): group.filters.isEmpty && group.shadow == nil ? 1 : 4
    case .backdrop: 4
    case .rasterized, .warped, .crossing: 1
    case .rectangle, .shape, .stroke, .shadow, .sprites: 0
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
      let rows = (minY..<maxY).part(index, of: count)
      return PixelRect(minX: minX, minY: rows.lowerBound, maxX: maxX, maxY: rows.upperBound)
    }
  }
}
