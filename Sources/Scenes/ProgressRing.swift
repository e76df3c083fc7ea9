package import Staging

/// An indeterminate progress ring, which fills and empties forever.
package struct RingScene: Scene {
  package static let summary = "a progress ring that fills and empties: two strokes in one group, repeated"
  package let size = CGSize(width: 120, height: 120)
  package let length = SceneLength.seconds(1.5)
  package let background: CGColor? = .white
  package let highlights = (0..<8).map { 1.5 * Double($0) / 8 }
  @Parameter("the color of the stroke")
  package var color = CGColor(srgbRed: 0, green: 0x9C / 255, blue: 0xCC / 255, alpha: 1)
  @Parameter("the width of the stroke in points", in: 1...20) package var width: CGFloat = 8

  package init() {}

  package func build(on stage: Stage) {
    let ring = ProgressRing.layer(in: stage.layer.bounds.insetBy(dx: 20, dy: 20), color: color, width: width)
    stage.layer.addSublayer(ring)
    ring.add(ProgressRing.animation(), forKey: "state")
  }
}

/// The layer and the animation of the ring.
enum ProgressRing {
  /// Returns a ring inside a square, whose stroke begins at the top.
  static func layer(in square: CGRect, color: CGColor, width: CGFloat) -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.frame = square
    ring.path = CGPath(ellipseIn: ring.bounds.insetBy(dx: width / 2, dy: width / 2), transform: nil)
    ring.fillColor = nil
    ring.strokeColor = color
    ring.lineWidth = width
    ring.lineCap = .round
    ring.transform = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
    return ring
  }

  /// Returns an animation that moves the stroke's end around in 1 s, and the stroke's start likewise after 0.5 s.
  static func animation() -> CAAnimationGroup {
    let end = CABasicAnimation(keyPath: "strokeEnd")
    end.fromValue = 0
    end.toValue = 1
    end.duration = 1
    let start = CABasicAnimation(keyPath: "strokeStart")
    start.fromValue = 0
    start.toValue = 1
    start.duration = 1
    start.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [start, end]
    group.duration = 1.5
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    group.repeatCount = .greatestFiniteMagnitude
    return group
  }
}
