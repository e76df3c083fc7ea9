public import CoreGraphics
public import Foundation

/// An image with its number of pixels per point and its drawing properties.
///
/// Images are immutable. Reading and writing files requires the module ImageCoding; in a program without it, the
/// initializers for files and data return nil, and so does ``pngData()``. Symbol images, asset catalogs and Core
/// Image aren't supported.
open class UIImage: NSObject, @unchecked Sendable {  // Sendable because all state is immutable.
  /// The pixels in memory order; nil for empty and animated images.
  public final let cgImage: CGImage?
  /// The number of pixels per point.
  public final let scale: CGFloat
  /// The orientation of the pixels.
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

  /// Creates an upright image with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates an image.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point. Values that aren't above 0 count as 1.
  ///   - orientation: The orientation of the pixels.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage, scale: scale, orientation, ImageTraits())
  }

  /// Returns whether another image has the same pixels in memory and the same properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return (cgImage, scale, imageOrientation, traits)
      == (other.cgImage, other.scale, other.imageOrientation, other.traits)
  }

  /// The hash value, which equal images share.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(cgImage)
    hasher.combine(traits)
    return hasher.finalize()
  }
}

// MARK: - Properties

extension UIImage {
  /// The size of the upright image in points; for an animated image, the size of its first image.
  public final var size: CGSize {
    guard let cgImage else { return traits.images?.first?.size ?? .zero }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.swapsDimensions ? CGSize(width: size.height, height: size.width) : size
  }

  /// The use of the image's colors. Default ``RenderingMode/automatic``.
  public final var renderingMode: RenderingMode { traits.renderingMode }

  /// The widths of the edges that are never enlarged, in points. Default zero.
  public final var capInsets: UIEdgeInsets { traits.capInsets }

  /// The enlargement of the parts between the caps. Default ``ResizingMode/tile``.
  public final var resizingMode: ResizingMode { traits.resizingMode }

  /// The images of an animated image; nil for other images.
  public final var images: [UIImage]? { traits.images }

  /// The duration of an animated image in seconds; 0 for other images.
  public final var duration: TimeInterval { traits.duration }

  /// The insets of the part used for alignment, in points. They're stored but have no effect. Default zero.
  public final var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }
}

// MARK: - Derived images

extension UIImage {
  /// Returns the image with a rendering mode.
  public final func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image tinted with a color. A template is still tinted by the view that displays it.
  public final func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// Returns the image tinted with a color, and with a rendering mode.
  public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the image with edges that are never enlarged and tiles in between.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that are never enlarged.
  public final func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    with { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// Returns the image with ``alignmentRectInsets``.
  public final func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image mirrored horizontally.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(cgImage, scale: scale, imageOrientation.flippedHorizontally, traits)
  }

  /// Returns an animated image, which image views play; nil without images.
  ///
  /// - Parameters:
  ///   - images: The images in order, which have equal durations.
  ///   - duration: The total duration in seconds. If it isn't above 0, each image takes 1/30 s.
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
