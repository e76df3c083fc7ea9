import Staging

extension ModeExample {
  static let all: [ModeExample] = [
    ModeExample(name: "mode-gradient") { root in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
      gradient.colors = [red, blue]
      (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
      root.addSublayer(gradient)
    },
    ModeExample(name: "mode-shadow") { root in
      root.addSublayer(
        square(35) { layer in
          layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4).scaledBy(x: 1.3, y: 1.3))
          (layer.shadowOpacity, layer.shadowRadius) = (0.8, 6)
          layer.shadowOffset = CGSize(width: 10, height: 10)
        })
    },
    ModeExample(name: "mode-shadow-path") { root in
      root.addSublayer(
        square(30) { layer in
          (layer.shadowOpacity, layer.shadowRadius) = (0.8, 3)
          layer.shadowOffset = CGSize(width: 0, height: 38)
          layer.shadowPath = CGPath(
            ellipseIn: CGRect(x: 5, y: 22, width: 50, height: 14), transform: nil)
        })
    },
    ModeExample(name: "mode-perspective") { root in
      root.sublayerTransform.m34 = -1.0 / 200
      root.addSublayer(
        square(25) { layer in
          layer.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
        })
    },
    ModeExample(name: "mode-replicator") { root in
      root.backgroundColor = CGColor(gray: 0.6, alpha: 1)
      let replicator = CAReplicatorLayer()
      replicator.frame = root.bounds
      replicator.instanceCount = 8
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
      (replicator.instanceRedOffset, replicator.instanceBlueOffset) = (-0.1, 0.12)
      let dot = CALayer()
      dot.frame = CGRect(x: 52, y: 12, width: 16, height: 16)
      (dot.backgroundColor, dot.cornerRadius) = (.white, 8)
      replicator.instanceColor = red
      replicator.addSublayer(dot)
      root.addSublayer(replicator)
    },
    ModeExample(name: "mode-dashes") { root in
      let outer = line(at: 45)
      outer.lineDashPattern = [12, 8]
      outer.addSublayer(line(at: 75))
      root.addSublayer(outer)
    },
  ]

  private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  private static func square(_ inset: Double, _ configure: (CALayer) -> Void) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: inset, y: inset, width: side - 2 * inset, height: side - 2 * inset)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0.8, blue: 0.1, alpha: 1)
    configure(layer)
    return layer
  }

  private static func line(at y: Double) -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 12, y: y))
    path.addLine(to: CGPoint(x: 108, y: y))
    let layer = CAShapeLayer()
    (layer.path, layer.strokeColor, layer.lineWidth) = (path, blue, 6)
    return layer
  }
}
