import Foundation
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct CompositionTimeTests {
  private let root = CompositionTime(PropertySampler(0...100), easing: .byFirstComponent)
  /// A property whose value is its frame.
  private let ramp = Animated(keyframes: [
    PropertyKeyframe(time: -100, value: -100.0), PropertyKeyframe(time: 100, value: 100.0),
  ])

  /// The time of a remapped composition in an animation of 20 frames per second.
  private func remapped(_ time: CompositionTime, _ keyframes: [(frame: Double, seconds: Double)])
    -> CompositionTime
  {
    let seconds = Animated(keyframes: keyframes.map { PropertyKeyframe(time: $0.frame, value: $0.seconds) })
    return time.time(remappedTo: seconds, frameRate: 20)
  }

  private func expect(_ time: CompositionTime, has frames: [(global: Double, local: Double)]) {
    let property = time.global(ramp)
    for (global, local) in frames {
      #expect(abs(time.localFrame(at: global) - local) < 1e-9, "frame \(global)")
      #expect(abs(property.value(at: global) - local) < 1e-9, "the property at frame \(global)")
    }
  }

  // MARK: - Start and stretch

  @Test func `the root composition's frames are the global ones`() {
    expect(root, has: [(0, 0), (12.5, 12.5)])
    #expect(root.global(ramp) == ramp)
  }

  @Test func `a composition counts its frames from its start, and each takes as long as its stretch`() {
    expect(root.time(startingAt: 10, stretch: 1), has: [(10, 0), (0, -10), (25, 15)])
    expect(root.time(startingAt: 10, stretch: 2), has: [(10, 0), (30, 10), (60, 25)])
    expect(root.time(startingAt: -10, stretch: 0.5), has: [(-10, 0), (0, 20), (20, 60)])
  }

  @Test func `a nested start is stretched by the outer composition`() {
    let inner = root.time(startingAt: 10, stretch: 2).time(startingAt: 5, stretch: 1)
    expect(inner, has: [(20, 0), (30, 5), (40, 10)])
    let property = Animated(keyframes: [
      PropertyKeyframe(time: 0, value: 1.0), PropertyKeyframe(time: 5, value: 2.0),
    ])
    #expect(inner.global(property).keyframes.map(\.time) == [20, 30])
  }

  @Test func `nested stretches multiply, and each start counts in its own composition`() {
    let inner = root.time(startingAt: 10, stretch: 2).time(startingAt: 5, stretch: 3)
    expect(inner, has: [(20, 0), (50, 5)])
    expect(inner.time(startingAt: 4, stretch: 0.5), has: [(44, 0), (50, 2)])
  }

  @Test(arguments: 0..<20)
  func `keyframes of nested compositions map to the global frames at which they are reached`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let levels = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      (
        start: Double.random(in: -20...20, using: &random),
        stretch: Double.random(in: 0.25...4, using: &random)
      )
    }
    let time = levels.reduce(root) { $0.time(startingAt: $1.start, stretch: $1.stretch) }
    let times = [-7.0, 0, 3.5, 40]
    let property = time.global(Animated(keyframes: times.map { PropertyKeyframe(time: $0, value: $0) }))
    for (keyframe, local) in zip(property.keyframes, times) {
      let expected = levels.reduce(keyframe.time) { ($0 - $1.start) / $1.stretch }
      #expect(abs(expected - local) < 1e-9 && abs(time.localFrame(at: keyframe.time) - local) < 1e-9)
    }
  }

  @Test func `a negative stretch runs backward from the start`() {
    let backward = root.time(startingAt: 40, stretch: -1)
    expect(backward, has: [(0, 40), (30, 10), (40, 0), (50, -10)])
    expect(root.time(startingAt: 40, stretch: -2), has: [(0, 20), (30, 5)])
    expect(backward.time(startingAt: 10, stretch: 2), has: [(30, 0), (20, 5), (0, 15)])
    expect(
      root.time(startingAt: 10, stretch: 2).time(startingAt: 20, stretch: -1),
      has: [(10, 20), (30, 10), (50, 0)])
    expect(backward.time(startingAt: 30, stretch: -1), has: [(10, 0), (30, 20), (60, 50)])
  }

  @Test func `a stretch of 0 counts as 1`() {
    expect(root.time(startingAt: 10, stretch: 0), has: [(10, 0), (25, 15)])
    expect(root.time(startingAt: 10, stretch: 2).time(startingAt: 5, stretch: 0), has: [(20, 0), (30, 5)])
  }

  // MARK: - Time remapping

  @Test func `time remapping gives the composition's time in seconds`() {
    expect(remapped(root, [(0, 3), (60, 0)]), has: [(0, 60), (30, 30), (60, 0), (80, 0)])
  }

  @Test func `the keyframes of time remapping are at frames of the containing composition`() {
    let outer = root.time(startingAt: 10, stretch: 2)
    expect(remapped(outer, [(0, 1), (20, 0)]), has: [(0, 20), (10, 20), (30, 10), (50, 0)])
  }

  @Test func `start and stretch inside time remapping count in remapped frames`() {
    let outer = remapped(root, [(0, 3), (60, 0)])
    expect(outer.time(startingAt: 10, stretch: 1), has: [(0, 50), (50, 0)])
    expect(outer.time(startingAt: 10, stretch: 0.5), has: [(20, 60), (40, 20)])
    expect(outer.time(startingAt: 10, stretch: -1), has: [(0, -50), (50, 0), (60, 10)])
  }

  @Test func `time remapping of a remapped composition applies to its remapped frames`() {
    let outer = remapped(root, [(0, 0), (40, 1)])
    expect(remapped(outer, [(0, 2), (20, 0)]), has: [(0, 40), (20, 20), (40, 0)])
  }

  // MARK: - Layers

  @Test func `time remapping of a layer replaces its start and stretch`() throws {
    var layer = try LayerModel(jsonText: Data(#"{"ty":0,"st":10,"sr":2}"#.utf8))
    let outer = root.time(startingAt: 4, stretch: 1)
    expect(layer.time(inside: outer, frameRate: 20), has: [(14, 0), (24, 5)])
    layer.timeRemap = Animated(keyframes: [
      PropertyKeyframe(time: 0, value: 0), PropertyKeyframe(time: 40, value: 1),
    ])
    expect(layer.time(inside: outer, frameRate: 20), has: [(4, 0), (24, 10)])
  }
}

// MARK: - Pictures

/// Nested compositions around a moving box, compared with the box alone at its own frame.
@Suite struct NestedCompositionTests {
  private static func use(_ id: String, _ time: String) -> String {
    #"{"ty":0,"nm":"\#(id)","refId":"\#(id)","w":100,"h":100,"ip":-500,"op":500,"ks":{},\#(time)}"#
  }

  /// The box inside a composition inside another one.
  private static func json(outer: String, inner: String) -> String {
    let box = SampleJSON.layer(
      name: "Box", from: -500, to: 500,
      transform: #""p":{"a":1,"k":[{"t":0,"s":[10,50]},{"t":40,"s":[90,50]}]}"#, items: [SampleJSON.boxGroup])
    return SampleJSON.animation(
      layers: [use("outer", outer)],
      more: """
        "assets":[{"id":"outer","layers":[\(use("inner", inner))]},{"id":"inner","layers":[\(box)]}]
        """, end: 120)
  }

  private func pixels(_ json: String, at frame: Double) throws -> [UInt32] {
    let layer = LottieAnimationLayer(try LottieAnimation(text: json))
    layer.currentFrame = frame
    return layer.pixels
  }

  /// The fields of the outer and the inner layer, and pairs of a global frame and the box's frame.
  @Test(
    arguments: [
      (#""st":10,"sr":2"#, #""st":5"#, [(20, 0), (30, 5), (60, 20)]),
      (#""st":10,"sr":2"#, #""st":5,"sr":3"#, [(20, 0), (50, 5), (110, 15)]),
      (#""st":60,"sr":-2"#, #""st":5"#, [(0, 25), (20, 15), (50, 0)]),
      (#""st":10,"sr":2"#, #""st":30,"sr":-1"#, [(20, 25), (50, 10), (70, 0)]),
      (
        #""st":10,"sr":2"#, #""tm":{"k":[{"t":0,"s":[2]},{"t":40,"s":[0]}]}"#, [(10, 40), (50, 20), (70, 10)]
      ),
      (
        #""tm":{"k":[{"t":0,"s":[2]},{"t":40,"s":[0]}]}"#, #""st":5,"sr":0.5"#, [(20, 30), (30, 10), (35, 0)]
      ),
    ] as [(String, String, [(Double, Double)])])
  func `a box in nested compositions is where its own frame says`(
    _ row: (outer: String, inner: String, frames: [(global: Double, local: Double)])
  ) throws {
    let json = Self.json(outer: row.outer, inner: row.inner)
    for (global, local) in row.frames {
      #expect(try pixels(json, at: global) == pixels(SampleJSON.box, at: local), "frame \(global)")
    }
  }
}
