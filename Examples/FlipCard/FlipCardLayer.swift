import Foundation
import QuartzCore

/// A card with two sides that flips in perspective.
final class FlipCardLayer: CATransformLayer, CAAnimationDelegate {
  let front = CALayer()
  let back = CALayer()
  /// Whether the back is visible, or will be at the end of the current flip.
  private(set) var isFlipped = false
  var flipDuration: CFTimeInterval = 0.8
  private var isFlipping = false
  private var isFlipPending = false

  override init() {
    super.init()
    for side in [front, back] {
      side.isDoubleSided = false
      side.cornerRadius = 10
      side.masksToBounds = true
      addSublayer(side)
    }
    back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    front.zPosition = 1
  }

  override init(layer: Any) {
    super.init(layer: layer)
    isFlipped = (layer as? FlipCardLayer)?.isFlipped ?? false
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for side in [front, back] {
      side.bounds = bounds
      side.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    CATransaction.commit()
  }

  /// Returns the sublayer transform of a card's superlayer, for an eye at a distance in points.
  static func perspective(distance: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / distance
    return transform
  }

  // MARK: - Flipping

  /// Flips the card. If it's already flipping, the new flip starts when the current one ends.
  func flip() {
    guard !isFlipping else {
      isFlipPending.toggle()
      return
    }
    isFlipping = true
    isFlipped.toggle()
    removeAnimation(forKey: "nod")

    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = isFlipped ? 0 : CGFloat.pi
    turn.toValue = isFlipped ? CGFloat.pi : 2 * .pi
    turn.timingFunction = CAMediaTimingFunction(controlPoints: 0.45, 0, 0.15, 1)

    let lift = CAKeyframeAnimation(keyPath: "transform.translation.z")
    lift.values = [0, 60, 0]
    lift.timingFunctions = [CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .easeIn)]

    let group = CAAnimationGroup()
    group.animations = [turn, lift]
    group.duration = flipDuration
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    group.delegate = self
    group.setValue("flip", forKey: "name")
    add(group, forKey: "flip")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag, anim.value(forKey: "name") as? String == "flip" else { return }
    isFlipping = false
    if isFlipPending {
      isFlipPending = false
      flip()
    } else {
      add(nod(), forKey: "nod")
    }
  }

  /// Returns an animation in which the card nods as it lands, and is squeezed a little.
  private func nod() -> CAAnimationGroup {
    let tilt = CAKeyframeAnimation(keyPath: "transform.rotation.x")
    tilt.values = [0, CGFloat.pi / 16, 0, -CGFloat.pi / 32, 0]
    tilt.isAdditive = true

    let squeeze = CABasicAnimation(keyPath: "transform.scale.z")
    squeeze.fromValue = 1
    squeeze.toValue = 0.5
    squeeze.autoreverses = true
    squeeze.duration = 0.2

    let group = CAAnimationGroup()
    group.animations = [tilt, squeeze]
    group.duration = 0.4
    return group
  }

  // MARK: - Dealing

  /// Moves the card in while it rotates in its plane.
  func deal(after delay: CFTimeInterval) {
    var far = CATransform3DMakeTranslation(0, -160, 0)
    far = CATransform3DRotate(far, .pi / 3, 0, 0, 1)
    let near = CATransform3DConcat(CATransform3DMakeScale(1.1, 1.1, 1), CATransform3DMakeTranslation(0, 6, 0))

    let fly = CAKeyframeAnimation(keyPath: "transform")
    fly.values = [far, near, CATransform3DIdentity].map { NSValue(caTransform3D: $0) }
    fly.keyTimes = [0, 0.7, 1]
    fly.duration = 0.6
    fly.beginTime = CACurrentMediaTime() + delay
    fly.fillMode = .backwards
    add(fly, forKey: "deal")
  }
}
