import AnimationChain
import CoreGraphics
import Staging
import TestSupport
import Testing

/// Random chains, compared with a plan.
///
/// All times are multiples of 1/16 s, so sums are exact, and events at the same time are known to be simultaneous.
@Suite struct RandomChainTests {
  @Test func `S153–S166: order, times, ends and end values are those of the plan`() {
    for seed in 0..<UInt64(randomCaseCount / 50) {
      var random = SeededGenerator(seed: seed)
      var sketch = Sketch()
      let chain = sketch.chain(depth: 0, &random)
      let plan = Plan(chain)
      let run = Run(chain, sketch: sketch, plan: plan, &random)
      #expect(run.length == plan.length, "seed \(seed)")
      #expect(run.log == run.expectedLog(plan), "seed \(seed)")
      #expect(isClose(run.lastValues, run.expectedValues(plan, sketch), within: 1e-9), "seed \(seed)")
      #expect(run.isClean, "seed \(seed)")
    }
  }
}

/// A sketch of a random chain: consecutive stages, each with its members.
struct Sketch {
  struct Stage {
    let id: Int
    let kind: Kind
    let duration: Double
    let delay: Double
    let repeatCount: Float
    let autoreverses: Bool
    let speed: Float
    let amount: CGFloat
    var members: [[Stage]] = []

    /// The active duration of the stage's own animation.
    var length: Double {
      kind == .wait && duration == 0
        ? 0 : duration * (autoreverses ? 2 : 1) * Double(repeatCount) / Double(speed)
    }
  }

  enum Kind: CaseIterable { case basic, bounce, keyframe, wait }

  static let keyPaths = ["position.x", "position.y", "borderWidth"]

  private(set) var count = 0
  /// The key path that each stage animates, by its number.
  private(set) var keyPaths: [String] = []

  mutating func chain(depth: Int, _ random: inout SeededGenerator) -> [Stage] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in stage(depth: depth, &random) }
  }

  private mutating func stage(depth: Int, _ random: inout SeededGenerator) -> Stage {
    let kind = random.element(of: Kind.allCases)
    var stage = Stage(
      id: count, kind: kind,
      duration: Double(Int.random(in: (kind == .wait ? 0 : 1)...8, using: &random)) / 8,
      delay: random.element(of: [0, 0, 0.25, 1]), repeatCount: random.element(of: [1, 1, 2, 3]),
      autoreverses: random.element(of: [false, false, true]), speed: random.element(of: [1, 1, 2, 0.5]),
      amount: CGFloat(Int.random(in: 1...9, using: &random)))
    count += 1
    keyPaths.append(random.element(of: Self.keyPaths))
    guard depth < 3 else { return stage }
    for _ in 0..<random.element(of: [0, 0, 1, 2]) { stage.members.append(chain(depth: depth + 1, &random)) }
    return stage
  }
}

// MARK: - As animators

extension Sketch {
  /// Returns the animators of a chain.
  ///
  /// - Parameters:
  ///   - layer: The layer to animate; nil for the one that plays the chain.
  ///   - body: Called with each animator, in the order of the sketch.
  func animator(
    _ chain: [Stage], on layer: CALayer? = nil, _ body: (ChainAnimator, Stage) -> Void = { _, _ in }
  ) -> ChainAnimator {
    var first: ChainAnimator?
    for stage in chain {
      let animator = single(stage, ChainAnimator(layer: layer))
      body(animator, stage)
      // nextTo appends to the whole chain, from any of its animators.
      if let first { first.nextTo(animator) } else { first = animator }
      for member in stage.members { animator.combineWith(self.animator(member, on: layer, body)) }
    }
    return first ?? ChainAnimator(layer: layer)
  }

  private func single(_ stage: Stage, _ waiting: ChainAnimator) -> ChainAnimator {
    let keyPath = keyPaths[stage.id]
    let animator =
      switch stage.kind {
      case .basic: waiting.basic.property(keyPath).byValue(stage.amount)
      case .bounce: waiting.basic.property(keyPath).byValue(stage.amount).easeOutQuad
      case .keyframe: waiting.keyframe.property("zPosition").values([1, 2])
      case .wait: waiting
      }
    animator.duration(stage.duration).beginTime(stage.delay).repeatCount(stage.repeatCount).speed(stage.speed)
    return stage.autoreverses ? animator.autoreverses : animator
  }
}

/// The times at which each stage's own animation ends and at which its end value is written, found by walking through the
/// sketch.
struct Plan {
  /// By the number of the stage.
  private(set) var ends: [Int: Double] = [:]
  /// The end of each stage by its number; for the last stage of a member, the end of the enclosing stage.
  private(set) var writes: [Int: Double] = [:]
  let length: Double

  init(_ chain: [Sketch.Stage]) {
    length = Self.length(of: chain)
    walk(chain, from: 0, to: length)
  }

  private static func length(of chain: [Sketch.Stage]) -> Double { chain.map(length).reduce(0, +) }

  private static func length(of stage: Sketch.Stage) -> Double {
    ([stage.delay + stage.length] + stage.members.map { length(of: $0) }).max() ?? 0
  }

  /// - Parameter end: The time until which the last stage holds its value.
  private mutating func walk(_ chain: [Sketch.Stage], from start: Double, to end: Double) {
    var time = start
    for (index, stage) in chain.enumerated() {
      let next = time + Self.length(of: stage)
      let write = index == chain.count - 1 ? end : next
      ends[stage.id] = time + stage.delay + stage.length
      writes[stage.id] = write
      for member in stage.members { walk(member, from: time, to: write) }
      time = next
    }
  }
}

/// A sketch that is played on a stage in random steps, possibly paused once and canceled early.
private struct Run {
  private(set) var log: [String] = []
  let length: Double
  private(set) var lastValues: [Double]
  let isClean: Bool
  private let pause: (at: Double, length: Double)?
  private let cancelTime: Double?
  private let amounts: [(id: Int, amount: CGFloat)]

  init(_ sketch: [Sketch.Stage], sketch all: Sketch, plan: Plan, _ random: inout SeededGenerator) {
    let fixture = ChainFixture()
    let stage = fixture.stage
    let journal = Journal()
    var amounts: [(id: Int, amount: CGFloat)] = []
    let root = all.animator(sketch, on: fixture.layer) { animator, stage in
      amounts.append(
        (stage.id, stage.kind == .wait || stage.kind == .keyframe || stage.autoreverses ? 0 : stage.amount))
      animator.complete { journal.add("\(stage.id) \($0)") }
    }
    self.amounts = amounts
    let chain = Chain(root)
    length = chain.length
    // Odd multiples of 1/16: no other event is at that time.
    func oddInstant() -> Double {
      Double(2 * Int.random(in: 0...Int(8 * plan.length), using: &random) + 1) / 16
    }
    pause =
      Bool.random(using: &random) ? (oddInstant(), Double(Int.random(in: 1...8, using: &random)) / 8) : nil
    cancelTime = Int.random(in: 0..<3, using: &random) == 0 ? oddInstant() : nil
    var playback: ChainPlayback?
    stage.perform { playback = fixture.layer.animate(chain: chain) { journal.add("\($0)") } }
    var stops: [(time: Double, action: (ChainPlayback) -> Void)] = []
    if let pause {
      stops.append((pause.at, { $0.pause() }))
      stops.append((pause.at + pause.length, { $0.resume() }))
    }
    if let cancelTime { stops.append((cancelTime, { $0.cancel() })) }
    stops.sort { $0.time < $1.time }
    for stop in stops {
      while stage.time < stop.time, Bool.random(using: &random) {
        stage.advance(to: min(stop.time, stage.time + random.double(in: 0...1)))
      }
      stage.advance(to: stop.time)
      if let playback { stage.perform { stop.action(playback) } }
    }
    stage.advance(to: stage.time + plan.length + 3)
    log = journal.entries
    lastValues = Sketch.keyPaths.map { fixture.model($0)[0] }
    isClean = fixture.layer.animationKeys() == nil
  }

  final class Journal {
    var entries: [String] = []
    func add(_ text: String) { entries.append("\(text) at \(CACurrentMediaTime())") }
  }

  /// Returns the events of the plan in order; simultaneous ones in the order of the sketch.
  func expectedLog(_ plan: Plan) -> [String] {
    let order = Dictionary(uniqueKeysWithValues: amounts.enumerated().map { ($1.id, $0) })
    let stop = stopTime(plan)
    let sorted = plan.ends.sorted { ($0.value, order[$0.key] ?? 0) < ($1.value, order[$1.key] ?? 0) }
    var log = sorted.filter { $0.value <= stop.position }.map { "\($0.key) true at \(shifted($0.value))" }
    guard let cancelled = stop.cancelled else { return log + ["finished at \(shifted(plan.length))"] }
    let rest = amounts.filter { (plan.ends[$0.id] ?? 0) > stop.position }
    log += rest.map { "\($0.id) false at \(cancelled)" }
    return log + ["cancelled at \(cancelled)"]
  }

  /// The model's values in the end: the initial ones, changed by every stage whose end value was written before the chain was
  /// canceled.
  func expectedValues(_ plan: Plan, _ sketch: Sketch) -> [Double] {
    let stop = stopTime(plan).position
    let written = amounts.filter { (plan.writes[$0.id] ?? .infinity) <= stop }
    return zip(Sketch.keyPaths, [200.0, 300, 0]).map { keyPath, start in
      written.reduce(start) { $0 + (sketch.keyPaths[$1.id] == keyPath ? Double($1.amount) : 0) }
    }
  }

  /// Returns the stage's time at a time of the chain.
  private func shifted(_ time: Double) -> Double {
    guard let pause, time > pause.at else { return time }
    return time + pause.length
  }

  /// Returns the position and the time at which the chain is canceled; an infinite position if it ends before.
  private func stopTime(_ plan: Plan) -> (position: Double, cancelled: Double?) {
    guard let cancelTime, cancelTime < shifted(plan.length) else { return (.infinity, nil) }
    guard let pause, cancelTime > pause.at else { return (cancelTime, cancelTime) }
    return (max(pause.at, cancelTime - pause.length), cancelTime)
  }
}
