import MotionCore

/// The motion of a value on a spring.
struct SprungMotion<Value: MotionVector>: Sendable {
  private let solver: SpringSolver<Value>
  private let begin: Double
  /// The time at which each component comes to rest.
  private let endTimes: Value
  /// The time at which the last component comes to rest.
  let endTime: Double

  init(_ spring: Spring, from start: Value, velocity: Value, to target: Value, at time: Double) {
    begin = time
    solver = SpringSolver(spring, position: start, velocity: velocity, target: target, time: time)
    var latest = time
    endTimes = start.change(from: target).combined(with: velocity) {
      let end = time + spring.motion(from: $0, velocity: $1).restTime()
      latest = max(latest, end)
      return end
    }
    endTime = latest
  }

  var target: Value { solver.target }

  func value(at time: Double) -> Value {
    let position = solver.state(at: max(time, begin)).position
    return target.adding(zeroingRestingComponents(position.change(from: target), at: time), times: 1)
  }

  func velocity(at time: Double) -> Value {
    zeroingRestingComponents(solver.state(at: max(time, begin)).velocity, at: time)
  }

  /// Returns a vector with the components that are at rest set to 0.
  private func zeroingRestingComponents(_ vector: Value, at time: Double) -> Value {
    vector.combined(with: endTimes) { time < $1 ? $0 : 0 }
  }
}
