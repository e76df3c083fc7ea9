import AnimationBuilder
import AnimationChain
import AnimationConversion
import AnimationPresets
import FrameAnimation
import UIKit

/// A view whose cards are animated with all animation libraries, from a single file.
@MainActor
final class Board {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let cards: [UIView]
  let engine = AnimationEngine()
  private var pointer = Animated(CGPoint.zero)

  init() {
    cards = (0..<4).map { UIView(frame: CGRect(x: 20, y: 20 + 110 * $0, width: 280, height: 100)) }
    for card in cards { view.addSubview(card) }
  }

  private var layers: [CALayer] { cards.map(\.layer) }
}

// MARK: - One stagger, one freeze, one set of timing functions

extension Board {
  func openCards() {
    layers.animate(forKey: "open", staggeredBy: 0.05, from: .center) {
      $0.cornerRadius.value(from: 0, to: 16, duration: 0.4).timingFunction(.easeIn)
      $0.shadowColor.value(from: .blackClean, to: .device(argb: 0xFF00_66AA), duration: 0.4)
      $0.transform.rotation.z.value(from: .degrees(10), to: 0, duration: 0.5, bounce: 0.3)
    }
    cards.animate(.fadeInUp(curve: .easeOutBack), staggeredBy: 0.05, from: .edges)
    layers.animate(.pop, staggeredBy: 0.05, from: .last) { print($0) }
    cards.animate(chain: .bounce(from: .left), staggeredBy: 0.05, from: .center)
    layers.animate(chain: .tada.repeated(2), staggeredBy: 0.05) { print($0) }
    for (card, delay) in zip(cards, StaggerOrigin.last.delays(count: cards.count, staggeredBy: 0.1)) {
      engine.animate(duration: 0.3, delay: delay, easing: CAMediaTimingFunction.easeIn.easing) {
        card.alpha = interpolate(from: 0, to: 1, at: $0)
      }
    }
    cards[0].layer.freezeAnimations()
  }

  func timingFunctions() -> [CAMediaTimingFunction] {
    let group = CAAnimationGroup()
    group.timingFunction = .easeInOutBack
    return [
      .default, .easeIn, .easeOut, .easeInOut, .linear, .easeInQuad, CAMediaTimingFunction(.easeInSine),
    ]
  }

  func easings() -> [Easing] { [CAMediaTimingFunction.easeIn.easing, Easing(.easeInOut), .easeInCubic] }
}

// MARK: - Presets of two libraries under the same name

extension Board {
  func drawAttention() {
    let (first, second) = (cards[0], cards[1].layer)
    first.animate(.shake())
    first.animate(chain: .shake())
    second.animate(.morph)
    second.animate(chain: .morph)
    second.animate(.swing(delay: 0.2))
    second.animate(chain: .swing, delay: 0.2)
    second.animateShake()
    second.animate(transition: .cube, from: .right)
    first.animate(sequence: [.fadeIn, .flipX, .fall])
    second.delay(0.5) { print("later") }
  }

  func chains() {
    cards[2].center(by: CGPoint(x: 0, y: 100)).easeOut.spring.cornerRadius(by: 4).easeInBounce.animate()
    cards[2].layer.chainAnimator.basic.property("opacity").toValue(0).easeIn.moveAnchor(to: .leftTop)
      .combineSpring.property("position.x").toValue(40).spring(.snappy).animate()
  }
}

// MARK: - Numbers, colors and points

extension Board {
  func deviations() -> [Double] {
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 200, spring.settlingDuration)
    let deviation = try? spring.deviation(from: spring.keyframeAnimation())
    let decay = DecayKeyframeAnimation(keyPath: "position.x")
    (decay.fromValue, decay.velocity) = (40, 1000)
    return [deviation ?? 0, decay.settlingDuration, CAMediaTimingFunction.easeInBack(0.5)]
  }

  func point() -> CGPoint {
    pointer.animate(to: view.bounds.center, at: 0, spring: .bouncy)
    let point = pointer.value(at: 0.25) + CGPoint(x: 1, y: 2) * 3
    let distance: CGFloat = point.distance(to: .zero)
    return point.point(byAngle: point.angle(to: .zero), radius: distance)
  }

  func colors() -> [CGColor] {
    let blue = UIColor(hex: "#09C") ?? .blue
    return [.whiteClean, CGColor.hex("09C") ?? .blackClean, blue.cgColor]
      + [interpolate(from: UIColor.red, to: blue, at: 0.5, by: .hsb(.shorter)).cgColor]
  }
}

// MARK: - Waiting for the end

extension Board {
  func close() async -> Bool {
    let card = cards[3]
    guard await card.layer.play({ $0.opacity.value(to: 0, duration: 0.3).updatesModel() }) else {
      return false
    }
    guard await engine.play(spring: .smooth, animations: { card.alpha = CGFloat($0) }) else { return false }
    guard await UIView.play(withDuration: 0.3, animations: { card.center.y = 0 }) else { return false }
    let playback = card.animate(chain: .compress)
    return await playback.waitForEnd() == .finished
  }
}
