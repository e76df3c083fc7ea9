import Raster

/// Turns whole frames into changes: of each frame what isn't on show yet.
///
/// A change is complete when the next frame is known, since it must clear what the next one shows as transparent.
/// Memory: the frame on show, the frame that waits, and the first one of a film with transparency.
struct GIFFrameCoder<Pixel: BitwiseCopyable & Equatable & Sendable> {
  /// What a viewer shows when the waiting frame is drawn; nil before the first.
  private var canvas: GIFFrame<Pixel>?
  private var waiting: (frame: GIFFrame<Pixel>, delay: Int)?
  /// What a viewer that doesn't clear the screen draws after the end of the film.
  private var first: GIFFrame<Pixel>?
  private let repeats: Bool
  private let transparent: Pixel?

  /// A coder for a film that repeats or not; `transparent` is nil where every pixel of it is opaque.
  init(transparent: Pixel?, options: GIFWriter.Options) {
    self.transparent = transparent
    repeats = options.loopCount != 1
  }

  /// Takes a frame; returns the change to the one before, none where the two are one.
  mutating func append(_ frame: GIFFrame<Pixel>, delay: Int) -> GIFChange<Pixel>? {
    guard let (last, lastDelay) = waiting else {
      first = repeats && transparent.map(frame.pixels.contains) ?? false ? frame : nil
      waiting = (frame, delay)
      return nil
    }
    if lastDelay + delay <= Self.longestDelay, last.looks(like: frame) {
      waiting = (last, lastDelay + delay)
      return nil
    }
    waiting = (frame, delay)
    return change(to: last, delay: lastDelay, next: frame)
  }

  /// Returns the change to the last frame.
  mutating func finish() -> GIFChange<Pixel>? {
    guard let (last, delay) = waiting.take() else { return nil }
    return change(to: last, delay: delay, next: first)
  }

  /// In hundredths of a second.
  private static var longestDelay: Int { 65_535 }

  private mutating func change(
    to frame: GIFFrame<Pixel>, delay: Int, next: GIFFrame<Pixel>?
  ) -> GIFChange<Pixel> {
    let vanishing = vanishing(from: frame, to: next)
    var rect = canvas.map { frame.changes(from: $0).union(vanishing) } ?? frame.bounds
    // An image can't be empty.
    if rect.isEmpty { rect = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    let shown = canvas?.pixels(in: rect)
    canvas = frame
    if let transparent, !vanishing.isEmpty { canvas?.fill(rect, with: transparent) }
    return GIFChange(
      rect: rect, pixels: frame.pixels(in: rect), shown: shown, delay: delay, isCleared: !vanishing.isEmpty)
  }

  private func vanishing(from frame: GIFFrame<Pixel>, to next: GIFFrame<Pixel>?) -> PixelRect {
    guard let next, let transparent else { return .empty }
    return frame.vanishing(in: next, transparent: transparent)
  }
}
