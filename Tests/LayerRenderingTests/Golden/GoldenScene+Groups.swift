import QuartzCore

// Properties that apply to a layer together with its sublayers: clips, masks, opacity, filters, order.

extension GoldenScene {
  static let edges: [GoldenScene] = [
    GoldenScene("masks-to-bounds", "The sublayer is visible only inside the bounds.") { root in
      root.add(4, 4, 10, 8, .gray) { layer in
        layer.masksToBounds = true
        layer.add(5, -2, 12, 8, .red)
      }
    },
    GoldenScene("masks-to-round-corners", "The sublayer is clipped by the round corner.") { root in
      root.add(4, 2, 12, 12, .gray) { layer in
        (layer.masksToBounds, layer.cornerRadius) = (true, 5)
        layer.add(6, 0, 6, 12, .red)
      }
    },
    GoldenScene(
      "mask", "The layer is hidden where the mask is transparent, and half visible where it's half opaque."
    ) {
      root in
      root.add(2, 2, 20, 12, .red) { layer in
        layer.mask = CALayer(2, 2, 16, 8)
        layer.mask?.add(0, 0, 8, 8, .black)
        layer.mask?.add(8, 0, 8, 8, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5))
      }
    },
    GoldenScene("mask-of-shape", "A disk cut out of a square with a sublayer.") { root in
      root.add(6, 2, 12, 12, .blue) { layer in
        layer.add(0, 0, 12, 6, .yellow)
        let disk = CAShapeLayer()
        disk.path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 10, height: 10), transform: nil)
        layer.mask = disk
      }
    },
    GoldenScene("mask-of-mask", "The mask's own mask leaves only a column.") { root in
      root.add(2, 2, 20, 12, .red) { layer in
        layer.mask = CALayer(0, 2, 20, 8, .black)
        layer.mask?.mask = CALayer(8, 0, 4, 8, .black)
      }
    },
    GoldenScene("edge-antialiasing", "Rotated without antialiasing, the second square's edges are steps.") {
      root in
      for (x, mask) in [(2.0, CAEdgeAntialiasingMask(rawValue: 15)), (14, [])] {
        root.add(x, 4, 8, 8, .blue) { layer in
          layer.edgeAntialiasingMask = mask
          layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
        }
      }
    },
    GoldenScene("geometry-flipped", "In the layer, y points up: the red square is at the bottom.") { root in
      root.add(4, 2, 16, 12, .gray) { layer in
        layer.isGeometryFlipped = true
        layer.add(1, 1, 4, 4, .red)
      }
    },
  ]

  static let groups: [GoldenScene] = [
    GoldenScene(
      "group-opacity", "No blue shines through the red square above it: the group fades as one picture."
    ) {
      root in
      root.add(2, 2, 20, 12) { layer in
        layer.opacity = 0.5
        layer.add(0, 0, 12, 8, .blue)
        layer.add(6, 4, 12, 8, .red)
      }
    },
    GoldenScene(
      "no-group-opacity", "Without a group, each layer fades separately and blue shines through red."
    ) {
      root in
      root.add(2, 2, 20, 12) { layer in
        (layer.opacity, layer.allowsGroupOpacity) = (0.5, false)
        layer.add(0, 0, 12, 8, .blue)
        layer.add(6, 4, 12, 8, .red)
      }
    },
    GoldenScene("z-position", "The first sublayer is in front because of its zPosition.") { root in
      root.add(4, 4, 8, 8, .red) { $0.zPosition = 1 }
      root.add(8, 2, 8, 8, .blue)
    },
    GoldenScene("rasterize", "Rasterized at one pixel per point and then doubled, edges are soft.") { root in
      root.add(6, 4, 8, 4) { layer in
        layer.shouldRasterize = true
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        layer.add(0, 0, 4, 4, .red)
        layer.add(4, 0, 4, 4, .blue)
      }
    },
    GoldenScene("filters", "The layer with its sublayer is blurred.") { root in
      root.add(6, 4, 12, 8, .blue) { layer in
        layer.add(4, 2, 4, 4, .yellow)
        layer.filters = [blur(1.5)]
      }
    },
    GoldenScene("filter-invert", "Colors are inverted: blue is yellow, and yellow is blue.") { root in
      root.add(4, 2, 16, 12, .blue) { layer in
        layer.add(4, 2, 8, 8, .yellow)
        layer.filters = [CAFilter(type: "colorInvert")]
      }
    },
    GoldenScene("background-filters", "The backdrop is blurred only inside the layer.") {
      root in
      root.add(0, 0, 12, 16, .red)
      root.add(12, 0, 12, 16, .green)
      root.add(6, 4, 12, 8) { layer in
        layer.backgroundFilters = [blur(2)]
      }
    },
    GoldenScene("compositing-filter", "Multiplied, yellow over blue is black, and yellow over red is red.") {
      root in
      root.add(0, 0, 12, 16, .blue)
      root.add(12, 0, 12, 16, .red)
      root.add(4, 4, 16, 8, .yellow) { $0.compositingFilter = "multiplyBlendMode" }
    },
  ]

  /// The blend modes, each over stripes of red, green, blue and gray, from the left.
  static let mixtures: [GoldenScene] = [
    ("multiply", "Yellow times each color: blue becomes black, gray olive."),
    ("screen", "Yellow and each color lighten each other: blue becomes white."),
    ("overlay", "Pure colors are unchanged, gray becomes yellow."),
    ("darken", "The darker of both, component by component."),
    ("lighten", "The lighter of both, component by component."),
    ("colorDodge", "Components in which yellow is 1 become 1, unless they are 0 below."),
    ("colorBurn", "Components in which yellow is 0 become 0, unless they are 1 below."),
    ("softLight", "Similar to overlay, but softer."),
    ("hardLight", "Yellow itself, since its components are 0 and 1."),
    ("difference", "The absolute difference of yellow and each color."),
    ("exclusion", "The same as difference for pure colors."),
    ("hue", "Yellow's hue with the saturation and luminosity below; gray has no saturation."),
    ("saturation", "The colors below already have yellow's saturation."),
    ("color", "Yellow's hue and saturation with the luminosity below."),
    ("luminosity", "The colors below with yellow's luminosity."),
  ].map { name, reason in
    GoldenScene("blend-\(name)", reason) { root in
      for (x, color) in [(0.0, CGColor.red), (6, .green), (12, .blue), (18, .gray)] {
        root.add(x, 0, 6, 16, color)
      }
      root.add(2, 4, 20, 8, .yellow) { $0.compositingFilter = "\(name)BlendMode" }
    }
  }

  private static func blur(_ radius: Double) -> CAFilter {
    let filter = CAFilter(type: "gaussianBlur")
    filter.setValue(radius, forKey: "inputRadius")
    return filter
  }
}
