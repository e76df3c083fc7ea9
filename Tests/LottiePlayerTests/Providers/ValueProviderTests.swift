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
