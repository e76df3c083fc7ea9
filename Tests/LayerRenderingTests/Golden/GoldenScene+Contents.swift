import QuartzCore

// Pictures in layers.

extension GoldenScene {
  static let contents: [GoldenScene] =
    [
      GoldenScene("contents", "The picture is scaled to the bounds with interpolated pixels.") { root in
        root.add(2, 2, 16, 12) { $0.contents = quarters }
      },
      GoldenScene("contents-nearest", "Enlarged with the nearest filter, pixels are squares of 3 × 3.") {
        root in
        root.add(2, 2, 12, 12) { ($0.contents, $0.magnificationFilter) = (quarters, .nearest) }
      },
      GoldenScene(
        "contents-trilinear",
        "Drawn at a quarter of its size, the picture includes all pixels of each quarter."
      ) {
        root in
        root.add(2, 2, 2, 2) { ($0.contents, $0.minificationFilter) = (quarters, .trilinear) }
      },
      GoldenScene("contents-rect", "Only the right half of the picture is drawn, scaled to the bounds.") {
        root in
        root.add(2, 2, 8, 8) { layer in
          (layer.contents, layer.magnificationFilter) = (quarters, .nearest)
          layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
        }
      },
      GoldenScene(
        "contents-center", "The outer pixels keep their size at the corners, the inner ones are stretched."
      ) { root in
        root.add(2, 2, 20, 12) { layer in
          (layer.contents, layer.magnificationFilter) = (quarters, .nearest)
          layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        }
      },
      GoldenScene("contents-scale", "At two pixels per point, the centered picture is two points wide.") {
        root in
        root.add(2, 2, 12, 12, .gray) { layer in
          (layer.contents, layer.contentsGravity, layer.contentsScale) = (quarters, .center, 2)
        }
      },
      GoldenScene("contents-clipped", "A picture larger than the bounds is clipped only by masksToBounds.") {
        root in
        for (x, clips) in [(3.0, false), (14, true)] {
          root.add(x, 6, 6, 2, .gray) { layer in
            (layer.contents, layer.contentsGravity, layer.masksToBounds) = (quarters, .center, clips)
          }
        }
      },
      GoldenScene("contents-above-background", "The picture is above the background and below the border.") {
        root in
        root.add(4, 2, 12, 12, .gray) { layer in
          (layer.contents, layer.contentsGravity) = (quarters, .bottomLeft)
          (layer.borderWidth, layer.borderColor) = (1, .magenta)
        }
      },
    ] + gravities

  /// The gravities' names assume that y points up: the top is at the greatest y.
  private static let gravities: [GoldenScene] = [
    (CALayerContentsGravity.center, "in the center"), (.top, "at the greatest y, centered"),
    (.bottom, "at the least y, centered"), (.left, "at the left, centered"),
    (.right, "at the right, centered"), (.topLeft, "at the left and the greatest y"),
    (.topRight, "at the right and the greatest y"), (.bottomLeft, "at the left and the least y"),
    (.bottomRight, "at the right and the least y"), (.resize, "scaled to the bounds"),
    (.resizeAspect, "as large as fits, in the center"),
    (.resizeAspectFill, "large enough to fill the bounds, and clipped"),
  ].map { gravity, position in
    GoldenScene("gravity-\(gravity.rawValue)", "The picture is \(position).") { root in
      root.add(2, 2, 20, 12, .gray) { layer in
        (layer.contents, layer.contentsGravity, layer.masksToBounds) = (quarters, gravity, true)
        layer.magnificationFilter = .nearest
      }
    }
  }
}
