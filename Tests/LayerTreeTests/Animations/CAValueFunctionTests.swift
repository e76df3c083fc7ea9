import LayerTree
import TestSupport
import Testing

@Suite struct CAValueFunctionTests {
  private func shown(
    _ name: CAValueFunctionName, from: Any?, to: Any?, keyPath: String = "transform",
    model: CATransform3D = CATransform3DIdentity, at time: Double = 0.5,
    _ configure: (CABasicAnimation) -> Void = { _ in }
  ) -> CATransform3D {
    let layer = CALayer()
    layer.transform = model
    let hosted = HostedLayer(layer)
    hosted.add(
      CABasicAnimation.animating(keyPath, from: from, to: to) {
        $0.valueFunction = CAValueFunction(name: name)
        configure($0)
      })
    hosted.host.advance(to: time)
    return layer.presentation()?.transform ?? model
  }

  /// S58.
  @Test func `a rotation by π is at π/4 after a quarter of the duration`() {
    let m = shown(.rotateZ, from: 0, to: Double.pi, at: 0.25)
    #expect(isClose(Double(m.m11), 0.5.squareRoot(), within: 1e-12))
  }

  @Test func `behavior 25: each function converts one number or three to the transform that its name says`() {
    let half = 0.4
    for (name, expected) in [
      (CAValueFunctionName.rotateX, CATransform3DMakeRotation(half, 1, 0, 0)),
      (.rotateY, CATransform3DMakeRotation(half, 0, 1, 0)),
      (.rotateZ, CATransform3DMakeRotation(half, 0, 0, 1)),
      (.scaleX, CATransform3DMakeScale(half, 1, 1)), (.scaleY, CATransform3DMakeScale(1, half, 1)),
      (.scaleZ, CATransform3DMakeScale(1, 1, half)),
      (.translateX, CATransform3DMakeTranslation(half, 0, 0)),
      (.translateY, CATransform3DMakeTranslation(0, half, 0)),
      (.translateZ, CATransform3DMakeTranslation(0, 0, half)),
    ] {
      #expect(agree(shown(name, from: 0, to: 2 * half), expected))
    }
    let three: [NSNumber] = [2, 4, 6]
    let scaled = shown(.scale, from: [0, 0, 0] as [NSNumber], to: three)
    #expect(agree(scaled, CATransform3DMakeScale(1, 2, 3)))
    let shifted = shown(.translate, from: [0, 0, 0] as [NSNumber], to: three)
    #expect(agree(shifted, CATransform3DMakeTranslation(1, 2, 3)))
  }

  /// RI-6.
  @Test func `a function replaces the model's transform, or is applied before it if additive`() {
    let model = CATransform3DMakeTranslation(10, 0, 0)
    let factors: [NSNumber] = [2, 3, 1]
    let replaced = shown(.scale, from: factors, to: factors, model: model)
    #expect(agree(replaced, CATransform3DMakeScale(2, 3, 1)))
    let added = shown(.scale, from: factors, to: factors, model: model) { $0.isAdditive = true }
    #expect(added.m11 == 2 && added.m22 == 3 && added.m41 == 10)
  }

  @Test func `a missing end is the underlying transform's component`() {
    let model = CATransform3DMakeScale(3, 1, 1)
    #expect(agree(shown(.scaleX, from: nil, to: 5, model: model), CATransform3DMakeScale(4, 1, 1)))
    #expect(agree(shown(.scaleX, from: 1, to: nil, model: model), CATransform3DMakeScale(2, 1, 1)))
    let by = shown(.scaleX, from: nil, to: nil, model: model) { $0.byValue = 2 }
    #expect(agree(by, CATransform3DMakeScale(4, 1, 1)))
    // Added to the model's scale, the animation begins with a scale of 1.
    let added = shown(.scaleX, from: nil, to: 2, model: model) { $0.isAdditive = true }
    #expect(agree(added, CATransform3DMakeScale(4.5, 1, 1)))
  }

  @Test func `cumulative cycles add up their angles`() {
    let turned = shown(.rotateZ, from: 0, to: 1, at: 1.5) { ($0.isCumulative, $0.repeatCount) = (true, 3) }
    #expect(agree(turned, CATransform3DMakeRotation(1.5, 0, 0, 1)))
  }

  @Test func `keyframes of angles can rotate by more than π`() {
    let spin = CAKeyframeAnimation(keyPath: "transform")
    spin.values = [0, 3 * Double.pi]
    spin.valueFunction = CAValueFunction(name: .rotateZ)
    spin.duration = 1
    let hosted = HostedLayer()
    hosted.add(spin)
    for time in [0.25, 0.5, 0.75] {
      hosted.host.advance(to: time)
      let expected = CATransform3DMakeRotation(3 * Double.pi * time, 0, 0, 1)
      #expect(agree(hosted.layer.presentation()?.transform, expected))
    }
  }

  @Test func `behavior 25: values with another count, other key paths and unknown names have no effect`() {
    let model = CATransform3DMakeScale(3, 2, 1)
    let odd: [Any] = [
      "1", [1, 2], [1, 2, 3, 4], [Double.nan, 1, 1], CATransform3DIdentity, NSNull(), CGPoint.zero, 7,
    ]
    for value in odd {
      #expect(agree(shown(.scale, from: value, to: value, model: model), model))
    }
    for value in ["1", Double.nan, [1, 2], CATransform3DIdentity, NSNull()] as [Any] {
      #expect(agree(shown(.rotateX, from: value, to: value, model: model), model))
    }
    #expect(agree(shown(.rotateZ, from: nil, to: nil, model: model), model))
    for keyPath in ["opacity", "transform.rotation.z", "position"] {
      #expect(agree(shown(.rotateZ, from: 0, to: 1, keyPath: keyPath, model: model), model))
    }
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "shear")) == nil)
  }

  @Test func `functions with the same name are equal, and are copied with their animation`() {
    let animation = CABasicAnimation(keyPath: "transform")
    #expect(animation.valueFunction == nil)
    let function = CAValueFunction(name: .rotateZ)
    #expect(function?.name.rawValue == "rotateZ" && function == CAValueFunction(name: .rotateZ))
    #expect(function != CAValueFunction(name: .rotateX))
    animation.setValue(function, forKey: "valueFunction")
    let copy = animation.copy() as? CABasicAnimation
    #expect(copy?.valueFunction == function)
    #expect(copy?.value(forKey: "valueFunction") as? CAValueFunction == function)
  }
}
