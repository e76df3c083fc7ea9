import FrameAnimation
import Staging

/// A screen of an animation with a fixed duration: a box, a line of text, and the progress as a number.
final class EasedScreen: View {
  private let box = CALayer()
  private let text: CATextLayer
  private let number: CATextLayer
  private var animation: AnimationID?

  /// Adds the screen to a layer of 320 × 420 points.
  init(in parent: CALayer, scale: CGFloat) {
    let style = TextStyle(fontName: "Inter", size: 22, color: .ink)
    let lines = [("Aligned", CGFloat(340)), ("0.00", 376)].map { text, top in
      let line = CGRect(x: 24, y: top, width: parent.bounds.width - 48, height: 28)
      return CATextLayer(text, style, in: line, alignment: .center, scale: scale)
    }
    (text, number) = (lines[0], lines[1])
    super.init(name: "eased", frame: parent.bounds)
    layer.backgroundColor = .white
    box.bounds.size = CGSize(width: 100, height: 100)
    for sublayer in [box, text, number] { add(sublayer) }
    parent.addSublayer(layer)
    show(0)
  }

  /// Starts the animation, or cancels it if it's running.
  func toggle() {
    if let id = animation {
      animation = nil
      AnimationEngine.cancel(id)
    } else {
      animation = AnimationEngine.animate(
        duration: 2, easing: .easeInOutQuadratic, options: [.repeat, .autoreverse], animations: show)
    }
  }

  /// Updates the screen for a progress.
  func show(_ progress: Double) {
    let center = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
    box.position = interpolate(
      from: CGPoint(x: 0.6 * center.x, y: 0.4 * center.y),
      to: CGPoint(x: 1.2 * center.x, y: 1.3 * center.y), at: progress)
    box.cornerRadius = interpolate(from: 0, to: 40, at: progress)
    box.backgroundColor =
      interpolate(
        from: HSBColor(hue: 1, saturation: 1, brightness: 1),
        to: HSBColor(hue: 0.7, saturation: 1, brightness: 1), at: progress
      ).cgColor
    let angle = interpolate(from: 0, to: Double.pi / 8, at: progress)
    box.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    text.alignmentMode = interpolateDiscrete([.left, .center, .right], at: progress)!
    number.string = String(format: "%.2f", progress)
  }
}

extension CGColor {
  /// The color of text and lines.
  static let ink = CGColor(srgbRed: 0.13, green: 0.14, blue: 0.18, alpha: 1)
}
