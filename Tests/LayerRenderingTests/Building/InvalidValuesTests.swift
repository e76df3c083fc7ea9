import QuartzCore
import Testing

/// Invalid numbers draw nothing or something; they never crash, hang or affect a sibling.
@Suite struct InvalidValuesTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e9, 1e-300, -0.5, 0,
  ]

  /// The values tried for every number; wide blurs and lines take seconds in a debug build.
  private static let changes: [(name: String, change: @Sendable (CALayer, CGFloat) -> Void)] = [
    ("bounds.origin", { $0.bounds.origin.x = $1 }), ("bounds.width", { $0.bounds.size.width = $1 }),
    ("bounds.height", { $0.bounds.size.height = $1 }), ("position", { $0.position.y = $1 }),
    ("zPosition", { $0.zPosition = $1 }), ("anchorPoint", { $0.anchorPoint.x = $1 }),
    ("anchorPointZ", { $0.anchorPointZ = $1 }), ("frame", { $0.frame.size.width = $1 }),
    ("scale", { $0.transform = CATransform3DMakeScale($1, 1, 1) }),
    ("translation", { $0.transform = CATransform3DMakeTranslation(0, $1, 0) }),
    ("rotation", { $0.transform = CATransform3DMakeRotation($1, 0, 0, 1) }),
    ("m34", { $0.transform.m34 = $1 }), ("m44", { $0.transform.m44 = $1 }),
    ("sublayerTransform", { $0.sublayerTransform.m11 = $1 }), ("cornerRadius", { $0.cornerRadius = $1 }),
    ("borderWidth", { $0.borderWidth = $1 }), ("opacity", { $0.opacity = Float($1) }),
    ("shadowRadius", { $0.shadowRadius = $1.isFinite ? min($1, 40) : $1 }),
    ("shadowOpacity", { $0.shadowOpacity = Float($1) }),
    ("shadowOffset", { $0.shadowOffset.width = $1 }), ("contentsScale", { $0.contentsScale = $1 }),
    ("contentsRect", { $0.contentsRect.origin.x = $1 }),
    ("contentsRect.width", { $0.contentsRect.size.width = $1 }),
    ("mask", { $0.mask?.frame.size.height = $1 }),
    ("lineWidth", { ($0 as? CAShapeLayer)?.lineWidth = $1.isFinite ? min($1, 1e4) : $1 }),
    ("miterLimit", { ($0 as? CAShapeLayer)?.miterLimit = $1 }),
    ("strokeStart", { ($0 as? CAShapeLayer)?.strokeStart = $1 }),
    ("strokeEnd", { ($0 as? CAShapeLayer)?.strokeEnd = $1 }),
    ("lineDashPhase", { ($0 as? CAShapeLayer)?.lineDashPhase = $1 }),
    ("lineDashPattern", { ($0 as? CAShapeLayer)?.lineDashPattern = [$1 as NSNumber, 3] }),
    (
      "path",
      {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: $1))
        path.addLine(to: CGPoint(x: 3, y: 5))
        path.addQuadCurve(to: CGPoint(x: $1, y: 2), control: CGPoint(x: 9, y: $1))
        ($0 as? CAShapeLayer)?.path = path
      }
    ),
    ("locations", { ($0 as? CAGradientLayer)?.locations = [0, $1 as NSNumber] }),
    ("startPoint", { ($0 as? CAGradientLayer)?.startPoint.y = $1 }),
    ("endPoint", { ($0 as? CAGradientLayer)?.endPoint = CGPoint(x: $1, y: $1) }),
    ("fontSize", { ($0 as? CATextLayer)?.fontSize = $1 }),
    ("color", { $0.backgroundColor = CGColor(srgbRed: $1, green: 0, blue: 0, alpha: $1) }),
  ]

  private func layers() -> [CALayer] {
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 8, height: 8), transform: nil)
    (shape.strokeColor, shape.lineWidth, shape.lineDashPattern) = (.blue, 2, [2, 1])
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.red, CGColor.blue]
    let text = CATextLayer()
    text.string = "odd"
    let picture = CALayer()
    picture.contents = CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)?
      .makeImage()
    let masked = CALayer()
    masked.mask = CALayer(0, 0, 9, 9, .black)
    for layer in [shape, gradient, text, picture, masked] {
      layer.frame = CGRect(x: 8, y: 0, width: 10, height: 10)
      (layer.shadowOpacity, layer.cornerRadius, layer.borderWidth) = (1, 2, 1)
      layer.masksToBounds = layer === picture
      layer.addSublayer(CALayer(1, 1, 4, 4, .magenta))
    }
    return [shape, gradient, text, picture, masked]
  }

  @Test(arguments: RenderMode.allCases)
  func `invalid numbers in any property leave a sibling unchanged`(_ mode: RenderMode) {
    for (name, change) in Self.changes {
      for number in Self.numbers {
        for layer in layers() {
          change(layer, number)
          let root = CALayer(0, 0, 24, 10)
          // In front of anything that the invalid layer covers, also in depth.
          let siblings = [CALayer(0, 0, 4, 10, .green), CALayer(20, 0, 4, 10, .green)]
          for sibling in siblings { sibling.zPosition = 1e301 }
          root.sublayers = [layer] + siblings
          let drawn = Drawn(onScreen: root, width: 24, height: 10, mode: mode)
          let isWhole = [0, 3, 20, 23].allSatisfy { drawn[$0, 5] == [0, 255, 0, 255] }
          #expect(isWhole, "\(name) \(number) on \(type(of: layer))")
        }
      }
    }
  }
}
