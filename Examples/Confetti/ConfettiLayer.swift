import Foundation
import QuartzCore

/// Confetti that falls from a line, with one emitter cell per color.
final class ConfettiLayer: CAEmitterLayer {
  private static let colors = [
    CGColor(srgbRed: 0.95, green: 0.40, blue: 0.27, alpha: 1),
    CGColor(srgbRed: 1.00, green: 0.78, blue: 0.36, alpha: 1),
    CGColor(srgbRed: 0.48, green: 0.78, blue: 0.64, alpha: 1),
    CGColor(srgbRed: 0.30, green: 0.76, blue: 0.85, alpha: 1),
    CGColor(srgbRed: 0.58, green: 0.39, blue: 0.55, alpha: 1),
  ]

  /// The amount of confetti, in 0…1.
  var intensity: Float = 0.5

  override init() {
    super.init()
    emitterShape = .line
    emitterMode = .outline
    birthRate = 0
    emitterCells = Self.colors.enumerated().map { index, color in cell(index, color) }
  }

  override init(layer: Any) {
    super.init(layer: layer)
    intensity = (layer as? ConfettiLayer)?.intensity ?? intensity
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    emitterPosition = CGPoint(x: bounds.midX, y: bounds.minY - 10)
    emitterSize = CGSize(width: bounds.width, height: 1)
    CATransaction.commit()
  }

  private func cell(_ index: Int, _ color: CGColor) -> CAEmitterCell {
    let confetti = CAEmitterCell()
    confetti.name = "confetti\(index)"
    confetti.birthRate = 24 * intensity
    confetti.lifetime = 14 * intensity
    confetti.velocity = CGFloat(150 * intensity)
    confetti.velocityRange = CGFloat(60 * intensity)
    confetti.yAcceleration = 60
    confetti.emissionLongitude = .pi
    confetti.emissionRange = .pi / 4
    confetti.spin = CGFloat(3.5 * intensity)
    confetti.spinRange = CGFloat(4 * intensity)
    confetti.scaleRange = 0.4
    confetti.contents = Self.paper(color)
    return confetti
  }

  /// Returns a slip of paper of 8 × 5 pixels.
  private static func paper(_ color: CGColor) -> CGImage? {
    let context = CGContext(
      data: nil, width: 8, height: 5, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(color)
    context?.fill(CGRect(x: 0, y: 0, width: 8, height: 5))
    return context?.makeImage()
  }

  func startConfetti() {
    beginTime = CACurrentMediaTime()
    birthRate = 1
    add(gust(), forKey: "gust")
  }

  /// Stops emitting; confetti in the air continues to fall.
  func stopConfetti() {
    birthRate = 0
    removeAnimation(forKey: "gust")
  }

  /// Changes the amount of one color.
  func setBirthRate(_ rate: Float, ofColor index: Int) {
    setValue(rate, forKeyPath: "emitterCells.confetti\(index).birthRate")
  }

  /// Returns an animation in which the line grows from its center, then moves sideways and back.
  private func gust() -> CAAnimationGroup {
    let grow = CABasicAnimation(keyPath: "emitterSize")
    grow.fromValue = NSValue(cgSize: CGSize(width: 1, height: 1))
    grow.toValue = NSValue(cgSize: emitterSize)
    grow.duration = 0.5

    let sway = CAKeyframeAnimation(keyPath: "emitterPosition")
    sway.values = [0, 40, 0].map { offset in
      NSValue(cgPoint: CGPoint(x: emitterPosition.x + offset, y: emitterPosition.y))
    }
    sway.beginTime = 0.5
    sway.duration = 1.5

    let approach = CABasicAnimation(keyPath: "emitterZPosition")
    approach.fromValue = -100
    approach.toValue = 0
    approach.duration = 2

    let group = CAAnimationGroup()
    group.animations = [grow, sway, approach]
    group.duration = 2
    return group
  }
}
