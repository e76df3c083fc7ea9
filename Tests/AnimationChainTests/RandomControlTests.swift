import AnimationChain
import CoreGraphics
import Staging
import TestSupport
import Testing

/// Random chains with random controls.
@Suite struct RandomControlTests {
  @Test func `S162, S166: after any controls a chain has the look of its time, and ends once`() {
    for seed in 0..<UInt64(randomCaseCount / 200) {
      var random = SeededGenerator(seed: seed)
      var sketch = Sketch()
      let stages = sketch.chain(depth: 1, &random)
      let chain = Chain(sketch.animator(stages))
      guard chain.length > 0 else { continue }
      let control = Control(chain, &random)
      for step in 0..<12 {
        control.doSomething(&random)
        control.wait(random.double(in: 0...chain.length))
        #expect(control.mismatch(chain) == nil, "seed \(seed), step \(step)")
      }
      control.finish()
      #expect(control.ends.count == 1, "seed \(seed)")
    }
  }
}

/// A chain that plays, with its expected state.
private final class Control {
  private let fixture = ChainFixture()
  private let playback: ChainPlayback
  private var expected: Expectation
  var ends: [ChainEnd] { log.ends }
  private let log = EndLog()
  private var history: [String] = []

  private final class EndLog {
    var ends: [ChainEnd] = []
  }

  init(_ chain: Chain, _ random: inout SeededGenerator) {
    let (times, autoreverses) = (random.element(of: [1, 1, 2, 3, .infinity]), Bool.random(using: &random))
    let delay = random.element(of: [0, 0.3])
    let (repeated, log) = (chain.repeated(times, autoreverses: autoreverses), log)
    playback = fixture.stage.perform { [fixture] in
      fixture.layer.animate(chain: repeated, delay: delay) { log.ends.append($0) }
    }
    expected = Expectation(
      length: chain.length, autoreverses: autoreverses, remaining: times, position: -delay)
  }

  func doSomething(_ random: inout SeededGenerator) {
    let time = random.double(in: 0...expected.length)
    let choice = Int.random(in: 0..<6, using: &random)
    history.append(["pause", "resume", "seek \(time)", "reverse", "-", "-"][choice])
    fixture.stage.perform {
      switch choice {
      case 0: playback.pause()
      case 1: playback.resume()
      case 2: playback.seek(to: time)
      case 3: playback.reverse()
      default: break
      }
    }
    switch choice {
    case 0: expected.isPaused = true
    case 1: expected.isPaused = false
    case 2: expected.move(to: time)
    case 3: expected.turn()
    default: break
    }
  }

  func wait(_ seconds: Double) {
    fixture.stage.advance(to: fixture.stage.time + seconds)
    expected.pass(seconds)
  }

  func finish() { fixture.stage.perform { playback.cancel() } }

  /// Returns a description of a difference from the expected state; nil for none.
  func mismatch(_ chain: Chain) -> String? {
    let time = fixture.stage.perform { playback.time }
    guard (playback.end != nil) == expected.isOver, isClose(time, max(expected.position, 0), within: 1e-6)
    else { return "\(history): at \(time), \(playback.end as Any), not \(expected)" }
    // At its start, a chain has either begun or ended.
    guard expected.position > 0 else { return nil }
    let other = ChainFixture()
    other.stage.perform {
      let twin = other.layer.animate(chain: chain)
      twin.pause()
      twin.seek(to: expected.position)
    }
    for keyPath in ["position.x", "position.y", "borderWidth", "zPosition"] {
      let (shown, twin) = (fixture.presentationValues(keyPath), other.presentationValues(keyPath))
      if !isClose(shown, twin, within: 1e-6) { return "\(history): \(keyPath) is \(shown), not \(twin)" }
    }
    return nil
  }
}

/// The expected position of a chain, computed step by step.
private struct Expectation {
  let length: Double
  let autoreverses: Bool
  var remaining: Double
  var position: Double
  var isReversed = false
  var isPaused = false
  var isOver = false

  mutating func move(to time: Double) {
    if !isOver { position = time }
  }

  mutating func turn() {
    guard !isOver else { return }
    position = max(position, 0)
    isReversed.toggle()
    if position == 0, isReversed, !isPaused { reachStart() }
  }

  mutating func pass(_ seconds: Double) {
    var left = seconds
    while left > 0, !isPaused, !isOver {
      let way = min(left, isReversed ? position : length - position)
      position += isReversed ? -way : way
      left -= way
      if isReversed, position <= 0 { reachStart() } else if position >= length { reachEnd() }
    }
  }

  private mutating func reachEnd() {
    if autoreverses { isReversed = true } else { endOneTime() }
  }

  private mutating func reachStart() {
    if autoreverses { endOneTime() } else { isOver = true }
  }

  private mutating func endOneTime() {
    remaining -= 1
    guard remaining > 0 else { return isOver = true }
    (position, isReversed) = (0, false)
  }
}
