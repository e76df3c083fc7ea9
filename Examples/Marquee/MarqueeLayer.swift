import Foundation
import QuartzCore

/// A scrolling line of text that is too long for its frame: it pauses, scrolls through, and repeats. The edges are
/// faded.
final class MarqueeLayer: CALayer {
  /// The scrolling speed in points per second.
  var rate: CGFloat = 120
  /// The duration of the pause before each pass, in seconds.
  var pause: CFTimeInterval = 0.5
  /// The distance between the end of the text and its next beginning, in points.
  var gap: CGFloat = 40

  private let runner = CAReplicatorLayer()
  private let text = CATextLayer()
  private let edges = CAGradientLayer()

  init(text string: String, fontSize: CGFloat, width: CGFloat) {
    super.init()
    masksToBounds = true
    text.string = string
    text.fontSize = fontSize
    text.contentsScale = 2
    text.foregroundColor = CGColor(srgbRed: 0.1, green: 0.1, blue: 0.15, alpha: 1)
    text.frame = CGRect(x: 0, y: 0, width: width, height: fontSize * 1.4)
    runner.instanceCount = 2
    runner.addSublayer(text)
    addSublayer(runner)
    edges.startPoint = CGPoint(x: 0, y: 0.5)
    edges.endPoint = CGPoint(x: 1, y: 0.5)
    edges.locations = [0, 0.1, 0.9, 1]
    edges.colors = Self.colors(leading: 1)
    mask = edges
  }

  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? MarqueeLayer else { return }
    rate = other.rate
    pause = other.pause
    gap = other.gap
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    edges.frame = bounds
    text.position.y = bounds.midY
    runner.frame = bounds
    runner.instanceTransform = CATransform3DMakeTranslation(text.bounds.width + gap, 0, 0)
    CATransaction.commit()
  }

  /// Returns the colors of the mask, whose alpha is `leading` at the leading edge.
  private static func colors(leading: CGFloat) -> [CGColor] {
    [leading, 1, 1, 0].map { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0) }
  }

  func startScrolling() {
    let distance = text.bounds.width + gap
    let run = CFTimeInterval(distance / rate)
    let cycle = pause + run

    let scroll = CAKeyframeAnimation(keyPath: "transform.translation.x")
    scroll.values = [0, 0, -distance]
    scroll.keyTimes = [0, NSNumber(value: pause / cycle), 1]
    scroll.duration = cycle
    scroll.repeatCount = .infinity
    runner.add(scroll, forKey: "scroll")

    let fade = CAKeyframeAnimation(keyPath: "colors")
    let (clear, opaque) = (Self.colors(leading: 0), Self.colors(leading: 1))
    fade.values = [opaque, opaque, clear, clear, opaque]
    fade.keyTimes = [0, pause / cycle, pause / cycle + 0.05, 0.95, 1].map { NSNumber(value: $0) }
    fade.duration = cycle
    fade.repeatCount = .infinity
    edges.add(fade, forKey: "fade")
  }

  /// Pauses the layer at its current time.
  func pauseScrolling() {
    let now = convertTime(CACurrentMediaTime(), from: nil)
    speed = 0
    timeOffset = now
  }

  /// Continues from the time of the pause.
  func resumeScrolling() {
    let stopped = timeOffset
    speed = 1
    timeOffset = 0
    beginTime = 0
    beginTime = convertTime(CACurrentMediaTime(), from: nil) - stopped
  }
}
