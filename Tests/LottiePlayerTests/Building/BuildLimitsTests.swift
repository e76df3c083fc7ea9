import CoreGraphics
import Foundation
import LayerTree
import MotionCore
import QuartzCore
import Testing

@testable import LottiePlayer

/// Files that use the same small part very often, built within small limits.
@Suite struct BuildLimitsTests {
  typealias JSON = HostileJSON

  static let small = BuildLimits(
    layerCount: 100, itemCount: 400, pathPointCount: 300, pointCount: 2000, drawnPointCount: 800,
    dashCount: 500, stopCount: 20, layerEffectCount: 4,
    effectPixelCount: 1e5, blurSpread: 30, edgeLength: 20_000)

  static let bounded: [String: (text: String, report: String)] = [
    "repeaters of repeaters": (
      JSON.animation(
        JSON.layer(
          JSON.filledBox + String(repeating: #",{"ty":"rp","c":{"k":1e9},"tr":{}}"#, count: 3))),
      "more than 100 layers"
    ),
    "a composition of hidden layers, used repeatedly": (
      JSON.animation(
        JSON.list(30) { _ in JSON.use("a") },
        assets: JSON.composition("a", JSON.list(30) { _ in #"{"hd":1}"# })),
      "more layers and shapes than the limit"
    ),
    "a composition with a long path, used repeatedly": (
      JSON.animation(
        JSON.list(20) { _ in JSON.use("a") },
        assets: JSON.composition("a", JSON.layer(JSON.path(250) + "," + JSON.fill))),
      "paths with more points than the limit"
    ),
    "a path with too many points": (
      JSON.animation(JSON.layer(JSON.path(400) + "," + JSON.fill)), "paths with more points than the limit"
    ),
    "many strokes of many paths": (
      JSON.animation(
        JSON.layer(JSON.list(40) { _ in JSON.box } + "," + JSON.list(40) { _ in JSON.stroke })),
      "more paints of paths than the limit"
    ),
    "many dashes": (
      JSON.animation(
        JSON.list(9) { _ in
          JSON.layer(
            JSON.box + "," + JSON.stroke.replacingOccurrences(of: #""lc":2"#, with: #""d":[{"v":{"k":2}}]"#))
        }),
      "more dashes than the limit"
    ),
    "many gradients": (
      JSON.animation(JSON.list(9) { _ in JSON.layer(JSON.box + "," + JSON.gradient) }),
      "more gradient stops than the limit"
    ),
    "many effects of a layer": (
      JSON.animation(JSON.layer(JSON.filledBox, #""ef":["# + JSON.list(5) { _ in JSON.blur(3) } + "]")),
      "more effects than the limit"
    ),
    "many layers with effects": (
      JSON.animation(
        JSON.list(4) { _ in JSON.layer(JSON.filledBox, #""ef":["# + JSON.list(3) { _ in JSON.blur(3) } + "]")
        }),
      "more effects than the limit"
    ),
    "wide blurs of a composition and its layer": (
      JSON.animation(
        JSON.use("a", #""ef":[\#(JSON.blur(20))]"#),
        assets: JSON.composition("a", JSON.layer(JSON.filledBox, #""ef":[\#(JSON.blur(20))]"#))),
      "more effects than the limit"
    ),
    "a blur of an enlarged layer": (
      JSON.animation(JSON.layer(JSON.filledBox, #""ks":{"s":{"k":[1000,100]}},"ef":[\#(JSON.blur(20))]"#)),
      "more effects than the limit"
    ),
    "long edges": (
      JSON.animation(JSON.list(9) { _ in JSON.layer(JSON.path(60) + "," + JSON.stroke) }),
      "more paints of paths than the limit"
    ),
    "many styles": (
      JSON.animation(JSON.layer(JSON.filledBox, #""sy":["# + JSON.list(5) { _ in #"{"ty":1}"# } + "]")),
      "more effects than the limit"
    ),
  ]

  @Test(arguments: bounded.keys.sorted())
  func `layers are built within the limits`(_ name: String) throws {
    let (text, report) = try #require(Self.bounded[name])
    let document = try LottieAnimation(text: text).document
    func reports(_ limits: BuildLimits) -> [String] {
      BuiltComposition(
        document, images: ImageSource(imageData: { _ in nil }), features: .standard, limits: limits
      ).unsupported.map(\.feature)
    }
    #expect(reports(Self.small).contains { $0.contains(report) })
    guard name != "repeaters of repeaters" else { return }
    #expect(!reports(BuildLimits()).contains { $0.contains("limit") }, "with the default limits")
  }

  // MARK: - Animations

  @Test func `animations are added within the limit of values`() {
    let animations = LayerAnimations(frames: 0...60, frameRate: 30, valueLimit: 50)
    let property = Animated(
      keyframes: (0..<4).map { PropertyKeyframe(time: Double($0), value: Double($0 + 1)) })
    let layers = (0..<3).map { _ in CALayer() }
    for layer in layers { animations.set(layer, "zPosition", to: property) { $0 } }
    #expect(animations.entries.count == 2 && animations.isExhausted)
    #expect(layers.allSatisfy { $0.zPosition == 1 })
  }

  @Test func `a property is sampled sparsely after many computed points`() {
    let sampler = PropertySampler(0...60)
    let vertex = BezierPath.Vertex(point: .zero, inTangent: .zero, outTangent: .zero)
    let path = ShapePath(paths: [
      BezierPath(vertices: Array(repeating: vertex, count: 20_000), isClosed: true)
    ])
    var counts: [Int] = []
    for _ in 0..<500 {
      var count = 0
      _ = sampler.sample { _ -> ShapePath in
        count += 1
        return path
      }
      counts.append(count)
    }
    #expect(counts[0] > 2 && counts[499] == 2)
  }

  @Test func `values cost the memory that they take in an animation`() {
    func count<Value: KeyframeValue>(_ keyframes: [PropertyKeyframe<Value>]) -> Int {
      let animations = LayerAnimations(frames: 0...60, frameRate: 30, valueLimit: 1000)
      for _ in 0..<100 { animations.set(CALayer(), "name", to: Animated(keyframes: keyframes)) { _ in "" } }
      return animations.entries.count
    }
    func two<Value: KeyframeValue>(_ value: Value, _ easing: KeyframeEasing = .linear) -> [PropertyKeyframe<
      Value
    >] {
      (0..<2).map { PropertyKeyframe(time: Double($0), value: value, easing: easing) }
    }
    let vertex = BezierPath.Vertex(point: .zero, inTangent: .zero, outTangent: .zero)
    // An animation costs 20 values, and its keyframes cost 2, 4, 10, 24 and 10.
    #expect(count(two(1.0)) == 45 && count(two(1.0, .hold)) == 41)
    #expect(count(two(LottieColor.black)) == 33)
    #expect(count(two(GradientStops(colorsIn: [0, 0, 0, 0, 1, 1, 1, 1], count: 2))) == 22)
    #expect(count(two(BezierPath(vertices: [vertex, vertex, vertex, vertex, vertex], isClosed: true))) == 33)
  }

  @Test func `keyframes are processed within the limit`() {
    let sampler = PropertySampler(0...60, BuildLimits(keyframeCount: 100))
    let time = CompositionTime(sampler, easing: .byFirstComponent)
    let property = Animated(
      keyframes: (0..<40).map { PropertyKeyframe(time: Double($0), value: Double($0 + 5)) })
    #expect(time.global(property).keyframes.count == 40 && time.global(Animated(1.0)).isConstant)
    #expect(time.global(property).keyframes.count == 40 && !sampler.isExhausted)
    #expect(time.global(property) == Animated(5) && sampler.isExhausted)
  }

  @Test func `properties beyond the limit keep their first values and are reported`() throws {
    let color = #"{"sid":"s"}"#
    let keyframes = JSON.list(2000) { #"{"t":\#($0),"s":[1,\#($0 % 2),0]}"# }
    let layers = JSON.list(100) { _ in
      JSON.layer(JSON.box + #",{"ty":"fl","c":\#(color),"o":{"k":100}}"#)
    }
    let document = try LottieAnimation(
      text:
        #"{"w":100,"h":100,"fr":30,"op":60,"layers":[\#(layers)],"slots":{"s":{"p":{"k":[\#(keyframes)]}}}}"#
    ).document
    let composition = BuiltComposition(document, images: ImageSource(imageData: { _ in nil }))
    let colors = composition.animatedLayers.flatMap(\.animations).filter { $0.keyPath == "fillColor" }
    #expect((1..<100).contains(colors.count))
    #expect(composition.unsupported.contains { $0.feature.contains("more keyframes") })
  }

  @Test func `animations share timing functions and key times`() throws {
    let layerAnimations = LayerAnimations(frames: 0...60, frameRate: 30)
    let curves = KeyframeEasing.curves([UnitBezier(0.3, 0, 0.7, 1)])
    for value in [1.0, 2] {
      let keyframes = (0..<3).map {
        PropertyKeyframe(time: Double($0), value: value + Double($0), easing: curves)
      }
      layerAnimations.set(CALayer(), "zPosition", to: Animated(keyframes: keyframes)) { $0 }
    }
    let animations = layerAnimations.entries.compactMap { $0.animations.first as? CAKeyframeAnimation }
    let functions = animations.flatMap { $0.timingFunctions ?? [] }
    #expect(functions.count == 4 && functions.allSatisfy { $0 === functions[0] })
    #expect(animations.map { $0.keyTimes ?? [] } == [[0, 0.5, 1], [0, 0.5, 1]])
    #expect(animations[0].times?.storageAddress == animations[1].times?.storageAddress)
  }
}

extension [Double] {
  /// The address of the numbers, which copies of the array share.
  fileprivate var storageAddress: UnsafeRawPointer? { withUnsafeBytes { $0.baseAddress } }
}
