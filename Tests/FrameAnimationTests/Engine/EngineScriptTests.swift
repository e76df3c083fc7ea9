import FrameAnimation
import TestSupport
import Testing

/// Random programs that start, cancel and control animations from outside, in closures and in completions.
@Suite struct EngineScriptTests {
  @Test func `each animation completes once, and its closure isn't called after that`() {
    for seed in 0..<UInt64(max(randomCaseCount / 50, 1)) {
      let script = EngineScript(seed: seed)
      script.play()
      #expect(script.faults.isEmpty, "seed \(seed): \(script.faults)")
      if !script.faults.isEmpty { return }
    }
  }
}

/// A random program, which collects differences from the expected calls.
private final class EngineScript {
  private let engine = AnimationEngine()
  private var generator: SeededGenerator
  private var animations: [Played] = []
  private var frame = 0
  private var isStarting = false
  /// The number of animations that may still be started, so that every script ends.
  private var remainingStarts = 40
  private(set) var faults: [String] = []

  private struct Played {
    var id: AnimationID?
    let isSteered: Bool
    let startFrame: Int
    var calls: [Double] = []
    var lastFrame = -1
    var isCancelled = false
    var completions: [Bool] = []
  }

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  func play() {
    var time = 0.0
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 0..<3, using: &generator) { act() }
      frame += 1
      time += generator.element(of: [0, 1.0 / 60, 0.1, 1, 0.25])
      engine.advance(to: time)
      expect(
        engine.count == animations.count { $0.completions.isEmpty },
        "the engine plays \(engine.count) animations")
    }
    for index in animations.indices { animations[index].isCancelled = animations[index].completions.isEmpty }
    remainingStarts = 0
    while engine.count > 0 { engine.cancelAll() }
    expect(engine.isIdle, "an engine without animations requests frames")
    for animation in animations { check(animation) }
  }
}

// MARK: - Random calls

extension EngineScript {
  private func act() {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0..<4: start()
    case 4: cancel()
    default: steer()
    }
  }

  private func start() {
    guard remainingStarts > 0 else { return }
    remainingStarts -= 1
    let index = animations.count
    let isSpring = Bool.random(using: &generator)
    animations.append(Played(isSteered: Bool.random(using: &generator), startFrame: frame))
    let delay = generator.element(of: [0, 0, 0.1])
    let block = { [unowned self] (progress: Double) in called(index, progress) }
    let completion = { [unowned self] (finished: Bool) in completed(index, finished) }
    isStarting = true
    if isSpring {
      animations[index].id = engine.animate(
        spring: generator.element(of: [.bouncy, .smooth, Spring(damping: 0)]), delay: delay,
        animations: block,
        completion: completion)
    } else {
      animations[index].id = engine.animate(
        duration: generator.element(of: [0, 0.05, 0.5, 3]), delay: delay,
        easing: generator.element(of: [.linear, .easeInOutBack]),
        options: generator.element(of: [[], [], .repeat, [.repeat, .autoreverse]]), animations: block,
        completion: completion)
    }
    isStarting = false
  }

  private func cancel() {
    guard !animations.isEmpty else { return }
    let index = Int.random(in: animations.indices, using: &generator)
    guard let id = animations[index].id else { return }
    if animations[index].completions.isEmpty { animations[index].isCancelled = true }
    engine.cancel(id)
    expect(!engine.isPlaying(id), "a canceled animation is still playing")
  }

  private func steer() {
    let candidates = animations.filter(\.isSteered)
    guard !candidates.isEmpty, let id = generator.element(of: candidates).id else { return }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: engine.pause(id)
    case 1, 2: engine.resume(id)
    case 3: engine.seek(id, to: generator.element(of: [-0.1, 0, 0.2, 5]))
    case 4: engine.reverse(id)
    case 5: engine.setRate(generator.element(of: [0, 1, -1, 2]), of: id)
    default: engine.retarget(id, to: 1)
    }
  }
}

// MARK: - Expectations

extension EngineScript {
  private func called(_ index: Int, _ progress: Double) {
    expect(!isStarting, "starting an animation calls its closure")
    expect(animations[index].completions.isEmpty, "a closure is called after the completion")
    expect(!animations[index].isCancelled, "a closure is called after canceling")
    expect(animations[index].lastFrame < frame, "a closure is called twice in a frame")
    expect(animations[index].startFrame < frame, "a closure is called in the frame in which it was started")
    expect(
      animations[index].id.flatMap(engine.progress(of:)) == progress,
      "the progress is \(progress), but the engine's is \(animations[index].id.flatMap(engine.progress(of:)) ?? .nan)"
    )
    animations[index].calls.append(progress)
    animations[index].lastFrame = frame
    if Int.random(in: 0..<4, using: &generator) == 0 { act() }
  }

  private func completed(_ index: Int, _ finished: Bool) {
    expect(!isStarting, "starting an animation calls its completion")
    expect(finished == !animations[index].isCancelled, "the completion's argument is wrong")
    animations[index].completions.append(finished)
    if Int.random(in: 0..<3, using: &generator) == 0 { act() }
  }

  private func check(_ animation: Played) {
    expect(animation.completions.count == 1, "\(animation.completions.count) completions")
    guard animation.completions == [true], !animation.isSteered else { return }
    expect(animation.calls.last == 1, "the last call is \(animation.calls.last ?? .nan)")
  }

  private func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { faults.append("frame \(frame): \(fault())") }
  }
}
