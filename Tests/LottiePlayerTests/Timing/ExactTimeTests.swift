import QuartzCore
import Testing

@testable import LottiePlayer

/// Rule L4: the exact times of jumps, computed as lottie-ios computes them.
@Suite struct ExactTimeTests {
  private static let frames = 0.0...100

  /// The frames at which a layer's property with an animation built for it differs from the frame before.
  private func jumps(of keyPath: String, _ build: (CALayer, LayerAnimations) -> Void, among frames: [Double])
    -> [String]
  {
    let (layer, animations) = (CALayer(), LayerAnimations(frames: Self.frames, frameRate: 30))
    build(layer, animations)
    return frames.map { frame in
      let animation = animations.entries.first?.animations.first as? CAKeyframeAnimation
      guard let animation, let times = animation.keyTimes?.map(\.doubleValue), let values = animation.values
      else { return "\(layer.value(forKeyPath: keyPath) ?? "")" }
      // The progress as lottie-ios's layers have it at a frame.
      let progress = (frame / 30) / (101.0 / 30)
      let index = times.lastIndex { $0 <= progress } ?? 0
      return "\(values[min(index, values.count - 1)])"
    }
  }

  @Test func `a layer is visible from its first frame until before its last`() {
    func hidden(_ first: Double, _ end: Double, at frames: [Double]) -> [String] {
      jumps(
        of: "hidden",
        {
          let keyframes = [
            PropertyKeyframe(time: -1e9, value: 1, easing: .hold),
            PropertyKeyframe(time: first, value: 0, easing: .hold),
            PropertyKeyframe(time: end, value: 1.0),
          ]
          $1.setHidden($0, to: Animated(keyframes: keyframes))
        }, among: frames)
    }
    for frame in stride(from: 1.0, to: 90, by: 1) {
      let key = frame / ((101.0 / 30) * 30)
      let isShown = (frame / 30) / (101.0 / 30) >= key
      #expect(hidden(frame, 95, at: [frame - 0.001, frame]) == ["true", isShown ? "false" : "true"])
    }
    #expect(hidden(50, 100, at: [49, 51, 100]) == ["true", "false", "false"], "the animation's end")
    #expect(hidden(100, 200, at: [99.9, 100]) == ["true", "false"], "from the animation's end")
    #expect(hidden(-5, 100, at: [0, 50, 100]).allSatisfy { $0 == "false" || $0 == "0" })
  }

  @Test func `a property that only jumps does so at times rounded to single precision`() throws {
    for frame in stride(from: 1.0, to: 90, by: 1) {
      let keyframes = [
        PropertyKeyframe(time: 0, value: 1.0, easing: .hold),
        PropertyKeyframe(time: frame, value: 2, easing: .hold),
      ]
      let shown = jumps(
        of: "zPosition", { $1.set($0, "zPosition", to: Animated(keyframes: keyframes)) { $0 } },
        among: [frame - 0.001, frame, frame + 0.001])
      let time = Double(Float(frame / ((101.0 / 30) * 30)))
      #expect(shown == ["1.0", (frame / 30) / (101.0 / 30) >= time ? "2.0" : "1.0", "2.0"], "frame \(frame)")
    }
  }

  @Test func `in a property that also changes gradually, jumps are exact`() throws {
    let keyframes = [
      PropertyKeyframe(time: 0, value: 0.0), PropertyKeyframe(time: 10, value: 1, easing: .hold),
      PropertyKeyframe(time: 17, value: 5), PropertyKeyframe(time: 40, value: 9),
    ]
    let steps = KeyframeSteps(keyframes).keyframes
    #expect(steps.map(\.value) == [0, 1, 1, 5, 9])
    #expect(zip(steps.map(\.time), [0, 10, 17, 17, 40]).allSatisfy { $1 - $0 >= 0 && $1 - $0 <= 1e-8 })
  }

  @Test func `a value holds alone if those before and after it are interpolated`() {
    func steps(_ keyframes: [(Double, KeyframeEasing)]) -> KeyframeSteps<Double> {
      let keyframes = keyframes.enumerated().map {
        PropertyKeyframe(time: $1.0, value: Double($0), easing: $1.1)
      }
      return KeyframeSteps(keyframes, findsLoneHolds: true)
    }
    let middle = steps([(0, .linear), (10, .hold), (17, .linear), (40, .linear)])
    #expect(middle.keyframes.map(\.value) == [0, 1, 1, 1, 2, 3] && middle.loneHolds == [2, 3])
    #expect(middle.keyframes.prefix(3).map(\.time) == [0, 10, 10])
    let first = steps([(0, .hold), (10, .linear), (20, .linear)])
    #expect(first.keyframes.map(\.value) == [0, 0, 1, 2] && first.loneHolds == [0, 1])
    let pair = steps([(0, .linear), (5, .hold), (10, .hold), (20, .linear), (30, .linear)])
    #expect(pair.loneHolds.isEmpty)
    #expect(steps([(0, .linear), (5, .hold), (10, .hold)]).loneHolds.isEmpty)
  }

  /// E4. Apple's pictures of pr_1632_2.json and issue_2066.json.
  @Test func `an opacity that holds alone is 1, a path out of sight, and other values as in the file`()
    throws
  {
    let keyframes: [PropertyKeyframe<Double>] = [
      PropertyKeyframe(time: 0, value: 0.25), PropertyKeyframe(time: 33, value: 0, easing: .hold),
      PropertyKeyframe(time: 66, value: 0), PropertyKeyframe(time: 100, value: 0.5),
    ]
    func values(
      _ keyPath: String, showsLoneHolds: Bool = false, _ convert: @escaping (Double) -> Any
    ) throws -> [Any] {
      let animations = LayerAnimations(frames: Self.frames, frameRate: 30, showsLoneHolds: showsLoneHolds)
      animations.set(CAShapeLayer(), keyPath, to: Animated(keyframes: keyframes), convert)
      let animation = try #require(animations.entries.first?.animations.first as? CAKeyframeAnimation)
      return try #require(animation.values)
    }
    #expect(try values("opacity") { $0 } as? [Double] == [0.25, 0, 1, 1, 0, 0.5])
    #expect(try values("opacity", showsLoneHolds: true) { $0 } as? [Double] == [0.25, 0, 0, 0, 0.5])
    #expect(try values("inputRadius") { $0 } as? [Double] == [0.25, 0, 0, 0, 0.5])
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let paths = try #require(try values("path") { _ in square } as? [CGPath])
    #expect(paths.map { $0.boundingBox.maxX < 0 } == [false, false, true, true, false, false])
    #expect(paths.allSatisfy { $0.boundingBox.isNull == false && $0.boundingBox.width <= 1 })
  }

  // MARK: - Positions

  private func position(_ keyframes: [PropertyKeyframe<Vector>]) throws -> CAKeyframeAnimation {
    let animations = LayerAnimations(frames: Self.frames, frameRate: 30)
    animations.setPosition(CALayer(), along: Animated(keyframes: keyframes), isAutoOriented: false)
    return try #require(animations.entries.first?.animations.first as? CAKeyframeAnimation)
  }

  /// E5.
  @Test func `the last of several held positions never shows`() throws {
    let held = [(0.0, 1.0), (10, 2), (20, 3)].map {
      PropertyKeyframe(time: $0, value: Vector(x: $1, y: 0), easing: .hold)
    }
    let animation = try position(held)
    #expect(animation.calculationMode == .discrete && animation.keyTimes?.count == 3)
    #expect(animation.path?.currentPoint == CGPoint(x: 3, y: 0))
    var moving = held
    moving[0].easing = .linear
    #expect(Animated(keyframes: moving).withoutUnshownEnd.keyframes.map(\.value.x) == [1, 2])
    moving[2].easing = .linear
    #expect(Animated(keyframes: moving).withoutUnshownEnd.keyframes.map(\.value.x) == [1, 2, 3])
  }
}
