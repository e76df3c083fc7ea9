import LayerTree
import TestSupport
import Testing

@Suite struct CAKeyframeAnimationPathTests {
  private func layer(_ configure: (CALayer) -> Void = { _ in }) -> CALayer {
    let layer = CALayer()
    configure(layer)
    return layer
  }

  private func hosted(
    _ path: CGPath, _ keyPath: String = "position", on layer: CALayer = CALayer(),
    _ configure: (CAKeyframeAnimation) -> Void = { _ in }
  ) -> HostedLayer {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.path = path
    animation.duration = 1
    configure(animation)
    let hosted = HostedLayer(layer)
    hosted.add(animation)
    return hosted
  }

  private func path(_ build: (CGMutablePath) -> Void) -> CGPath {
    let path = CGMutablePath()
    build(path)
    return path
  }

  private func position(_ hosted: HostedLayer, at time: Double) -> [Double] {
    hosted.host.advance(to: time)
    let position = hosted.layer.presentation()?.position ?? .zero
    return [Double(position.x), Double(position.y)]
  }

  private var corner: CGPath {
    path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 10, y: 90))
    }
  }

  private func line(to end: CGPoint) -> CGPath {
    path {
      $0.move(to: .zero)
      $0.addLine(to: end)
    }
  }

  /// PATH-1, PATH-4, PATH-7, S52.
  @Test func `every segment takes equal time, or the time between its key times`() {
    #expect(position(hosted(corner), at: 0.25) == [5, 0])
    #expect(position(hosted(corner) { $0.keyTimes = [0, 0.8, 1] }, at: 0.25) == [3.125, 0])
    #expect(position(hosted(corner) { $0.keyTimes = [0, 1] }, at: 0.25) == [5, 0])
    #expect(position(hosted(line(to: CGPoint(x: 100, y: 0))), at: 0.5) == [50, 0])
  }

  @Test func `behavior 22: a path replaces values, and each segment has its own pacing`() {
    let eased = hosted(corner) {
      $0.values = [CGPoint(x: 7, y: 7), CGPoint(x: 8, y: 8)]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    }
    #expect(isClose(position(eased, at: 0.25), [3.1536, 0], within: 5e-5))
    #expect(position(eased, at: 0.75) == [10, 45])
  }

  /// PATH-8, and PATH-9, for which Apple's sampling of the arc length is off by 0.12.
  @Test func `a curve is traversed uniformly in its parameter, or at constant speed if paced`() {
    let curve = path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
    }
    #expect(position(hosted(curve), at: 0.25) == [15.625, 56.25])
    let paced = position(hosted(curve) { $0.calculationMode = .paced }, at: 0.25)
    #expect(isClose(paced, [10.647822, 48.460465], within: 0.15))
  }

  /// PATH-10, PATH-11.
  @Test func `a move takes no time, but a closing line does`() {
    let two = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.move(to: CGPoint(x: 100, y: 100))
      $0.addLine(to: CGPoint(x: 100, y: 110))
    }
    for mode in [CAAnimationCalculationMode.linear, .paced] {
      let hosted = hosted(two) { $0.calculationMode = mode }
      #expect(isClose(position(hosted, at: 0.25), [5, 0], within: 1e-9))
      #expect(position(hosted, at: 0.5) == [100, 100])
    }
    let triangle = path {
      $0.move(to: .zero)
      $0.addLine(to: CGPoint(x: 10, y: 0))
      $0.addLine(to: CGPoint(x: 0, y: 10))
      $0.closeSubpath()
    }
    #expect(isClose(position(hosted(triangle), at: 5.0 / 6), [0, 5], within: 1e-12))
  }

  /// PATH-12, PATH-13, S55.
  @Test func `behavior 23: a layer is rotated along the path before its own transform applies`() {
    let scaled = { self.layer { $0.transform = CATransform3DMakeScale(2, 3, 1) } }
    let up = line(to: CGPoint(x: 0, y: 10))
    func rotated(_ mode: CAAnimationRotationMode?) -> [Double] {
      let hosted = hosted(up, on: scaled()) { $0.rotationMode = mode }
      hosted.host.advance(to: 0.5)
      let m = hosted.layer.presentation()?.transform ?? CATransform3DIdentity
      return [m.m11, m.m12, m.m21, m.m22].map { Double($0) }
    }
    #expect(isClose(rotated(.rotateAuto), [0, 3, -2, 0], within: 1e-12))
    #expect(isClose(rotated(.rotateAutoReverse), [0, -3, 2, 0], within: 1e-12))
    #expect(rotated(nil) == [2, 0, 0, 3])
    #expect(rotated(CAAnimationRotationMode(rawValue: "sideways")) == [2, 0, 0, 3])
    let straight = CAKeyframeAnimation(keyPath: "position")
    (straight.values, straight.rotationMode) = ([CGPoint.zero, CGPoint(x: 0, y: 10)], .rotateAuto)
    let pathless = HostedLayer(scaled())
    pathless.add(straight)
    #expect(agree(pathless.layer.presentation()?.transform, CATransform3DMakeScale(2, 3, 1)))
  }

  /// S55.
  @Test func `a path along x doesn't rotate a layer, or rotates it by π in reverse`() {
    for (mode, angle) in [(CAAnimationRotationMode.rotateAuto, 0), (.rotateAutoReverse, Double.pi)] {
      let hosted = hosted(line(to: CGPoint(x: 10, y: 0))) { $0.rotationMode = mode }
      #expect(isClose(abs(hosted.number("transform.rotation.z", at: 0.5)), angle, within: 1e-12))
    }
  }

  @Test func `the rotation ends with its animation`() {
    let hosted = hosted(line(to: CGPoint(x: 0, y: 10))) { $0.rotationMode = .rotateAuto }
    hosted.host.advance(to: 0.5)
    #expect(hosted.layer.presentation()?.transform.m12 == 1)
    hosted.host.advance(to: 1)
    #expect(agree(hosted.layer.presentation()?.transform, CATransform3DIdentity))
  }

  /// PATH-14, PATH-15.
  @Test func `an additive path adds to the model's value, and cumulative cycles add up`() {
    let line = line(to: CGPoint(x: 10, y: 20))
    let additive = hosted(line, on: layer { $0.position = CGPoint(x: 50, y: 60) }) { $0.isAdditive = true }
    #expect(position(additive, at: 0.5) == [55, 70])
    let cumulative = hosted(line) { ($0.isCumulative, $0.repeatCount) = (true, 3) }
    #expect(position(cumulative, at: 1.5) == [15, 30])
  }

  @Test(arguments: ["anchorPoint", "bounds.origin", "bounds.size", "shadowOffset", "transform.translation"])
  func `a path animates any property with two numbers`(_ keyPath: String) {
    let hosted = hosted(line(to: CGPoint(x: 8, y: 4)), keyPath)
    hosted.host.advance(to: 0.5)
    let shown = hosted.layer.presentation()?.value(forKeyPath: keyPath)
    if let size = shown as? CGSize {
      #expect(size == CGSize(width: 4, height: 2))
    } else {
      #expect(shown as? CGPoint == CGPoint(x: 4, y: 2))
    }
  }

  @Test func `a path without segments, or for another kind of property, has no effect`() {
    let odd = CGPath(rect: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), transform: nil)
    for path in [odd, CGMutablePath(), path { $0.move(to: CGPoint(x: 9, y: 9)) }] {
      #expect(position(hosted(path) { $0.values = [CGPoint(x: 7, y: 7)] }, at: 0.5) == [0, 0])
    }
    for keyPath in ["opacity", "bounds", "transform", "backgroundColor", "hidden", "contents"] {
      let hosted = hosted(corner, keyPath) { $0.rotationMode = .rotateAuto }
      hosted.host.advance(to: 0.5)
      let shown = hosted.layer.presentation()
      #expect(shown?.opacity == 1 && shown?.bounds == .zero)
      #expect(agree(shown?.transform, CATransform3DIdentity))
    }
  }

  @Test func `behavior 22: the path is copied on assignment and with the animation`() {
    let (animation, path) = (CAKeyframeAnimation(keyPath: "position"), CGMutablePath())
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    animation.path = path
    animation.rotationMode = .rotateAuto
    path.addLine(to: CGPoint(x: 10, y: 90))
    #expect(animation.path == line(to: CGPoint(x: 10, y: 0)))
    let copy = animation.copy() as? CAKeyframeAnimation
    #expect(copy?.path == animation.path && copy?.rotationMode == .rotateAuto)
    animation.setValue(nil, forKey: "path")
    #expect(animation.path == nil)
    animation.setValue(path, forKey: "path")
    #expect(animation.value(forKey: "path") as? CGPath == path)
  }

  /// E8.
  @Test func `key times along a path needn't run from 0 to 1`() {
    let late = hosted(line(to: CGPoint(x: 100, y: 0))) { $0.keyTimes = [0.5, 0.75] }
    for (time, x) in [(0.0, 0.0), (0.49, 0), (0.625, 50), (0.75, 100), (0.99, 100)] {
      #expect(position(late, at: time) == [x, 0])
    }
  }
}
