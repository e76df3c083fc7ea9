import Foundation
import QuartzCore

/// A ring that is filled up to `progress`, a custom animatable property for which every frame is drawn.
final class ProgressRingLayer: CALayer {
  /// The progress, in 0…1. Changes are animated.
  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  var ringWidth: CGFloat = 8 { didSet { setNeedsDisplay() } }
  var ringColor = CGColor(srgbRed: 0.2, green: 0.6, blue: 0.9, alpha: 1) { didSet { setNeedsDisplay() } }
  var animationDuration: CFTimeInterval = 1

  override init() {
    super.init()
    contentsScale = 2
    needsDisplayOnBoundsChange = true
  }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? ProgressRingLayer else { return }
    ringWidth = other.ringWidth
    ringColor = other.ringColor
    animationDuration = other.animationDuration
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = (presentation() ?? self).progress
    animation.duration = animationDuration
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
  }

  override func draw(in ctx: CGContext) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = (min(bounds.width, bounds.height) - ringWidth) / 2
    ctx.setLineWidth(ringWidth)
    ctx.setLineCap(.round)
    ctx.setStrokeColor(ringColor.copy(alpha: 0.2) ?? ringColor)
    ctx.addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    ctx.strokePath()
    guard progress > 0 else { return }
    ctx.setStrokeColor(ringColor)
    ctx.addArc(
      center: center, radius: radius, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * progress,
      clockwise: false)
    ctx.strokePath()
  }
}
