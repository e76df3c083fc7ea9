import AnimationBuilder
import QuartzCore
import TestSupport
import Testing

/// The callbacks of random nested builders.
@Suite struct RandomBuilderTests {
  /// Counts the callbacks of one animation.
  private final class CallbackRecorder {
    var starts: [CFTimeInterval] = []
    var stops: [(time: CFTimeInterval, finished: Bool)] = []

    func attach(to animation: some AnimationBasic) {
      animation.onDidStart { self.starts.append(CACurrentMediaTime()) }
        .onStopped { self.stops.append((CACurrentMediaTime(), $0)) }
    }
  }

  private struct Program {
    var random: SeededGenerator
    var recorders: [CallbackRecorder] = []

    mutating func time() -> CFTimeInterval { random.double(in: 0.01...0.5) }

    mutating func modify(_ animation: some AnimationBasic) {
      let recorder = CallbackRecorder()
      recorders.append(recorder)
      recorder.attach(to: animation)
      if Bool.random(using: &random) { animation.delay(time()) }
      if Int.random(in: 0..<4, using: &random) == 0 { animation.repeat(count: 2) }
      if Int.random(in: 0..<4, using: &random) == 0 { animation.autoreverses() }
      if Int.random(in: 0..<4, using: &random) == 0 { animation.speed(random.element(of: [0.5, 2, 3])) }
      if Int.random(in: 0..<3, using: &random) == 0 {
        animation.timingFunction(random.element(of: [.easeIn, .easeOut, .easeInOut]))
      }
    }

    mutating func fill(_ maker: AnimationsMaker<CALayer>, depth: Int) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
        case 0: modify(maker.opacity.value(to: 0.5, duration: time()))
        case 1: modify(maker.position.x.value(by: 3, duration: time()).updatesModel())
        case 2: modify(maker.cornerRadius.values([0, 4, 2], duration: time()))
        case 3: modify(maker.zPosition.value(from: 0, to: 1, duration: time(), bounce: 0.2))
        case 4: modify(maker.sequence { fill($0, depth: depth - 1) })
        default: modify(maker.together { fill($0, depth: depth - 1) })
        }
      }
    }
  }

  @Test func `each animation stops exactly once, after its start, and leaves no animation behind`() {
    for seed in 0..<UInt64(max(100, randomCaseCount / 100)) {
      var program = Program(random: SeededGenerator(seed: seed))
      let staged = StagedLayer()
      let root = CallbackRecorder()
      staged.at {
        $0.animate {
          program.fill($0, depth: 3)
          root.attach(to: $0)
        }
      }
      let isRemoved = Bool.random(using: &program.random)
      if isRemoved { staged.at(program.random.double(in: 0...3)) { $0.removeAllAnimations() } }
      staged.advance(to: 1e5)
      let end = root.stops.first?.time ?? .nan
      for recorder in program.recorders + [root] {
        #expect(recorder.stops.count == 1 && recorder.starts.count <= 1, "seed \(seed)")
        guard let stop = recorder.stops.first else { continue }
        #expect(!stop.finished || recorder.starts.count == 1, "seed \(seed)")
        #expect(stop.time <= end && recorder.starts.allSatisfy { $0 <= stop.time }, "seed \(seed)")
        #expect(isRemoved || stop.finished, "seed \(seed)")
      }
      #expect(staged.layer.animationKeys() == nil, "seed \(seed)")
    }
  }
}
