import CBaselines
import FrameAnimation

/// Compares the frame animation engine with calling the closures directly, in a frame and for starting and ending.
func measureFrameAnimation(_ harness: inout Harness) {
  measureTicks(of: .linear, count: 10_000, budget: 15, &harness)
  measureTicks(of: .linear, count: 100_000, budget: 20, &harness)
  measureTicks(of: .eased, count: 10_000, budget: 25, &harness)
  measureTicks(of: .spring, count: 10_000, budget: 45, &harness)
  measureStarting(&harness)
}

/// The timing of a measurement's animations, none of which ends.
private enum ClosureKind: String {
  case linear
  case eased = "ease-in-out"
  case spring
}

/// An object that a closure changes.
private final class ClosureTarget {
  var value = 0.0
}

/// Animations that each change a different object.
private struct Closures {
  let engine = AnimationEngine()
  let targets: [ClosureTarget]
  private var time = 0.0

  init(count: Int, _ kind: ClosureKind) {
    targets = (0..<count).map { _ in ClosureTarget() }
    for target in targets {
      switch kind {
      case .linear: engine.animate(duration: 1e6) { target.value = $0 }
      case .eased: engine.animate(duration: 1e6, easing: .easeInOutQuadratic) { target.value = $0 }
      case .spring: engine.animate(spring: Spring(stiffness: 300, damping: 0)) { target.value = $0 }
      }
    }
  }

  mutating func tick() -> UInt64 {
    time += 1.0 / 60
    engine.advance(to: time)
    return targets[7].value.bitPattern
  }
}

private func measureTicks(of kind: ClosureKind, count: Int, budget: Double, _ harness: inout Harness) {
  let name = "\(kind.rawValue), \(count) closures a frame"
  guard harness.includes(name) else { return }
  var closures = Closures(count: count, kind)
  let plain = closures.targets.map { target in { (value: Double) in target.value = value } }
  var value = 0.0
  harness.compareEach(
    name, count: count, budget: budget, work: { closures.tick() }, with: "an array of closures",
    baseline: {
      value += 1.0 / 60
      for closure in plain { closure(value) }
      return closures.targets[7].value.bitPattern
    })
  _ = closures.tick()
  baseline_start_counting_allocations()
  for _ in 0..<10 { _ = closures.tick() }
  let allocations = baseline_stop_counting_allocations()
  harness.count("allocations in ten frames, \(name)", allocations, expected: 0)
}

private func measureStarting(_ harness: inout Harness) {
  let count = 10_000
  let engine = AnimationEngine()
  let target = ClosureTarget()
  var completions: UInt64 = 0
  let start = { (duration: Double) in
    for _ in 0..<count {
      engine.animate(duration: duration) {
        target.value = $0
      } completion: { _ in
        completions += 1
      }
    }
  }
  harness.compareEach(
    "start and end a closure", count: count, budget: 1500,
    work: {
      start(0)
      engine.advance(to: engine.time + 1)
      return completions
    }, with: "start and cancel",
    baseline: {
      start(1)
      engine.cancelAll()
      return completions
    })
  harness.check(engine.count == 0, "\(engine.count) animations remain")
}
