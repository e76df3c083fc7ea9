import Staging

/// The background of the screen: sky, sun, islands, and sea.
enum Seascape {
  /// The position of the horizon, as a fraction of the height.
  static let horizon: CGFloat = 0.77

  static func layer(of size: CGSize) -> CALayer {
    let layer = CALayer()
    layer.name = "seascape"
    layer.frame = CGRect(origin: .zero, size: size)
    for sublayer in [sky(size), sun(size), islands(size), sea(size), boat(size)] {
      layer.addSublayer(sublayer)
    }
    return layer
  }

  private static func sky(_ size: CGSize) -> CALayer {
    let sky = CAGradientLayer()
    sky.frame = CGRect(origin: .zero, size: size)
    sky.colors = [0x0F4C92, 0x1F78BE, 0x3E9FD3, 0x86C8E2, 0xD8E8DA, 0xFFDDA2].map { CGColor.hexadecimal($0) }
    sky.locations = [0, 0.32, 0.55, 0.655, 0.72, 0.775]
    return sky
  }

  /// Returns a glowing sun low above the sea.
  private static func sun(_ size: CGSize) -> CALayer {
    let radius: CGFloat = 21
    let sun = CALayer()
    sun.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
    sun.position = CGPoint(x: 0.56 * size.width, y: horizon * size.height - 10)
    sun.cornerRadius = radius
    sun.backgroundColor = .hexadecimal(0xFFF6DF)
    sun.shadowPath = CGPath(ellipseIn: sun.bounds.insetBy(dx: -radius, dy: -radius), transform: nil)
    sun.shadowColor = .hexadecimal(0xFFF0C4)
    sun.shadowOpacity = 0.9
    sun.shadowRadius = 20
    sun.shadowOffset = .zero
    return sun
  }
}

// MARK: - Islands and sea

extension Seascape {
  private static func islands(_ size: CGSize) -> CALayer {
    let islands = CALayer()
    islands.addSublayer(
      island([(-0.05, 0), (0.05, 14), (0.14, 30), (0.24, 22), (0.33, 9), (0.44, 0)], 0x7FB0BD, size))
    islands.addSublayer(
      island([(-0.05, 6), (0.03, 15), (0.1, 12), (0.19, 5), (0.27, 0)], 0x3F8397, size))
    islands.addSublayer(island([(0.78, 0), (0.86, 9), (0.93, 12), (1.05, 18)], 0x7FB0BD, size))
    return islands
  }

  /// Returns a silhouette through points, whose x is a fraction of the width and whose y is in points above the
  /// horizon.
  private static func island(_ points: [(CGFloat, CGFloat)], _ color: UInt32, _ size: CGSize) -> CALayer {
    let sea = horizon * size.height
    let island = CAShapeLayer()
    island.path = .ridge(points.map { CGPoint(x: $0.0 * size.width, y: sea - $0.1) }, downTo: sea + 1)
    island.fillColor = .hexadecimal(color)
    return island
  }

  private static func sea(_ size: CGSize) -> CALayer {
    let sea = CAGradientLayer()
    let top = horizon * size.height
    sea.frame = CGRect(x: 0, y: top, width: size.width, height: size.height - top)
    sea.colors = [0x9CD8D6, 0x35AFC0, 0x12809F].map { CGColor.hexadecimal($0) }
    sea.locations = [0, 0.25, 1]
    sea.addSublayer(glitter(sea.bounds.size))
    return sea
  }

  /// Returns the reflections of the sun on the waves, in rows that are wider near the shore.
  private static func glitter(_ size: CGSize) -> CALayer {
    let path = CGMutablePath()
    let rows: [(x: CGFloat, y: CGFloat, length: CGFloat)] = [
      (0.56, 2, 44), (0.55, 7, 34), (0.58, 12, 26), (0.55, 18, 50), (0.61, 24, 20), (0.53, 29, 30),
      (0.57, 36, 46), (0.5, 43, 22), (0.6, 48, 28), (0.55, 57, 60), (0.62, 66, 26), (0.49, 70, 24),
    ]
    for row in rows {
      path.addEllipse(
        in: CGRect(x: row.x * size.width - row.length / 2, y: row.y, width: row.length, height: 2.4))
    }
    let glitter = CAShapeLayer()
    glitter.path = path
    glitter.fillColor = .hexadecimal(0xFFF3D2, alpha: 0.75)
    return glitter
  }
}

// MARK: - Boat

extension Seascape {
  /// Returns a small sailing boat.
  private static func boat(_ size: CGSize) -> CALayer {
    let boat = CALayer()
    boat.position = CGPoint(x: 0.3 * size.width, y: horizon * size.height + 13)
    boat.addSublayer(polygon([(1, -21), (1, -3), (-8, -3)], 0xFFFFFF))
    boat.addSublayer(polygon([(2.2, -24), (2.2, -3), (13, -3)], 0xFFF1DA))
    boat.addSublayer(polygon([(-10, -1.5), (15, -1.5), (11, 3), (-7, 3)], 0xE8414E))
    return boat
  }

  private static func polygon(_ corners: [(CGFloat, CGFloat)], _ color: UInt32) -> CALayer {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
    path.closeSubpath()
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = .hexadecimal(color)
    return layer
  }
}
