import QuartzCore

// A layer's own appearance: background, border, corners, shadow.

extension GoldenScene {
  static let layer: [GoldenScene] = [
    GoldenScene("background", "The background fills the bounds: eight pixels by four, edges sharp.") { root in
      root.add(4, 4, 8, 4, .red)
    },
    GoldenScene("background-half-pixel", "Pixels at the sides are half covered and have half the color.") {
      root in
      root.add(4.5, 4.5, 8, 4, .red)
    },
    GoldenScene("border", "The border is inside the bounds and above the green sublayer.") { root in
      root.add(4, 4, 16, 8, .blue) { layer in
        (layer.borderWidth, layer.borderColor) = (2, .red)
        layer.add(0, 2, 8, 2, .green)
      }
    },
    GoldenScene("corner-radius", "All corners are quarters of circles of radius 4.") { root in
      root.add(4, 2, 16, 12, .blue) { $0.cornerRadius = 4 }
    },
    GoldenScene("corner-radius-clamped", "A radius above half the shorter side results in a capsule.") {
      root in
      root.add(4, 4, 16, 8, .blue) { $0.cornerRadius = 40 }
    },
    GoldenScene("masked-corners", "Only the corners at the top left and the bottom right are round.") {
      root in
      root.add(4, 2, 16, 12, .blue) { layer in
        layer.cornerRadius = 5
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      }
    },
    GoldenScene("corner-curve", "A continuous corner starts farther away and curves more gently.") { root in
      root.add(2, 2, 20, 12, .blue) { ($0.cornerRadius, $0.cornerCurve) = (4, .continuous) }
    },
    GoldenScene("border-of-round-corners", "The border's outer edge has the radius 5, its inner one 3.") {
      root in
      root.add(4, 2, 16, 12, .yellow) { layer in
        (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (5, 2, .blue)
      }
    },
    GoldenScene("opacity", "Half of red over white, and red over transparency at half its alpha.") { root in
      root.add(0, 0, 12, 16, .white)
      root.add(4, 4, 16, 8, .red) { $0.opacity = 0.5 }
    },
    GoldenScene("hidden", "A hidden layer isn't drawn, nor are its sublayers.") { root in
      root.add(2, 2, 4, 4, .green)
      root.add(8, 2, 8, 8, .red) { layer in
        layer.isHidden = true
        layer.add(0, 0, 4, 4, .blue)
      }
    },
    GoldenScene("shadow", "A soft black shadow below the layer, offset by three to the right and down.") {
      root in
      root.add(4, 3, 12, 6, .yellow) { layer in
        (layer.shadowOpacity, layer.shadowRadius) = (1, 1.5)
        layer.shadowOffset = CGSize(width: 3, height: 3)
      }
    },
    GoldenScene(
      "shadow-of-contents",
      "Without a background, the shadow has the outline of the visible content, here two sublayers."
    ) { root in
      root.add(4, 3, 16, 8) { layer in
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowColor) = (1, 0, .red)
        layer.shadowOffset = CGSize(width: 1, height: 2)
        layer.add(0, 0, 4, 4, .blue)
        layer.add(8, 0, 4, 4, .blue)
      }
    },
    GoldenScene("shadow-path", "The shadow is that of a small square, although the layer is wide.") { root in
      root.add(4, 4, 16, 4, .yellow) { layer in
        (layer.shadowOpacity, layer.shadowRadius) = (1, 0)
        layer.shadowOffset = CGSize(width: 0, height: 5)
        layer.shadowPath = CGPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4), transform: nil)
      }
    },
    GoldenScene(
      "shadow-in-context", "`render(in:)` ignores the shadow path: the shadow is the whole layer's.",
      mode: .context
    ) { root in
      root.add(4, 4, 16, 4, .yellow) { layer in
        (layer.shadowOpacity, layer.shadowRadius) = (1, 0)
        layer.shadowOffset = CGSize(width: 0, height: 5)
        layer.shadowPath = CGPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4), transform: nil)
      }
    },
  ]
}
