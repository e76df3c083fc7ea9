import Foundation
import QuartzCore

/// A spinner of dots: one dot that fades and shrinks, replicated around a circle with increasing delays.
final class SpinnerLayer: CAReplicatorLayer {
  /// The duration of one revolution, in seconds.
  var period: CFTimeInterval = 1 { didSet { if isAnimating { restart() } } }
  /// Whether the spinner is hidden unless it's animating.
  var hidesWhenStopped = true
  private(set) var isAnimating = false

  private let dot = CALayer()

  init(dots: Int, color: CGColor) {
    super.init()
    instanceCount = dots
    dot.backgroundColor = color
    addSublayer(dot)
    isHidden = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? SpinnerLayer else { return }
    period = other.period
    hidesWhenStopped = other.hidesWhenStopped
    isAnimating = other.isAnimating
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// The rotation from one dot to the next.
  private var step: CATransform3D {
    CATransform3DMakeRotation(2 * .pi / CGFloat(instanceCount), 0, 0, 1)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    let side = bounds.width / 6
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dot.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    dot.position = CGPoint(x: bounds.midX, y: bounds.minY + side / 2)
    dot.cornerRadius = side / 2
    instanceTransform = step
    CATransaction.commit()
  }

  func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    setVisible(true)
    restart()
    add(unfolding(), forKey: "unfold")
  }

  func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.dot.removeAllAnimations()
    }
    setVisible(!hidesWhenStopped)
    CATransaction.commit()
  }

  private func restart() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    instanceDelay = period / CFTimeInterval(instanceCount)
    dot.opacity = 0
    CATransaction.commit()
    dot.add(pulse(), forKey: "pulse")
  }

  /// Returns an animation in which a dot appears immediately, then fades and shrinks until the next
  /// revolution.
  private func pulse() -> CAAnimationGroup {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0.1

    let shrink = CABasicAnimation(keyPath: "transform.scale")
    shrink.fromValue = 1
    shrink.toValue = 0.4

    let group = CAAnimationGroup()
    group.animations = [fade, shrink]
    group.duration = period
    group.timingFunction = CAMediaTimingFunction(name: .easeOut)
    group.repeatCount = .infinity
    group.isRemovedOnCompletion = false
    return group
  }

  /// Returns an animation in which the dots fan out from the first one, while their delays grow.
  private func unfolding() -> CAAnimationGroup {
    let fan = CABasicAnimation(keyPath: "instanceTransform")
    fan.fromValue = NSValue(caTransform3D: CATransform3DIdentity)
    fan.toValue = NSValue(caTransform3D: step)

    let delay = CABasicAnimation(keyPath: "instanceDelay")
    delay.fromValue = 0

    let group = CAAnimationGroup()
    group.animations = [fan, delay]
    group.duration = 0.5
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return group
  }

  private func setVisible(_ isVisible: Bool) {
    let change = CABasicAnimation(keyPath: "hidden")
    change.fromValue = isHidden
    change.duration = 0.1
    isHidden = !isVisible
    add(change, forKey: "hidden")
  }
}
