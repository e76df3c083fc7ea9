import Foundation
import QuartzCore
import Raster
import Staging
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct DeferredLayersTests {
  /// A box of a color that moves, with an index, other fields and its frames.
  private static func box(
    _ index: Int, from first: Int, to end: Int, color: String = "1,0,0", opacity: [String]? = nil,
    more: String = ""
  ) -> String {
    let shapes =
      #"[{"ty":"rc","p":{"k":[0,0]},"s":{"k":[30,30]},"r":{"k":0}},{"ty":"fl","c":{"k":[\#(color),1]},"o":{"k":80}}]"#
    let position =
      #""p":{"a":1,"k":[{"t":\#(first),"s":[\#(10 * index),20]},{"t":\#(end),"s":[60,90]}]}"#
    let opacities = opacity.map { #","o":{"a":1,"k":[\#($0.joined(separator: ","))]}"# } ?? ""
    return
      #"{"ty":4,"nm":"\#(index)","ind":\#(index),"ip":\#(first),"op":\#(end),"ks":{\#(position)\#(opacities)},"shapes":\#(shapes)\#(more)}"#
  }

  /// A keyframe of an opacity.
  private static func opacity(_ value: Int, at frame: Int, holds: Bool = false) -> String {
    #"{"t":\#(frame),"s":[\#(value)]\#(holds ? ",\"h\":1" : "")}"#
  }

  /// A square that becomes a kite, with paints, and with corners of radii at other times.
  private static func kite(radii: [(frame: Int, radius: Int)], _ paints: [String]) -> String {
    let zeros = "[[0,0],[0,0],[0,0],[0,0]]"
    func path(_ frame: Int, _ x: Int) -> String {
      let vertices = "[[\(x),10],[90,50],[50,90],[10,\(x)]]"
      return #"{"t":\#(frame),"s":[{"c":true,"v":\#(vertices),"i":\#(zeros),"o":\#(zeros)}]}"#
    }
    let keyframes = radii.map { #"{"t":\#($0.frame),"s":[\#($0.radius)]}"# }.joined(separator: ",")
    let shapes =
      [
        #"{"ty":"sh","ks":{"a":1,"k":[\#(path(12, 10)),\#(path(40, 50))]}}"#,
        #"{"ty":"rd","r":{"a":1,"k":[\#(keyframes)]}}"#,
      ] + paints
    return
      #"{"ty":4,"nm":"kite","ip":0,"op":60,"ks":{},"shapes":[\#(shapes.joined(separator: ","))]}"#
  }

  private static let stroke = #"{"ty":"st","c":{"k":[0,0,1]},"o":{"k":100},"w":{"k":6}}"#
  private static let dashes =
    #"{"ty":"st","c":{"k":[0,1,0]},"o":{"k":80},"w":{"k":9},"d":[{"n":"d","v":{"k":20}}]}"#
  private static let trim =
    #"{"ty":"tm","s":{"k":20},"e":{"a":1,"k":[{"t":5,"s":[50]},{"t":55,"s":[100]}]},"o":{"k":0}}"#

  private static func fill(opacity: Int) -> String {
    #"{"ty":"fl","c":{"k":[1,1,0]},"o":{"k":\#(opacity)}}"#
  }

  private static func gradient(_ type: String) -> String {
    let stops = #""g":{"p":2,"k":{"k":[0,1,0,0,1,0,0,1,0,1,1,0.2]}}"#
    return
      #"{"ty":"\#(type)","t":1,"s":{"k":[0,0]},"e":{"k":[90,60]},\#(stops),"o":{"k":90},"w":{"k":8}}"#
  }

  private static func null(_ index: Int, more: String = "") -> String {
    let turn = #""r":{"a":1,"k":[{"t":0,"s":[0]},{"t":60,"s":[30]}]}"#
    return #"{"ty":3,"nm":"null","ind":\#(index),"ip":0,"op":60,"ks":{\#(turn)}\#(more)}"#
  }

  private static func nested(
    _ index: Int, _ asset: String, from first: Int, to end: Int, start: Int, stretch: Double = 1,
    more: String = ""
  ) -> String {
    #"{"ty":0,"nm":"\#(index)","ind":\#(index),"refId":"\#(asset)","w":100,"h":100,"ip":\#(first),"op":\#(end),"st":\#(start),"sr":\#(stretch),"ks":{"o":{"k":70}}\#(more)}"#
  }

  private static func assets(_ layers: String...) -> String {
    let assets = layers.enumerated().map { #"{"id":"\#($0)","layers":[\#($1)]}"# }
    return #""assets":[\#(assets.joined(separator: ","))]"#
  }

  /// Films whose layers show one after another.
  static let films: [String: String] = [
    "a sequence": SampleJSON.animation(layers: [
      box(1, from: 40, to: 60), box(2, from: 20, to: 50, color: "0,1,0"),
      box(3, from: 0, to: 25, color: "0,0,1"),
    ]),
    "shared parents": SampleJSON.animation(layers: [
      box(1, from: 30, to: 60, more: #","parent":8"#),
      box(2, from: 0, to: 60, color: "0,1,0", more: #","parent":9"#),
      box(3, from: 45, to: 60, color: "0,0,1", more: #","parent":9"#),
      box(4, from: 10, to: 20, color: "0,1,1", more: #","parent":9"#),
      null(6), box(5, from: 15, to: 35, color: "1,1,0", more: #","parent":9"#),
      null(8, more: #","parent":9"#), null(9),
    ]),
    "mattes": SampleJSON.animation(layers: [
      box(1, from: 20, to: 60, more: #","td":1"#),
      box(2, from: 10, to: 50, color: "0,1,0", more: #","tt":1"#),
      box(3, from: 0, to: 60, color: "0,0,1"), box(4, from: 0, to: 60, more: #","td":1"#),
      box(5, from: 30, to: 60, color: "0,1,1", more: #","tt":2,"parent":7"#), null(7),
    ]),
    "compositions": SampleJSON.animation(
      layers: [
        nested(1, "0", from: 20, to: 60, start: 15), box(2, from: 0, to: 30, color: "0,1,0"),
        nested(3, "0", from: 0, to: 60, start: -10, stretch: 2), nested(4, "1", from: 35, to: 60, start: 0),
      ],
      more: assets(
        [box(1, from: 10, to: 20), box(2, from: 0, to: 12, color: "0,0,1")].joined(separator: ","),
        nested(1, "0", from: 40, to: 60, start: 30, more: #","parent":2"#) + "," + null(2))),
    "layers that fade in": SampleJSON.animation(layers: [
      box(1, from: 0, to: 60, opacity: [opacity(0, at: 20), opacity(90, at: 30), opacity(0, at: 50)]),
      box(
        2, from: 5, to: 50, color: "0,1,0",
        opacity: [
          opacity(0, at: 0), opacity(0, at: 35), opacity(100, at: 45, holds: true), opacity(50, at: 47),
        ]),
      box(
        3, from: 0, to: 60, color: "0,0,1", opacity: [opacity(0, at: 10, holds: true), opacity(80, at: 25)]),
      box(4, from: 0, to: 60, color: "1,1,0", opacity: [opacity(0, at: 10), opacity(0, at: 40)]),
      box(5, from: 0, to: 60, color: "0,1,1", opacity: [opacity(60, at: 10), opacity(0, at: 40)]),
    ]),
    "corners that get round": SampleJSON.animation(layers: [
      kite(radii: [(20, 0), (45, 25), (50, 0)], [stroke, fill(opacity: 70)]), box(1, from: 50, to: 60),
    ]),
    "round corners with other paints": SampleJSON.animation(layers: [
      kite(radii: [(20, 0), (45, 25)], [stroke, fill(opacity: 100)]),
      kite(radii: [(20, 0), (45, 25)], [dashes, gradient("gf")]),
      kite(radii: [(20, 0), (45, 25)], [gradient("gs")]),
      kite(radii: [(20, 0), (45, 25)], [stroke, trim]), box(1, from: 50, to: 60),
    ]),
    "corners that get sharp": SampleJSON.animation(layers: [
      kite(radii: [(8, 25), (30, 0)], [stroke, fill(opacity: 70)]), box(1, from: 50, to: 60),
    ]),
    "a layer that appears backward": SampleJSON.animation(layers: [
      box(1, from: 50, to: 30), box(2, from: 0, to: 20, color: "0,0,1"),
    ]),
  ]

  /// A stage that shows a film in a few pixels.
  private final class Show {
    let stage = Stage(size: CGSize(width: 12, height: 12))
    let layer: LottieAnimationLayer

    init(_ film: String, isComplete: Bool = false) throws {
      let layer = LottieAnimationLayer(try LottieAnimation(text: try #require(films[film])))
      self.layer = layer
      if isComplete { layer.completeLayers() }
      stage.perform {
        layer.frame = stage.layer.bounds
        stage.layer.addSublayer(layer)
      }
    }

    func picture(atFrame frame: Double) -> [UInt32] {
      stage.perform { layer.currentFrame = frame }
      return stage.picture().bitmap.pixels
    }
  }

  /// The names and classes of a tree's layers.
  private static func outline(of layer: CALayer) -> String {
    let sublayers = (layer.sublayers ?? []).map { outline(of: $0) }.joined(separator: " ")
    let mask = layer.mask.map { " mask " + outline(of: $0) } ?? ""
    return "\(type(of: layer)) \(layer.name ?? "")\(layer.isHidden) [\(sublayers)]\(mask)"
  }

  // MARK: - Pictures

  @Test(arguments: films.keys.sorted())
  func `a film looks the same in any order of its frames as when it's built at once`(_ film: String) throws {
    let (kept, complete) = (try Show(film), try Show(film, isComplete: true))
    #expect(!kept.layer.composition.isComplete && complete.layer.composition.isComplete)
    for frame in [0, 22, 5, 48, 33, 59, 10.5, 60, 29, 41, 19.9] {
      let picture = try Show(film).picture(atFrame: frame)
      #expect(picture == complete.picture(atFrame: frame), "frame \(frame)")
      #expect(picture == kept.picture(atFrame: frame), "frame \(frame)")
    }
  }

  @Test(arguments: films.keys.sorted(), [1.0, -1.5])
  func `a film looks the same while it plays, forward and backward`(_ film: String, _ speed: Double) throws {
    let (kept, complete) = (try Show(film), try Show(film, isComplete: true))
    for show in [kept, complete] {
      show.stage.perform {
        show.layer.animationSpeed = speed
        show.layer.play(fromFrame: 8, toFrame: 58, loopMode: .autoReverse)
      }
    }
    for time in stride(from: 0, through: 6, by: 0.3) {
      for show in [kept, complete] { show.stage.advance(to: time) }
      #expect(kept.stage.picture().bitmap.pixels == complete.stage.picture().bitmap.pixels, "\(time) s")
    }
  }

  @Test(arguments: films.keys.sorted())
  func `a film looks the same when the time of its superlayer is set`(_ film: String) throws {
    let (kept, complete) = (try Show(film), try Show(film, isComplete: true))
    for show in [kept, complete] {
      show.stage.perform {
        show.layer.play()
        show.stage.layer.speed = 0
      }
    }
    for time in [0, 2.5, 1.2, 0.3, 2.9, 1.8] {
      for show in [kept, complete] { show.stage.perform { show.stage.layer.timeOffset = time } }
      #expect(kept.stage.picture().bitmap.pixels == complete.stage.picture().bitmap.pixels, "\(time) s")
    }
  }

  // MARK: - Trees

  @Test(arguments: films.keys.sorted(), [[], [48.0], [22, 33]])
  func `reading the sublayers builds the tree of the whole film`(_ film: String, _ frames: [Double]) throws {
    let show = try Show(film)
    for frame in frames { _ = show.picture(atFrame: frame) }
    let document = show.layer.shownAnimation.document
    let whole = BuiltComposition(document, images: ImageSource(imageData: { _ in nil }))
    #expect(Self.outline(of: show.layer.composition.layer) == Self.outline(of: whole.layer))
    #expect(show.layer.composition.namedLayers.map(\.path) == whole.namedLayers.map(\.path))
    #expect(show.layer.composition.isComplete)
  }

  @Test func `layers are built when they first show`() throws {
    let show = try Show("a sequence")
    func names() -> [String] { show.layer.composition.namedLayers.compactMap(\.layer.name).sorted() }
    show.stage.perform { show.layer.play() }
    #expect(names() == ["3"])
    show.stage.advance(to: 0.5)
    #expect(names() == ["3"])
    show.stage.advance(to: 1)
    #expect(names() == ["2", "3"])
    show.stage.advance(to: 2.2)
    #expect(names() == ["1", "2", "3"] && show.layer.composition.isComplete)
  }

  @Test func `layers are built when their opacity begins to change from 0`() throws {
    let show = try Show("layers that fade in")
    func names() -> [String] { show.layer.composition.namedLayers.compactMap(\.layer.name).sorted() }
    show.stage.perform { show.layer.play() }
    #expect(names() == ["3", "5"])
    show.stage.advance(to: 1)
    #expect(names() == ["1", "3", "5"])
    show.stage.advance(to: 1.8)
    // The fourth never shows.
    #expect(names() == ["1", "2", "3", "5"] && !show.layer.composition.isComplete)
  }

  @Test func `corners that are sharp at first are sampled when they begin to change`() throws {
    func restEnds(_ film: String, atFrame frame: Double) throws -> [Double] {
      let show = try Show(film)
      _ = show.picture(atFrame: frame)
      return show.layer.restingLayers.map(\.startFrame).filter(\.isFinite)
    }
    #expect(try restEnds("corners that get round", atFrame: 1) == [12, 12])
    #expect(try restEnds("corners that get round", atFrame: 12.5) == [])
    // All but the trimmed one: a fill with a stroke, a gradient in dashes, and a gradient stroke.
    #expect(try restEnds("round corners with other paints", atFrame: 1) == [12, 12, 12, 12])
    #expect(try restEnds("corners that get sharp", atFrame: 1) == [])
  }

  @Test func `key paths find layers that haven't shown`() throws {
    let show = try Show("a sequence")
    let attached = CALayer()
    show.stage.perform {
      #expect(show.layer.convert(CGPoint.zero, toLayerAt: "1") != nil)
      #expect(show.layer.attach(attached, at: "2"))
    }
    #expect(attached.superlayer?.name == "2")
  }

  /// Changes of what the layers show, each by its name.
  private static let changes: [String: @Sendable (LottieAnimationLayer) -> Void] = [
    "a value provider": {
      $0.setValueProvider(PointValueProvider(CGPoint(x: 50, y: 40)), keypath: "*.Transform.Position")
    },
    "removed value providers": {
      $0.setValueProvider(PointValueProvider(.zero), keypath: "1.Transform.Position")
      $0.removeValueProvider(for: "1.Transform.Position")
    },
    "a disabled layer": { $0.setNodeIsEnabled(isEnabled: false, keypath: "2") },
    "reloaded images": { $0.reloadImages() },
    "the layers of a presentation": { _ = $0.presentation()?.animationLayer },
    "a range of playback": { $0.play(fromFrame: 55, toFrame: 20) },
  ]

  @Test(arguments: changes.keys.sorted(), [5.0, 33])
  func `changes apply to layers that haven't shown`(_ change: String, _ first: Double) throws {
    let change = try #require(Self.changes[change])
    for film in Self.films.keys.sorted() {
      let (kept, complete) = (try Show(film), try Show(film, isComplete: true))
      for show in [kept, complete] {
        _ = show.picture(atFrame: first)
        show.stage.perform { change(show.layer) }
        show.stage.advance(to: 0.5)
      }
      #expect(kept.stage.picture().bitmap.pixels == complete.stage.picture().bitmap.pixels, "\(film)")
      for frame in [48.0, 12, 36, 57] {
        #expect(kept.picture(atFrame: frame) == complete.picture(atFrame: frame), "\(film), frame \(frame)")
      }
    }
  }

  @Test func `a replicated film is built at once`() throws {
    let show = try Show("a sequence")
    let replicator = CAReplicatorLayer()
    show.stage.perform {
      show.stage.layer.addSublayer(replicator)
      replicator.addSublayer(show.layer)
    }
    #expect(show.layer.composition.isComplete)
  }

  @Test func `films near a limit are built at once`() throws {
    let others = [
      #"{"ty":4,"ip":0,"op":60,"ks":{},"shapes":[{"ty":"rp","c":{"k":3},"tr":{}}]}"#,
      #"{"ty":0,"ip":0,"op":60,"ks":{},"refId":"0","tm":{"k":1}}"#,
      #"{"ty":2,"ip":0,"op":60,"ks":{},"refId":"0"}"#,
      #"{"ty":3,"ip":0,"op":60,"ks":{},"ef":[{"ty":29,"ef":[]}]}"#,
    ]
    for other in others {
      let film = SampleJSON.animation(layers: [Self.box(1, from: 40, to: 60), other])
      #expect(LottieAnimationLayer(try LottieAnimation(text: film)).composition.isComplete)
    }
    let boxes = (0..<50).map { Self.box($0, from: 40, to: 60) }.joined(separator: ",")
    let many = SampleJSON.animation(
      layers: (0..<50).map { Self.nested($0, "0", from: 40, to: 60, start: 0) }, more: Self.assets(boxes))
    #expect(LottieAnimationLayer(try LottieAnimation(text: many)).composition.isComplete)
    let recursive = SampleJSON.animation(
      layers: [Self.nested(1, "0", from: 0, to: 60, start: 0), Self.box(2, from: 40, to: 60)],
      more: Self.assets(Self.nested(1, "0", from: 0, to: 60, start: 0)))
    #expect(LottieAnimationLayer(try LottieAnimation(text: recursive)).composition.isComplete)
  }
}
