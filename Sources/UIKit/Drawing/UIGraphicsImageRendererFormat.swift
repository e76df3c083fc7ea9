public import CoreGraphics

/// How an image is made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels to a point; 0 for those of the current traits.
  public final var scale: CGFloat
  /// Whether the image has no alpha; it begins black then, else clear. Default false.
  public final var opaque = false
  /// The colors that are kept; it makes no difference here, where all are those of sRGB. Default automatic.
  public final var preferredRange = Range.automatic

  /// Creates a format of as many pixels to a point as the current traits have.
  public override init() {
    scale = UITraitCollection.current.imageScale
    super.init()
  }

  /// Creates a format of as many pixels to a point as a collection of traits has.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.imageScale
  }

  /// Returns a format of as many pixels to a point as the current traits have.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the same as ``default()``.
  open class func preferred() -> UIGraphicsImageRendererFormat { .default() }

  final var imageScale: CGFloat { scale > 0 && scale.isFinite ? scale : UITraitCollection.current.imageScale }

  /// The same in an object of its own, which later changes leave alone.
  final var copied: UIGraphicsImageRendererFormat {
    let copy = UIGraphicsImageRendererFormat()
    (copy.scale, copy.opaque, copy.preferredRange) = (scale, opaque, preferredRange)
    return copy
  }
}
