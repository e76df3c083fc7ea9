import QuartzCore

// Animations and transitions, half-way through a second.

extension GoldenScene {
  static let motion: [GoldenScene] =
    [
      GoldenScene("animated-position", "Half-way from 4 to 20.", time: 0.5) { root in
        root.add(0, 4, 8, 8, .blue) { $0.add(animation("position.x", from: 4, to: 20), forKey: nil) }
      },
      GoldenScene("animated-color", "Half-way from red to blue.", time: 0.5) { root in
        root.add(4, 4, 16, 8) { layer in
          let change = CABasicAnimation(keyPath: "backgroundColor")
          (change.fromValue, change.toValue, change.duration) = (CGColor.red, CGColor.blue, 1)
          layer.add(change, forKey: nil)
        }
      },
      GoldenScene("animated-path", "Half-way from a wide rectangle to a high one.", time: 0.5) { root in
        root.add(CAShapeLayer()) { layer in
          layer.fillColor = .blue
          let change = CABasicAnimation(keyPath: "path")
          change.fromValue = CGPath(rect: CGRect(x: 2, y: 6, width: 20, height: 4), transform: nil)
          change.toValue = CGPath(rect: CGRect(x: 10, y: 2, width: 4, height: 12), transform: nil)
          change.duration = 1
          layer.add(change, forKey: nil)
        }
      },
      GoldenScene("animated-corner-radius", "Half-way from square to round corners.", time: 0.5) { root in
        root.add(6, 2, 12, 12, .blue) { $0.add(animation("cornerRadius", from: 0, to: 6), forKey: nil) }
      },
    ] + transitions

  private static let transitions: [GoldenScene] = [
    (CATransitionType.fade, nil, "Both are mixed in equal parts."),
    (.push, CATransitionSubtype.fromRight, "Blue has pushed red half-way out at the left."),
    (.moveIn, .fromTop, "Blue has moved half-way in over red, which doesn't move."),
    (.reveal, .fromLeft, "Red has moved half-way out at the right, above blue."),
    (
      CATransitionType(rawValue: "cube"), .fromRight,
      "A cube is rotated by an eighth of a turn: both sides are visible."
    ),
    (
      CATransitionType(rawValue: "oglFlip"), .fromRight,
      "The layer is seen edge-on, so it's hardly visible."
    ),
    (CATransitionType(rawValue: "pageCurl"), .fromRight, "Red is rolled up half-way, above blue."),
    (CATransitionType(rawValue: "pageUnCurl"), .fromRight, "Blue is unrolled half-way, above red."),
    (CATransitionType(rawValue: "rippleEffect"), nil, "Waves run outward through a mixture of both."),
    (
      CATransitionType(rawValue: "twist"), nil,
      "A mixture of both, rotated by up to half a turn about the center, less toward the corners."
    ),
    (
      CATransitionType(rawValue: "swirl"), nil,
      "A mixture of both, rotated by up to two turns about the center, less toward the corners."
    ),
    (CATransitionType(rawValue: "suckEffect"), nil, "Red is contracted half-way into a corner, above blue."),
    (
      CATransitionType(rawValue: "genieEffect"), nil,
      "Red is contracted half-way into the midpoint of a side, above blue."
    ),
    (
      CATransitionType(rawValue: "cameraIrisHollowOpen"), nil,
      "Blue is visible in an opening of half the size."
    ),
    (
      CATransitionType(rawValue: "cameraIrisHollowClose"), nil,
      "Red is visible in an opening of half the size."
    ),
  ].map { type, subtype, reason in
    GoldenScene("transition-\(type.rawValue)", reason, time: 0.5) { root in
      root.add(4, 2, 16, 12, .red) { $0.add(2, 2, 4, 4, .yellow) }
    } change: { root in
      let transition = CATransition()
      (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
      transition.timingFunction = CAMediaTimingFunction(name: .linear)
      root.sublayers?[0].add(transition, forKey: nil)
      root.sublayers?[0].backgroundColor = .blue
      root.sublayers?[0].sublayers = nil
    }
  }

  private static func animation(_ keyPath: String, from: Double, to: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    return animation
  }
}
