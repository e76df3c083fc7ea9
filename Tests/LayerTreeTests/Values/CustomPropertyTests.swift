import CoreGraphics
import LayerTree
import TestSupport
import Testing

/// Behavior 33: animatable properties that a subclass adds.
@Suite struct CustomPropertyTests {
  /// A layer with a property that uses key-value coding, as `@NSManaged` does on Apple's systems.
  private final class Ring: CALayer {
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func display() { contents = progress }
  }

  /// A layer with a stored property.
  private final class Dial: CALayer {
    var angle = 0.0

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let dial = layer as? Dial { angle = dial.angle }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "angle" || super.needsDisplay(forKey: key)
    }

    override func value(forKey key: String) -> Any? { key == "angle" ? angle : super.value(forKey: key) }

    override func setValue(_ value: Any?, forKey key: String) {
      if key == "angle" { angle = value as? Double ?? 0 } else { super.setValue(value, forKey: key) }
    }
  }

  private func picture(of layer: CALayer) -> Double? {
    let snapshot = TreeSnapshot(of: layer, presentation: true)
    return (snapshot.layers[0].values.contents as? CGFloat).map { Double($0) }
  }

  @Test func `behavior 33: a custom property is animated, and its layer is redrawn for every frame`() {
    let ring = Ring()
    ring.progress = 0.5
    let hosted = HostedLayer(ring)
    #expect(picture(of: ring) == 0.5)
    hosted.add(CABasicAnimation.animating("progress", from: 0, to: 1))
    for time in [0, 0.25, 0.75] {
      hosted.host.advance(to: time)
      #expect(Double(ring.presentation()?.progress ?? -1) == time && picture(of: ring) == time)
    }
    #expect(ring.progress == 0.5 && ring.contents as? CGFloat == 0.5)
    hosted.host.advance(to: 1)
    #expect(ring.presentation()?.progress == 0.5 && picture(of: ring) == 0.5)
  }

  @Test func `behavior 33: missing values of an animation are the custom property's model value`() {
    let ring = Ring()
    ring.progress = 0.5
    let hosted = HostedLayer(ring)
    hosted.add(CABasicAnimation.animating("progress", from: nil, to: 1))
    hosted.add(CABasicAnimation.animating("progress", from: 0, to: 1) { $0.isAdditive = true })
    #expect(hosted.number("progress", at: 0.5) == 1.25)
    hosted.perform { ($0 as? Ring)?.progress = 0 }
    #expect(hosted.number("progress", at: 0.5) == 1)
  }

  @Test func `behavior 33: a stored property of a subclass is animated through key-value coding`() {
    let hosted = HostedLayer(Dial())
    let spring = CASpringAnimation(keyPath: "angle")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 1, 1)
    hosted.add(spring)
    hosted.host.advance(to: 0.1)
    #expect(isClose((hosted.layer.presentation() as? Dial)?.angle ?? 0, 0.34029985, within: 1e-6))
    #expect((hosted.layer as? Dial)?.angle == 0)
  }

  @Test func `behavior 33: a change of a custom property runs the class's action for it`() {
    final class Animated: CALayer {
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.duration = 2
        return animation
      }
    }
    let hosted = HostedLayer(Animated())
    hosted.layer.setValue(1.0, forKey: "progress")
    hosted.perform { $0.setValue(3.0, forKey: "progress") }
    #expect(hosted.value("progress", at: 1) == 2.0)
    #expect(hosted.layer.value(forKey: "progress") as? Double == 3)
  }

  @Test func `values of a custom key interpolate if they have numbers, and switch otherwise`() {
    let hosted = HostedLayer()
    func middle<Value>(_ from: Value, _ to: Value) -> Value? {
      let layer = CALayer()
      layer.setValue(from, forKey: "mine")
      let hosted = HostedLayer(layer)
      hosted.add(CABasicAnimation.animating("mine", from: from, to: to))
      return hosted.value("mine", at: 0.5)
    }
    #expect(middle(1.0, 2.0) == 1.5 && middle(CGFloat(1), 2) == 1.5 && middle(Float(1), 2) == 1.5)
    #expect(middle(1, 4) == 2 && middle(NSNumber(value: 1), NSNumber(value: 2)) == NSNumber(value: 1.5))
    #expect(middle(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)) == CGPoint(x: 2, y: 3))
    #expect(middle(CGRect.zero, CGRect(x: 2, y: 2, width: 2, height: 2))?.width == 1)
    #expect(middle(CATransform3DIdentity, CATransform3DMakeScale(3, 3, 3))?.m11 == 2)
    #expect(middle("A", "B") == "B" && middle(false, true) == true)
    _ = hosted
  }

  @Test func `components of a custom structure are animated independently`() {
    let layer = CALayer()
    layer.setValue(CGPoint(x: 1, y: 2), forKey: "center")
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("center.x", from: 10, to: 20))
    #expect(hosted.value("center", at: 0.5) == CGPoint(x: 15, y: 2))
  }

  /// A layer with the pattern of Apple's documentation: a managed property, drawn by `draw(in:)`.
  private final class Gauge: CALayer {
    /// The values that were drawn, shared with presentations.
    final class Log {
      var drawn: [Double] = []
    }

    private(set) var log = Log()
    var thickness = 1.0

    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      if let gauge = layer as? Gauge { (log, thickness) = (gauge.log, gauge.thickness) }
    }

    override class func defaultValue(forKey key: String) -> Any? {
      key == "progress" ? CGFloat(0.25) : super.defaultValue(forKey: key)
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = (presentation() ?? self).value(forKey: event)
      animation.duration = CATransaction.animationDuration()
      return animation
    }

    override func draw(in ctx: CGContext) { log.drawn.append(Double(progress) * thickness) }
  }

  @Test func `behavior 33: a managed property animates from its default, and draw(in:) sees each value`() {
    let gauge = Gauge()
    #expect(gauge.progress == 0.25)
    (gauge.bounds.size, gauge.thickness) = (CGSize(width: 2, height: 2), 2)
    let hosted = HostedLayer(gauge)
    hosted.perform { $0.setNeedsDisplay() }
    gauge.log.drawn = []
    hosted.perform { _ in
      CATransaction.setAnimationDuration(2)
      gauge.progress = 1.25
    }
    #expect(gauge.progress == 1.25 && gauge.animation(forKey: "progress") != nil)
    #expect(gauge.log.drawn == [2.5])
    for (time, progress) in [(0, 0.25), (1, 0.75), (1.5, 1)] {
      hosted.host.advance(to: time)
      #expect(Double(gauge.presentation()?.progress ?? 0) == progress)
      gauge.log.drawn = []
      _ = TreeSnapshot(of: gauge, presentation: true)
      #expect(gauge.log.drawn == [2 * progress])
    }
    hosted.perform { _ in gauge.progress = 0 }
    #expect((gauge.animation(forKey: "progress") as? CABasicAnimation)?.fromValue as? CGFloat == 1)
    hosted.host.advance(to: 1.625)
    #expect(gauge.presentation()?.progress == 0.5)
    hosted.host.advance(to: 4)
    #expect(gauge.animation(forKey: "progress") == nil && gauge.presentation()?.progress == 0)
  }
}
