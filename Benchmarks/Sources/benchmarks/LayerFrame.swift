import Staging

/// The test frame as a layer tree on a stage.
final class LayerFrame {
  private let stage: Stage
  /// Two almost equal colors, because a frame without changes isn't drawn.
  private var backgrounds: [CGColor]

  init(_ frame: TestFrame) {
    stage = Stage(size: CGSize(width: TestFrame.width, height: TestFrame.height))
    let root = stage.layer
    var other = frame.background
    other.red -= 1.0 / 255
    backgrounds = [LayerFrame.color(frame.background), LayerFrame.color(other)]
    root.backgroundColor = backgrounds[0]
    let layers =
      frame.rectangles.map(LayerFrame.rectangle) + frame.shadows.map(LayerFrame.shadow)
      + frame.gradients.map(LayerFrame.gradient) + frame.curves.map(LayerFrame.stroke)
      + frame.groups.map(LayerFrame.group)
    stage.perform { for layer in layers { root.addSublayer(layer) } }
  }

  /// Draws the whole picture, and returns a number that depends on it.
  func draw() -> UInt64 {
    backgrounds.swapAt(0, 1)
    stage.perform {
      CATransaction.setDisableActions(true)
      stage.layer.backgroundColor = backgrounds[0]
    }
    return UInt64(bitPattern: Int64(ObjectIdentifier(stage.picture()).hashValue))
  }

  /// The premultiplied pixels in rows from top to bottom, with red in the lowest byte.
  var pixels: [UInt32] {
    guard let data = stage.picture().dataProvider?.data, let bytes = CFDataGetBytePtr(data) else { return [] }
    let memory = UnsafeRawBufferPointer(start: bytes, count: CFDataGetLength(data))
    return Array(memory.bindMemory(to: UInt32.self))
  }
}

// MARK: - Layers

extension LayerFrame {
  private static func color(_ components: TestFrame.Components) -> CGColor {
    CGColor(
      srgbRed: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  private static func rectangle(_ rectangle: TestFrame.Rectangle) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(x: 0, y: 0, width: rectangle.size, height: rectangle.size)
    layer.cornerRadius = rectangle.radius
    layer.backgroundColor = color(rectangle.color)
    let m = rectangle.matrix
    layer.setAffineTransform(CGAffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: m.tx, ty: m.ty))
    return layer
  }

  private static func shadow(_ shadow: TestFrame.Shadow) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: shadow.x, y: shadow.y)
    let square = CGRect(x: 0, y: 0, width: TestFrame.shadowSize, height: TestFrame.shadowSize)
    layer.bounds = square
    layer.shadowPath = CGPath(
      roundedRect: square, cornerWidth: TestFrame.shadowRadius, cornerHeight: TestFrame.shadowRadius,
      transform: nil)
    layer.shadowOpacity = Float(shadow.color.alpha)
    layer.shadowOffset = .zero
    // On the screen, the standard deviation of a shadow is 0.945 times its radius.
    layer.shadowRadius = TestFrame.shadowSigma / 0.945
    return layer
  }

  /// The end point in the unit square of a gradient from the first corner, such that its colors are perpendicular to
  /// the diagonal after stretching to the box.
  private static let acrossDiagonal: CGPoint = {
    let (width, height) = TestFrame.gradientSize
    let slope = SIMD2(width * width, height * height) / (width * width + height * height)
    let end = slope / (slope * slope).sum()
    return CGPoint(x: end.x, y: end.y)
  }()

  private static func gradient(_ box: TestFrame.GradientBox) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(
      x: box.x, y: box.y, width: TestFrame.gradientSize.width, height: TestFrame.gradientSize.height)
    layer.colors = box.stops.map { color($0.color) }
    layer.locations = box.stops.map { NSNumber(value: $0.location) }
    (layer.startPoint, layer.endPoint) = (.zero, acrossDiagonal)
    return layer
  }

  private static func stroke(_ curve: TestFrame.Curve) -> CALayer {
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
    layer.lineWidth = TestFrame.strokeWidth
    layer.lineCap = .round
    layer.lineJoin = .round
    return layer
  }

  private static func group(_ group: TestFrame.Group) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(
      x: group.x, y: group.y, width: TestFrame.groupSize.width, height: TestFrame.groupSize.height)
    // The members have coordinates of the stage.
    layer.bounds.origin = CGPoint(x: group.x, y: group.y)
    layer.opacity = Float(TestFrame.groupOpacity)
    for member in group.members { layer.addSublayer(rectangle(member)) }
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: layer.bounds, transform: nil)
    layer.mask = mask
    return layer
  }
}
