import TestSupport
import Testing

@testable import MotionCore

/// Input that a documented precondition excludes traps, and adjacent valid input doesn't.
///
/// Each type's own tests have the simplest cases; these cover the bounds on both sides.
@Suite struct RefusedInputTests {
  /// A function of a number with a limited range.
  struct Limit: Sendable {
    let name: String
    let refused: [Double]
    let accepted: [Double]
    let call: @Sendable (Double) -> Void

    init(
      _ name: String, refused: [Double], accepted: [Double] = [], _ call: @escaping @Sendable (Double) -> Void
    ) {
      self.name = name
      self.refused = refused
      self.accepted = accepted
      self.call = call
    }
  }

  static let limits = springs + timesOfSprings + decays + curves

  @Test(arguments: limits.flatMap { limit in limit.refused.map { (limit.name, $0) } })
  func `a number beyond its limits traps`(_ name: String, _ number: Double) async {
    // Values captured by an exit test are encoded as JSON, which has no NaN.
    let bits = number.bitPattern
    await #expect(processExitsWith: .failure) { [name, bits = bits as UInt64] in
      for limit in RefusedInputTests.limits where limit.name == name { limit.call(Double(bitPattern: bits)) }
    }
  }

  @Test func `a number at its limits is accepted`() {
    for limit in Self.limits { limit.accepted.forEach(limit.call) }
    #expect(Set(Self.limits.map(\.name)).count == Self.limits.count)
  }

  @Test(arguments: misuses.map(\.name))
  func `arguments that don't match trap`(_ name: String) async {
    await #expect(processExitsWith: .failure) { [name] in
      for misuse in RefusedInputTests.misuses where misuse.name == name { misuse.call() }
    }
  }
}

// MARK: - Numbers

extension RefusedInputTests {
  private static let tiny = Double.leastNonzeroMagnitude
  private static let huge = Double.greatestFiniteMagnitude

  private static let springs: [Limit] = [
    Limit("mass", refused: [-tiny, .nan], accepted: [tiny, huge]) { _ = Spring(mass: $0) },
    Limit("stiffness", refused: [0, .infinity], accepted: [tiny, huge]) { _ = Spring(stiffness: $0) },
    Limit("damping", refused: [-tiny], accepted: [0, huge, .infinity]) { _ = Spring(damping: $0) },
    Limit("perceptual duration", refused: [-1, 0, .infinity, 1e-200, 1e200], accepted: [1e-150, 1e150]) {
      _ = Spring(perceptualDuration: $0, bounce: 0)
    },
    Limit("bounce", refused: [(-1.0).nextDown, 1.0.nextUp, .nan], accepted: [-1, 1]) {
      _ = Spring(perceptualDuration: 1, bounce: $0)
    },
    Limit("response", refused: [0, .nan, .infinity, 1e200], accepted: [1e-150, 1e150]) {
      _ = Spring(response: $0, dampingRatio: 1)
    },
    Limit("damping ratio", refused: [-tiny], accepted: [0, .infinity]) {
      _ = Spring(response: 1, dampingRatio: $0)
    },
    Limit("snappy's extra bounce", refused: [0.86, -1.16], accepted: [0.84, -1.14]) {
      _ = Spring.snappy(extraBounce: $0)
    },
    Limit("a view's damping ratio", refused: [], accepted: [-.infinity, .infinity]) {
      _ = Spring(viewDampingRatio: $0, duration: 1)
    },
    Limit("a view's duration", refused: [], accepted: [-.infinity, .infinity]) {
      _ = Spring(viewDampingRatio: 1, duration: $0)
    },
    Limit("a view's velocity", refused: [.nan, -.infinity], accepted: [-huge, huge]) {
      _ = Spring(viewDampingRatio: 1, duration: 1, velocity: $0)
    },
  ]

  private static let timesOfSprings: [Limit] = [
    Limit("settling threshold", refused: [-tiny, 1, .infinity], accepted: [tiny, 1.0.nextDown]) {
      _ = Spring().settlingDuration(threshold: $0)
    },
    Limit("settling velocity", refused: [.infinity, -.infinity], accepted: [-huge, huge]) {
      _ = Spring().settlingDuration(velocity: $0)
    },
    Limit("SwiftUI's threshold", refused: [-tiny, .nan], accepted: [tiny, .infinity]) {
      _ = Spring().swiftUISettlingDuration(threshold: $0)
    },
    Limit("SwiftUI's distance", refused: [.nan, -.infinity], accepted: [0, -huge, huge]) {
      _ = Spring().swiftUISettlingDuration(distance: $0)
    },
    Limit("SwiftUI's velocity", refused: [.nan, .infinity], accepted: [0, -huge, huge]) {
      _ = Spring().swiftUISettlingDuration(velocity: $0)
    },
    Limit("displacement at rest", refused: [-1, .nan], accepted: [tiny, .infinity]) {
      rest(within: RestThresholds(displacement: $0, speed: 1, acceleration: 1))
    },
    Limit("speed at rest", refused: [0, .nan], accepted: [tiny, .infinity]) {
      rest(within: RestThresholds(displacement: 1, speed: $0, acceleration: 1))
    },
    Limit("acceleration at rest", refused: [0, .nan], accepted: [tiny, .infinity]) {
      rest(within: RestThresholds(displacement: 1, speed: 1, acceleration: $0))
    },
    Limit("a solver's start", refused: [.nan, .infinity], accepted: [-huge, huge]) {
      _ = SpringSolver(Spring(), position: 1.0, time: $0)
    },
    Limit("a solver's time", refused: [.infinity, -.infinity], accepted: [-huge, huge]) {
      var solver = SpringSolver(Spring(), position: 1.0)
      solver.advance(to: $0)
    },
    Limit("a solver's step", refused: [.nan, .infinity], accepted: [-huge, huge]) {
      var solver = SpringSolver(Spring(), position: 1.0)
      solver.advance(by: $0)
    },
    Limit("a batch's begin time", refused: [.infinity], accepted: [-huge, huge]) {
      _ = oneSpring(beginTime: $0)
    },
    Limit("a batch's new begin time", refused: [.nan, -.infinity], accepted: [-huge, huge]) {
      var batch = oneSpring()
      batch.replace(at: 0, with: Spring().motion(from: 1, velocity: 0), beginTime: $0)
    },
    Limit("a batch's time", refused: [.nan, -.infinity], accepted: [-huge, huge]) {
      var numbers = [0.0]
      oneSpring().evaluate(at: $0, displacements: &numbers)
    },
    Limit("a batch's time with velocities", refused: [.nan, .infinity], accepted: [-huge, huge]) {
      var numbers = ([0.0], [0.0])
      oneSpring().evaluate(at: $0, displacements: &numbers.0, velocities: &numbers.1)
    },
  ]

  private static func rest(within thresholds: RestThresholds) {
    _ = Spring().motion(from: 1, velocity: 0).restTime(within: thresholds)
  }

  private static func oneSpring(beginTime: Double = 0) -> SpringBatch {
    var batch = SpringBatch()
    batch.append(Spring().motion(from: 1, velocity: 0), beginTime: beginTime)
    return batch
  }

  private static let decays: [Limit] = [
    Limit("rate", refused: [-tiny, 1.0.nextUp, .infinity], accepted: [0, 1]) { _ = Decay(rate: $0) },
    Limit("stopping speed", refused: [-1, .nan], accepted: [tiny, .infinity]) {
      _ = Decay().stoppingTime(from: 1.0, speed: $0)
    },
    Limit("dimension", refused: [-tiny, .infinity], accepted: [0, huge]) { _ = RubberBand(dimension: $0) },
    Limit("coefficient", refused: [-1, .nan, .infinity], accepted: [tiny, huge]) {
      _ = RubberBand(dimension: 1, coefficient: $0)
    },
  ]

  private static let curves: [Limit] = [
    Limit("y1", refused: [.nan], accepted: [-huge, huge]) { _ = UnitBezier(0, $0, 1, 1) },
    Limit("x2", refused: [.infinity], accepted: [-huge, huge]) { _ = UnitBezier(0, 0, $0, 1) },
    Limit("y2", refused: [-.infinity, .nan], accepted: [-huge, huge]) { _ = UnitBezier(0, 0, 1, $0) },
    Limit("force", refused: [.nan, .infinity], accepted: [0, -huge]) { _ = UnitBezier.spring(force: $0) },
    Limit("a stop's output", refused: [.nan, -.infinity], accepted: [-huge, huge]) {
      _ = PiecewiseLinear.Stop($0, at: 0)
    },
    Limit("a stop's input", refused: [.nan, .infinity], accepted: [-huge, huge]) {
      _ = PiecewiseLinear.Stop(0, at: $0)
    },
    Limit("tolerance", refused: [-tiny, .infinity], accepted: [huge]) {
      _ = PiecewiseLinear(fitting: { $0 }, within: $0)
    },
    Limit("a value that lines come near", refused: [.nan, .infinity], accepted: [0]) { value in
      _ = PiecewiseLinear(fitting: { _ in value }, within: 1)
    },
    Limit("overshoot", refused: [.infinity], accepted: [0, -huge]) {
      _ = Easing(.pennerBack(overshoot: $0), .in)
    },
    Limit("amplitude", refused: [.nan, .infinity], accepted: [0, -huge]) {
      _ = Easing(.pennerElastic(amplitude: $0, period: 1), .in)
    },
    Limit("period", refused: [-1, .nan, .infinity], accepted: [1e-300, huge]) {
      _ = Easing(.pennerElastic(amplitude: 1, period: $0), .in)
    },
    Limit("gravity", refused: [(2.0).nextDown, .nan, .infinity], accepted: [2, huge]) {
      _ = Easing(.gravity($0), .in)
    },
    Limit("coordinate", refused: [1e100.nextUp, -.infinity], accepted: [-1e100, 1e100]) {
      var path = MotionPath()
      path.move(to: SIMD2($0, 0))
      path.addLine(to: SIMD2(0, $0))
      path.addQuad(control: SIMD2($0, 0), to: .zero)
      path.addCubic(control1: .zero, control2: SIMD2(0, $0), to: .zero)
    },
  ]
}

// MARK: - Counts

extension RefusedInputTests {
  struct Misuse: Sendable {
    let name: String
    let call: @Sendable () -> Void

    init(_ name: String, _ call: @escaping @Sendable () -> Void) {
      self.name = name
      self.call = call
    }
  }

  static let misuses: [Misuse] = [
    Misuse("fewer than no steps") { _ = StepCurve(.min) },
    Misuse("fewer than no key times") { _ = KeyTimes(even: -1) },
    Misuse("no outputs") { _ = PiecewiseLinear(evenly: []) },
    Misuse("a control point before the first") { _ = UnitBezier.linear.controlPoint(at: -1) },
    Misuse("a sum of two widths") { _ = [1.0].adding([1, 2], times: 1) },
    Misuse("a distance of two widths") { _ = [1.0].distance(to: []) },
    Misuse("a combination of two widths") { _ = [1.0, 2].combined(with: [1], +) },
    Misuse("a matrix of fifteen numbers") { _ = Matrix4(numbers: .init(repeating: 1, count: 15)) },
    Misuse("a transform of no parts") { _ = Matrix4(transformParts: []) },
    Misuse("a solver's velocity of another width") {
      _ = SpringSolver(Spring(), position: [0.0, 1], velocity: [1])
    },
    Misuse("a solver's new target of another width") {
      var solver = SpringSolver(Spring(), position: [0.0, 1])
      solver.retarget(to: [1])
    },
    Misuse("a solver's new velocity of another width") {
      var solver = SpringSolver(Spring(), position: [0.0, 1])
      solver.move(to: [0, 0], velocity: [1])
    },
    Misuse("a decay's velocity of another width") { _ = Decay().motion(from: [0.0, 1], velocity: [1]) },
    Misuse("a transition of two widths") {
      _ = Spring().transition(after: 1).displacement(from: [0.0, 1], velocity: [1])
    },
    Misuse("a batch's spring that isn't there") {
      var batch = oneSpring()
      batch.replace(at: 1, with: Spring().motion(from: 1, velocity: 0), beginTime: 0)
    },
    Misuse("a batch without room for its velocities") {
      var numbers = ([0.0], [Double]())
      oneSpring().evaluate(at: 0, displacements: &numbers.0, velocities: &numbers.1)
    },
  ]
}
