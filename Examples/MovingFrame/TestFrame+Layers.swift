import Staging

// The content of the test frame as layers.

extension TestFrame {
  /// Returns new layers of the frame, from back to front.
  func layers() -> [CALayer] {
    rectangles.map(Self.rectangle) + shadows.map(Self.shadow) + gradients.map(Self.gradient)
      + curves.map(Self.stroke) + groups.map(Self.group)
  }

  static func color(_ components: Components) -> CGColor {
    CGColor(
      srgbRed: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  private static func rectangle(_ rectangle: Rectangle) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: rectangle.size, height: rectangle.size)
    layer.cornerRadius = rectangle.radius
    layer.backgroundColor = color(rectangle.color)
    let m = rectangle.matrix
    layer.setAffineTransform(CGAffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty))
    return layer
  }

  private static func shadow(_ shadow: Shadow) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: shadow.x, y: shadow.y)
    let square = CGRect(x: 0, y: 0, width: shadowSize, height: shadowSize)
    layer.bounds = square
    layer.shadowPath = CGPath(
      roundedRect: square, cornerWidth: shadowRadius, cornerHeight: shadowRadius,
      transform: nil)
    layer.shadowOpacity = Float(shadow.color.alpha)
    layer.shadowOffset = .zero
    // On the screen, the standard deviation of a shadow is 0.945 times its radius.
    layer.shadowRadius = shadowSigma / 0.945
    return layer
  }

  /// The end point in the unit square of a gradient from the first corner, such that its colors are perpendicular to
  /// the diagonal after stretching to the box.
  private static let acrossDiagonal: CGPoint = {
    let (width, height) = gradientSize
    let slope = SIMD2(width * width, height * height) / (width * width + height * height)
    let end = slope / (slope * slope).sum()
    return CGPoint(x: end.x, y: end.y)
  }()

  private static func gradient(_ box: GradientBox) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(
      x: box.x, y: box.y, width: gradientSize.width, height: gradientSize.height)
    layer.colors = box.stops.map { color($0.color) }
    layer.locations = box.stops.map { NSNumber(value: $0.location) }
    (layer.startPoint, layer.endPoint) = (.zero, acrossDiagonal)
    return layer
  }

  private static func stroke(_ curve: Curve) -> CALayer {
    let path = CGMutablePath()
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: curve.points[2 * index], y: curve.points[2 * index + 1])
    }
    path.move(to: point(0))
    for index in stride(from: 1, to: curve.points.count / 2, by: 3) {
      path.addCurve(to: point(index + 2), control1: point(index), control2: point(index + 1))
    }
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = color(curve.color)
    layer.lineWidth = strokeWidth
    layer.lineCap = .round
    layer.lineJoin = .round
    return layer
  }

  private static func group(_ group: Group) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(
      x: group.x, y: group.y, width: groupSize.width, height: groupSize.height)
    // The members have coordinates of the stage.
    layer.bounds.origin = CGPoint(x: group.x, y: group.y)
    layer.opacity = Float(groupOpacity)
    for member in group.members { layer.addSublayer(rectangle(member)) }
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    layer.mask = mask
    return layer
  }
}
