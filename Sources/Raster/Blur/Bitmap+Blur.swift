extension Bitmap {
  /// Returns the bitmap blurred by a Gaussian, premultiplied, within `area`. Pixels outside the bitmap are
  /// transparent.
  ///
  /// Values are as exact as those of a mask's blur.
  ///
  /// - Parameters:
  ///   - kernel: The weights of the blur.
  ///   - x: The device pixel of the bitmap's left side.
  ///   - y: The device pixel of the bitmap's top.
  ///   - area: The device pixels of the result.
  ///   - memory: The pool that provides the memory.
  package func blurred(
    by kernel: GaussianKernel, x: Int, y: Int, within area: PixelRect,
    memory: PictureMemory = PictureMemory()
  ) -> Bitmap {
    var result = memory.bitmap(width: area.width, height: area.height)
    let planes = [UInt32(24), 0, 8, 16].map { shift in
      let sharp = Mask(component: shift, of: self, x: x, y: y, memory: memory)
      defer { memory.reuse(sharp) }
      return sharp.blurred(by: kernel, within: area, memory: memory)
    }
    defer { for plane in planes { memory.reuse(plane) } }
    let bounds = planes[0].bounds
    for row in 0..<bounds.height {
      let target = (row + bounds.minY - area.minY) * area.width + bounds.minX - area.minX
      for column in 0..<bounds.width {
        let source = row * bounds.width + column
        let alpha = planes[0].coverage[source]
        // Each plane is rounded separately.
        func component(_ plane: Int) -> UInt32 { UInt32(min(planes[plane].coverage[source], alpha)) }
        result.pixels[target + column] =
          UInt32(alpha) << 24 | component(1) | component(2) << 8 | component(3) << 16
      }
    }
    return result
  }
}
