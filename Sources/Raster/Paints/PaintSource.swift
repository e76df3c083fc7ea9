/// A paint prepared for one fill, which provides pixels.
enum PaintSource {
  /// One premultiplied color, including the opacity.
  case color(UInt32)
  // Stored by address, because a painter is accessed for every span and should be small.
  case gradient(UnsafePointer<GradientSampler>)
  case image(UnsafePointer<ImageSampler>)
  /// Pixels of a row from a column on.
  case run(UnsafePointer<UInt32>, x: Int)
}

extension PaintSource {
  /// The premultiplied color of a row, or nil if it has several.
  @inline(__always)
  func uniformColor(ofRow y: Int) -> UInt32? {
    switch self {
    case .color(let color): color
    case .gradient(let sampler): sampler.pointee.uniformColor(ofRow: y)
    case .image, .run: nil
    }
  }

  /// The sampler of an opaque gradient, which may write pixels directly to the canvas.
  var opaqueSampler: UnsafePointer<GradientSampler>? {
    guard case .gradient(let sampler) = self, sampler.pointee.isOpaque else { return nil }
    return sampler
  }

  /// Returns the source's pixels from (`x`, `y`), either in place or written to `scratch`.
  func pixels(x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    switch self {
    case .color(let color): scratch.update(repeating: color, count: count)
    case .gradient(let sampler): sampler.pointee.fetch(x: x, y: y, count: count, into: scratch)
    case .run(let pixels, let start): return pixels + (x &- start)
    case .image(let sampler): return sampler.pointee.pixels(x: x, y: y, count: count, scratch: scratch)
    }
    return UnsafePointer(scratch)
  }
}
