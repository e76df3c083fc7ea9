import Foundation
import QuartzCore

/// Confetti that falls from a line: one cell for each color, with pictures drawn once.
final class ConfettiLayer: CAEmitterLayer {
  private static let colors = [
    CGColor(srgbRed: 0.95, green: 0.40, blue: 0.27, alpha: 1),
    CGColor(srgbRed: 1.00, green: 0.78, blue: 0.36, alpha: 1),
    CGColor(srgbRed: 0.48, green: 0.78, blue: 0.64, alpha: 1),
    CGColor(srgbRed: 0.30, green: 0.76, blue: 0.85, alpha: 1),
    CGColor(srgbRed: 0.58, green: 0.39, blue: 0.55, alpha: 1),
  ]

  /// How much falls, 0…1.
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

  /// A slip of paper, 8 × 5 pixels.
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

  /// No more is let go; what is in the air falls on.
  func stopConfetti() {
    birthRate = 0
    removeAnimation(forKey: "gust")
  }

  /// Makes one color fall more or less often, as a settings screen does.
  func setBirthRate(_ rate: Float, ofColor index: Int) {
    setValue(rate, forKeyPath: "emitterCells.confetti\(index).birthRate")
  }

  /// The line opens from the middle, then wanders to the side and back.
  private func gust() -> CAAnimationGroup {
    let open = CABasicAnimation(keyPath: "emitterSize")
    open.fromValue = NSValue(cgSize: CGSize(width: 1, height: 1))
    open.toValue = NSValue(cgSize: emitterSize)
    open.duration = 0.5

    let wander = CAKeyframeAnimation(keyPath: "emitterPosition")
    wander.values = [0, 40, 0].map { offset in
      NSValue(cgPoint: CGPoint(x: emitterPosition.x + offset, y: emitterPosition.y))
    }
    wander.beginTime = 0.5
    wander.duration = 1.5

    let nearer = CABasicAnimation(keyPath: "emitterZPosition")
    nearer.fromValue = -100
    nearer.toValue = 0
    nearer.duration = 2

    let group = CAAnimationGroup()
    group.animations = [open, wander, nearer]
    group.duration = 2
    return group
  }
}
