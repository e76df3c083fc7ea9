import Raster

/// A conversion of whole frames to changes, which contain the pixels that aren't visible yet.
///
/// The change to a frame is known only when the next frame is known, because it must clear pixels that become
/// transparent in that frame. The coder needs memory for the visible frame, the pending frame, and the first frame of
/// a film with transparency.
struct GIFFrameCoder<Pixel: BitwiseCopyable & Equatable & Sendable> {
  /// The pixels of a viewer before the pending frame is drawn; nil for the first frame.
  private var canvas: PixelFrame<Pixel>?
  private var pending: (frame: PixelFrame<Pixel>, delay: Int)?
  /// The first frame, which a viewer that doesn't clear draws over the last one when the film repeats; nil if it's
  /// opaque.
  private var first: PixelFrame<Pixel>?
  private let repeats: Bool
  private let transparent: Pixel?

  /// Creates a coder.
  ///
  /// - Parameter transparent: The transparent pixel; nil for a film whose pixels are all opaque.
  init(transparent: Pixel?, options: GIFWriter.Options) {
    self.transparent = transparent
    repeats = options.loopCount != 1
  }

  /// Adds a frame, and returns the change to the frame before it; nil for the first frame and for equal frames, which
  /// are merged.
  mutating func append(_ frame: PixelFrame<Pixel>, delay: Int) -> GIFChange<Pixel>? {
    guard let (last, lastDelay) = pending else {
      first = repeats && transparent.map(frame.pixels.contains) ?? false ? frame : nil
      pending = (frame, delay)
      return nil
    }
    if lastDelay + delay <= Self.maximumDelay, last.hasSamePixels(as: frame) {
      pending = (last, lastDelay + delay)
      return nil
    }
    pending = (frame, delay)
    return change(to: last, delay: lastDelay, next: frame)
  }

  /// Returns the change to the last frame.
  mutating func finish() -> GIFChange<Pixel>? {
    guard let (last, delay) = pending.take() else { return nil }
    return change(to: last, delay: delay, next: first)
  }

  /// In hundredths of a second.
  private static var maximumDelay: Int { 65_535 }

  private mutating func change(
    to frame: PixelFrame<Pixel>, delay: Int, next: PixelFrame<Pixel>?
  ) -> GIFChange<Pixel> {
    let clearedArea = clearedArea(from: frame, to: next)
    var rect = canvas.map { frame.changes(from: $0).union(clearedArea) } ?? frame.bounds
    // An image can't be empty.
    if rect.isEmpty { rect = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    let oldPixels = canvas?.pixels(in: rect)
    canvas = frame
    if let transparent, !clearedArea.isEmpty { canvas?.fill(rect, with: transparent) }
    return GIFChange(
      rect: rect, pixels: frame.pixels(in: rect), oldPixels: oldPixels, delay: delay,
      isCleared: !clearedArea.isEmpty)
  }

  private func clearedArea(from frame: PixelFrame<Pixel>, to next: PixelFrame<Pixel>?) -> PixelRect {
    guard let next, let transparent else { return .empty }
    return frame.clearedArea(in: next, transparent: transparent)
  }
}
