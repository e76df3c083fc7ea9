import Staging

/// A hot-air balloon of 50 × 65 points.
enum Balloon {
  static let size = CGSize(width: 50, height: 65)

  /// Returns the balloon as a picture of `scale` pixels per point; nil if the scale is invalid.
  static func picture(scale: CGFloat) -> CGImage? {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    // In a plain context, y points up; in layers, it points down.
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: scale, y: -scale)
    layer().render(in: context)
    return context.makeImage()
  }

  private static func layer() -> CALayer {
    let balloon = CALayer()
    balloon.bounds.size = size
    for sublayer in [ropes(), basket(), envelope()] { balloon.addSublayer(sublayer) }
    return balloon
  }
}

// MARK: - Envelope

extension Balloon {
  /// Gores in two colors, each a narrower outline, and a light in front of them.
  private static func envelope() -> CALayer {
    let envelope = CALayer()
    envelope.frame = CGRect(origin: .zero, size: size)
    let gores: [(width: CGFloat, color: UInt32)] = [
      (1, 0xE8414E), (0.76, 0xFFF2D8), (0.5, 0xE8414E), (0.2, 0xFFF2D8),
    ]
    for (width, color) in gores { envelope.addSublayer(gore(width, .hexadecimal(color))) }
    envelope.addSublayer(light())
    return envelope
  }

  private static func gore(_ width: CGFloat, _ color: CGColor) -> CALayer {
    let gore = CAShapeLayer()
    gore.path = outline(width: width)
    gore.fillColor = color
    return gore
  }

  private static func light() -> CALayer {
    let light = CAGradientLayer()
    light.frame = CGRect(origin: .zero, size: size)
    light.colors = [
      CGColor.hexadecimal(0xFFFFFF, alpha: 0.35), CGColor.hexadecimal(0xFFFFFF, alpha: 0),
      CGColor.hexadecimal(0x4A0D2A, alpha: 0.38),
    ]
    light.locations = [0, 0.45, 1]
    light.startPoint = CGPoint(x: 0.15, y: 0.05)
    light.endPoint = CGPoint(x: 0.9, y: 0.7)
    let mask = CAShapeLayer()
    mask.path = outline(width: 1)
    light.mask = mask
    return light
  }

  /// Returns the outline of the envelope, or of a gore that is `width` times as wide.
  private static func outline(width: CGFloat) -> CGPath {
    let outline = CGMutablePath()
    let transform = CGAffineTransform(translationX: 25, y: 0).scaledBy(x: width, y: 1)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    outline.move(to: point(-5, 51))
    outline.addCurve(to: point(-23, 23.5), control1: point(-9, 42), control2: point(-23, 36))
    outline.addCurve(to: point(0, 0.5), control1: point(-23, 10.5), control2: point(-13, 0.5))
    outline.addCurve(to: point(23, 23.5), control1: point(13, 0.5), control2: point(23, 10.5))
    outline.addCurve(to: point(5, 51), control1: point(23, 36), control2: point(9, 42))
    outline.closeSubpath()
    return outline
  }
}

// MARK: - Ropes and basket

extension Balloon {
  private static func ropes() -> CALayer {
    let path = CGMutablePath()
    for side: CGFloat in [-1, 1] {
      path.move(to: CGPoint(x: 25 + 4.5 * side, y: 51))
      path.addLine(to: CGPoint(x: 25 + 3.6 * side, y: 58))
    }
    let ropes = CAShapeLayer()
    ropes.path = path
    ropes.strokeColor = .hexadecimal(0x5B3A22)
    ropes.lineWidth = 0.8
    return ropes
  }

  private static func basket() -> CALayer {
    let basket = CAGradientLayer()
    basket.frame = CGRect(x: 20.5, y: 57, width: 9, height: 7.5)
    basket.cornerRadius = 2
    basket.colors = [CGColor.hexadecimal(0xC98A4B), CGColor.hexadecimal(0x7E4B22)]
    return basket
  }
}
