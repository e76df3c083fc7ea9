import Foundation
import QuartzCore
import Raster
import Staging
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct RestingLayersTests {
  /// A stage that shows a film of boxes, each with a transform of its own.
  private final class Show {
    let stage = Stage(size: CGSize(width: 24, height: 24))
    let layer: LottieAnimationLayer

    /// - Parameters:
    ///   - transforms: The fields of each layer's transform.
    ///   - path: The path of each layer, and other items before the fill.
    ///   - fill: The fill of each layer; empty for none.
    ///   - more: Other fields of each layer.
    ///   - completes: Whether all animations are added at once.
    init(
      _ transforms: [String], path: String = box, fill: String = fill, more: String = "",
      completes: Bool = false
    ) throws {
      let boxes = transforms.enumerated().map { index, transform in
        let shapes = fill.isEmpty ? "[\(path)]" : "[\(path),\(fill)]"
        return
          #"{"ty":4,"nm":"\#(index)","ip":0,"op":60,"ks":{"a":{"k":[\#(-30 * index - 20),-30]}\#(transform.isEmpty ? "" : "," + transform)},"shapes":\#(shapes)\#(more)}"#
      }
      let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.animation(layers: boxes)))
      self.layer = layer
      stage.perform {
        layer.frame = stage.layer.bounds
        stage.layer.addSublayer(layer)
      }
      if completes { stage.perform { layer.completeLayers() } }
    }

    static let box = #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[30,20]},"r":{"k":0}}"#
    static let fill = #"{"ty":"fl","c":{"k":[1,0,0,1]},"o":{"k":100}}"#

    func animatedNames() -> [String] {
      layer.composition.animatedLayers.filter(\.isAnimated).compactMap(\.layer.name).sorted()
    }

    func picture(atFrame frame: Double) -> [UInt32] {
      stage.perform { layer.currentFrame = frame }
      return stage.picture().bitmap.pixels
    }
  }

  private static func ramp(_ name: String, _ values: String, from first: Int, to last: Int) -> String {
    let (start, end) = (values.split(separator: ";")[0], values.split(separator: ";")[1])
    return #""\#(name)":{"a":1,"k":[{"t":\#(first),"s":[\#(start)]},{"t":\#(last),"s":[\#(end)]}]}"#
  }

  @Test func `animations are added when their layers begin to move`() throws {
    let show = try Show([
      Self.ramp("r", "0;90", from: 0, to: 10), Self.ramp("r", "0;90", from: 30, to: 40),
      Self.ramp("o", "50;50", from: 5, to: 50),
    ])
    #expect(show.animatedNames().isEmpty)
    show.stage.perform { show.layer.play() }
    #expect(show.animatedNames().isEmpty)
    show.stage.advance(to: 0.1)
    #expect(show.animatedNames() == ["0"])
    show.stage.advance(to: 1.55)
    #expect(show.animatedNames() == ["0", "1"])
  }

  @Test func `a layer that turns with its path moves from the first frame on`() throws {
    let path = #""p":{"a":1,"k":[{"t":5,"s":[0,0],"to":[30,0],"ti":[0,-30]},{"t":20,"s":[60,60]}]}"#
    #expect(try Show([path]).animatedNames().isEmpty)
    #expect(try Show([path], more: #","ao":1"#).animatedNames() == ["0"])
  }

  /// A path whose segments are lines at first, with tangents that it has later.
  private static func path(_ tangents: String) -> String {
    func value(_ tangents: String) -> String {
      #"{"c":true,"v":[[0,0],[20,0],[9,17]],"i":[[0,0],[0,0],[0,0]],"o":\#(tangents)}"#
    }
    return
      #"{"ty":"sh","ks":{"a":1,"k":[{"t":20,"s":[\#(value("[[0,0],[0,0],[0,0]]"))]},{"t":40,"s":[\#(value(tangents))]}]}}"#
  }

  @Test func `a path whose lines become curves has curves from the first frame on`() throws {
    let lines = try Show([""], path: Self.path("[[0,0],[0,0],[0,0]]"))
    #expect(lines.layer.restingLayers.count == 1)
    let curves = try Show([""], path: Self.path("[[5,5],[0,0],[0,0]]"))
    #expect(curves.layer.restingLayers.isEmpty)
    let complete = try Show([""], path: Self.path("[[5,5],[0,0],[0,0]]"), completes: true)
    for frame in [0.0, 15, 30] {
      #expect(curves.picture(atFrame: frame) == complete.picture(atFrame: frame), "frame \(frame)")
    }
  }

  @Test func `a lone shape is the layer of the file unless that fades`() throws {
    func layer(_ transform: String) throws -> CALayer? {
      try Show([transform]).layer.composition.namedLayers.first?.layer
    }
    #expect(try layer(Self.ramp("r", "0;90", from: 0, to: 10)) is CAShapeLayer)
    #expect(try layer(#""o":{"k":50}"#) is CAShapeLayer == false)
  }

  @Test func `a lone shape keeps the transforms of all groups around it`() throws {
    func show(_ name: String) throws -> Show {
      func group(_ items: String, _ anchor: String) -> String {
        #"{"ty":"gr"\#(name),"it":[\#(items),{"ty":"tr","a":{"k":\#(anchor)},"p":{"k":[0,0]}}]}"#
      }
      return try Show([""], path: group(group(Show.box + "," + Show.fill, "[12,9]"), "[-20,-20]"), fill: "")
    }
    #expect(try show("").picture(atFrame: 0) == show(#","nm":"group""#).picture(atFrame: 0))
  }

  /// Transforms that are sampled as one matrix, because they are skewed or mirrored.
  private static let matrices = [
    "a skew": [ramp("sk", "0;40", from: 0, to: 30), #""r":{"k":15}"#],
    "a skew that doesn't change": [ramp("sk", "0;0", from: 0, to: 30), #""s":{"k":[120,80]}"#],
    "a mirrored scale": [ramp("s", "-100,60;50,100", from: 0, to: 20), ramp("r", "0;90", from: 5, to: 50)],
    "a start before the first frame": [
      ramp("s", "-100,60;50,100", from: -15, to: 20), ramp("r", "0;90", from: -5, to: 50),
    ],
  ]

  @Test(arguments: matrices.keys.sorted())
  func `a transform is sampled when its layer begins to move`(_ name: String) throws {
    let transform = try #require(Self.matrices[name]).joined(separator: ",")
    let (kept, complete) = (try Show([transform]), try Show([transform], completes: true))
    #expect(kept.animatedNames().isEmpty && kept.layer.restingLayers.count == 1)
    for frame in [0.0, 0.05, 3, 17.5, 40, 0, 60] {
      let picture = complete.picture(atFrame: frame)
      #expect(picture == kept.picture(atFrame: frame), "frame \(frame)")
      #expect(picture == (try Show([transform])).picture(atFrame: frame), "frame \(frame)")
    }
  }

  /// Trims whose start and end change their order, the second beyond the values of the keyframes.
  @Test(arguments: [1, 1.6])
  func `a trim is sampled when its layer begins to move`(_ overshoot: Double) throws {
    let easing = #""i":{"x":0.5,"y":\#(overshoot)},"o":{"x":0.5,"y":0}"#
    func ramp(_ name: String, _ start: Int, _ end: Int) -> String {
      #""\#(name)":{"a":1,"k":[{"t":10,"s":[\#(start)],\#(easing)},{"t":40,"s":[\#(end)]}]}"#
    }
    let trim = #"{"ty":"tm",\#(ramp("s", 0, 90)),\#(ramp("e", 60, 20)),"o":{"k":0},"m":1}"#
    let stroke = #"{"ty":"st","c":{"k":[0,0,1,1]},"o":{"k":100},"w":{"k":6}}"#
    func show(completes: Bool = false) throws -> Show {
      try Show(["", ""], path: Show.box + "," + trim, fill: stroke, completes: completes)
    }
    let (kept, complete) = (try show(), try show(completes: true))
    for frame in [0.0, 10, 18, 25.4, 60] {
      let picture = complete.picture(atFrame: frame)
      #expect(picture == kept.picture(atFrame: frame), "frame \(frame)")
      #expect(picture == (try show()).picture(atFrame: frame), "frame \(frame)")
    }
    let trims = try show().layer.composition.animatedLayers
    #expect(trims.map(\.startFrame) == [10, 10] && trims.allSatisfy { !$0.isAnimated })
  }

  @Test func `the end of a rest adds no animation of its own`() throws {
    let transform = [
      Self.ramp("s", "-150,40;30,80", from: 30, to: 50), Self.ramp("r", "75;20", from: 30, to: 50),
    ].joined(separator: ",")
    let (kept, complete) = (try Show([transform]), try Show([transform], completes: true))
    for show in [kept, complete] { show.stage.perform { show.layer.play() } }
    for time in [0.0, 1, 1.5, 1.55, 1.6, 1.7, 2] {
      for show in [kept, complete] { show.stage.advance(to: time) }
      #expect(kept.stage.picture().bitmap.pixels == complete.stage.picture().bitmap.pixels, "\(time) s")
    }
    let box = try #require(kept.layer.composition.animatedLayers.first?.layer)
    #expect(box.animationKeys() == ["lottie"])
  }

  @Test func `a film whose values never change is complete`() throws {
    let show = try Show([Self.ramp("o", "50;50", from: 5, to: 50)])
    #expect(show.layer.restingLayers.count == 1 && show.layer.isComplete)
  }

  @Test func `an orientation alone turns a layer once`() throws {
    let turned = #""or":{"k":[0,0,30]}"#
    let same = #""or":{"k":[0,0,0]},"rz":{"k":30}"#
    #expect(try Show([turned]).picture(atFrame: 0) == Show([same]).picture(atFrame: 0))
  }

  @Test func `reading the tree adds all animations`() throws {
    let show = try Show([Self.ramp("r", "0;90", from: 30, to: 40)])
    #expect(show.animatedNames().isEmpty)
    _ = show.layer.animationLayer
    #expect(show.animatedNames() == ["0"])
    let box = try #require(show.layer.composition.animatedLayers.first?.layer)
    #expect(box.animationKeys() == ["lottie"])
  }

  /// Random first values of all parts of a transform: mirrored, scaled to 0 and turned.
  @Test(arguments: 0..<40)
  func `a resting layer shows what its animations show at first`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ choices: [Double]) -> Double { choices.randomElement(using: &random)! }
    let transforms = (0..<2).map { _ in
      let scale = { number([-150, -100, 0, 40, 100, 160]) }
      let turn = { number([0, 30, 90, 180, -75, 400]) }
      return [
        Self.ramp("s", "\(scale()),\(scale());\(scale()),\(scale())", from: 10, to: 50),
        Self.ramp("r", "\(turn());\(turn())", from: 10, to: Bool.random(using: &random) ? 30 : 50),
        Self.ramp("o", "\(number([20, 100]));60", from: 10, to: 40),
      ].joined(separator: ",")
    }
    let (resting, complete) = (try Show(transforms), try Show(transforms, completes: true))
    let kept = try Show(transforms)
    for frame in [0.0, 5, 10, 10.5, 25, 3, 60] {
      let picture = complete.picture(atFrame: frame)
      #expect(picture == kept.picture(atFrame: frame), "frame \(frame)")
      #expect(picture == (try Show(transforms)).picture(atFrame: frame), "frame \(frame)")
    }
    #expect(resting.animatedNames().isEmpty)
  }
}
