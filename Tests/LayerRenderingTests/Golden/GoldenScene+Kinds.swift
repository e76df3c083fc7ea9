import Foundation
import QuartzCore

// The layer classes that draw content or arrange their sublayers.

extension GoldenScene {
  static let kinds: [GoldenScene] = [
    GoldenScene("gradient-axial", "From red at the left to blue at the right, interpolated in encoded sRGB.")
    {
      root in
      root.add(gradient([.red, .blue]))
    },
    GoldenScene(
      "gradient-in-context",
      "A context interpolates in Generic RGB, whose red and blue contain some green in sRGB.",
      mode: .context
    ) { root in
      root.add(gradient([.red, .blue]))
    },
    GoldenScene(
      "gradient-locations", "Pure red up to a quarter, pure blue from a half on, yellow at the end."
    ) {
      root in
      root.add(gradient([.red, .blue, .yellow]) { $0.locations = [0.25, 0.5, 1] })
    },
    GoldenScene("gradient-hard-step", "Two colors at one location meet at an edge.") { root in
      root.add(gradient([.red, .red, .green, .green]) { $0.locations = [0, 0.5, 0.5, 1] })
    },
    GoldenScene("gradient-radial", "Elliptic rings that reach the midpoints of the sides.") { root in
      root.add(
        gradient([.yellow, .blue]) { layer in
          layer.type = .radial
          (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        })
    },
    GoldenScene("gradient-conic", "Colors run around the center, from the right downward.") { root in
      root.add(
        gradient([.red, .green, .blue, .red]) { layer in
          layer.type = .conic
          (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 0.5))
        })
    },
    GoldenScene("text", "Characters drawn as blocks, with the second line below the first.") { root in
      root.add(text("abc\ncab", 2, 2, 20, 12))
    },
    GoldenScene("text-wrapped", "The word that doesn't fit is on the next line.") { root in
      root.add(text("ab cab", 2, 2, 16, 12) { $0.isWrapped = true })
    },
    GoldenScene("text-aligned", "Centered and right-aligned.") { root in
      root.add(text("ab", 2, 2, 20, 4) { $0.alignmentMode = .center })
      root.add(text("ab", 2, 9, 20, 4) { $0.alignmentMode = .right })
    },
    GoldenScene("text-truncated", "Truncated at the end, the start and the middle.") {
      root in
      for (y, mode) in [(1.0, CATextLayerTruncationMode.end), (6, .start), (11, .middle)] {
        root.add(text("abcabcabc", 2, y, 20, 4) { $0.truncationMode = mode })
      }
    },
    GoldenScene("text-attributed", "Three ranges with their own sizes and colors share a baseline.") { root in
      root.add(text("", 2, 2, 20, 12)) { layer in
        let string = NSMutableAttributedString(string: "")
        for (part, size, color) in [("c", 4.0, CGColor.red), ("cb", 6, .blue), ("c", 3, .green)] {
          let font = TextFont(name: "Helvetica", size: size)
          string.append(
            NSAttributedString(string: part, attributes: [.font: font, .foregroundColor: color]))
        }
        layer.string = string
      }
    },
    GoldenScene("replicator", "Three squares, each six to the right and less red.") { root in
      root.add(CAReplicatorLayer(), 0, 0, 24, 16) { layer in
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(6, 2, 0)
        layer.instanceRedOffset = -0.4
        layer.add(2, 3, 4, 4, .magenta)
      }
    },
    GoldenScene("replicator-depth", "With preserved depth, the farther copies are smaller and behind.") {
      root in
      root.add(CAReplicatorLayer(), 0, 0, 24, 16) { layer in
        (layer.instanceCount, layer.preservesDepth) = (3, true)
        layer.instanceTransform = CATransform3DMakeTranslation(5, 0, -20)
        layer.instanceGreenOffset = -0.4
        layer.sublayerTransform.m34 = -1.0 / 40
        layer.add(2, 3, 8, 10, .green)
      }
    },
    GoldenScene(
      "emitter",
      "Particles born every quarter of a second, the last one just now, have moved by 0, 5 and 10.",
      time: 0.75
    ) { root in
      root.add(emitter())
    },
    GoldenScene(
      "emitter-additive", "Green particles added to a red background are yellow.", time: 0.75
    ) {
      root in
      root.add(0, 0, 24, 16, .red)
      root.add(
        emitter { layer in
          layer.renderMode = .additive
          layer.emitterCells?[0].color = .green
        })
    },
    GoldenScene("emitter-turned", "Particles that spin, grow and fade with age.", time: 0.75) { root in
      root.add(
        emitter { layer in
          guard let cell = layer.emitterCells?[0] else { return }
          (cell.spin, cell.scaleSpeed, cell.alphaSpeed) = (.pi / 2, 1, -1)
        })
    },
    GoldenScene(
      "emitter-of-emitters", "Each particle leaves a trail of small ones, born a tenth of a second apart.",
      time: 0.5
    ) { root in
      root.add(0, 0, 24, 16, .gray)
      root.add(
        emitter { layer in
          let trail = CAEmitterCell()
          (trail.contents, trail.birthRate, trail.lifetime) = (quarters, 10, 10)
          (trail.scale, trail.color) = (0.25, .white)
          layer.emitterCells?[0].emitterCells = [trail]
        })
    },
    GoldenScene("transform-layer", "Intersecting planes: each is in front on its own side.") {
      root in
      root.sublayerTransform.m34 = -1.0 / 60
      root.add(CATransformLayer(), 2, 2, 20, 12) { layer in
        layer.add(0, 0, 20, 12, .red) { $0.transform = CATransform3DMakeRotation(0.6, 0, 1, 0) }
        layer.add(0, 0, 20, 12, .blue) { $0.transform = CATransform3DMakeRotation(-0.6, 0, 1, 0) }
      }
    },
    GoldenScene(
      "scroll", "Scrolled by (4, 2), the square at (6, 4) is at (2, 2) of the layer and clipped."
    ) {
      root in
      root.add(CAScrollLayer(), 4, 2, 16, 12) { layer in
        (layer.backgroundColor, layer.masksToBounds) = (.gray, true)
        layer.add(6, 4, 20, 6, .red)
        layer.scroll(to: CGPoint(x: 4, y: 2))
      }
    },
    GoldenScene("tiled", "Tiles of 8 × 8, each drawn separately.") { root in
      let layer = TiledChecks()
      layer.frame = CGRect(x: 0, y: 0, width: 24, height: 16)
      layer.tileSize = CGSize(width: 8, height: 8)
      root.add(layer)
      layer.setNeedsDisplay()
    },
    GoldenScene("drawn", "Drawn by draw(in:): a disk with its outline inside the bounds.") { root in
      let layer = DrawnDisk()
      layer.frame = CGRect(x: 6, y: 2, width: 12, height: 12)
      root.add(layer)
      layer.setNeedsDisplay()
    },
  ]

  static let emitterShapes: [GoldenScene] = [
    (CAEmitterLayerEmitterShape.point, CAEmitterLayerEmitterMode.volume, "at one point"),
    (.line, .points, "at the ends of a line as long as the size is wide"), (.line, .outline, "along a line"),
    (.rectangle, .points, "at the corners of a rectangle"), (.rectangle, .outline, "along its sides"),
    (.rectangle, .surface, "all over it"), (.circle, .points, "at four points of a circle"),
    (.circle, .outline, "along a circle"), (.circle, .surface, "all over a disk"),
    (.cuboid, .volume, "all over a box, seen from its front"),
    (.sphere, .volume, "all over a ball, more of them where it's deep"),
  ].map { shape, mode, place in
    let name = "emitter-\(shape.rawValue)-\(mode.rawValue)"
    return GoldenScene(name, "Particles are born \(place).", time: 1) { root in
      root.add(
        emitter { layer in
          (layer.emitterShape, layer.emitterMode) = (shape, mode)
          (layer.emitterPosition, layer.emitterSize) = (CGPoint(x: 12, y: 8), CGSize(width: 16, height: 10))
          if shape == .circle || shape == .sphere { layer.emitterSize.width = 7 }
          (layer.emitterDepth, layer.seed) = (8, 7)
          guard let cell = layer.emitterCells?[0] else { return }
          (cell.birthRate, cell.velocity, cell.scale, cell.color) = (60, 0, 0.25, .blue)
          cell.contents = whiteDot
        })
    }
  }

  private static func gradient(_ colors: [CGColor], _ configure: (CAGradientLayer) -> Void = { _ in })
    -> CAGradientLayer
  {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 24, height: 16)
    layer.colors = colors
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    configure(layer)
    return layer
  }

  private static func text(
    _ string: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    _ configure: (CATextLayer) -> Void = { _ in }
  ) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    (layer.string, layer.fontSize, layer.foregroundColor) = (string, 4, .blue)
    configure(layer)
    return layer
  }

  private static func emitter(_ configure: (CAEmitterLayer) -> Void = { _ in }) -> CAEmitterLayer {
    let cell = CAEmitterCell()
    (cell.contents, cell.birthRate, cell.lifetime, cell.velocity) = (quarters, 4, 10, 20)
    let layer = CAEmitterLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 24, height: 16)
    (layer.emitterPosition, layer.emitterCells) = (CGPoint(x: 4, y: 8), [cell])
    configure(layer)
    return layer
  }
}

/// Draws a diagonal through each requested tile.
private final class TiledChecks: CATiledLayer {
  override func draw(in context: CGContext) {
    let tile = context.boundingBoxOfClipPath
    context.setFillColor(.yellow)
    context.fill(tile)
    context.setFillColor(.blue)
    context.fill(CGRect(x: tile.minX, y: tile.minY, width: tile.width / 2, height: tile.height / 2))
  }
}

private final class DrawnDisk: CALayer {
  override func draw(in context: CGContext) {
    let box = bounds.insetBy(dx: 1, dy: 1)
    context.setFillColor(.yellow)
    context.setStrokeColor(.blue)
    context.setLineWidth(2)
    context.addEllipse(in: box)
    context.drawPath(using: .fillStroke)
  }
}
