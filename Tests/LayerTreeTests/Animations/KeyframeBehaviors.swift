import LayerTree
import MotionCore
import TestSupport
import Testing

/// Behaviors 18 to 20: the timing of keyframes.
@Suite struct KeyframeBehaviors {
  private static let curves: [CAMediaTimingFunction] =
    [.linear, .easeIn, .easeOut, .easeInEaseOut, .default].map { CAMediaTimingFunction(name: $0) }

  private func hosted(_ keyPath: String, _ values: [Any], _ configure: (CAKeyframeAnimation) -> Void)
    -> HostedLayer
  {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    (animation.values, animation.duration) = (values, 1)
    configure(animation)
    let hosted = HostedLayer()
    hosted.add(animation)
    return hosted
  }

  private func eased(_ progress: Double, _ curve: CAMediaTimingFunction) -> Double {
    curve.bezier.value(at: progress)
  }

  /// S51.
  @Test func `behavior 18: each segment has its own curve, and the animation's curve applies to the whole`() {
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let count = Int.random(in: 2...6, using: &random)
      let values = (0..<count).map { _ in random.double(in: -9...9) }
      let curves = (0..<count - 1).map { _ in random.element(of: Self.curves) }
      let whole = random.element(of: Self.curves)
      let hosted = hosted("zPosition", values) { ($0.timingFunctions, $0.timingFunction) = (curves, whole) }
      for time in [0.1, 0.37, 0.5, 0.81] {
        let position = eased(time, whole) * Double(count - 1)
        let segment = min(Int(position), count - 2)
        let progress = eased(position - Double(segment), curves[segment])
        let expected = values[segment] + (values[segment + 1] - values[segment]) * progress
        #expect(
          isClose(hosted.number("zPosition", at: time), expected, within: 1e-9), "seed \(seed), \(time)")
      }
    }
  }

  /// RI-1, RI-2.
  @Test
  func `behavior 19: a discrete value holds until the next key time; key times that don't match are ignored`()
  {
    func shown(_ values: [Double], _ mode: CAAnimationCalculationMode, _ times: [NSNumber]) -> [Double] {
      let hosted = hosted("zPosition", values) { ($0.keyTimes, $0.calculationMode) = (times, mode) }
      return [0, 0.2, 0.25, 0.3, 0.49, 0.5, 0.9].map { hosted.number("zPosition", at: $0) }
    }
    #expect(shown([10, 20], .discrete, [0, 0.25, 1]) == [10, 10, 20, 20, 20, 20, 20])
    let even = shown([10, 20], .discrete, [])
    #expect(even == [10, 10, 10, 10, 10, 20, 20])
    for odd in [[0, 1], [0, 0.25, 0.5, 1], [0.1, 0.25, 1], [0, 0.25, 0.9], [0, -1, 1]] as [[NSNumber]] {
      #expect(shown([10, 20], .discrete, odd) == even, "\(odd)")
    }
    for mode in [CAAnimationCalculationMode.linear, .cubic] {
      let even = shown([0, 10, 100], mode, [])
      for odd in [[0, 0.8, 0.9, 1], [0, 1], [0.1, 0.8, 1], [0, 0.8, 0.9], [0, 2, 1]] as [[NSNumber]] {
        #expect(shown([0, 10, 100], mode, odd) == even, "\(odd)")
      }
      #expect(shown([0, 10, 100], mode, [0, 0.8, 1]) != even)
    }
  }

  /// The law behind KB-10 and KB-11.
  @Test(arguments: ["zPosition", "position", "bounds.size", "bounds"])
  func `behavior 20: paced modes use Euclidean distance and ignore key times and curves`(_ keyPath: String) {
    func boxed(_ numbers: [Double]) -> Any {
      switch numbers.count {
      case 1: numbers[0]
      case 2 where keyPath == "position": CGPoint(x: numbers[0], y: numbers[1])
      case 2: CGSize(width: numbers[0], height: numbers[1])
      default: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      }
    }
    func numbers(_ value: Any?) -> [Double] {
      switch value {
      case let number as CGFloat: [Double(number)]
      case let point as CGPoint: [Double(point.x), Double(point.y)]
      case let size as CGSize: [Double(size.width), Double(size.height)]
      case let rect as CGRect: numbers(rect.origin) + numbers(rect.size)
      default: []
      }
    }
    func distance(_ a: [Double], _ b: [Double]) -> Double {
      zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    }
    let width = ["zPosition": 1, "bounds": 4][keyPath] ?? 2
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      let values = (0..<4).map { _ in (0..<width).map { _ in random.double(in: -50...50) } }
      let lengths = zip(values, values.dropFirst()).map(distance)
      func hosted(_ mode: CAAnimationCalculationMode, isTimed: Bool) -> HostedLayer {
        self.hosted(keyPath, values.map(boxed)) {
          $0.calculationMode = mode
          if isTimed { ($0.keyTimes, $0.timingFunctions) = ([0, 0.7, 0.9, 1], Array(Self.curves[1...3])) }
        }
      }
      let paced = hosted(.paced, isTimed: true)
      let smooth = (timed: hosted(.cubicPaced, isTimed: true), plain: hosted(.cubicPaced, isTimed: false))
      for time in [0.1, 0.35, 0.6, 0.95] {
        var (rest, segment): (Double, Int) = (time * lengths.reduce(0, +), 0)
        while rest > lengths[segment] { (rest, segment) = (rest - lengths[segment], segment + 1) }
        let expected = zip(values[segment], values[segment + 1]).map {
          $0 + ($1 - $0) * rest / lengths[segment]
        }
        func shown(_ hosted: HostedLayer) -> [Double] {
          hosted.host.advance(to: time)
          return numbers(hosted.layer.presentation()?.value(forKeyPath: keyPath))
        }
        #expect(isClose(shown(paced), expected, within: 1e-9), "seed \(seed), \(time)")
        #expect(shown(smooth.timed) == shown(smooth.plain), "seed \(seed), \(time)")
      }
    }
  }

  /// E4.
  @Test func `a single discrete value has no effect, a single value of another mode shows`() {
    let modes: [CAAnimationCalculationMode] = [.discrete, .linear, .cubic, .paced, .cubicPaced]
    let shown = modes.map { mode in
      hosted("zPosition", [7]) { ($0.calculationMode, $0.keyTimes) = (mode, [0, 1]) }
        .number("zPosition", at: 0.5)
    }
    #expect(shown == [0, 7, 7, 7, 7])
    let custom = CALayer()
    custom.setValue(2.0, forKey: "mine")
    let other = HostedLayer(custom)
    let animation = CAKeyframeAnimation(keyPath: "mine")
    (animation.values, animation.duration, animation.calculationMode) = ([5.0], 1, .discrete)
    other.add(animation)
    #expect(other.value("mine", at: 0.5) == 2.0)
  }
}
