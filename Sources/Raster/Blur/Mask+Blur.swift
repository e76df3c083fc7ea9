extension Mask {
  /// Returns the mask blurred by a Gaussian. Its bounds grow by the kernel's radius on every side and are
  /// clamped to `limit`.
  ///
  /// Values are exact to 1 of 255. With a radius above 48 pixels, for which the blur is computed on an image
  /// of half the size, recursively, they are exact to 2.
  ///
  /// - Parameter memory: The pool that provides the memory.
  package func blurred(
    by kernel: GaussianKernel, within limit: PixelRect = .reachable, memory: PictureMemory = PictureMemory()
  ) -> Mask {
    let blurred = bounds.insetBy(-kernel.radius).intersection(limit)
    guard kernel.radius > 0, !bounds.isEmpty, !blurred.isEmpty else { return cropped(to: limit) }
    let plane = BlurPlane(self, memory)
    let result = plane.blurred(
      variance: kernel.sigma * kernel.sigma, radius: kernel.radius, in: blurred)
    defer {
      plane.release()
      result.release()
    }
    return result.mask(of: blurred)
  }

  /// Returns the part of the mask within `limit`.
  package func cropped(to limit: PixelRect) -> Mask {
    let part = bounds.intersection(limit)
    guard part != bounds else { return self }
    var result = Mask(bounds: part)
    result.write { clip, writer in MaskShape(mask: self).cover(within: clip, into: &writer) }
    return result
  }
}
