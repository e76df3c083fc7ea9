import LayerTree
import TestSupport
import Testing

/// The arithmetic of basic animations, such as from and by values and addition, for every kind of numeric value.
@Suite struct AnimationArithmeticTests {
  /// A kind of value, and conversions between a value whose components are all equal and that number.
  struct Kind: CustomTestStringConvertible, Sendable {
    let keyPath: String
    var layer: @Sendable () -> CALayer = { CALayer() }
    let value: @Sendable (Double) -> Any
    let number: @Sendable (Any?) -> Double

    var testDescription: String { keyPath }
  }

  private static func color(_ red: Double) -> CGColor {
    CGColor(srgbRed: CGFloat(red), green: CGFloat(red), blue: CGFloat(red), alpha: CGFloat(red))
  }

  private static func path(_ x: Double) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: x, y: x))
    return path
  }

  static let kinds: [Kind] = [
    Kind(keyPath: "cornerRadius", value: { $0 }, number: { ($0 as? CGFloat).map { Double($0) } ?? .nan }),
    Kind(
      keyPath: "opacity", value: { NSNumber(value: $0) },
      number: { ($0 as? Float).map { Double($0) } ?? .nan }),
    Kind(
      keyPath: "position", value: { CGPoint(x: $0, y: $0) }, number: { Double(($0 as? CGPoint)?.y ?? .nan) }),
    Kind(
      keyPath: "bounds.size", value: { CGSize(width: $0, height: $0) },
      number: { Double(($0 as? CGSize)?.height ?? .nan) }),
    Kind(
      keyPath: "bounds", value: { CGRect(x: $0, y: $0, width: $0, height: $0) },
      number: { Double(($0 as? CGRect)?.origin.y ?? .nan) }),
    Kind(
      keyPath: "transform.translation.x", value: { $0 }, number: { Double(($0 as? CGFloat) ?? .nan) }),
    Kind(
      keyPath: "transform", value: { CATransform3DMakeTranslation(CGFloat($0), 0, 0) },
      number: { Double(($0 as? CATransform3D)?.m41 ?? .nan) }),
    Kind(
      keyPath: "backgroundColor", value: { color($0) },
      number: { ($0 as? CGColor)?.components.map { Double($0[1]) } ?? .nan }),
    Kind(
      keyPath: "colors", layer: { CAGradientLayer() }, value: { [color($0), color($0)] },
      number: { ($0 as? [CGColor])?.last?.components.map { Double($0[2]) } ?? .nan }),
    Kind(
      keyPath: "locations", layer: { CAGradientLayer() }, value: { [NSNumber(value: $0)] },
      number: { ($0 as? [NSNumber])?.first?.doubleValue ?? .nan }),
    Kind(
      keyPath: "path", layer: { CAShapeLayer() }, value: { path($0) },
      number: { Double(($0 as? CGPath)?.currentPoint.x ?? .nan) }),
  ]

  private static func shown(
    _ kind: Kind, model: Double = 0.5, at time: Double = 0.5, _ configure: (CABasicAnimation) -> Void
  ) -> Double {
    let layer = kind.layer()
    layer.setValue(kind.value(model), forKeyPath: kind.keyPath)
    let hosted = HostedLayer(layer)
    hosted.add(CABasicAnimation.animating(kind.keyPath, from: nil, to: nil, configure))
    hosted.host.advance(to: time)
    return kind.number(layer.presentation()?.value(forKeyPath: kind.keyPath))
  }

  /// S45 to S47 and S87, behavior 14.
  @Test(arguments: kinds)
  func `every combination of from, to and by values determines the two ends`(_ kind: Kind) {
    let value = kind.value
    for (expected, configure) in [
      (0.25, { ($0.fromValue, $0.toValue) = (value(0), value(0.5)) }),
      (0.375, { ($0.fromValue, $0.byValue) = (value(0.25), value(0.25)) }),
      (0.875, { ($0.toValue, $0.byValue) = (value(1), value(0.25)) }),
      (0.375, { $0.fromValue = value(0.25) }), (0.75, { $0.toValue = value(1) }),
      (0.625, { $0.byValue = value(0.25) }), (0.5, { _ in }),
    ] as [(Double, (CABasicAnimation) -> Void)] {
      #expect(isClose(Self.shown(kind, configure), expected, within: 1e-7))
    }
  }

  /// S56, S57, behavior 16 and 17.
  @Test(arguments: kinds)
  func `additive values add to the model's, and cumulative cycles add up`(_ kind: Kind) {
    let value = kind.value
    let added = Self.shown(kind) {
      ($0.fromValue, $0.toValue, $0.isAdditive) = (value(0), value(0.25), true)
    }
    #expect(isClose(added, 0.625, within: 1e-7))
    let open = Self.shown(kind) { ($0.toValue, $0.isAdditive) = (value(0.25), true) }
    #expect(isClose(open, 0.625, within: 1e-7))
    let cumulative = Self.shown(kind, at: 1.5) {
      ($0.fromValue, $0.toValue, $0.isCumulative, $0.repeatCount) = (value(0), value(0.25), true, 3)
    }
    #expect(isClose(cumulative, 0.375, within: 1e-7))
  }

  /// Values that aren't numbers, or aren't finite, never make a property NaN.
  @Test(arguments: kinds)
  func `invalid values never make a property NaN`(_ kind: Kind) {
    for number in [Double.nan, .infinity, -.infinity, 1e308, -1e308, -5, .leastNonzeroMagnitude] {
      let odd: [Any] = [
        kind.value(number), "word", NSNull(), [number, "x"], NSObject(), CGPoint.zero,
      ]
      for value in odd {
        for isAdditive in [false, true] {
          let shown = Self.shown(kind, at: 2.75) {
            ($0.fromValue, $0.toValue, $0.byValue) = (value, kind.value(number), value)
            ($0.isAdditive, $0.isCumulative, $0.repeatCount) = (isAdditive, true, 9)
          }
          #expect(!shown.isNaN)
        }
      }
    }
  }

  @Test(arguments: kinds)
  func `keyframes with invalid values never make a property NaN`(_ kind: Kind) {
    for values in [
      [], [NSNull()], [kind.value(1), "word"], [kind.value(.nan)], [kind.value(1e308), kind.value(-1e308)],
    ]
      as [[Any]]
    {
      let animation = CAKeyframeAnimation(keyPath: kind.keyPath)
      (animation.values, animation.duration, animation.isCumulative) = (values, 1, true)
      (animation.calculationMode, animation.repeatCount) = (.cubicPaced, 5)
      animation.tensionValues = [1e300]
      let layer = kind.layer()
      layer.setValue(kind.value(0.5), forKeyPath: kind.keyPath)
      let hosted = HostedLayer(layer)
      hosted.add(animation)
      for time in [0.3, 3.7] {
        hosted.host.advance(to: time)
        let shown = layer.presentation()?.value(forKeyPath: kind.keyPath)
        #expect(!kind.number(shown).isNaN)
      }
    }
  }
}
