/// A bitmap as a paint.
package struct ImagePaint: Hashable, Sendable {
  /// How colours between the middles of a bitmap's pixels are found.
  package enum Filter: Hashable, Sendable {
    /// The nearest pixel's.
    case nearest
    /// Interpolated between four neighbours.
    case linear
    /// Interpolated in a version of the bitmap that was averaged down by halves until it is less than twice as large
    /// as what is drawn. The version is made anew for every fill: see ``ImagePaint/averaged``.
    case averaged
  }

  package var bitmap: Bitmap
  /// The bitmap's pixels that are used; beyond its sides the pixels along them go on.
  package var source: PixelRect
  /// From the bitmap's space, where pixel (0, 0) is the unit square at the origin, to device pixels. Nothing is drawn
  /// where it has no inverse.
  package var transform: Affine
  package var filter: Filter
  /// What the bitmap's colours are multiplied by, component by component, alpha included.
  package var tint = Color.white

  /// - Parameter source: Cut to the bitmap's bounds, which it is by default.
  package init(_ bitmap: Bitmap, source: PixelRect? = nil, transform: Affine, filter: Filter = .linear) {
    self.bitmap = bitmap
    self.source = source.map(bitmap.bounds.intersection) ?? bitmap.bounds
    self.transform = transform
    self.filter = filter
  }
}

extension ImagePaint {
  /// The same picture from a bitmap averaged down by halves, as far as the transform makes it smaller, to be kept
  /// by who draws it often.
  package var averaged: ImagePaint {
    var result = self
    var scale = abs(transform.determinant).squareRoot()
    while scale <= 0.5, result.bitmap.width > 1 || result.bitmap.height > 1, scale > 0 {
      result.bitmap = result.bitmap.halved
      result.source = result.source.halved
      result.transform = Affine.scale(2, 2).concatenating(result.transform)
      scale *= 2
    }
    result.filter = .linear
    return result
  }
}

extension ImagePaint {
  /// Lends the image's sampler; does nothing where nothing can be drawn.
  func withSampler(_ body: (UnsafePointer<ImageSampler>) -> Void) {
    let image = filter == .averaged ? averaged : self
    image.bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress, let sampler = ImageSampler(image, base: base) else { return }
      withUnsafePointer(to: sampler, body)
    }
  }
}
