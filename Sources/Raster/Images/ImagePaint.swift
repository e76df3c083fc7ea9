/// A bitmap as a paint.
package struct ImagePaint: Hashable, Sendable {
  /// How colors between the middles of a bitmap's pixels are found.
  package enum Filter: Hashable, Sendable {
    /// The nearest pixel's.
    case nearest
    /// Interpolated between four neighbors.
    case linear
    /// Interpolated between four neighbors by weights that are powers of 2, as Core Graphics does: see
    /// ``ImageSampler/weight(ofFraction:)``.
    case byShifts
    /// Interpolated in a version of the bitmap that was averaged down by halves until it is less than twice as large
    /// as what is drawn. The version is made anew for every fill: see ``ImagePaint/averaged``.
    case averaged
    /// Interpolated in a version of the bitmap that was averaged down by halves so many times, 0…30; between two whole
    /// numbers both versions are mixed. Made anew for every fill: see ``ImagePaint/reduced(by:)``.
    case trilinear(level: Double)
  }

  /// A version of the bitmap at half the size, and how much of it shows in what is drawn.
  package struct Coarser: Hashable, Sendable {
    package var bitmap: Bitmap
    /// 0…1.
    package var share: Double
  }

  package var bitmap: Bitmap
  /// The bitmap's pixels that are used; beyond its sides the pixels along them go on.
  package var source: PixelRect
  /// From the bitmap's space, where pixel (0, 0) is the unit square at the origin, to device pixels. Nothing is drawn
  /// where it has no inverse.
  package var transform: Affine
  /// What leads on to device pixels where the transform leads to a plane seen in perspective.
  package var perspective: Projection?
  package var filter: Filter
  /// What the bitmap's colors are multiplied by, component by component, alpha included.
  package var tint = Color.white
  /// What is mixed with the bitmap where it's drawn linearly.
  package private(set) var coarser: Coarser?
  /// Where in the bitmap's space its top left pixel lies: elsewhere than at the origin in a part of something larger.
  package private(set) var origin = SIMD2<Int>(0, 0)

  /// - Parameter source: Cut to the bitmap's bounds, which it is by default.
  package init(_ bitmap: Bitmap, source: PixelRect? = nil, transform: Affine, filter: Filter = .linear) {
    self.bitmap = bitmap
    self.source = source.map(bitmap.bounds.intersection) ?? bitmap.bounds
    self.transform = transform
    self.filter = filter
  }

  /// A part of a larger picture, drawn linearly, its top left pixel at (`x`, `y`) in the picture's space.
  package init(_ part: Bitmap, x: Int, y: Int, transform: Affine) {
    self.init(part, transform: transform)
    (source, origin) = (part.bounds.translated(x: x, y: y), SIMD2(x, y))
  }
}

extension ImagePaint {
  /// The same picture from a bitmap averaged down by halves, as far as the transform makes it smaller, to be kept
  /// by who draws it often.
  package var averaged: ImagePaint {
    var result = self
    var scale = self.scale
    while scale <= 0.5, result.canBeHalved, scale > 0 {
      result = result.halved
      scale *= 2
    }
    result.filter = .linear
    return result
  }

  /// The same picture from a bitmap averaged down by halves `level` times, to be kept by who draws it often.
  package func reduced(by level: Double) -> ImagePaint {
    var result = self
    result.filter = .linear
    var rest = level > 0 ? min(level, ImagePaint.mostHalvings) : 0
    while rest >= 1, result.canBeHalved {
      result = result.halved
      rest -= 1
    }
    return rest > 0 && result.canBeHalved ? result.mixed(with: result.halved.bitmap, share: rest) : result
  }

  /// The same picture drawn linearly, with a share of a version at half the size.
  package func mixed(with halved: Bitmap, share: Double) -> ImagePaint {
    var result = self
    result.filter = .linear
    result.coarser = Coarser(bitmap: halved, share: share)
    return result
  }

  /// So often a picture of any size is halved to a pixel.
  package static var mostHalvings: Double { 30 }

  private var canBeHalved: Bool { bitmap.width > 1 || bitmap.height > 1 }

  /// The same picture from a bitmap of half the size.
  private var halved: ImagePaint {
    var result = self
    result.bitmap = bitmap.halved
    result.source = source.halved
    result.transform = Affine.scale(2, 2).concatenating(transform)
    return result
  }
}

extension ImagePaint {
  /// How much larger the source is drawn than it is, on the whole.
  private var scale: Double {
    guard let perspective else { return abs(transform.determinant).squareRoot() }
    let area = Double(source.width) * Double(source.height)
    return (perspective.after(transform).image(of: source.box).area / area).squareRoot()
  }

  /// Lends the image's sampler; does nothing where nothing can be drawn.
  func withSampler(_ body: (UnsafePointer<ImageSampler>) -> Void) {
    switch filter {
    case .nearest, .linear, .byShifts: sample(body)
    case .averaged: averaged.sample(body)
    case .trilinear(let level): reduced(by: level).sample(body)
    }
  }

  private func sample(_ body: (UnsafePointer<ImageSampler>) -> Void) {
    guard let coarser else { return withPlainSampler { withUnsafePointer(to: $0, body) } }
    var half = self
    (half.bitmap, half.source, half.coarser) = (coarser.bitmap, source.halved, nil)
    half.transform = Affine.scale(2, 2).concatenating(transform)
    half.tint = .white
    withPlainSampler { sampler in
      half.withPlainSampler { half in
        ImageSampler.Coarser.with(half, share: coarser.share) { coarser in
          var sampler = sampler
          sampler.coarser = coarser
          withUnsafePointer(to: sampler, body)
        }
      }
    }
  }

  private func withPlainSampler(_ body: (ImageSampler) -> Void) {
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress, let sampler = ImageSampler(self, base: base) else { return }
      body(sampler)
    }
  }
}
