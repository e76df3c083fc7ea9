import Staging

/// The shore in front of the sea, with two palms.
enum Beach {
  static func layer(of size: CGSize) -> CALayer {
    let layer = CALayer()
    layer.name = "beach"
    layer.frame = CGRect(origin: .zero, size: size)
    for sublayer in [foam(size), sand(size), palms(size)] { layer.addSublayer(sublayer) }
    return layer
  }

  private static func shore(_ size: CGSize, above: CGFloat) -> CGPath {
    let points: [(CGFloat, CGFloat)] = [
      (-0.05, 20), (0.08, 26), (0.22, 22), (0.38, 27), (0.55, 38), (0.72, 50), (0.86, 66), (1.05, 74),
    ]
    return .ridge(
      points.map { CGPoint(x: $0.0 * size.width, y: size.height - $0.1 - above) }, downTo: size.height)
  }

  private static func foam(_ size: CGSize) -> CALayer {
    let foam = CAShapeLayer()
    foam.path = shore(size, above: 4)
    foam.fillColor = .hexadecimal(0xFFFFFF, alpha: 0.75)
    return foam
  }

  private static func sand(_ size: CGSize) -> CALayer {
    let sand = CAGradientLayer()
    sand.frame = CGRect(origin: .zero, size: size)
    sand.colors = [CGColor.hexadecimal(0xFBE8C0), CGColor.hexadecimal(0xE3B878)]
    sand.startPoint = CGPoint(x: 0.5, y: 0.88)
    let mask = CAShapeLayer()
    mask.path = shore(size, above: 0)
    sand.mask = mask
    return sand
  }
}

// MARK: - Palms

extension Beach {
  /// Two palms and their shadow, whose height is proportional to the screen's.
  private static func palms(_ size: CGSize) -> CALayer {
    let palms = CALayer()
    palms.position = CGPoint(x: 0.93 * size.width, y: 0.967 * size.height)
    palms.setAffineTransform(CGAffineTransform(scaleX: size.height / 667, y: size.height / 667))
    for sublayer in [shadow(), Palm.small.layer(), Palm.large.layer()] { palms.addSublayer(sublayer) }
    return palms
  }

  private static func shadow() -> CALayer {
    let shadow = CAShapeLayer()
    shadow.path = CGPath(ellipseIn: CGRect(x: -26, y: -2, width: 60, height: 9), transform: nil)
    shadow.fillColor = .hexadecimal(0x8A5A2B, alpha: 0.35)
    return shadow
  }
}
