import CoreGraphics

// Nothing is drawn without a current context. As on Apple's systems, templates are drawn in the context's fill color.

extension UIImage {
  func drawPixels(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let cgImage else {
      images?.first?.draw(in: rect, blendMode: blendMode, alpha: alpha)
      return
    }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    let picture = drawn(cgImage, fillColor: context.fillColor)
    if traits.isResizable {
      context.drawNinePartImage(NinePartImage(self, picture), over: rect.standardized)
    } else {
      context.drawUpright(picture, imageOrientation, in: rect.standardized)
    }
    context.restoreGState()
  }

  func drawTiles(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let color = CGColor.pattern(of: self) else { return }
    context.saveGState()
    context.setFillColor(color)
    context.fill(rect)
    context.restoreGState()
  }

  /// Returns the tinted pixels.
  private func drawn(_ cgImage: CGImage, fillColor: CGColor) -> CGImage {
    if let tint = traits.tint { return cgImage.tinted(tint.cgColor) }
    return renderingMode == .alwaysTemplate ? cgImage.tinted(fillColor) : cgImage
  }

  /// The upright pixels with the image's own tint; nil for an image without pixels.
  final var uprightImage: CGImage? {
    guard let cgImage else { return images?.first?.uprightImage }
    let picture = traits.tint.map { cgImage.tinted($0.cgColor) } ?? cgImage
    return picture.upright(imageOrientation)
  }
}

extension CGImage {
  /// Returns the image turned upright.
  func upright(_ orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    let size =
      orientation.swapsDimensions
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    guard let context = CGContext.image(size: size, scale: 1, isOpaque: false) else { return self }
    context.drawUpright(self, orientation, in: CGRect(origin: .zero, size: size))
    return context.makeImage() ?? self
  }
}

extension CGContext {
  /// Draws an image turned upright, where y points down.
  func drawUpright(_ image: CGImage, _ orientation: UIImage.Orientation, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    concatenate(orientation.upright(in: rect.size))
    let height = orientation.swapsDimensions ? rect.width : rect.height
    let width = orientation.swapsDimensions ? rect.height : rect.width
    translateBy(x: 0, y: height)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    restoreGState()
  }
}

// MARK: - Pattern colors

extension UIColor {
  /// Creates a pattern color that tiles an image.
  ///
  /// It's drawn in contexts. As the color of a layer or a view, it's treated as clear.
  public convenience init(patternImage image: UIImage) {
    self.init(cgColor: CGColor.pattern(of: image) ?? .clear)
  }
}

extension CGColor {
  /// Returns a pattern color that tiles an image; nil for an image without a size.
  fileprivate static func pattern(of image: UIImage) -> CGColor? {
    let bounds = CGRect(origin: .zero, size: image.size)
    // Pattern space has the orientation of contexts whose y points down, as the image requires.
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        UIGraphicsPushContext(context)
        image.draw(in: bounds)
        UIGraphicsPopContext()
      }, releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: bounds, matrix: .identity, xStep: bounds.width, yStep: bounds.height,
      tiling: .noDistortion, isColored: true, callbacks: &callbacks)
    guard let pattern, let space = CGColorSpace(patternBaseSpace: nil) else { return nil }
    return CGColor(patternSpace: space, pattern: pattern, components: [1])
  }
}
