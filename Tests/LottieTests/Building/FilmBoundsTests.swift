import CoreGraphics
import Foundation
import MotionCore
import QuartzCore
import Testing

@testable import Lottie

/// What a file has once it may use very often: what becomes of it is bounded too. The bounds here are small ones.
@Suite struct FilmBoundsTests {
  typealias Text = HostileText

  static let small = FilmBounds(
    layerCount: 100, itemCount: 400, pathPointCount: 300, pointCount: 2000, drawnPointCount: 800,
    dashCount: 500, stopCount: 20, layerEffectCount: 4,
    effectPixelCount: 1e5, softness: 30, edgeLength: 20_000)

  static let bounded: [String: (text: String, report: String)] = [
    "repeaters of repeaters": (
      Text.film(
        Text.layer(
          Text.filledBox + String(repeating: #",{"ty":"rp","c":{"k":1e9},"tr":{}}"#, count: 3))),
      "more than 100 layers"
    ),
    "hidden layers often": (
      Text.film(
        Text.list(30) { _ in Text.use("a") },
        assets: Text.composition("a", Text.list(30) { _ in #"{"hd":1}"# })),
      "more layers and shapes than there is room for"
    ),
    "a long path often": (
      Text.film(
        Text.list(20) { _ in Text.use("a") },
        assets: Text.composition("a", Text.layer(Text.path(250) + "," + Text.fill))),
      "paths with more points than there is room for"
    ),
    "a longer path": (
      Text.film(Text.layer(Text.path(400) + "," + Text.fill)), "paths with more points than there is room for"
    ),
    "many paints of many paths": (
      Text.film(
        Text.layer(Text.list(40) { _ in Text.box } + "," + Text.list(40) { _ in Text.stroke })),
      "more paints of paths than there is room for"
    ),
    "many dashes": (
      Text.film(
        Text.list(9) { _ in
          Text.layer(
            Text.box + "," + Text.stroke.replacingOccurrences(of: #""lc":2"#, with: #""d":[{"v":{"k":2}}]"#))
        }),
      "more dashes than there is room for"
    ),
    "many gradients": (
      Text.film(Text.list(9) { _ in Text.layer(Text.box + "," + Text.gradient) }),
      "more colours of gradients than there is room for"
    ),
    "many effects of a layer": (
      Text.film(Text.layer(Text.filledBox, #""ef":["# + Text.list(5) { _ in Text.blur(3) } + "]")),
      "more effects than there is room for"
    ),
    "many layers with effects": (
      Text.film(
        Text.list(4) { _ in Text.layer(Text.filledBox, #""ef":["# + Text.list(3) { _ in Text.blur(3) } + "]")
        }),
      "more effects than there is room for"
    ),
    "wide blurs of layers in each other": (
      Text.film(
        Text.use("a", #""ef":[\#(Text.blur(20))]"#),
        assets: Text.composition("a", Text.layer(Text.filledBox, #""ef":[\#(Text.blur(20))]"#))),
      "more effects than there is room for"
    ),
    "a blur of what is enlarged": (
      Text.film(Text.layer(Text.filledBox, #""ks":{"s":{"k":[1000,100]}},"ef":[\#(Text.blur(20))]"#)),
      "more effects than there is room for"
    ),
    "long edges": (
      Text.film(Text.list(9) { _ in Text.layer(Text.path(60) + "," + Text.stroke) }),
      "more paints of paths than there is room for"
    ),
    "many styles": (
      Text.film(Text.layer(Text.filledBox, #""sy":["# + Text.list(5) { _ in #"{"ty":1}"# } + "]")),
      "more effects than there is room for"
    ),
  ]

  @Test(arguments: bounded.keys.sorted())
  func `layers are made as far as there is room`(_ name: String) throws {
    let (text, report) = try #require(Self.bounded[name])
    let document = try LottieAnimation(text: text).document
    func reports(_ bounds: FilmBounds) -> [String] {
      BuiltFilm(
        document, pictures: PictureSource(beside: { _ in nil }), features: .standard, bounds: bounds
      ).unsupported.map(\.feature)
    }
    #expect(reports(Self.small).contains { $0.contains(report) })
    guard name != "repeaters of repeaters" else { return }
    #expect(!reports(FilmBounds()).contains { $0.contains("room for") }, "with the bounds of other films")
  }

  // MARK: - Animations

  @Test func `animations have as many values as there is room for`() {
    let score = AnimationScore(firstFrame: 0, frameRate: 30, room: 50)
    let property = Animated(keyframes: (0..<4).map { Keyframe(time: Double($0), value: Double($0 + 1)) })
    let layers = (0..<3).map { _ in CALayer() }
    for layer in layers { score.set(layer, "zPosition", to: property) { $0 } }
    #expect(score.parts.count == 2 && score.isFull)
    #expect(layers.allSatisfy { $0.zPosition == 1 })
  }

  @Test func `a property is sampled sparsely once too much was calculated`() {
    let samples = FilmSamples(0...60)
    let vertex = Outline.Vertex(point: .zero, handleIn: .zero, handleOut: .zero)
    let path = ShapePath(outlines: [
      Outline(vertices: Array(repeating: vertex, count: 20_000), isClosed: true)
    ])
    var counts: [Int] = []
    for _ in 0..<500 {
      var count = 0
      _ = samples.property { _ -> ShapePath in
        count += 1
        return path
      }
      counts.append(count)
    }
    #expect(counts[0] > 2 && counts[499] == 2)
  }

  @Test func `values weigh what they take as those of an animation`() {
    func count<Value: FilmValue>(_ keyframes: [Keyframe<Value>]) -> Int {
      let score = AnimationScore(firstFrame: 0, frameRate: 30, room: 1000)
      for _ in 0..<100 { score.set(CALayer(), "name", to: Animated(keyframes: keyframes)) { _ in "" } }
      return score.parts.count
    }
    func two<Value: FilmValue>(_ value: Value, _ pacing: KeyframePacing = .linear) -> [Keyframe<Value>] {
      (0..<2).map { Keyframe(time: Double($0), value: value, pacing: pacing) }
    }
    let vertex = Outline.Vertex(point: .zero, handleIn: .zero, handleOut: .zero)
    // An animation weighs as much as 20 numbers, and what it has 2, 4, 10, 24 and 10.
    #expect(count(two(1.0)) == 45 && count(two(1.0, .hold)) == 41)
    #expect(count(two(FilmColor.black)) == 33)
    #expect(count(two(GradientStops(colorsIn: [0, 0, 0, 0, 1, 1, 1, 1], count: 2))) == 22)
    #expect(count(two(Outline(vertices: [vertex, vertex, vertex, vertex, vertex], isClosed: true))) == 33)
  }

  @Test func `keyframes are gone through as far as there is room`() {
    let samples = FilmSamples(0...60, keyframeLimit: 100)
    let time = FilmTime(samples, easing: .ofFirstComponent)
    let property = Animated(keyframes: (0..<40).map { Keyframe(time: Double($0), value: Double($0 + 5)) })
    #expect(time.film(property).keyframes.count == 40 && time.film(Animated(1.0)).isStill)
    #expect(time.film(property).keyframes.count == 40 && !samples.isFull)
    #expect(time.film(property) == Animated(5) && samples.isFull)
  }

  @Test func `what a film has no room for stays as it begins, and is reported`() throws {
    let color = #"{"sid":"s"}"#
    let keyframes = Text.list(2000) { #"{"t":\#($0),"s":[1,\#($0 % 2),0]}"# }
    let layers = Text.list(100) { _ in
      Text.layer(Text.box + #",{"ty":"fl","c":\#(color),"o":{"k":100}}"#)
    }
    let document = try LottieAnimation(
      text:
        #"{"w":100,"h":100,"fr":30,"op":60,"layers":[\#(layers)],"slots":{"s":{"p":{"k":[\#(keyframes)]}}}}"#
    ).document
    let film = BuiltFilm(document, pictures: PictureSource(beside: { _ in nil }))
    let colors = film.parts.flatMap(\.animations).filter { $0.keyPath == "fillColor" }
    #expect((1..<100).contains(colors.count))
    #expect(film.unsupported.contains { $0.feature.contains("more keyframes") })
  }

  @Test func `animations share what they have in common`() throws {
    let score = AnimationScore(firstFrame: 0, frameRate: 30)
    let curves = KeyframePacing.curves([UnitBezier(0.3, 0, 0.7, 1)])
    for value in [1.0, 2] {
      let keyframes = (0..<3).map { Keyframe(time: Double($0), value: value + Double($0), pacing: curves) }
      score.set(CALayer(), "zPosition", to: Animated(keyframes: keyframes)) { $0 }
    }
    let animations = score.parts.compactMap { $0.animations.first as? CAKeyframeAnimation }
    let functions = animations.flatMap { $0.timingFunctions ?? [] }
    #expect(functions.count == 4 && functions.allSatisfy { $0 === functions[0] })
    #expect(animations.map { $0.keyTimes ?? [] } == [[0, 0.5, 1], [0, 0.5, 1]])
    #expect(zip(animations[0].keyTimes ?? [], animations[1].keyTimes ?? []).allSatisfy { $0 === $1 })
  }
}
