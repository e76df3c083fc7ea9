public import CoreGraphics

/// Begins an image, one pixel to a point, and makes its context the current one; see
/// ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context, whose y points down, the current one of this thread, until
/// ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points; a part of a pixel counts as one. Where it isn't above 0, or beyond what memory there
///     is for a context, there is no current context.
///   - opaque: Whether the image has no alpha; it begins black then, else clear.
///   - scale: Pixels to a point; 0 for those of the current traits, by default the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : UITraitCollection.current.imageScale
  GraphicsStack.current.push(.image(size: size, scale: scale, isOpaque: opaque), imageScale: scale)
}

/// Returns what the current image shows so far; nil where the current context is of no image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsStack.current.entries.last, let scale = entry.imageScale else { return nil }
  return entry.context?.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the current image and makes the context the current one that was so before; without an image it does nothing.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.entries.last?.imageScale != nil { GraphicsStack.current.pop() }
}

extension UITraitCollection {
  /// Pixels to a point of an image; where that's left open, those of the screen.
  var imageScale: CGFloat { displayScale > 0 ? displayScale : ScreenTraits.current.displayScale }
}

extension CGContext {
  /// A context for an image, a unit a point, y down; nil for a size that isn't above 0 or too large.
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

  /// A length in whole pixels; a sliver that rounding made doesn't count.
  private static func pixels(_ length: CGFloat) -> Int? {
    let whole = (length - 1e-6).rounded(.up)
    return whole >= 1 && whole < 1e7 ? Int(whole) : nil
  }
}
