import QuartzCore

// Pictures in layers.

extension GoldenScene {
  static let contents: [GoldenScene] =
    [
      GoldenScene("contents", "The picture is stretched to the bounds, pixels mixed on the way.") { root in
        root.add(2, 2, 16, 12) { $0.contents = quarters }
      },
      GoldenScene("contents-nearest", "Enlarged by the nearest filter, pixels stay squares of three.") {
        root in
        root.add(2, 2, 12, 12) { ($0.contents, $0.magnificationFilter) = (quarters, .nearest) }
      },
      GoldenScene("contents-trilinear", "Drawn at a quarter of its size, all of a quarter's pixels count.") {
        root in
        root.add(2, 2, 2, 2) { ($0.contents, $0.minificationFilter) = (quarters, .trilinear) }
      },
      GoldenScene("contents-rect", "Only the right half of the picture is shown, over all of the bounds.") {
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
      GoldenScene("contents-scale", "At two pixels a point, the centred picture is two points wide.") {
        root in
        root.add(2, 2, 12, 12, .gray) { layer in
          (layer.contents, layer.contentsGravity, layer.contentsScale) = (quarters, .center, 2)
        }
      },
      GoldenScene("contents-clipped", "A picture larger than the bounds is cut only by masksToBounds.") {
        root in
        for (x, clips) in [(3.0, false), (14, true)] {
          root.add(x, 6, 6, 2, .gray) { layer in
            (layer.contents, layer.contentsGravity, layer.masksToBounds) = (quarters, .center, clips)
          }
        }
      },
      GoldenScene("contents-above-background", "The picture lies above the background, below the border.") {
        root in
        root.add(4, 2, 12, 12, .gray) { layer in
          (layer.contents, layer.contentsGravity) = (quarters, .bottomLeft)
          (layer.borderWidth, layer.borderColor) = (1, .magenta)
        }
      },
    ] + gravities

  /// Their names suppose a y that grows upward: the top is at the greatest y.
  private static let gravities: [GoldenScene] = [
    (CALayerContentsGravity.center, "in the middle"), (.top, "at the greatest y, in the middle of that side"),
    (.bottom, "at the least y, in the middle of that side"), (.left, "at the left, half-way up"),
    (.right, "at the right, half-way up"), (.topLeft, "at the left and the greatest y"),
    (.topRight, "at the right and the greatest y"), (.bottomLeft, "at the left and the least y"),
    (.bottomRight, "at the right and the least y"), (.resize, "over all of the bounds"),
    (.resizeAspect, "as large as fits, in the middle"),
    (.resizeAspectFill, "so large that nothing is left free, and cut off"),
  ].map { gravity, place in
    GoldenScene("gravity-\(gravity.rawValue)", "The picture lies \(place).") { root in
      root.add(2, 2, 20, 12, .gray) { layer in
        (layer.contents, layer.contentsGravity, layer.masksToBounds) = (quarters, gravity, true)
        layer.magnificationFilter = .nearest
      }
    }
  }
}
