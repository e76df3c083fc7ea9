public import CoreGraphics

/// Begins an image context with one pixel per point; see ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image context, whose y points down, and makes it the current context of this thread until
/// ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points, rounded up to whole pixels. If it isn't above 0 or exceeds the available memory,
///     there is no current context.
///   - opaque: Whether the image has no alpha channel. An opaque image is initially black, any other image clear.
///   - scale: The number of pixels per point; 0 for the scale of the current traits, which is the screen's by
///     default.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UITraitCollection.current.imageScale
  GraphicsStack.current.push(.image(size: size, scale: scale, isOpaque: opaque), imageScale: scale)
}

/// Returns the current image context's content; nil if the current context isn't an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale else { return nil }
  return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image context and restores the previous context. Without an image context it does nothing.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.entries.last?.imageScale != nil { GraphicsStack.current.pop() }
}

extension UITraitCollection {
  /// The number of pixels per point for images; the screen's scale if it's unspecified.
  var imageScale: CGFloat { displayScale > 0 ? displayScale : ScreenTraits.current.displayScale }
}

extension CGContext {
  /// Creates an image context with points as units and y pointing down; nil if the size isn't above 0 or is too
  /// large.
  static func image(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
    guard let width = pixels(size.width * scale), let height = pixels(size.height * scale),
      let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { return nil }
    let alpha = isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
      bitmapInfo: alpha.rawValue)
    context?.beginBaseSpace(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
    return context
  }

  /// A length rounded up to whole pixels, except for rounding errors.
  private static func pixels(_ length: CGFloat) -> Int? {
    let count = (length - 1e-6).rounded(.up)
    return count >= 1 && count < 1e7 ? Int(count) : nil
  }
}
