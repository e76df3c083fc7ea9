public import CoreGraphics
public import Foundation

/// A picture, how many of its pixels there are to a point, and how it's drawn.
///
/// Images are values: none ever changes. Reading and writing files takes the module ImageCoding, which reads and
/// writes PNG; in a program without it the initializers for files and data give nil, and so does ``pngData()``.
/// Images of symbols, of assets and of Core Image don't exist here.
open class UIImage: NSObject, @unchecked Sendable {  // Sendable: nothing can be written to
  /// The pixels, as they lie in memory; nil for an empty and for an animated image.
  public final let cgImage: CGImage?
  /// Pixels to a point.
  public final let scale: CGFloat
  /// How the pixels have to be turned to stand upright.
  public final let imageOrientation: Orientation
  final let traits: ImageTraits

  init(_ cgImage: CGImage?, scale: CGFloat, _ orientation: Orientation, _ traits: ImageTraits) {
    self.cgImage = cgImage
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.traits = traits
  }

  /// Creates an image without pixels.
  public override convenience init() { self.init(nil, scale: 1, .up, ImageTraits()) }

  /// Creates an image of pixels that stand upright, one to a point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels to a point; anything not above 0 counts as 1.
  ///   - orientation: How they have to be turned to stand upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation, ImageTraits())
  }

  /// Whether another image has the same pixels in memory and is drawn in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return (cgImage, scale, imageOrientation, traits)
      == (other.cgImage, other.scale, other.imageOrientation, other.traits)
  }

  /// A number that equal images share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage)
    hasher.combine(traits)
    return hasher.finalize()
  }
}

// MARK: - Reading

extension UIImage {
  /// The size of the upright image in points; of an animated one that of its first.
  public final var size: CGSize {
    guard let cgImage else { return traits.images?.first?.size ?? .zero }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// Whether the image's own colors are drawn; default automatic.
  public final var renderingMode: RenderingMode { traits.renderingMode }

  /// The parts along the sides that are never made larger, in points; default none.
  public final var capInsets: UIEdgeInsets { traits.capInsets }

  /// How the parts between the caps are made larger; default tile.
  public final var resizingMode: ResizingMode { traits.resizingMode }

  /// The images of an animated one, nil for any other.
  public final var images: [UIImage]? { traits.images }

  /// How long all images of an animated one take, in seconds; 0 for any other.
  public final var duration: TimeInterval { traits.duration }

  /// What lies outside of what counts when views are aligned, in points; default none. It's kept for whoever asks.
  public final var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
}

// MARK: - Deriving

extension UIImage {
  /// Returns the image drawn in another mode.
  public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image with a color drawn through its alpha; where it's a template, a view's tint is drawn still.
  public final func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// Returns the image with a color drawn through its alpha, and drawn in another mode.
  public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the image with parts along its sides that are never made larger, and tiles between them.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with parts along its sides that are never made larger.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    with { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// Returns the image with other ``alignmentRectInsets``.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image mirrored left to right.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(cgImage, scale: scale, imageOrientation.flippedHorizontally, traits)
  }

  /// Returns an image that image views play, nil where there are no images.
  ///
  /// - Parameters:
  ///   - images: The images in order, each shown equally long.
  ///   - duration: How long all of them take, in seconds; what isn't above 0 counts as 1/30 for each.
  public final class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var traits = ImageTraits()
    traits.images = images
    traits.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(nil, scale: first.scale, .up, traits)
  }

  private func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(cgImage, scale: scale, imageOrientation, traits)
  }
}
