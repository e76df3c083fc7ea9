package import Raster

/// Commands that are drawn into a picture of their own resolution, which is then drawn as an image.
package struct RasterizedGroup: Equatable, Sendable {
  /// In the picture's pixels.
  package var commands: [DrawCommand]
  /// The picture's pixels, including a transparent border of one pixel of the version that is sampled.
  package let area: PixelRect
  /// From the picture's pixels to the device's.
  package var transform: Affine
  package var opacity = 1.0
  /// The version of the picture that is sampled, and the method.
  package let sampling: PictureSampling

  init(_ commands: [DrawCommand], transform: Affine, sampling: PictureSampling = PictureSampling(.linear)) {
    self.commands = commands
    self.transform = transform
    self.sampling = sampling
    area = DrawGroup(commands: commands).bounds.aligned(toPowerOf2: sampling.coarsestLevel)
      .insetBy(-sampling.coarsestPixel)
  }

  var deviceBounds: PixelRect { PixelRect(covering: area.box.applying(transform), within: .addressable) }
}

// MARK: - Scale

extension RasterizedGroup {
  /// The pixels per point of the picture of a layer in the context's space, or nil if they coincide with the device's
  /// pixels.
  ///
  /// - Parameter requested: The layer's rasterization scale; the result is limited to ``maximumFineness`` pixels per
  ///   device pixel.
  static func scale(_ requested: Double, _ context: RenderingContext) -> Double? {
    let area = abs(context.transform.determinant)
    guard area > 0, area.isFinite else { return nil }
    let scale = min(requested > 0 ? requested : 1, maximumFineness * area.squareRoot() / context.fineness)
    let toDevice = Affine.scale(1 / scale, 1 / scale).concatenating(context.transform)
    let isPixelAligned = toDevice.tx.rounded() == toDevice.tx && toDevice.ty.rounded() == toDevice.ty
    return toDevice.isTranslation && isPixelAligned ? nil : scale
  }

  /// The largest number of picture pixels per device pixel along a side; more make no visible difference.
  private static var maximumFineness: Double { 4 }

  /// The largest number of times that the picture is halved. Only a bias could require more than two halvings.
  static var maximumHalvingCount: Double { 8 }
}

extension Affine {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

// MARK: - Drawing

extension RasterizedGroup {
  /// The picture's pixels that are sampled for the device pixels of a clip.
  func needed(for clip: PixelRect) -> PixelRect {
    guard let inverse = transform.inverse, !clip.isEmpty else { return .empty }
    // Samples are taken at the centers of device pixels and interpolated between neighbors.
    let centers = clip.box.insetBy(0.5).applying(inverse)
    let margin = 2 * sampling.coarsestPixel
    return PixelRect(covering: centers.insetBy(-Double(margin)), within: area)
      .aligned(toPowerOf2: sampling.coarsestLevel)
  }

  /// The largest number of pixels that are drawn at a time.
  static var largestArea: Int { 1 << 22 }
}
