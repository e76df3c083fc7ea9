import Foundation
import QuartzCore

/// A chat bubble that shows that someone is typing: three dots jump one after another, and are squashed as they land.
final class TypingBubbleLayer: CALayer, CAAnimationDelegate {
  private static let jumpHeight: CGFloat = 10
  private static let cycle: CFTimeInterval = 0.9
  private static let stagger: CFTimeInterval = 0.15

  private var dots: [CAShapeLayer] = []
  /// The number of times that all dots have jumped.
  private(set) var rounds = 0
  private(set) var isTyping = false

  override init() {
    super.init()
    backgroundColor = CGColor(srgbRed: 0.9, green: 0.91, blue: 0.93, alpha: 1)
    dots = (0..<3).map { _ in CAShapeLayer() }
    for dot in dots {
      dot.fillColor = Self.rest
      dot.anchorPoint = CGPoint(x: 0.5, y: 1)
      addSublayer(dot)
    }
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private static let rest = CGColor(srgbRed: 0.6, green: 0.62, blue: 0.68, alpha: 1)
  private static let active = CGColor(srgbRed: 0.2, green: 0.5, blue: 1, alpha: 1)

  override func layoutSublayers() {
    super.layoutSublayers()
    cornerRadius = bounds.height / 2
    let side = bounds.height / 4
    for (index, dot) in dots.enumerated() {
      dot.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      dot.position = CGPoint(x: bounds.midX + CGFloat(index - 1) * side * 1.6, y: bounds.midY + side / 2)
      dot.path = CGPath(ellipseIn: dot.bounds, transform: nil)
    }
  }

  // MARK: - Typing

  /// Shows the bubble, which springs up, and starts the dots.
  func beginTyping() {
    guard !isTyping else { return }
    isTyping = true

    let pop = CASpringAnimation(keyPath: "transform.scale")
    pop.fromValue = 0.2
    pop.damping = 12
    pop.stiffness = 200
    pop.duration = pop.settlingDuration
    add(pop, forKey: "pop")

    // A higher anchor point moves the bubble down by a fraction of its height.
    let rise = CABasicAnimation(keyPath: "anchorPoint")
    rise.fromValue = NSValue(cgPoint: CGPoint(x: 0.5, y: 0))
    rise.toValue = NSValue(cgPoint: anchorPoint)
    rise.duration = 0.3
    rise.timingFunction = CAMediaTimingFunction(name: .easeOut)
    add(rise, forKey: "rise")

    jump()
  }

  /// Fades the dots, and shrinks the bubble to a pill.
  func endTyping() {
    isTyping = false
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.15)
    for dot in dots { dot.opacity = 0 }
    CATransaction.commit()

    let narrow = CABasicAnimation(keyPath: "bounds.size.width")
    narrow.toValue = bounds.height
    let thin = CABasicAnimation(keyPath: "bounds.size.height")
    thin.toValue = bounds.height / 2
    let round = CABasicAnimation(keyPath: "cornerRadius")
    round.toValue = bounds.height / 4

    let shrink = CAAnimationGroup()
    shrink.animations = [narrow, thin, round]
    shrink.duration = 0.3
    shrink.timingFunction = CAMediaTimingFunction(name: .easeIn)
    shrink.fillMode = .forwards
    shrink.isRemovedOnCompletion = false
    add(shrink, forKey: "shrink")
  }

  private func jump() {
    let now = convertTime(CACurrentMediaTime(), from: nil)
    for (index, dot) in dots.enumerated() {
      let jump = Self.jump()
      jump.beginTime = now + Self.stagger * CFTimeInterval(index)
      if index == dots.count - 1 { jump.delegate = self }
      dot.add(jump, forKey: "jump")
    }
  }

  /// Repeats the jumps after the last dot has landed, unless typing has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    rounds += 1
    if flag, isTyping { jump() }
  }

  // MARK: - Jump of a dot

  private static func jump() -> CAAnimationGroup {
    let rise = keyframes("transform.translation.y", [0, -jumpHeight, 0, 0])
    rise.timingFunctions = [.easeOut, .easeIn, .linear].map { CAMediaTimingFunction(name: $0) }
    let stretch = keyframes("transform.scale.y", [1, 1.15, 0.7, 1])
    let squash = keyframes("transform.scale.x", [1, 0.9, 1.25, 1])
    let tint = keyframes("fillColor", [rest, active, rest, rest])

    let group = CAAnimationGroup()
    group.animations = [rise, stretch, squash, tint]
    group.duration = cycle
    return group
  }

  private static func keyframes(_ keyPath: String, _ values: [Any]) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values
    animation.keyTimes = [0, 0.3, 0.6, 1]
    animation.duration = cycle
    return animation
  }
}
