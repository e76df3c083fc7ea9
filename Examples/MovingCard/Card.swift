import FrameAnimation
import Staging

/// A card that is closed at the top of a screen of 240 × 240 points, or open at its center.
final class Card {
  let layer = CALayer()
  private let title = CATextLayer()

  init() {
    (layer.shadowOpacity, layer.shadowOffset) = (0.3, CGSize(width: 0, height: 3))
    title.font = "Inter" as NSString
    (title.fontSize, title.alignmentMode) = (15, .center)
    layer.addSublayer(title)
    show(0)
  }

  /// Updates the card for a progress: closed at 0, open at 1, or between or beyond.
  func show(_ progress: Double) {
    CATransaction.setDisableActions(true)
    layer.frame = interpolate(
      from: CGRect(x: 20, y: 20, width: 120, height: 48),
      to: CGRect(x: 30, y: 60, width: 180, height: 120), at: progress)
    layer.cornerRadius = interpolate(from: 24, to: 12, at: progress)
    layer.shadowRadius = max(0, interpolate(from: 2, to: 12, at: progress))
    layer.backgroundColor = interpolate(from: Card.teal, to: Card.violet, at: progress, by: .hsb(.shorter))
    title.frame = CGRect(x: 0, y: layer.bounds.midY - 9, width: layer.bounds.width, height: 18)
    title.string = interpolateDiscrete(from: "Tap me", to: "Thank you", at: progress)
  }

  private static let teal = CGColor(srgbRed: 0.10, green: 0.55, blue: 0.60, alpha: 1)
  private static let violet = CGColor(srgbRed: 0.55, green: 0.30, blue: 0.85, alpha: 1)
}
