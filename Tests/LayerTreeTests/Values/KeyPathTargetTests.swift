import LayerTree
import TestSupport
import Testing

/// Behaviors 24 and 26: animations of all commonly used key paths.
@Suite struct KeyPathTargetTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let keyPath: String
    let make: @Sendable () -> (layer: CALayer, from: Any, to: Any, half: [Double])

    init(
      _ keyPath: String, on layer: @autoclosure @escaping @Sendable () -> CALayer = CALayer(),
      _ values: @autoclosure @escaping @Sendable () -> (from: Any, to: Any), half: [Double]
    ) {
      self.keyPath = keyPath
      make = {
        let (from, to) = values()
        return (layer(), from, to, half)
      }
    }

    var testDescription: String { keyPath }
  }

  private static func color(_ red: CGFloat) -> CGColor { CGColor(srgbRed: red, green: 1, blue: 0, alpha: 1) }

  private static func line(_ x: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: x, y: 4))
    return path
  }

  private static let rectangle = (
    CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 2, y: 4, width: 30, height: 20)
  )
  private static let halfTurn = CATransform3DMakeScale(3, 1, 1)

  static let numbers: [Case] = [
    "opacity", "cornerRadius", "borderWidth", "zPosition", "anchorPointZ", "shadowOpacity", "shadowRadius",
    "position.x", "position.y", "anchorPoint.x", "bounds.size.width", "bounds.size.height", "bounds.origin.y",
    "shadowOffset.width", "contentsRect.origin.x", "contentsScale",
    "transform.rotation", "transform.rotation.x", "transform.rotation.y", "transform.rotation.z",
    "transform.scale", "transform.scale.x", "transform.scale.y", "transform.scale.z",
    "transform.translation.x", "transform.translation.y", "transform.translation.z",
    "sublayerTransform.scale", "sublayerTransform.rotation.y",
  ].map { Case($0, (0.25, 0.75), half: [0.5]) }

  static let shapes: [Case] = ["strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "miterLimit"].map {
    Case($0, on: CAShapeLayer(), (0.25, 0.75), half: [0.5])
  }

  static let structures: [Case] = [
    Case("position", (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 6)), half: [2, 4]),
    Case(
      "anchorPoint", (NSValue(cgPoint: .zero), NSValue(cgPoint: CGPoint(x: 1, y: 0.5))), half: [0.5, 0.25]),
    Case("bounds", rectangle, half: [1, 2, 20, 20]),
    Case("bounds.origin", (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 6)), half: [2, 4]),
    Case("bounds.size", (CGSize(width: 1, height: 2), CGSize(width: 3, height: 6)), half: [2, 4]),
    Case("shadowOffset", (CGSize(width: 1, height: 2), CGSize(width: 3, height: 6)), half: [2, 4]),
    Case("transform.translation", (CGSize(width: 1, height: 2), CGSize(width: 3, height: 6)), half: [2, 4]),
    Case("transform", (CATransform3DIdentity, halfTurn), half: [2, 1]),
    Case("sublayerTransform", (CATransform3DIdentity, halfTurn), half: [2, 1]),
    Case("startPoint", on: CAGradientLayer(), (CGPoint.zero, CGPoint(x: 1, y: 2)), half: [0.5, 1]),
    Case("endPoint", on: CAGradientLayer(), (CGPoint.zero, CGPoint(x: 1, y: 2)), half: [0.5, 1]),
  ]

  static let colors: [Case] =
    ["backgroundColor", "borderColor", "shadowColor"].map {
      Case($0, (color(0), color(1)), half: [0.5, 1, 0, 1])
    }
    + ["fillColor", "strokeColor"].map {
      Case($0, on: CAShapeLayer(), (color(0), color(1)), half: [0.5, 1, 0, 1])
    }

  static let objects: [Case] = [
    Case("path", on: CAShapeLayer(), (line(2), line(6)), half: [1, 2, 3, 2]),
    Case("shadowPath", (line(2), line(6)), half: [1, 2, 3, 2]),
    Case("colors", on: CAGradientLayer(), ([color(0)], [color(1)]), half: [0.5, 1, 0, 1]),
    Case("locations", on: CAGradientLayer(), ([0, 0.5], [0.5, 1]), half: [0.25, 0.75]),
    Case("hidden", (false, true), half: [1]),
    Case("isHidden", (false, true), half: [1]),
    Case("contents", (7, 9), half: [9]),
  ]

  /// The numbers in a value of any kind.
  private static func numbers(in value: Any?) -> [Double] {
    switch value {
    case let number as CGFloat: [Double(number)]
    case let number as Float: [Double(number)]
    case let number as Int: [Double(number)]
    case let flag as Bool: [flag ? 1 : 0]
    case let number as Double: [number]
    case let point as CGPoint: [point.x, point.y].map { Double($0) }
    case let size as CGSize: [size.width, size.height].map { Double($0) }
    case let rect as CGRect: numbers(in: rect.origin) + numbers(in: rect.size)
    case let transform as CATransform3D: [transform.m11, transform.m22].map { Double($0) }
    case let color as CGColor: (color.components ?? []).map { Double($0) }
    case let path as CGPath: numbers(in: path.boundingBox)
    case let list as [CGColor]: list.flatMap { numbers(in: $0) }
    case let list as [NSNumber]: list.map(\.doubleValue)
    default: []
    }
  }

  @Test(arguments: numbers + shapes + structures + colors + objects)
  func `an animation of a key path interpolates the value that it names`(_ test: Case) {
    let (layer, from, to, half) = test.make()
    let model = Self.numbers(in: layer.value(forKeyPath: test.keyPath))
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating(test.keyPath, from: from, to: to))
    hosted.host.advance(to: 0.5)
    let shown = Self.numbers(in: layer.presentation()?.value(forKeyPath: test.keyPath))
    #expect(isClose(shown, half, within: 1e-9))
    hosted.host.advance(to: 1)
    let after = Self.numbers(in: layer.presentation()?.value(forKeyPath: test.keyPath))
    #expect(after == model && Self.numbers(in: layer.value(forKeyPath: test.keyPath)) == model)
  }

  /// Animates the same key paths by three keyframes in every mode.
  @Test(arguments: numbers + shapes + structures + colors + objects)
  func `keyframes show their values at their times`(_ test: Case) {
    let (layer, from, to, _) = test.make()
    let hosted = HostedLayer(layer)
    for mode in [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced] {
      let animation = CAKeyframeAnimation(keyPath: test.keyPath)
      (animation.values, animation.calculationMode, animation.duration) = ([from, to, from], mode, 1)
      hosted.perform { $0.add(animation, forKey: "keys") }
      hosted.host.advance(to: hosted.host.now + 0.5)
      let shown = Self.numbers(in: layer.presentation()?.value(forKeyPath: test.keyPath))
      let isWholeTransform = test.keyPath.lowercased().hasSuffix("transform")
      // KB-12: paced modes don't support whole transforms.
      let isStill = isWholeTransform && [.paced, .cubicPaced].contains(mode)
      let expected = Self.numbers(in: isStill ? CATransform3DIdentity : to)
      #expect(isClose(shown, expected, within: 1e-6))
    }
  }

  @Test func `behavior 29: the frame and properties of other layer classes aren't animated`() {
    for (keyPath, value) in [
      ("frame", CGRect(x: 1, y: 2, width: 3, height: 4) as Any), ("frame.size.width", 7), ("strokeEnd", 0.5),
      ("colors", [1]), ("transform.rotation.w", 1), ("position.z", 1), ("sublayers", []), ("mask", 1),
    ] {
      let hosted = HostedLayer()
      hosted.add(CABasicAnimation.animating(keyPath, from: value, to: value))
      hosted.host.advance(to: 0.5)
      let shown = hosted.layer.presentation()
      #expect(shown?.frame == .zero && agree(shown?.transform, CATransform3DIdentity))
    }
  }

  @Test func `behavior 24: a rotation component makes any number of turns in both directions`() {
    for axis in ["x", "y", "z"] {
      for turns in [-3.0, 2.5, 7] {
        let hosted = HostedLayer()
        let keyPath = "transform.rotation.\(axis)"
        hosted.add(CABasicAnimation.animating(keyPath, from: 0, to: turns * 2 * .pi))
        hosted.host.advance(to: 0.3)
        let angle = CGFloat(0.3 * turns * 2 * .pi)
        let expected = CATransform3DMakeRotation(
          angle, axis == "x" ? 1 : 0, axis == "y" ? 1 : 0, axis == "z" ? 1 : 0)
        #expect(agree(hosted.layer.presentation()?.transform, expected))
      }
    }
  }

  /// RI-4.
  @Test func `animating one angle of a transform doesn't change the others`() {
    let layer = CALayer()
    layer.transform = CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeRotation(0.2, 1, 0, 0), CATransform3DMakeRotation(0.3, 0, 1, 0)),
      CATransform3DMakeRotation(0.4, 0, 0, 1))
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("transform.rotation.x", from: 0.2, to: 0.6))
    let angles = ["x", "y", "z"].map { hosted.number("transform.rotation.\($0)", at: 0.5) }
    #expect(isClose(angles, [0.4, 0.3, 0.4], within: 1e-9))
  }

  @Test func `a size scales a transform along x and y`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 1, 5)
    let hosted = HostedLayer(layer)
    let size = CABasicAnimation.animating("transform.scale", from: nil, to: CGSize(width: 3, height: 5))
    hosted.add(size)
    let factors = ["x", "y", "z"].map { hosted.number("transform.scale.\($0)", at: 0.5) }
    #expect(isClose(factors, [2, 3, 5], within: 1e-12))
  }

  /// RI-7, RI-14.
  @Test func `whole transforms are subtracted and interpolated as decomposed transforms`() {
    let hosted = HostedLayer()
    hosted.add(
      CABasicAnimation.animating("transform", from: nil, to: CATransform3DMakeTranslation(30, 0, 0)) {
        $0.byValue = CATransform3DMakeTranslation(10, 0, 0)
      }, forKey: "move")
    hosted.host.advance(to: 0.5)
    #expect(hosted.layer.presentation()?.transform.m41 == 25)
    var end = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    end.m42 = 100
    hosted.add(CABasicAnimation.animating("transform", from: CATransform3DIdentity, to: end), forKey: "move")
    hosted.host.advance(to: 1)
    var middle = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    middle.m42 = 50
    #expect(agree(hosted.layer.presentation()?.transform, middle))
  }

  /// E9.
  @Test func `a transform's translation is a size or a point`() {
    let pairs: [(Any, Any)] = [
      (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 6)), (CGSize(width: 1, height: 2), CGPoint(x: 3, y: 6)),
    ]
    for (from, to) in pairs {
      let hosted = HostedLayer()
      hosted.add(CABasicAnimation.animating("transform.translation", from: from, to: to))
      #expect(hosted.value("transform.translation", at: 0.5) == CGSize(width: 2, height: 4))
    }
    let layer = CALayer()
    layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "transform.translation")
    #expect((layer.transform.m41, layer.transform.m42) == (5, 6))
    #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 5, height: 6))
  }

  /// E9.
  @Test func `scale.xy scales a transform along x and y by one number, or by two`() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 1, 5)
    layer.setValue(3, forKeyPath: "transform.scale.xy")
    #expect((layer.transform.m11, layer.transform.m22, layer.transform.m33) == (3, 3, 5))
    layer.setValue(CGSize(width: 2, height: 4), forKeyPath: "transform.scale.xy")
    #expect((layer.transform.m11, layer.transform.m22, layer.transform.m33) == (2, 4, 5))
    #expect(layer.value(forKeyPath: "transform.scale.xy") as? CGFloat == 3)
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating("transform.scale.xy", from: 0, to: 1))
    let factors = ["x", "y", "z"].map { hosted.number("transform.scale.\($0)", at: 0.5) }
    #expect(isClose(factors, [0.5, 0.5, 5], within: 1e-12))
  }
}
