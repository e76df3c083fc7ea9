import QuartzCore

// What acts on a layer and its sublayers together: clips, masks, opacity, filters, order.

extension GoldenScene {
  static let edges: [GoldenScene] = [
    GoldenScene("masks-to-bounds", "The sublayer shows inside the bounds only.") { root in
      root.add(4, 4, 10, 8, .gray) { layer in
        layer.masksToBounds = true
        layer.add(5, -2, 12, 8, .red)
      }
    },
    GoldenScene("masks-to-round-corners", "The sublayer is cut by the round corner.") { root in
      root.add(4, 2, 12, 12, .gray) { layer in
        (layer.masksToBounds, layer.cornerRadius) = (true, 5)
        layer.add(6, 0, 6, 12, .red)
      }
    },
    GoldenScene("mask", "What the mask is transparent at doesn't show: half of it shows at half strength.") {
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
    GoldenScene("mask-of-mask", "The mask's own mask leaves a column of it.") { root in
      root.add(2, 2, 20, 12, .red) { layer in
        layer.mask = CALayer(0, 2, 20, 8, .black)
        layer.mask?.mask = CALayer(8, 0, 4, 8, .black)
      }
    },
    GoldenScene("edge-antialiasing", "Turned without antialiasing, the second square's edges are steps.") {
      root in
      for (x, mask) in [(2.0, CAEdgeAntialiasingMask(rawValue: 15)), (14, [])] {
        root.add(x, 4, 8, 8, .blue) { layer in
          layer.edgeAntialiasingMask = mask
          layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
        }
      }
    },
    GoldenScene("geometry-flipped", "Inside, y grows upward: the red square is at the bottom.") { root in
      root.add(4, 2, 16, 12, .gray) { layer in
        layer.isGeometryFlipped = true
        layer.add(1, 1, 4, 4, .red)
      }
    },
  ]

  static let groups: [GoldenScene] = [
    GoldenScene("group-opacity", "Where red lies over blue, no blue shines through: the group fades as one.")
    {
      root in
      root.add(2, 2, 20, 12) { layer in
        layer.opacity = 0.5
        layer.add(0, 0, 12, 8, .blue)
        layer.add(6, 4, 12, 8, .red)
      }
    },
    GoldenScene("no-group-opacity", "Without a group, each fades by itself and blue shines through red.") {
      root in
      root.add(2, 2, 20, 12) { layer in
        (layer.opacity, layer.allowsGroupOpacity) = (0.5, false)
        layer.add(0, 0, 12, 8, .blue)
        layer.add(6, 4, 12, 8, .red)
      }
    },
    GoldenScene("z-position", "The first sublayer lies in front, by its zPosition.") { root in
      root.add(4, 4, 8, 8, .red) { $0.zPosition = 1 }
      root.add(8, 2, 8, 8, .blue)
    },
    GoldenScene("rasterize", "Rasterized at a pixel a point and then doubled, edges are soft.") { root in
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
    GoldenScene("filter-invert", "Every colour is its opposite: blue is yellow, yellow blue.") { root in
      root.add(4, 2, 16, 12, .blue) { layer in
        layer.add(4, 2, 8, 8, .yellow)
        layer.filters = [CAFilter(type: "colorInvert")]
      }
    },
    GoldenScene("background-filters", "What lies behind the layer is blurred within it, only there.") {
      root in
      root.add(0, 0, 12, 16, .red)
      root.add(12, 0, 12, 16, .green)
      root.add(6, 4, 12, 8) { layer in
        layer.backgroundFilters = [blur(2)]
      }
    },
    GoldenScene("compositing-filter", "Multiplied, yellow over blue is black, and over red stays red.") {
      root in
      root.add(0, 0, 12, 16, .blue)
      root.add(12, 0, 12, 16, .red)
      root.add(4, 4, 16, 8, .yellow) { $0.compositingFilter = "multiplyBlendMode" }
    },
  ]

  /// Each over stripes of red, green, blue and gray, from the left.
  static let mixtures: [GoldenScene] = [
    ("multiply", "Yellow times each colour: blue becomes black, gray olive."),
    ("screen", "Yellow and each colour lighten each other: blue becomes white."),
    ("overlay", "Pure colours stay, gray becomes yellow."),
    ("darken", "The darker of both, component by component."),
    ("lighten", "The lighter of both, component by component."),
    ("colorDodge", "Where yellow has all of a component, what isn't black below is lit up wholly."),
    ("colorBurn", "Where yellow has none of a component, what isn't white below goes out."),
    ("softLight", "As overlay, more gently."), ("hardLight", "Yellow itself: it has nothing in between."),
    ("difference", "Yellow minus each colour, without a sign."),
    ("exclusion", "As difference; the same for pure colours."),
    ("hue", "Yellow's hue at the saturation and lightness below: gray has none to show it."),
    ("saturation", "The colours below are as saturated as yellow already."),
    ("color", "Yellow's hue and saturation at the lightness below."),
    ("luminosity", "The colours below, as light as yellow."),
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
