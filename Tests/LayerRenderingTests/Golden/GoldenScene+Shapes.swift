import QuartzCore

extension GoldenScene {
  static let shapes: [GoldenScene] = [
    GoldenScene("shape-fill", "A triangle, its slanted side antialiased.") { root in
      root.add(shape(triangle) { $0.fillColor = .blue })
    },
    GoldenScene("shape-even-odd", "The inner square is a hole, by the even-odd rule.") { root in
      let path = CGMutablePath()
      path.addRect(CGRect(x: 4, y: 2, width: 16, height: 12))
      path.addRect(CGRect(x: 8, y: 5, width: 8, height: 6))
      root.add(shape(path) { ($0.fillColor, $0.fillRule) = (.blue, .evenOdd) })
    },
    GoldenScene("shape-stroke", "The stroke is half inside and half outside of the filled triangle.") {
      root in
      root.add(shape(triangle) { ($0.fillColor, $0.strokeColor, $0.lineWidth) = (.yellow, .red, 2) })
    },
    GoldenScene("shape-trim", "The stroke from a quarter to three quarters of its length: 5 to 15 of 20.") {
      root in
      root.add(line(at: 4) { ($0.strokeStart, $0.strokeEnd) = (0.25, 0.75) })
      root.add(line(at: 10) { $0.strokeEnd = 0.1 })
    },
    GoldenScene("shape-dashes", "Dashes of 4 with gaps of 2; those of the second line start 2 later.") {
      root in
      root.add(line(at: 4) { $0.lineDashPattern = [4, 2] })
      root.add(line(at: 10) { ($0.lineDashPattern, $0.lineDashPhase) = ([4, 2], 2) })
    },
    GoldenScene("shape-caps", "Butt, round and square; the latter two extend by half the width.") { root in
      for (y, cap) in [(2.0, CAShapeLayerLineCap.butt), (7, .round), (12, .square)] {
        root.add(line(from: 5, to: 19, at: y) { ($0.lineCap, $0.lineWidth) = (cap, 4) })
      }
    },
    GoldenScene("shape-joins", "Miter, round and bevel.") { root in
      for (x, join) in [(3.0, CAShapeLayerLineJoin.miter), (11, .round), (19, .bevel)] {
        root.add(corner(at: x) { $0.lineJoin = join })
      }
    },
    GoldenScene("shape-miter-limit", "With a miter limit too small for the angle, the corner is beveled.") {
      root in
      root.add(corner(at: 4) { $0.miterLimit = 1.5 })
      root.add(corner(at: 14) { $0.miterLimit = 1.4 })
    },
    GoldenScene("shape-ellipse", "An ellipse of four curves touches its box at four points.") { root in
      let box = CGRect(x: 2, y: 2, width: 20, height: 12)
      root.add(shape(CGPath(ellipseIn: box, transform: nil)) { $0.fillColor = .blue })
    },
    GoldenScene(
      "shape-dashes-in-context", "In a context, a sublayer's stroke is dashed like its superlayer's.",
      mode: .context
    ) { root in
      root.add(
        line(at: 4) { layer in
          layer.lineDashPattern = [4, 2]
          layer.addSublayer(line(at: 8))
        })
    },
  ]

  private static let triangle: CGPath = {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 4, y: 14))
    path.addLine(to: CGPoint(x: 20, y: 14))
    path.addLine(to: CGPoint(x: 12, y: 2))
    path.closeSubpath()
    return path
  }()

  private static func shape(_ path: CGPath, _ configure: (CAShapeLayer) -> Void) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = path
    configure(layer)
    return layer
  }

  private static func line(
    from start: Double = 2, to end: Double = 22, at y: Double, _ configure: (CAShapeLayer) -> Void = { _ in }
  ) -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: start, y: y))
    path.addLine(to: CGPoint(x: end, y: y))
    return shape(path) { layer in
      (layer.strokeColor, layer.lineWidth) = (.blue, 2)
      configure(layer)
    }
  }

  /// A right angle with its corner at the top.
  private static func corner(at x: Double, _ configure: (CAShapeLayer) -> Void) -> CAShapeLayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: 14))
    path.addLine(to: CGPoint(x: x, y: 4))
    path.addLine(to: CGPoint(x: x + 4, y: 4))
    return shape(path) { layer in
      (layer.strokeColor, layer.fillColor, layer.lineWidth) = (.blue, nil, 4)
      configure(layer)
    }
  }
}
