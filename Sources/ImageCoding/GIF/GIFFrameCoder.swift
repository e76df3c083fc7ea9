import Raster

/// Turns whole frames into images that hold only what changed.
///
/// A frame is written when the next one is known, since it must clear what the next one shows as transparent.
/// Memory: the frame on show, the frame that waits, and the first one of a film with transparency.
struct GIFFrameCoder {
  /// What a viewer shows when the waiting frame is drawn.
  private var canvas: GIFFrame
  private var waiting: (frame: GIFFrame, delay: Int)?
  /// What a viewer that doesn't clear the screen draws after the end of the film.
  private var first: GIFFrame?
  private var isAtStart = true
  private let repeats: Bool
  /// The map for the whole film, whose frames hold only its colours; nil where each frame gets its own.
  private var filmMap: ColorMap?
  private let dither: GIFWriter.Dither

  init(width: Int, height: Int, filmMap: ColorMap?, options: GIFWriter.Options) {
    canvas = GIFFrame(width: width, height: height)
    self.filmMap = filmMap
    repeats = options.loopCount != 1
    dither = options.dither
  }

  /// Takes a frame; returns the bytes of the one before, none where the two are one.
  mutating func append(_ frame: GIFFrame, delay: Int) -> [UInt8] {
    guard let (last, lastDelay) = waiting else {
      first = repeats && !frame.isOpaque ? frame : nil
      waiting = (frame, delay)
      return []
    }
    if last == frame, lastDelay + delay <= GIFFrameCoder.longestDelay {
      waiting = (last, lastDelay + delay)
      return []
    }
    waiting = (frame, delay)
    return write(last, delay: lastDelay, next: frame)
  }

  /// Returns the bytes of the last frame.
  mutating func finish() -> [UInt8] {
    guard let (last, delay) = waiting else { return [] }
    waiting = nil
    return write(last, delay: delay, next: first)
  }

  /// In hundredths of a second.
  static let longestDelay = 65_535

  private mutating func write(_ frame: GIFFrame, delay: Int, next: GIFFrame?) -> [UInt8] {
    let vanishing = next.map(frame.vanishing) ?? .empty
    var rect = isAtStart ? frame.bounds : frame.changes(from: canvas).union(vanishing)
    // An image can't be empty.
    if rect.isEmpty { rect = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    let image = image(of: frame, rect)
    isAtStart = false
    canvas = frame
    if !vanishing.isEmpty { canvas.clear(rect) }
    return GIFBlocks.image(image, delay: delay, isCleared: !vanishing.isEmpty)
  }
}

// MARK: - Colours

extension GIFFrameCoder {
  private mutating func image(of frame: GIFFrame, _ rect: PixelRect) -> GIFImage {
    let pixels = frame.pixels(in: rect)
    let changed = zip(pixels, canvas.pixels(in: rect)).map { $0 == $1 ? GIFFrame.transparent : $0 }
    if var map = filmMap.take() {
      defer { filmMap = map }
      let variants = Self.variants(pixels, changed, map: &map, rect)
      return GIFImage(rect, variants, palette: map.palette, isLocal: false)
    }
    var (map, isForAll) = ownMap(pixels, changed)
    let variants = Self.variants(isForAll ? pixels : changed, changed, map: &map, rect)
    return GIFImage(rect, variants, palette: map.palette, isLocal: true)
  }

  /// A map for one image: for all its pixels where that is exact, else for those that changed.
  ///
  /// In the second case what didn't change must not be drawn again: it would take on other colours.
  private func ownMap(_ pixels: [UInt32], _ changed: [UInt32]) -> (ColorMap, isForAll: Bool) {
    var histogram = ColorHistogram()
    histogram.add(pixels)
    let palette = GIFPalette(for: histogram, needsTransparency: pixels.contains(GIFFrame.transparent))
    if palette.isExact { return (ColorMap(palette, dither: dither), true) }
    var changes = ColorHistogram()
    changes.add(changed)
    let needsTransparency = changed.contains(GIFFrame.transparent)
    return (ColorMap(GIFPalette(for: changes, needsTransparency: needsTransparency), dither: dither), false)
  }

  /// The indices of all pixels, and of the changed ones alone where the palette can say so and it differs.
  private static func variants(
    _ pixels: [UInt32], _ changed: [UInt32], map: inout ColorMap, _ rect: PixelRect
  ) -> [[UInt8]] {
    let all = map.indices(of: pixels, in: rect)
    guard map.palette.hasTransparency, changed != pixels else { return [all] }
    return [all, map.indices(of: changed, in: rect)]
  }
}
