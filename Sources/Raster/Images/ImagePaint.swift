/// A bitmap as a paint.
package struct ImagePaint: Hashable, Sendable {
  /// The method of sampling between the centers of a bitmap's pixels.
  package enum Filter: Hashable, Sendable {
    /// The color of the nearest pixel.
    case nearest
    /// Interpolated between four neighbors.
    case linear
    /// Interpolated between four neighbors by weights that are powers of 2, as Core Graphics does; see
    /// ``ImageSampler/weight(ofFraction:)``.
    case byShifts
    /// Interpolated in a version of the bitmap that was halved repeatedly until it is less than twice as
    /// large as it is drawn.
    ///
    /// The version is computed for every fill; see ``ImagePaint/averaged``.
    case averaged
    /// Interpolated in a version of the bitmap that was halved `level` times, 0…30. Between two integers both
    /// versions are mixed.
    ///
    /// The version is computed for every fill; see ``ImagePaint/reduced(by:)``.
    case trilinear(level: Double)
  }

  /// A version of the bitmap at half the size, and its share of the result.
  package struct Coarser: Hashable, Sendable {
    package var bitmap: Bitmap
    /// The share of the coarser version, 0…1.
    package var share: Double
  }

  package var bitmap: Bitmap
  /// The pixels of the bitmap that are used. Beyond its sides, the pixels along them repeat.
  package var source: PixelRect
  /// The transform from the bitmap's space, where pixel (0, 0) is the unit square at the origin, to device
  /// pixels. Nothing is drawn if it has no inverse.
  package var transform: Affine
  /// The projection to device pixels, applied after `transform`, if the image is on a plane seen in
  /// perspective.
  package var perspective: Projection?
  package var filter: Filter
  /// The color by which the bitmap's colors are multiplied, component by component, including alpha.
  package var tint = Color.white
  /// The coarser version that is mixed with the bitmap in linear drawing.
  package private(set) var coarser: Coarser?
  /// The position of the bitmap's top left pixel in the bitmap's space, other than the origin for a part of a
  /// larger picture. Only if both coordinates are even can the bitmap be halved.
  package private(set) var origin = SIMD2<Int>(0, 0)

  /// Creates a paint.
  ///
  /// - Parameter source: The pixels that are used, clamped to the bitmap's bounds; nil for all of them.
  package init(_ bitmap: Bitmap, source: PixelRect? = nil, transform: Affine, filter: Filter = .linear) {
    self.bitmap = bitmap
    self.source = source.map(bitmap.bounds.intersection) ?? bitmap.bounds
    self.transform = transform
    self.filter = filter
  }

  /// Creates a paint from a part of a larger picture, drawn linearly.
  ///
  /// - Parameters:
  ///   - part: The part's pixels, halved a number of times.
  ///   - halvingCount: That number. Default 0.
  ///   - x: The left side of the part in the picture's space, a multiple of 2 to the power of `halvingCount`.
  ///   - y: The part's top, likewise.
  ///   - transform: The transform from the picture's space to device pixels.
  package init(_ part: Bitmap, halvingCount: Int = 0, x: Int, y: Int, transform: Affine) {
    let size = Double(1 << halvingCount)
    self.init(
      part, transform: halvingCount == 0 ? transform : Affine.scale(size, size).concatenating(transform))
    origin = SIMD2(x >> halvingCount, y >> halvingCount)
    source = part.bounds.translated(x: origin.x, y: origin.y)
  }
}

extension ImagePaint {
  /// The same picture with a bitmap halved repeatedly, as far as the transform makes it smaller.
  ///
  /// Callers that draw it often should cache it.
  package var averaged: ImagePaint { reduced(by: Double(halvingCount)) }

  /// The number of halvings until the bitmap is less than twice as large as it's drawn.
  var halvingCount: Int {
    var (count, scale, size) = (0, self.scale, max(bitmap.width, bitmap.height))
    while scale <= 0.5, scale > 0, size > 1 {
      (count, scale, size) = (count + 1, scale * 2, (size + 1) / 2)
    }
    return count
  }

  /// Returns the same picture with a bitmap halved `level` times.
  ///
  /// Callers that draw it often should cache it.
  package func reduced(by level: Double) -> ImagePaint {
    var latest = bitmap
    return reduced(by: level) { _ in
      latest = latest.halved
      return latest
    }
  }

  /// Returns the same picture with a bitmap halved `level` times.
  ///
  /// - Parameters:
  ///   - level: The number of halvings. Between two integers both versions are mixed.
  ///   - version: Returns the bitmap halved a number of times; it's called for 1, 2 and so on.
  package func reduced(by level: Double, version: (_ halvingCount: Int) -> Bitmap) -> ImagePaint {
    var result = self
    result.filter = .linear
    var rest = level > 0 ? min(level, ImagePaint.maximumHalvingCount) : 0
    var count = 0
    while rest >= 1, result.canBeHalved {
      count += 1
      result = result.halved(to: version(count))
      rest -= 1
    }
    return rest > 0 && result.canBeHalved ? result.mixed(with: version(count + 1), share: rest) : result
  }

  /// Returns the same picture drawn linearly, mixed with a share of a version at half the size.
  package func mixed(with halved: Bitmap, share: Double) -> ImagePaint {
    var result = self
    result.filter = .linear
    result.coarser = Coarser(bitmap: halved, share: share)
    return result
  }

  /// The number of halvings after which a picture of any size is a pixel.
  package static var maximumHalvingCount: Double { 30 }

  private var canBeHalved: Bool { bitmap.width > 1 || bitmap.height > 1 }

  private func halved(to bitmap: Bitmap) -> ImagePaint {
    var result = self
    result.bitmap = bitmap
    result.source = source.halved
    result.origin = origin.halved
    result.transform = Affine.scale(2, 2).concatenating(transform)
    return result
  }
}

extension ImagePaint {
  /// The average scale at which the source is drawn.
  private var scale: Double {
    guard let perspective else { return abs(transform.determinant).squareRoot() }
    let area = Double(source.width) * Double(source.height)
    return (perspective.after(transform).image(of: source.box).area / area).squareRoot()
  }

  /// Calls a closure with the image's sampler, unless nothing can be drawn.
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
    half.origin = origin.halved
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

extension SIMD2<Int> {
  fileprivate var halved: SIMD2<Int> { SIMD2(x >> 1, y >> 1) }
}
