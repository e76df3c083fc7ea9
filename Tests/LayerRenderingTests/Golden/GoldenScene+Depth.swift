import QuartzCore

// Transforms, flat and in perspective.

extension GoldenScene {
  static let depth: [GoldenScene] = [
    GoldenScene("rotation", "Rotated by an eighth of a turn about its center: a square on its corner.") {
      root in
      root.add(8, 4, 8, 8, .blue) { $0.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4)) }
    },
    GoldenScene(
      "anchor-point", "Rotated by a quarter turn about its top left corner, which stays at (12, 4)."
    ) {
      root in
      root.add(12, 4, 8, 4, .gray)
      root.add(12, 4, 8, 4, .blue) { layer in
        (layer.anchorPoint, layer.position) = (.zero, CGPoint(x: 12, y: 4))
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
      }
    },
    GoldenScene("perspective", "Rotated about the vertical axis, the nearer side is taller.") { root in
      root.sublayerTransform.m34 = -1.0 / 30
      root.add(4, 3, 16, 10, .blue) { layer in
        layer.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
        layer.add(0, 0, 8, 5, .yellow)
      }
    },
    GoldenScene("perspective-contents", "The picture's pixels are larger toward the nearer side.") { root in
      root.sublayerTransform.m34 = -1.0 / 30
      root.add(4, 2, 16, 12) { layer in
        (layer.contents, layer.magnificationFilter) = (quarters, .nearest)
        layer.transform = CATransform3DMakeRotation(0.7, 0, 1, 0)
      }
    },
    GoldenScene("perspective-edges", "Tilted back, the second square's outer edges are steps.") { root in
      root.sublayerTransform.m34 = -1.0 / 30
      for (x, mask) in [(2.0, CAEdgeAntialiasingMask(rawValue: 15)), (13, [])] {
        root.add(x, 4, 9, 9, .blue) { layer in
          (layer.edgeAntialiasingMask, layer.borderWidth, layer.borderColor) = (mask, 2, .red)
          layer.transform = CATransform3DMakeRotation(-0.8, 1, 0.3, 0.3)
        }
      }
    },
    GoldenScene("anchor-point-z", "Rotated about an axis behind it, the layer moves sideways.") { root in
      root.add(8, 4, 8, 8, .gray)
      root.add(8, 4, 8, 8, .blue) { layer in
        layer.anchorPointZ = -8
        layer.transform = CATransform3DMakeRotation(0.6, 0, 1, 0)
      }
    },
    GoldenScene("double-sided", "Of two layers seen from behind, the single-sided one isn't drawn.") { root in
      for (x, isDoubleSided) in [(2.0, true), (14, false)] {
        root.add(x, 4, 8, 8, .blue) { layer in
          layer.isDoubleSided = isDoubleSided
          layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        }
      }
    },
    GoldenScene("near-plane", "The part behind the eye is clipped.") { root in
      root.sublayerTransform.m34 = -1.0 / 8
      root.add(4, 3, 16, 10, .blue) { $0.transform = CATransform3DMakeRotation(1.4, 0, 1, 0) }
    },
  ]
}
