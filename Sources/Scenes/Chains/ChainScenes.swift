import AnimationChain
package import Staging

// The demonstrations of AXAnimationChain: its two samples, its springs beside Core Animation's, and its effects.

/// A square that one statement moves, enlarges, and rounds.
package struct StatementScene: Scene {
  package static let summary = "a square that moves, grows, and becomes rounder: one statement, two springs"
  package let size = CGSize(width: 200, height: 280)
  package let length = SceneLength.seconds(1.8)
  package let background: CGColor? = .white
  package let highlights = [0, 0.06, 0.12, 0.2, 0.36, 0.5, 0.72, 1.6]

  package init() {}

  package func build(on stage: Stage) {
    let square = ChainSquare.layer(in: CGRect(x: 70, y: 30, width: 60, height: 60))
    stage.layer.addSublayer(square)
    square.spring.center(by: CGPoint(x: 0, y: 110)).easeOut.spring
      .size(by: CGSize(width: 60, height: 60)).spring.cornerRadius(by: 20).animate()
  }
}

/// A square with six linked animations in three stages, which begin at 0, 5, and 5.8 s and end at 6.8 s.
package struct ChoreographyScene: Scene {
  package static let summary = "a square that six linked animations move, scale, and rotate in three stages"
  package let size = CGSize(width: 320, height: 240)
  package let length = SceneLength.seconds(7.2)
  package let background: CGColor? = .white
  package let highlights = [0, 0.25, 0.5, 1.25, 1.5, 5.2, 5.5, 7]

  package init() {}

  package func build(on stage: Stage) {
    let square = ChainSquare.layer(in: CGRect(x: 200, y: 90, width: 60, height: 60))
    stage.layer.addSublayer(square)
    let larger = CGRect(x: 0, y: 0, width: 100, height: 100)
    square.chainAnimator.basic.property("position").toValue(CGPoint(x: 90, y: 120)).easeInBack.duration(0.5)
      .combineSpring.property("bounds").toValue(larger).duration(0.5).repeatCount(5).autoreverses
      .combineSpring.property("transform.rotation").toValue(CGFloat.pi / 4).autoreverses.beginTime(1)
      .duration(0.5).repeatCount(3)
      .nextToBasic.property("position").toValue(CGPoint(x: 160, y: 120)).duration(0.5)
      .combineSpring.property("bounds").toValue(larger).duration(0.8)
      .nextToBasic.property("transform.rotation").toValue(CGFloat.pi / 4).duration(1)
      .animate()
  }
}

/// Two pairs of squares with equal motion, in which the right animation is a conversion of the left one.
package struct ConversionsScene: Scene {
  package static let summary = "a spring and a timing curve, each beside keyframes converted from it"
  package let size = CGSize(width: 320, height: 240)
  package let length = SceneLength.seconds(4)
  package let highlights = [0, 0.1, 0.25, 0.4, 0.7, 1.2, 2.2, 2.6]

  package init() {}

  package func build(on stage: Stage) {
    ConversionScreen.show(in: stage.layer, scale: stage.scale)
  }
}

/// All presets of AnimationChain at once, each on its own card.
package struct EffectsScene: Scene {
  package static let summary = "the eleven presets of AnimationChain, played at once on eleven cards"
  package let size = CGSize(width: 400, height: 300)
  package let length = SceneLength.seconds(3)
  package let highlights = [0.25, 0.32, 0.4, 0.5, 0.75, 1, 1.5, 2.5]

  package init() {}

  package func build(on stage: Stage) {
    ChainPresetScreen.show(on: stage)
  }
}

/// The square that chains animate.
enum ChainSquare {
  static func layer(in frame: CGRect) -> CALayer {
    let square = CALayer()
    square.frame = frame
    square.cornerRadius = 4
    square.backgroundColor = CGColor(srgbRed: 0.93, green: 0.36, blue: 0.28, alpha: 1)
    // A mark in one corner makes rotations visible.
    let mark = CALayer()
    mark.frame = CGRect(x: 8, y: 8, width: 10, height: 10)
    mark.cornerRadius = 5
    mark.backgroundColor = .white
    square.addSublayer(mark)
    return square
  }
}
