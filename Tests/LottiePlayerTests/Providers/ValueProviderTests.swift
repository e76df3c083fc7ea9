import Foundation
import QuartzCore
import Staging
import Testing

@testable import LottiePlayer

@Suite struct ValueProviderTests {
  /// The presented layer of the box.
  func shape(_ player: Player) -> CAShapeLayer {
    func find(_ layer: CALayer) -> CAShapeLayer? {
      (layer as? CAShapeLayer) ?? layer.sublayers?.lazy.compactMap(find).first
    }
    return find(player.layer.composition.layer)!.presentation()!
  }

  @Test func `key paths are listed once, and each property has a value`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.box))
    let keypaths = layer.allHierarchyKeypaths()
    for keypath in [
      "Box", "Box.Transform", "Box.Transform.Position", "Box.Group", "Box.Group.Rectangle.Size",
      "Box.Group.Fill 1.Color", "Box.Group.Transform.Scale",
    ] { #expect(keypaths.contains(keypath)) }
    #expect(Set(keypaths).count == keypaths.count)
    let holders = [
      "Box", "Box.Transform", "Box.Group", "Box.Group.Rectangle", "Box.Group.Fill 1", "Box.Group.Transform",
    ]
    for keypath in keypaths where !holders.contains(keypath) {
      #expect(layer.getValue(for: AnimationKeypath(keypath: keypath), atFrame: 0) != nil, "\(keypath)")
    }
  }

  @Test func `values are read at frames from the file and from providers`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.box))
    #expect(
      layer.getValue(for: "Box.Position", atFrame: 20) as? LottieVector3D
        == LottieVector3D(x: 50, y: 50, z: 0))
    #expect(layer.getValue(for: "**.Color", atFrame: 0) as? LottieColor == LottieColor(r: 1, g: 0, b: 0))
    layer.setValueProvider(FloatValueProvider(30), keypath: "**.Fill 1.Opacity")
    #expect(layer.getValue(for: "Box.Group.Fill 1.Opacity") as? LottieVector1D == LottieVector1D(30))
    #expect(layer.getOriginalValue(for: "Box.Group.Fill 1.Opacity") as? LottieVector1D == LottieVector1D(100))
    #expect(layer.getValue(for: "Box.Nothing") == nil)
  }

  /// L8.
  @Test func `values at keyframes hold, ease and follow curves`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.box))
    func value<V>(_ provider: some AnyValueProvider, _ keypath: AnimationKeypath, at frame: Double) -> V? {
      layer.setValueProvider(provider, keypath: keypath)
      return layer.getValue(for: keypath, atFrame: frame) as? V
    }
    let (red, blue) = (LottieColor(r: 1, g: 0, b: 0), LottieColor(r: 0, g: 0, b: 1))
    let colors = [
      Keyframe(value: red, time: 0), Keyframe(value: blue, time: 20, isHold: true),
      Keyframe(value: red, time: 40),
    ]
    for (frame, color) in [(0, red), (10, LottieColor(r: 0.5, g: 0, b: 0.5)), (39, blue), (40, red)]
      as [(Double, LottieColor)]
    {
      #expect(value(ColorValueProvider(colors.reversed()), "**.Color", at: frame) == color)
    }
    let eased = [
      Keyframe(value: 0.0, time: 0, outTangent: LottieVector2D(x: 1, y: 0)),
      Keyframe(value: 100, time: 20, inTangent: LottieVector2D(x: 1, y: 0)),
    ]
    let opacity: LottieVector1D? = value(FloatValueProvider(eased), "**.Fill 1.Opacity", at: 10)
    #expect((opacity?.value ?? 100) < 20)
    let points = [
      Keyframe(value: CGPoint(x: 0, y: 0), time: 0, spatialOutTangent: LottieVector3D(x: 0, y: 40, z: 0)),
      Keyframe(value: CGPoint(x: 40, y: 0), time: 20, spatialInTangent: LottieVector3D(x: 0, y: 40, z: 0)),
    ]
    #expect(value(PointValueProvider(points), "Box.Position", at: 10) == LottieVector3D(x: 20, y: 30, z: 0))
    let sizes = [
      Keyframe(value: CGSize(width: 10, height: 20), time: 10),
      Keyframe(value: CGSize(width: 30, height: 60), time: 20),
    ]
    #expect(value(SizeValueProvider(sizes), "**.Size", at: 15) == LottieVector3D(x: 20, y: 40, z: 100))
    #expect(value(FloatValueProvider([Keyframe(7.0)]), "**.Fill 1.Opacity", at: 50) == LottieVector1D(7))
    let gradient = GradientValueProvider([
      Keyframe(value: [red, blue], time: 0), Keyframe(value: [blue], time: 10),
    ])
    #expect(gradient.providedValue.numbers(10).prefix(8) == [0, 0, 0, 1, 1, 0, 0, 1])
    #expect(colors[0] == Keyframe(value: red, time: 0) && colors[0].hashValue != colors[1].hashValue)
  }

  @Test func `a constant color shows until its provider is removed`() throws {
    let player = try Player()
    player.perform {
      $0.setValueProvider(ColorValueProvider(LottieColor(r: 0, g: 1, b: 0)), keypath: "**.Color")
    }
    #expect(shape(player).fillColor?.components == [0, 1, 0, 1])
    player.perform { $0.removeValueProvider(for: "**.Color") }
    #expect(shape(player).fillColor?.components == [1, 0, 0, 1])
  }

  @Test func `the provider set last applies, and those of other types don't`() throws {
    let player = try Player()
    player.perform {
      $0.setValueProvider(ColorValueProvider(LottieColor(r: 0, g: 1, b: 0)), keypath: "**.Color")
      $0.setValueProvider(
        ColorValueProvider(LottieColor(r: 0, g: 0, b: 255, denominator: .TwoFiftyFive)),
        keypath: "Box.Group.Fill 1.Color")
      $0.setValueProvider(FloatValueProvider(5), keypath: "Box.Position")
    }
    #expect(shape(player).fillColor?.components == [0, 0, 1, 1])
    #expect(player.x == 10)
  }

  @Test func `setting a provider of values by frame keeps playback running`() throws {
    let player = try Player()
    player.perform { $0.play(completion: player.record) }
    player.stage.advance(to: 1)
    player.perform {
      $0.setValueProvider(PointValueProvider { CGPoint(x: $0 * 3, y: 0) }, keypath: "Box.Transform.Position")
    }
    #expect(abs(player.x - 60) < 1e-9 && player.layer.currentFrame == 20)
    player.stage.advance(to: 1.525)
    #expect(abs(player.x - 91.5) < 1e-9)
    player.stage.advance(to: 9)
    #expect(player.ends == [.init(time: 3, finished: true)])
    player.perform { $0.setValueProvider(PointValueProvider(CGPoint(x: 7, y: 7)), keypath: "Box.Position") }
    #expect(player.x == 7 && player.layer.currentFrame == 60)
  }

  @Test func `a property that the file leaves out can be provided`() throws {
    let player = try Player()
    player.perform {
      $0.setValueProvider(SizeValueProvider(CGSize(width: 200, height: 50)), keypath: "Box.Scale")
    }
    let transform = player.layer.composition.layer.sublayers![0].presentation()!.transform
    #expect(transform.m11 == 2 && transform.m22 == 0.5)
  }

  static let twice = SampleJSON.animation(
    layers: ["One", "Two"].map {
      #"{"ty":0,"nm":"\#($0)","refId":"c","w":100,"h":100,"ip":0,"op":60,"st":10,"ks":{}}"#
    },
    more:
      #""assets":[{"id":"c","layers":[\#(SampleJSON.layer(name: "Box", from: 0, to: 60, transform: #""p":{"k":[5,5]}"#, items: [SampleJSON.boxGroup]))]}]"#
  )

  @Test func `a key path changes one of two layers that show the same composition`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: Self.twice))
    layer.setValueProvider(
      ColorValueProvider(LottieColor(r: 0, g: 0, b: 1)), keypath: "Two.Box.Group.Fill 1.Color")
    #expect(layer.getValue(for: "One.**.Color") as? LottieColor == LottieColor(r: 1, g: 0, b: 0))
    #expect(layer.getValue(for: "Two.**.Color") as? LottieColor == LottieColor(r: 0, g: 0, b: 1))
  }

  @Test func `a provider receives the composition's own frames`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: Self.twice))
    layer.setValueProvider(FloatValueProvider { $0 }, keypath: "One.Box.Rotation")
    #expect(layer.getValue(for: "One.Box.Rotation", atFrame: 30) as? LottieVector1D == LottieVector1D(20))
  }

  @Test func `visits of enormous nested compositions are limited`() throws {
    let assets = (1...12).map { level in
      let layer = #"{"ty":0,"nm":"\#(level)","refId":"\#(level - 1)","w":9,"h":9,"ip":0,"op":60,"ks":{}}"#
      return #"{"id":"\#(level)","layers":[\#(Array(repeating: layer, count: 10).joined(separator: ","))]}"#
    }
    let json = SampleJSON.animation(
      layers: [#"{"ty":0,"nm":"all","refId":"12","w":9,"h":9,"ip":0,"op":60,"ks":{}}"#],
      more: #""assets":[\#(assets.joined(separator: ","))]"#)
    var document = try LottieAnimation(text: json).document
    var count = PropertyCount()
    document.accept(&count)
    #expect((1...1_000_000).contains(count.count))
  }

  @Test func `a gradient's colors are those that its list at frame 0 has`() {
    var colors = [LottieColor(r: 1, g: 0, b: 0)]
    let provider = GradientValueProvider(block: { _ in colors })
    colors = []
    #expect(provider.colors.isEmpty && provider.locations.isEmpty)
  }

  @Test func `gradients accept any number of colors`() throws {
    let text = SampleJSON.animation(layers: [
      SampleJSON.layer(
        name: "G", transform: "",
        items: [
          #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}}"#,
          #"{"ty":"gf","nm":"Fill","t":1,"s":{"k":[0,0]},"e":{"k":[20,0]},"g":{"p":2,"k":{"k":[0,1,0,0,1,0,0,1]}},"o":{"k":100}}"#,
        ])
    ])
    let player = try Player(text)
    let colors = [
      LottieColor(r: 1, g: 1, b: 1), LottieColor(r: 0, g: 1, b: 0, a: 0.5), LottieColor(r: 0, g: 0, b: 0),
    ]
    player.perform { $0.setValueProvider(GradientValueProvider(colors), keypath: "G.Fill.Colors") }
    func find(_ layer: CALayer) -> CAGradientLayer? {
      (layer as? CAGradientLayer) ?? layer.sublayers?.lazy.compactMap(find).first
    }
    let gradient = try #require(find(player.layer.composition.layer))
    // lottie-ios: the composition of 100 × 100 points with a margin of 10,000 on each side.
    #expect(gradient.frame == CGRect(x: -10_000, y: -10_000, width: 20_100, height: 20_100))
    #expect(gradient.locations?.map(\.doubleValue) == [0, 0.5, 1])
    #expect(gradient.mask is CAGradientLayer)
  }

  @Test func `expressions are reported once for each layer`() throws {
    let text = SampleJSON.animation(layers: [
      SampleJSON.layer(
        name: "E", transform: #""p":{"k":[5,5],"x":"var a"},"o":{"k":50,"x":"var b"}"#,
        items: [SampleJSON.boxGroup])
    ])
    let animation = try LottieAnimation(text: text)
    #expect(animation.unsupportedFeatures.map(\.layer) == ["E"])
    #expect(throws: LottieError.self) { try animation.strictlySupported() }
    #expect(throws: Never.self) { try LottieAnimation(text: SampleJSON.box).strictlySupported() }
  }
}

private struct PropertyCount: PropertyVisitor {
  var count = 0

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) { count += 1 }
}
