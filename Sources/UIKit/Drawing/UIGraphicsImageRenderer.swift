public import CoreGraphics
public import Foundation

/// Makes images by drawing.
///
/// ```swift
/// let disc = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Draws an image; what it gets is also the current context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points, in the default format.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a part of the user space, in the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer of images that show a part of the user space.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.copied
    super.init(bounds: bounds, rendererFormat: imageFormat)
  }

  /// Returns what some actions draw; an empty image where the size isn't above 0, or is too large.
  open func image(actions: DrawingActions) -> UIImage {
    let context = CGContext.image(
      size: bounds.size, scale: imageFormat.imageScale, isOpaque: imageFormat.opaque)
    guard let context else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let stack = GraphicsStack.current
    let depth = stack.entries.count
    stack.push(context, imageScale: imageFormat.imageScale)
    let target = UIGraphicsImageRendererContext(context, imageFormat)
    actions(target)
    while stack.entries.count > depth { stack.pop() }
    return target.currentImage
  }

  /// Returns what some actions draw as the bytes of a PNG file; empty where the program lacks
  /// ImageCoding.
  public final func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns what some actions draw as the bytes of a JPEG file; empty where the program lacks
  /// ImageCoding.
  public final func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// What an image is drawn into.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// What has been drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.imageScale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
