public import CoreGraphics
public import Foundation

/// Creates images by drawing.
///
/// ```swift
/// let disc = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image into a context, which is also the current one.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of a size in points, with the default format.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Creates a renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle of the drawing coordinates, with the default format.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Creates a renderer for images of a rectangle of the drawing coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format.copied
    super.init(bounds: bounds, format: imageFormat)
  }

  /// Returns the image that a closure draws; an empty image if the size isn't above 0 or is too large.
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

  /// Returns the image that a closure draws as the data of a PNG file; empty without the module ImageCoding.
  open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Returns the image that a closure draws as the data of a JPEG file; empty without the module ImageCoding.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions)
    -> Data
  {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The context of an image renderer.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    let scale = (format as? UIGraphicsImageRendererFormat)?.imageScale ?? 1
    return UIImage(cgImage: image, scale: scale, orientation: .up)
  }
}
