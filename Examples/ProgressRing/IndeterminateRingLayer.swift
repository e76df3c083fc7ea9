import Foundation
import QuartzCore

/// An indeterminate progress ring: a rotating stroke that chases its own tail.
final class IndeterminateRingLayer: CAShapeLayer {
  init(color: CGColor) {
    super.init()
    fillColor = nil
    strokeColor = color
    lineWidth = 4
    lineCap = .round
    strokeEnd = 0
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    path = CGPath(ellipseIn: bounds.insetBy(dx: lineWidth, dy: lineWidth), transform: nil)
  }

  func startAnimating() {
    add(rotation(), forKey: "rotation")
    add(chase(), forKey: "chase")
  }

  private func rotation() -> CABasicAnimation {
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    rotation.byValue = 2 * CGFloat.pi
    rotation.duration = 2
    rotation.repeatCount = .greatestFiniteMagnitude
    rotation.timingFunction = CAMediaTimingFunction(name: .linear)
    return rotation
  }

  private func chase() -> CAAnimationGroup {
    let head = CABasicAnimation(keyPath: "strokeEnd")
    head.fromValue = 0
    head.toValue = 1
    head.duration = 1

    let tail = CABasicAnimation(keyPath: "strokeStart")
    tail.fromValue = 0
    tail.toValue = 1
    tail.beginTime = 0.5
    tail.duration = 1

    let thickness = CAKeyframeAnimation(keyPath: "lineWidth")
    thickness.values = [4, 7, 4]
    thickness.duration = 1.5

    let group = CAAnimationGroup()
    group.animations = [head, tail, thickness]
    group.duration = 1.5
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    group.repeatCount = .greatestFiniteMagnitude
    return group
  }

  /// Shows a failure: the ring closes in another color, and its dashes move like marching ants.
  func fail(color: CGColor) {
    removeAllAnimations()
    strokeEnd = 1
    lineDashPattern = [6, 8]

    let march = CABasicAnimation(keyPath: "lineDashPhase")
    march.fromValue = 0
    march.toValue = 14
    march.duration = 0.5
    march.repeatCount = .infinity
    add(march, forKey: "march")

    let blush = CABasicAnimation(keyPath: "strokeColor")
    blush.fromValue = strokeColor
    blush.toValue = color
    blush.duration = 0.3
    strokeColor = color
    add(blush, forKey: "blush")
  }
}
