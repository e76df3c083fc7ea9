import CoreGraphics
import QuartzCore
import Staging
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct ValueProviderStorageTests {
  /// A provider of a program's own type.
  private struct OwnProvider: AnyValueProvider {
    let typeErasedStorage: AnyValueProviderStorage
    var valueType: Any.Type { LottieVector3D.self }
    func hasUpdate(frame: AnimationFrameTime) -> Bool { true }
  }

  private static func vector(_ random: inout SeededGenerator) -> LottieVector3D {
    LottieVector3D(
      x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random), z: 0)
  }

  /// Returns keyframes in any order, of which some hold, some ease and some have spatial tangents.
  private static func keyframes<T>(
    _ random: inout SeededGenerator, _ value: (inout SeededGenerator) -> T
  ) -> [Keyframe<T>] {
    func maybe<V>(_ value: (inout SeededGenerator) -> V) -> V? {
      Bool.random(using: &random) ? value(&random) : nil
    }
    func controlPoint(_ random: inout SeededGenerator) -> LottieVector2D {
      LottieVector2D(x: .random(in: 0...1, using: &random), y: .random(in: -1...2, using: &random))
    }
    return (0..<6).map { _ in
      Keyframe(
        value: value(&random), time: Double.random(in: 0...60, using: &random),
        isHold: Int.random(in: 0..<4, using: &random) == 0, inTangent: maybe(controlPoint),
        outTangent: maybe(controlPoint), spatialInTangent: maybe(vector), spatialOutTangent: maybe(vector))
    }
  }

  @Test(arguments: 1...20)
  func `keyframes of a provider have the values that its layer shows`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let points = PointValueProvider(
      Self.keyframes(&random) { random in
        let vector = Self.vector(&random)
        return CGPoint(x: vector.x, y: vector.y)
      })
    let numbers = FloatValueProvider(Self.keyframes(&random) { .random(in: 0...100, using: &$0) })
    let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.box))
    layer.setValueProvider(points, keypath: "Box.Position")
    layer.setValueProvider(numbers, keypath: "**.Fill 1.Opacity")
    for frame in stride(from: -1, through: 61, by: 0.5) {
      let point = points.storage.value(frame: frame)
      let shown = try #require(layer.getValue(for: "Box.Position", atFrame: frame) as? LottieVector3D)
      #expect(abs(point.x - shown.x) < 1e-9 && abs(point.y - shown.y) < 1e-9, "frame \(frame)")
      let opacity = layer.getValue(for: "Box.Group.Fill 1.Opacity", atFrame: frame) as? LottieVector1D
      let number = try #require(numbers.value(frame: frame) as? LottieVector1D)
      #expect(abs(number.value - (opacity?.value ?? .nan)) < 1e-9, "frame \(frame)")
    }
  }

  @Test func `a provider created with keyframes returns them in the order of their times`() throws {
    let (red, blue) = (LottieColor(r: 1, g: 0, b: 0), LottieColor(r: 0, g: 0, b: 1))
    let keyframes = [
      Keyframe(value: red, time: 0, outTangent: LottieVector2D(x: 0.5, y: 0)),
      Keyframe(value: blue, time: 20, isHold: true, inTangent: LottieVector2D(x: 0.5, y: 1)),
    ]
    let provider = ColorValueProvider(keyframes.reversed())
    guard case .keyframes(let returned) = provider.storage else {
      Issue.record("no keyframes")
      return
    }
    #expect(returned == keyframes)
    guard case .keyframes(let values, let interpolate) = provider.typeErasedStorage else {
      Issue.record("no keyframes of any type")
      return
    }
    #expect(values.map(\.time) == [0, 20] && values.map(\.isHold) == [false, true])
    #expect(values.map { $0.value as? LottieColor } == [red, blue])
    #expect(values[0].outTangent == keyframes[0].outTangent && values[1].inTangent == keyframes[1].inTangent)
    // The timing curve is symmetric about its middle.
    #expect(interpolate(-1) as? LottieColor == red && interpolate(20) as? LottieColor == blue)
    let middle = try #require(interpolate(10) as? LottieColor)
    #expect(abs(middle.r - 0.5) < 1e-9 && abs(middle.b - 0.5) < 1e-9)
    provider.color = blue
    guard case .singleValue(blue) = provider.storage else {
      Issue.record("a constant color has keyframes")
      return
    }
  }

  @Test func `gradients have a color for each number of the file's notation`() {
    let (red, blue) = (LottieColor(r: 1, g: 0, b: 0), LottieColor(r: 0, g: 0, b: 1))
    let provider = GradientValueProvider([
      Keyframe(value: [red, red], time: 0), Keyframe(value: [blue, red], time: 10),
    ])
    guard case .keyframes(let keyframes) = provider.storage else {
      Issue.record("no keyframes")
      return
    }
    #expect(keyframes.map(\.time) == [0, 10])
    #expect(provider.storage.value(frame: 5).prefix(8) == [0, 0.5, 0, 0.5, 1, 1, 0, 0])
    #expect(provider.colors == [red, red])
  }

  @Test func `keyframes of a program's own provider hold until the exact time of the next`() throws {
    let keyframes = [(25.0, 0.0), (75, 10.5)].map { percent, time in
      Keyframe<Any>(value: LottieVector3D(x: percent, y: 100, z: 100), time: time, isHold: true)
    }
    let player = try Player()
    player.perform {
      let storage = AnyValueProviderStorage.keyframes(keyframes.reversed()) { _ in keyframes[0].value }
      $0.setValueProvider(OwnProvider(typeErasedStorage: storage), keypath: "Box.Scale")
      $0.play(completion: player.record)
    }
    for (frame, scale) in [(10.0, 0.25), (10.49, 0.25), (10.51, 0.75), (11, 0.75)] {
      player.stage.advance(to: frame / 20)
      let box = player.layer.composition.layer.sublayers![0].presentation()!
      // The scale is presented as a matrix made of percentages.
      #expect(abs(box.transform.m11 - scale) < 1e-12, "frame \(frame)")
    }
  }

  @Test func `values of a program's own provider that fit no property are ignored`() throws {
    let layer = LottieAnimationLayer(try LottieAnimation(text: SampleJSON.box))
    func x(_ storage: AnyValueProviderStorage) -> Double? {
      layer.setValueProvider(OwnProvider(typeErasedStorage: storage), keypath: "Box.Position")
      return (layer.getValue(for: "Box.Position", atFrame: 0) as? LottieVector3D)?.x
    }
    let start = LottieVector3D(x: 5, y: 5, z: 0)
    #expect(x(.keyframes([], interpolate: { _ in start })) == 5)
    #expect(x(.keyframes([Keyframe<Any>(start)], interpolate: { _ in "" })) == 5)
    #expect(x(.keyframes([Keyframe<Any>("")], interpolate: { _ in start })) == 10)
    #expect(x(.keyframes([Keyframe<Any>(LottieVector1D(5))], interpolate: { _ in start })) == 10)
    let mixed = [Keyframe<Any>(value: start, time: 0), Keyframe<Any>(value: "", time: 1)]
    #expect(x(.keyframes(mixed, interpolate: { _ in start })) == 5)
  }
}
