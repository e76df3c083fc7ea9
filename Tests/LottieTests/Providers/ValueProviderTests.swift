import Foundation
import QuartzCore
import Staging
import Testing

@testable import Lottie

@Suite struct ValueProviderTests {
  /// The box's own layer.
  func shape(_ film: PlayedFilm) -> CAShapeLayer {
    func find(_ layer: CALayer) -> CAShapeLayer? {
      (layer as? CAShapeLayer) ?? layer.sublayers?.lazy.compactMap(find).first
    }
    return find(film.layer.film.layer)!.presentation()!
  }

  @Test func `all hierarchy key paths are there, each once, and each property has a value`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: FilmText.box))
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

  @Test func `values are read at frames, as the file and as providers give them`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: FilmText.box))
    #expect(
      layer.getValue(for: "Box.Position", atFrame: 20) as? LottieVector3D
        == LottieVector3D(x: 50, y: 50, z: 0))
    #expect(layer.getValue(for: "**.Color", atFrame: 0) as? LottieColor == LottieColor(r: 1, g: 0, b: 0))
    layer.setValueProvider(FloatValueProvider(30), keypath: "**.Fill 1.Opacity")
    #expect(layer.getValue(for: "Box.Group.Fill 1.Opacity") as? LottieVector1D == LottieVector1D(30))
    #expect(layer.getOriginalValue(for: "Box.Group.Fill 1.Opacity") as? LottieVector1D == LottieVector1D(100))
    #expect(layer.getValue(for: "Box.Nothing") == nil)
  }

  @Test func `a constant colour shows, and goes with its provider`() throws {
    let film = try PlayedFilm()
    film.perform {
      $0.setValueProvider(ColorValueProvider(LottieColor(r: 0, g: 1, b: 0)), keypath: "**.Color")
    }
    #expect(shape(film).fillColor?.components == [0, 1, 0, 1])
    film.perform { $0.removeValueProvider(for: "**.Color") }
    #expect(shape(film).fillColor?.components == [1, 0, 0, 1])
  }

  @Test func `of several providers the last one set counts, and other kinds are let be`() throws {
    let film = try PlayedFilm()
    film.perform {
      $0.setValueProvider(ColorValueProvider(LottieColor(r: 0, g: 1, b: 0)), keypath: "**.Color")
      $0.setValueProvider(
        ColorValueProvider(LottieColor(r: 0, g: 0, b: 255, denominator: .TwoFiftyFive)),
        keypath: "Box.Group.Fill 1.Color")
      $0.setValueProvider(FloatValueProvider(5), keypath: "Box.Position")
    }
    #expect(shape(film).fillColor?.components == [0, 0, 1, 1])
    #expect(film.x == 10)
  }

  @Test func `values by frame move while the film plays, which goes on`() throws {
    let film = try PlayedFilm()
    film.perform { $0.play(completion: film.note) }
    film.stage.advance(to: 1)
    film.perform {
      $0.setValueProvider(PointValueProvider { CGPoint(x: $0 * 3, y: 0) }, keypath: "Box.Transform.Position")
    }
    #expect(abs(film.x - 60) < 1e-9 && film.layer.currentFrame == 20)
    film.stage.advance(to: 1.525)
    #expect(abs(film.x - 91.5) < 1e-9)
    film.stage.advance(to: 9)
    #expect(film.ends == [.init(time: 3, finished: true)])
    film.perform { $0.setValueProvider(PointValueProvider(CGPoint(x: 7, y: 7)), keypath: "Box.Position") }
    #expect(film.x == 7 && film.layer.currentFrame == 60)
  }

  @Test func `a property that the file leaves out can be given`() throws {
    let film = try PlayedFilm()
    film.perform {
      $0.setValueProvider(SizeValueProvider(CGSize(width: 200, height: 50)), keypath: "Box.Scale")
    }
    let transform = film.layer.film.layer.sublayers![0].presentation()!.transform
    #expect(transform.m11 == 2 && transform.m22 == 0.5)
  }

  static let twice = FilmText.film(
    layers: ["One", "Two"].map {
      #"{"ty":0,"nm":"\#($0)","refId":"c","w":100,"h":100,"ip":0,"op":60,"st":10,"ks":{}}"#
    },
    more:
      #""assets":[{"id":"c","layers":[\#(FilmText.layer(name: "Box", from: 0, to: 60, transform: #""p":{"k":[5,5]}"#, items: [FilmText.boxGroup]))]}]"#
  )

  @Test func `a composition shown twice is changed where the key path says`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: Self.twice))
    layer.setValueProvider(
      ColorValueProvider(LottieColor(r: 0, g: 0, b: 1)), keypath: "Two.Box.Group.Fill 1.Color")
    #expect(layer.getValue(for: "One.**.Color") as? LottieColor == LottieColor(r: 1, g: 0, b: 0))
    #expect(layer.getValue(for: "Two.**.Color") as? LottieColor == LottieColor(r: 0, g: 0, b: 1))
  }

  @Test func `frames of a composition are its own`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: Self.twice))
    layer.setValueProvider(FloatValueProvider { $0 }, keypath: "One.Box.Rotation")
    #expect(layer.getValue(for: "One.Box.Rotation", atFrame: 30) as? LottieVector1D == LottieVector1D(20))
  }

  @Test func `compositions that stand for more layers than any machine holds are visited in part`() throws {
    let assets = (1...12).map { level in
      let layer = #"{"ty":0,"nm":"\#(level)","refId":"\#(level - 1)","w":9,"h":9,"ip":0,"op":60,"ks":{}}"#
      return #"{"id":"\#(level)","layers":[\#(Array(repeating: layer, count: 10).joined(separator: ","))]}"#
    }
    let film = FilmText.film(
      layers: [#"{"ty":0,"nm":"all","refId":"12","w":9,"h":9,"ip":0,"op":60,"ks":{}}"#],
      more: #""assets":[\#(assets.joined(separator: ","))]"#)
    var document = try LottieAnimation(text: film).document
    var count = PropertyCount()
    document.show(to: &count)
    #expect((1...1_000_000).contains(count.count))
  }

  @Test func `gradients take any number of colours`() throws {
    let text = FilmText.film(layers: [
      FilmText.layer(
        name: "G", transform: "",
        items: [
          #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[20,20]},"r":{"k":0}}"#,
          #"{"ty":"gf","nm":"Fill","t":1,"s":{"k":[0,0]},"e":{"k":[20,0]},"g":{"p":2,"k":{"k":[0,1,0,0,1,0,0,1]}},"o":{"k":100}}"#,
        ])
    ])
    let film = try PlayedFilm(text)
    let colors = [
      LottieColor(r: 1, g: 1, b: 1), LottieColor(r: 0, g: 1, b: 0, a: 0.5), LottieColor(r: 0, g: 0, b: 0),
    ]
    film.perform { $0.setValueProvider(GradientValueProvider(colors), keypath: "G.Fill.Colors") }
    func find(_ layer: CALayer) -> CAGradientLayer? {
      (layer as? CAGradientLayer) ?? layer.sublayers?.lazy.compactMap(find).first
    }
    let gradient = try #require(find(film.layer.film.layer))
    #expect(gradient.locations?.map(\.doubleValue) == [0, 0.5, 1])
    #expect(gradient.mask is CAGradientLayer)
  }

  @Test func `expressions are reported, once a layer`() throws {
    let text = FilmText.film(layers: [
      FilmText.layer(
        name: "E", transform: #""p":{"k":[5,5],"x":"var a"},"o":{"k":50,"x":"var b"}"#,
        items: [FilmText.boxGroup])
    ])
    let animation = try LottieAnimation(text: text)
    #expect(animation.unsupportedFeatures.map(\.layer) == ["E"])
    #expect(throws: LottieError.self) { try animation.strictlySupported() }
    #expect(throws: Never.self) { try LottieAnimation(text: FilmText.box).strictlySupported() }
  }
}

private struct PropertyCount: PropertyVisitor {
  var count = 0

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) { count += 1 }
}
