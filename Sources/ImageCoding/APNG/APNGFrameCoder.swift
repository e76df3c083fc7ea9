import Raster

/// A conversion of whole frames to changes, with the disposal that leaves the fewest pixels to draw.
///
/// The disposal of a frame is known only when the next frame is known. Memory: the visible frame and the canvas
/// below it.
struct APNGFrameCoder {
  /// The frame that is visible, as straight pixels.
  private var visible: PixelFrame<UInt32>
  /// The canvas before the visible frame was drawn; nil for the first one.
  private var below: PixelFrame<UInt32>?
  private var pending: APNGChange?
  private let canClear: Bool

  /// Creates a coder.
  ///
  /// - Parameter canClear: Whether the film's pixels can be transparent, as they are after clearing.
  init(width: Int, height: Int, canClear: Bool) {
    visible = PixelFrame(width: width, height: height, filledWith: 0)
    self.canClear = canClear
  }

  /// Applies the change to the next frame, and returns the one before it, which is complete now.
  mutating func append(_ rect: PixelRect, _ pixels: [UInt32], delay: FrameDelay) -> APNGChange? {
    guard var complete = pending else {
      visible.replace(rect, with: pixels) { _ in true }
      pending = APNGChange(rect: rect, pixels: pixels, oldPixels: nil, delay: delay)
      return nil
    }
    var next = visible
    next.replace(rect, with: pixels) { _ in true }
    let (disposal, canvas) = canvas(before: next, after: complete)
    complete.disposal = disposal
    var changes = next.changes(from: canvas)
    // A frame can't be empty.
    if changes.isEmpty { changes = PixelRect(x: 0, y: 0, width: 1, height: 1) }
    pending = APNGChange(
      rect: changes, pixels: next.pixels(in: changes), oldPixels: canvas.pixels(in: changes), delay: delay)
    (visible, below) = (next, canvas)
    return complete
  }

  /// Returns the last change.
  mutating func finish() -> APNGChange? { pending.take() }

  /// Returns the disposal of a frame that leaves the least to draw for the next one, and the canvas after it.
  private func canvas(
    before next: PixelFrame<UInt32>, after frame: APNGChange
  ) -> (APNGChange.Disposal, PixelFrame<UInt32>) {
    var best = (APNGChange.Disposal.none, visible)
    var cost = Self.cost(of: next, on: visible)
    func consider(_ disposal: APNGChange.Disposal, _ canvas: PixelFrame<UInt32>) {
      let other = Self.cost(of: next, on: canvas)
      if other < cost { (best, cost) = ((disposal, canvas), other) }
    }
    if let below { consider(.previous, below) }
    if canClear {
      var cleared = visible
      cleared.fill(frame.rect, with: 0)
      consider(.background, cleared)
    }
    return best
  }

  /// Returns an estimate of a frame's size in bytes: the size of the changed pixels, and a sixteenth of the size of
  /// unchanged pixels in the rectangle around them.
  private static func cost(of frame: PixelFrame<UInt32>, on canvas: PixelFrame<UInt32>) -> Int {
    let rect = frame.changes(from: canvas)
    var count = 0
    for y in rect.minY..<rect.maxY {
      let row = y * frame.width
      for index in (row + rect.minX)..<(row + rect.maxX) where frame.pixels[index] != canvas.pixels[index] {
        count &+= 1
      }
    }
    return count * 15 + rect.width * rect.height
  }
}
