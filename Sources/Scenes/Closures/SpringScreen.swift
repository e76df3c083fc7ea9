import FrameAnimation
import Staging

/// A screen of three boxes that one spring moves, scales, and rotates, with the spring's constants as sliders.
final class SpringScreen: View {
  private static let spring = Spring(mass: 1, stiffness: 100, damping: 5)
  private static let side: CGFloat = 56

  private let boxes: [CALayer]
  private let scale: CGFloat

  /// Adds the screen to a layer of 320 × 420 points.
  init(in parent: CALayer, scale: CGFloat) {
    self.scale = scale
    boxes = (0..<3).map { index in
      let box = CALayer()
      box.bounds.size = CGSize(width: Self.side, height: Self.side)
      box.position = CGPoint(x: 56 + 104 * CGFloat(index), y: 110)
      box.cornerRadius = 8
      box.backgroundColor =
        HSBColor(hue: 0.55 + 0.12 * Double(index), saturation: 0.75, brightness: 0.9).cgColor
      return box
    }
    super.init(name: "spring", frame: parent.bounds)
    layer.backgroundColor = .white
    for box in boxes { add(box) }
    let spring = Self.spring
    addSlider("damping", spring.damping, of: 0...30, top: 280)
    addSlider("stiffness", spring.stiffness, of: 1...500, top: 324)
    addSlider("mass", spring.mass, of: 0.1...10, top: 368)
    parent.addSublayer(layer)
    show(0)
  }

  /// Starts the spring.
  func start() { AnimationEngine.animate(spring: Self.spring, animations: show) }

  /// Updates the boxes for a progress.
  func show(_ progress: Double) {
    let travel = interpolate(from: -Self.side, to: Self.side, at: progress)
    boxes[0].transform = CATransform3DMakeTranslation(0, travel, 0)
    let size = interpolate(from: CGFloat(0.5), to: 1.5, at: progress)
    boxes[1].transform = CATransform3DMakeScale(size, size, 1)
    let angle = interpolate(from: CGFloat(0), to: .pi / 2, at: progress)
    boxes[2].transform = CATransform3DMakeRotation(angle, 0, 0, 1)
  }

  private func addSlider(_ name: String, _ value: Double, of range: ClosedRange<Double>, top: CGFloat) {
    let style = TextStyle(fontName: "Inter", size: 15, color: .ink)
    let line = CGRect(x: 24, y: top, width: layer.bounds.width - 48, height: 24)
    add(CATextLayer(name, style, in: line, alignment: .left, scale: scale))
    let text = String(format: "%g", value)
    add(CATextLayer(text, style, in: line, alignment: .right, scale: scale))
    let track = CGRect(x: 108, y: line.midY - 1, width: 136, height: 2)
    add(bar(track, color: CGColor(srgbRed: 0.8, green: 0.82, blue: 0.86, alpha: 1)))
    let share = CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound))
    let knob = CGRect(x: track.minX + share * track.width - 8, y: line.midY - 8, width: 16, height: 16)
    add(bar(knob, color: .ink))
  }

  /// Returns a rectangle with round ends.
  private func bar(_ frame: CGRect, color: CGColor) -> CALayer {
    let bar = CALayer()
    bar.frame = frame
    bar.cornerRadius = min(frame.width, frame.height) / 2
    bar.backgroundColor = color
    return bar
  }
}
