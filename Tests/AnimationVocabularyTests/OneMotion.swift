import AnimationBuilder
import AnimationChain
import AnimationConversion
import AnimationPresets
import FrameAnimation
import UIKit

/// The motions of the article "Which library?", whose code is quoted from here.
@MainActor
enum OneMotion {
  /// A way to write a motion, with its name in the article.
  typealias Version = (name: String, start: @MainActor (UIView) throws -> Void)

  /// A slide by 120 points to the right, in half a second, with the timing function `easeInOut`.
  static let slides: [Version] = [
    ("UIKit", slideWithUIKit), ("Core Animation", { slideWithCoreAnimation($0.layer) }),
    ("AnimationBuilder", { slideWithBuilder($0.layer) }), ("AnimationChain", { slideWithChain($0.layer) }),
    ("AnimationPresets", { slideWithPresets($0.layer) }),
    ("FrameAnimation", { slideWithEngine($0.layer) }),
    ("AnimationConversion", { try slideWithConversion($0.layer) }),
  ]

  /// The same slide with a spring of mass 1, stiffness 100 and damping 10.
  static let physicalSprings: [Version] = [
    ("Core Animation", { springWithCoreAnimation($0.layer) }),
    ("AnimationBuilder", { springWithBuilder($0.layer) }), ("AnimationChain", { springWithChain($0.layer) }),
    ("FrameAnimation", { springWithEngine($0.layer) }),
    ("AnimationConversion", { springWithConversion($0.layer) }),
  ]

  /// The same slide with a spring of damping ratio 0.7 and initial velocity 0.7, which settles in 0.7 s.
  static let viewSprings: [Version] = [
    ("UIKit", springWithUIKit), ("AnimationPresets", { springWithPresets($0.layer) }),
  ]
}

// MARK: - With a timing function

extension OneMotion {
  static func slideWithUIKit(_ view: UIView) {
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseInOut) {
      view.transform = CGAffineTransform(translationX: 120, y: 0)
    }
  }

  static func slideWithCoreAnimation(_ card: CALayer) {
    let slide = CABasicAnimation(keyPath: "transform.translation.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0, 120, 0.5)
    slide.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    card.transform = CATransform3DMakeTranslation(120, 0, 0)
    card.add(slide, forKey: "transform")
  }

  static func slideWithBuilder(_ card: CALayer) {
    card.animate {
      $0.transform.translation.x.value(to: 120, duration: 0.5).timingFunction(.easeInOut).updatesModel()
    }
  }

  static func slideWithChain(_ card: CALayer) {
    card.translateX(to: 120).duration(0.5).easeInOut.animate()
  }

  static func slideWithPresets(_ card: CALayer) {
    card.animate(.move(duration: 0.5, x: 120, curve: .easeInOut, direction: .to))
  }

  static func slideWithEngine(_ card: CALayer) {
    AnimationEngine.animate(duration: 0.5, easing: CAMediaTimingFunction.easeInOut.easing) { progress in
      CATransaction.setDisableActions(true)
      card.transform = CATransform3DMakeTranslation(interpolate(from: 0, to: 120, at: progress), 0, 0)
    }
  }

  static func slideWithConversion(_ card: CALayer) throws {
    let slide = CABasicAnimation(keyPath: "transform.translation.x")
    (slide.fromValue, slide.toValue, slide.duration) = (0, 120, 0.5)
    slide.timingFunction = .easeInOut
    card.transform = CATransform3DMakeTranslation(120, 0, 0)
    card.add(try slide.keyframeAnimation(), forKey: "transform")
  }
}

// MARK: - With a spring

extension OneMotion {
  static func springWithCoreAnimation(_ card: CALayer) {
    let slide = CASpringAnimation(keyPath: "transform.translation.x")
    (slide.fromValue, slide.toValue) = (0, 120)
    (slide.mass, slide.stiffness, slide.damping) = (1, 100, 10)
    slide.duration = slide.settlingDuration
    card.transform = CATransform3DMakeTranslation(120, 0, 0)
    card.add(slide, forKey: "transform")
  }

  static func springWithBuilder(_ card: CALayer) {
    card.animate { $0.transform.translation.x.value(to: 120, damping: 10).updatesModel() }
  }

  static func springWithChain(_ card: CALayer) {
    card.translateX(to: 120).spring(mass: 1, stiffness: 100, damping: 10).animate()
  }

  static func springWithEngine(_ card: CALayer) {
    AnimationEngine.animate(spring: Spring(mass: 1, stiffness: 100, damping: 10)) { progress in
      CATransaction.setDisableActions(true)
      card.transform = CATransform3DMakeTranslation(interpolate(from: 0, to: 120, at: progress), 0, 0)
    }
  }

  static func springWithConversion(_ card: CALayer) {
    let slide = SpringKeyframeAnimation(keyPath: "transform.translation.x")
    (slide.fromValue, slide.toValue) = (0, 120)
    (slide.mass, slide.stiffness, slide.damping) = (1, 100, 10)
    slide.duration = slide.settlingDuration
    card.transform = CATransform3DMakeTranslation(120, 0, 0)
    card.add(slide, forKey: "transform")
  }

  static func springWithUIKit(_ view: UIView) {
    UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0.7) {
      view.transform = CGAffineTransform(translationX: 120, y: 0)
    }
  }

  static func springWithPresets(_ card: CALayer) {
    card.animate(.move(duration: 0.7, damping: 0.7, velocity: 0.7, x: 120, direction: .to))
  }
}
