import LayerTree
import TestSupport
import Testing

/// The interpolation of lists and paths that have the same form.
@Suite struct ValueFormTests {
  private func square(_ size: CGFloat, at origin: CGFloat = 0) -> CGPath {
    CGPath(rect: CGRect(x: origin, y: origin, width: size, height: size), transform: nil)
  }

  private func colors(_ reds: Double...) -> [CGColor] {
    reds.map { CGColor(srgbRed: CGFloat($0), green: 0, blue: 1, alpha: 1) }
  }

  private func reds(_ hosted: HostedLayer, at time: Double) -> [Double] {
    let colors: [CGColor] = hosted.value("colors", at: time) ?? []
    return colors.map { Double($0.components?.first ?? .nan) }
  }

  private func box(_ hosted: HostedLayer, _ keyPath: String = "path", at time: Double) -> CGRect {
    let path: CGPath? = hosted.value(keyPath, at: time)
    return path?.boundingBox ?? .null
  }

  private func rect(_ origin: Double, _ size: Double) -> CGRect {
    CGRect(x: origin, y: origin, width: size, height: size)
  }

  // MARK: Paths

  /// S88.
  @Test func `behavior 38: paths with the same elements are interpolated point by point`() {
    let hosted = HostedLayer(CAShapeLayer())
    hosted.add(CABasicAnimation.animating("path", from: square(10), to: square(30, at: 4)))
    #expect(box(hosted, at: 0) == rect(0, 10))
    #expect(box(hosted, at: 0.25) == rect(1, 15))
    #expect(box(hosted, at: 0.75) == rect(3, 25))
    hosted.host.advance(to: 1)
    #expect((hosted.layer.presentation() as? CAShapeLayer)?.path == nil)
  }

  @Test func `interpolated curves keep their elements`() {
    func blob(_ size: CGFloat) -> CGPath {
      let path = CGMutablePath()
      path.move(to: CGPoint(x: size, y: 0))
      path.addQuadCurve(to: CGPoint(x: 0, y: size), control: CGPoint(x: size, y: size))
      path.addCurve(
        to: .zero, control1: CGPoint(x: -size, y: size), control2: CGPoint(x: -size, y: 0))
      path.closeSubpath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: size, y: size))
      return path
    }
    let hosted = HostedLayer(CAShapeLayer())
    hosted.add(CABasicAnimation.animating("path", from: blob(2), to: blob(6)))
    #expect(hosted.value("path", at: 0.5) == blob(4))
  }

  /// The control points, halfway, of the second curve of a path that continues upward from a line
  /// of length 10.
  private func controls(_ from: CGPath, _ to: CGPath) -> [CGPoint] {
    let hosted = HostedLayer(CAShapeLayer())
    hosted.add(CABasicAnimation.animating("path", from: from, to: to))
    let path: CGPath? = hosted.value("path", at: 0.5)
    var points: [CGPoint] = []
    path?.applyWithBlock {
      if $0.pointee.type == .addCurveToPoint { points = [$0.pointee.points[0], $0.pointee.points[1]] }
    }
    return points
  }

  private func bend(_ out: CGPoint, _ into: CGPoint) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 10, y: 10), control1: CGPoint(x: 10 + out.x, y: out.y),
      control2: CGPoint(x: 10 + into.x, y: 10 + into.y))
    path.closeSubpath()
    return path
  }

  /// E2.
  @Test func `handles of curves turn about their vertices`() {
    let points = controls(
      bend(CGPoint(x: 4, y: 0), CGPoint(x: 2, y: 0)), bend(CGPoint(x: 0, y: 4), CGPoint(x: 0, y: -6)))
    let side = 2 * 2.0.squareRoot()
    #expect(
      isClose(
        points.flatMap { [Double($0.x), Double($0.y)] }, [10 + side, side, 10 + side, 10 - side],
        within: 1e-12))
  }

  /// E2.
  @Test func `a line morphs into a curve`() {
    let corner = CGMutablePath()
    corner.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    corner.closeSubpath()
    let curve = bend(CGPoint(x: 4, y: 0), CGPoint(x: 2, y: -2))
    #expect(controls(corner, curve) == [CGPoint(x: 12, y: 0), CGPoint(x: 11, y: 9)])
    #expect(controls(curve, corner) == [CGPoint(x: 12, y: 0), CGPoint(x: 11, y: 9)])
    let layer = CAShapeLayer()
    layer.path = corner
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("path", from: curve, to: nil))
    #expect(box(hosted, at: 0.5).maxX > 10)
    let keyframes = CAKeyframeAnimation(keyPath: "path")
    (keyframes.values, keyframes.duration) = ([corner, curve, corner], 1)
    hosted.add(keyframes, forKey: "keyframes")
    #expect(isClose(Double(box(hosted, at: 0.75).maxX), Double(box(hosted, at: 1.25).maxX), within: 1e-12))
  }

  @Test func `shadow paths are interpolated`() {
    let hosted = HostedLayer()
    hosted.add(CABasicAnimation.animating("shadowPath", from: square(10), to: square(20)))
    #expect(box(hosted, "shadowPath", at: 0.5) == rect(0, 15))
  }

  /// S45, S46 for paths: the model is a square of 10.
  @Test func `missing values of an animation are the path underneath`() {
    func half(_ configure: (CABasicAnimation) -> Void) -> CGRect {
      let layer = CAShapeLayer()
      layer.path = square(10)
      let hosted = HostedLayer(layer)
      hosted.add(CABasicAnimation.animating("path", from: nil, to: nil, configure))
      return box(hosted, at: 0.5)
    }
    #expect(half { $0.toValue = square(30) } == rect(0, 20))
    #expect(half { $0.fromValue = square(20) } == rect(0, 15))
    #expect(half { $0.byValue = square(4, at: 6) } == rect(3, 12))
    #expect(half { ($0.fromValue, $0.byValue) = (square(20), square(4)) } == rect(0, 22))
    #expect(half { ($0.toValue, $0.byValue) = (square(20), square(4)) } == rect(0, 18))
    #expect(half { ($0.toValue, $0.isAdditive) = (square(4, at: 8), true) } == rect(4, 12))
    #expect(half { _ in } == rect(0, 10))
  }

  @Test func `an animation without a start value starts at the path of the animation underneath`() {
    let layer = CAShapeLayer()
    layer.path = square(10)
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("path", from: square(20), to: square(40)))
    hosted.add(CABasicAnimation.animating("path", from: nil, to: square(10)))
    #expect(box(hosted, at: 0.5) == rect(0, 20))
  }

  @Test func `paths with different elements switch halfway`() {
    let hosted = HostedLayer(CAShapeLayer())
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 6, height: 6), transform: nil)
    hosted.add(CABasicAnimation.animating("path", from: square(10), to: circle))
    #expect(hosted.value("path", at: 0.49) == square(10))
    #expect(hosted.value("path", at: 0.5) == circle)
  }

  @Test func `empty paths switch halfway`() {
    let hosted = HostedLayer(CAShapeLayer())
    hosted.add(CABasicAnimation.animating("path", from: CGMutablePath(), to: CGMutablePath()))
    #expect((hosted.value("path", at: 0.5) as CGPath?)?.isEmpty == true)
    hosted.add(CABasicAnimation.animating("path", from: CGMutablePath(), to: square(2)), forKey: "path")
    #expect((hosted.value("path", at: 0.75) as CGPath?)?.isEmpty == true)
    #expect(box(hosted, at: 1.25) == rect(0, 2))
  }

  @Test func `of two animations with different forms, the later one shows`() {
    let hosted = HostedLayer(CAShapeLayer())
    let circle = { CGPath(ellipseIn: self.rect(0, $0), transform: nil) }
    hosted.add(CABasicAnimation.animating("path", from: square(10), to: square(20)))
    hosted.add(CABasicAnimation.animating("path", from: circle(2), to: circle(6)) { $0.duration = 0.5 })
    #expect(box(hosted, at: 0.25) == rect(0, 4))
    #expect(box(hosted, at: 0.75) == rect(0, 17.5))
  }

  @Test func `keyframes of paths follow key times and calculation modes`() {
    let hosted = HostedLayer(CAShapeLayer())
    let morph = CAKeyframeAnimation(keyPath: "path")
    morph.values = [square(0), square(10), square(40), square(90)]
    (morph.duration, morph.calculationMode) = (1, .cubic)
    hosted.add(morph, forKey: "morph")
    #expect(isClose(box(hosted, at: 0.5).width, 22.5, within: 1e-12))
    morph.calculationMode = .linear
    morph.keyTimes = [0, 0.5, 0.75, 1]
    hosted.add(morph, forKey: "morph")
    #expect(box(hosted, at: 0.75) == rect(0, 5))
    let odd = CGPath(ellipseIn: rect(0, 7), transform: nil)
    morph.values = [square(10), odd, square(20)]
    morph.keyTimes = [0, 0.8, 1]
    hosted.add(morph, forKey: "morph")
    #expect(box(hosted, at: 1) == rect(0, 10))
    #expect(box(hosted, at: 1.2) == rect(0, 7))
    #expect(box(hosted, at: 1.7) == rect(0, 20))
  }

  // MARK: Lists

  /// S89, COL-1.
  @Test func `lists of colors are mixed color by color`() {
    let hosted = HostedLayer(CAGradientLayer())
    hosted.add(CABasicAnimation.animating("colors", from: colors(0, 1), to: colors(1, 0.5)))
    #expect(isClose(reds(hosted, at: 0.25), [0.25, 0.875], within: 1e-12))
    let shifted = HostedLayer(CAGradientLayer())
    let keys = CAKeyframeAnimation(keyPath: "colors")
    keys.values = [colors(0, 0), colors(1, 0), colors(0, 1)]
    keys.duration = 1
    shifted.add(keys)
    #expect(isClose(reds(shifted, at: 0.75), [0.5, 0.5], within: 1e-12))
  }

  /// S89.
  @Test func `lists of numbers are mixed number by number`() {
    let layer = CAGradientLayer()
    layer.locations = [0, 1]
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("locations", from: nil, to: [0.5, 1] as [NSNumber]))
    let locations: [NSNumber]? = hosted.value("locations", at: 0.5)
    #expect(locations == [0.25, 1])
    hosted.add(
      CABasicAnimation.animating("locations", from: [0, 0] as [NSNumber], to: [0.4, 0] as [NSNumber]) {
        ($0.isAdditive, $0.isCumulative, $0.repeatCount) = (true, true, 2)
      })
    let sum: [NSNumber]? = hosted.value("locations", at: 2)
    #expect(isClose(sum?.map(\.doubleValue) ?? [], [0.6, 1], within: 1e-12))
  }

  @Test func `lists of different lengths switch halfway, and values of other types are ignored`() {
    let layer = CAGradientLayer()
    layer.colors = colors(0.5, 0.5)
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("colors", from: colors(0, 1), to: colors(1, 0, 1)))
    #expect(reds(hosted, at: 0.4) == [0, 1])
    #expect(reds(hosted, at: 0.6) == [1, 0, 1])
    hosted.host.advance(to: 1)
    for odd in ["red", 7, NSNull(), CGRect.zero] as [Any] {
      hosted.add(CABasicAnimation.animating("locations", from: odd, to: odd), forKey: "odd")
      hosted.host.advance(to: hosted.host.now + 0.5)
      #expect((hosted.layer.presentation() as? CAGradientLayer)?.locations == nil)
    }
  }

  // MARK: Model and memory

  @Test func `an animation without a start value follows changes of the model with the same form`() {
    let layer = CAGradientLayer()
    layer.locations = [0, 1]
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("locations", from: nil, to: [1, 1] as [NSNumber]))
    hosted.host.advance(to: 0.5)
    func set(_ locations: [NSNumber]) -> [NSNumber]? {
      hosted.perform { _ in
        CATransaction.setDisableActions(true)
        layer.locations = locations
      }
      return layer.presentation()?.locations
    }
    #expect(set([0.5, 1]) == [0.75, 1])
    #expect(set([0, 0.5, 1]) == [0.75, 1])
  }

  @Test func `behavior 29: changing a list of a hosted layer animates it, changing a path doesn't`() {
    let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
    (shape.path, gradient.locations, gradient.colors) = (square(1), [0, 1], colors(0, 1))
    gradient.addSublayer(shape)
    let hosted = HostedLayer(gradient)
    hosted.perform { _ in
      (shape.path, gradient.locations, gradient.colors) = (square(2), [1, 1], colors(1, 1))
    }
    hosted.perform { _ in gradient.colors = colors(1, 1) }
    #expect(shape.animationKeys() == nil)
    #expect(gradient.animationKeys() == ["locations", "colors"])
    hosted.host.advance(to: 0.25 / 2)
    let shown = gradient.presentation()?.locations?.first?.doubleValue ?? .nan
    // Halfway through the default curve (TF: 0.80240).
    #expect(isClose(shown, 0.8024, within: 5e-5))
  }

  @Test func `sums that overflow show the model`() {
    let layer = CAGradientLayer()
    layer.locations = [0, 1e308]
    let hosted = HostedLayer(layer)
    hosted.add(
      CABasicAnimation.animating("locations", from: nil, to: [0, 1.5e308] as [NSNumber]) {
        $0.isAdditive = true
      })
    #expect(hosted.value("locations", at: 0.9) == [0, 1e308] as [NSNumber])
  }

  @Test func `keyframes without values add nothing to a list or a path`() {
    let (layer, keyframes) = (CAGradientLayer(), CAKeyframeAnimation(keyPath: "locations"))
    layer.locations = [0, 1]
    let hosted = HostedLayer(layer)
    (keyframes.values, keyframes.isAdditive) = ([], true)
    hosted.add(keyframes)
    #expect(hosted.value("locations", at: 0.1) == [0, 1] as [NSNumber])
  }

  @Test func `channels of many forms are reused`() {
    let hosted = HostedLayer(CAShapeLayer())
    func zigzag(_ count: Int) -> CGPath {
      let path = CGMutablePath()
      path.move(to: .zero)
      for index in 1...count { path.addLine(to: CGPoint(x: index, y: index % 2)) }
      return path
    }
    for round in 0..<200 {
      let path = zigzag(1 + round % 50)
      hosted.add(CABasicAnimation.animating("path", from: path, to: path), forKey: "path")
      hosted.host.advance(to: 0.5 * Double(round + 1))
      #expect((hosted.layer.presentation() as? CAShapeLayer)?.path == path)
    }
  }
}
