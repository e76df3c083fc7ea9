public import CoreGraphics
public import Foundation

/// An image with its number of pixels per point and its drawing properties.
///
/// Images are immutable. Reading and writing files requires the module ImageCoding; in a program without it, the
/// initializers for files and data return nil, and so does ``pngData()``. Symbol images and Core Image
/// aren't supported.
open class UIImage: NSObject, @unchecked Sendable {  // Sendable because all state is immutable.
  /// The pixels in memory order; nil for empty and animated images.
  open var cgImage: CGImage? { pixels }
  /// The number of pixels per point.
  open var scale: CGFloat { pixelScale }
  /// The orientation of the pixels.
  open var imageOrientation: Orientation { orientation }

  // Variables, because an internal initializer that isn't a convenience initializer would keep subclasses in other
  // modules from inheriting any. They never change after the initialization.
  private var pixels: CGImage?
  private var pixelScale: CGFloat = 1
  private var orientation = Orientation.up
  final private(set) var traits = ImageTraits()

  convenience init(_ cgImage: CGImage?, scale: CGFloat, _ orientation: Orientation, _ traits: ImageTraits) {
    self.init()
    pixels = cgImage
    pixelScale = scale > 0 && scale.isFinite ? scale : 1
    self.orientation = orientation
    self.traits = traits
  }

  /// Creates an image without pixels.
  public override init() { super.init() }

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

  // MARK: Properties

  /// The size of the upright image in points; for an animated image, the size of its first image.
  open var size: CGSize { uprightSize }

  /// The use of the image's colors. Default ``RenderingMode/automatic``.
  open var renderingMode: RenderingMode { traits.renderingMode }

  /// The widths of the edges that are never enlarged, in points. Default zero.
  open var capInsets: UIEdgeInsets { traits.capInsets }

  /// The enlargement of the parts between the caps. Default ``ResizingMode/tile``.
  open var resizingMode: ResizingMode { traits.resizingMode }

  /// The images of an animated image; nil for other images.
  open var images: [UIImage]? { traits.images }

  /// The duration of an animated image in seconds; 0 for other images.
  open var duration: TimeInterval { traits.duration }

  /// The insets of the part used for alignment, in points. They're stored but have no effect. Default zero.
  open var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  // MARK: Derived images

  /// Returns the image with a rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the image tinted with a color. A template is still tinted by the view that displays it.
  open func withTintColor(_ color: UIColor) -> UIImage { with { $0.tint = color } }

  /// Returns the image tinted with a color, and with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the image with edges that are never enlarged and tiles in between.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges that are never enlarged.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  {
    with { ($0.capInsets, $0.resizingMode, $0.isResizable) = (capInsets, resizingMode, true) }
  }

  /// Returns the image with ``alignmentRectInsets``.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(cgImage, scale: scale, imageOrientation.flippedHorizontally, traits)
  }

  /// Returns an animated image, which image views play; nil without images.
  ///
  /// - Parameters:
  ///   - images: The images in order, which have equal durations.
  ///   - duration: The total duration in seconds. If it isn't above 0, each image takes 1/30 s.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    animated(images, duration: duration)
  }

  // MARK: Drawing

  /// Draws the image at its natural size.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image at its natural size, with a blend mode and an opacity of 0…1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle. A resizable image keeps its caps.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image scaled to a rectangle, with a blend mode and an opacity of 0…1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    drawPixels(in: rect, blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle with tiles of the image, the first one at the context's origin.
  open func drawAsPattern(in rect: CGRect) { drawTiles(in: rect) }

  // MARK: Files

  /// Returns the upright image as the data of a PNG file; nil without pixels or without the module ImageCoding.
  open func pngData() -> Data? {
    uprightImage.flatMap { image in ImageCoder.attempt { try $0.pngData(of: image) } }
  }

  /// Returns the upright image as the data of a JPEG file; nil without pixels or without the module ImageCoding.
  /// Transparent pixels are drawn on white.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightImage.flatMap { image in
      ImageCoder.attempt { try $0.jpegData(of: image, quality: Double(compressionQuality)) }
    }
  }
}

// MARK: - Properties

extension UIImage {
  var uprightSize: CGSize {
    guard let cgImage else { return traits.images?.first?.size ?? .zero }
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.swapsDimensions ? CGSize(width: size.height, height: size.width) : size
  }
}

// MARK: - Derived images

extension UIImage {
  static func animated(_ images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var traits = ImageTraits()
    traits.images = images
    traits.duration = duration > 0 ? duration : Double(images.count) / 30
    return UIImage(nil, scale: first.scale, .up, traits)
  }

  func with(_ change: (inout ImageTraits) -> Void) -> UIImage {
    var traits = traits
    change(&traits)
    return UIImage(cgImage, scale: scale, imageOrientation, traits)
  }
}
