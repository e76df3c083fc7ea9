public import CoreGraphics

/// The format of images created by an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point; 0 for the scale of the current traits.
  open var scale: CGFloat
  /// Whether images have no alpha channel. Opaque images are initially black, other images clear. Default false.
  open var opaque = false
  /// The range of colors. It's stored and not used, because images are always in sRGB. Default ``Range/automatic``.
  open var preferredRange = Range.automatic

  /// Creates a format with the current traits' number of pixels per point.
  public override init() {
    scale = UITraitCollection.current.imageScale
    super.init()
  }

  /// Creates a format with a trait collection's number of pixels per point.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.imageScale
  }

  /// Returns a format with the current traits' number of pixels per point.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the same as ``default()``.
  open class func preferred() -> UIGraphicsImageRendererFormat { .default() }

  final var imageScale: CGFloat { scale > 0 && scale.isFinite ? scale : UITraitCollection.current.imageScale }

  /// A copy, which isn't affected by later changes.
  final var copied: UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    return copy
  }
}
