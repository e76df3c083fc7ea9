/// A paint made ready for one fill: where its pixels come from.
enum PaintSource {
  /// One premultiplied color, opacity included.
  case color(UInt32)
  // By address, since a painter is looked at for every span and should be small.
  case gradient(UnsafePointer<GradientSampler>)
  case image(UnsafePointer<ImageSampler>)
}

extension PaintSource {
  /// The one premultiplied color of a row, nil where it has several.
  @inline(__always)
  func uniformColor(ofRow y: Int) -> UInt32? {
    switch self {
    case .color(let color): color
    case .gradient(let sampler): sampler.pointee.uniformColor(ofRow: y)
    case .image: nil
    }
  }

  /// What fetches pixels none of which lets anything through, so that they may be written where they go.
  var opaqueSampler: UnsafePointer<GradientSampler>? {
    guard case .gradient(let sampler) = self, sampler.pointee.isOpaque else { return nil }
    return sampler
  }

  /// The source's pixels from (`x`, `y`), either where they lie or written to `scratch`.
  func pixels(x: Int, y: Int, count: Int, scratch: UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt32> {
    switch self {
    case .color(let color): scratch.update(repeating: color, count: count)
    case .gradient(let sampler): sampler.pointee.fetch(x: x, y: y, count: count, into: scratch)
    case .image(let sampler): return sampler.pointee.pixels(x: x, y: y, count: count, scratch: scratch)
    }
    return UnsafePointer(scratch)
  }
}
