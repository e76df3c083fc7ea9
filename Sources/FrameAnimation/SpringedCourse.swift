import MotionCore

/// The way of a value on a spring.
struct SpringedCourse<Value: MotionVector>: Sendable {
  private let solver: SpringSolver<Value>
  private let begin: Double
  /// When each component rests.
  private let endTimes: Value
  /// When the last one does.
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
    return target.adding(moving(position.change(from: target), at: time), times: 1)
  }

  func velocity(at time: Double) -> Value {
    moving(solver.state(at: max(time, begin)).velocity, at: time)
  }

  /// The components that don't rest yet; 0 for the others.
  private func moving(_ vector: Value, at time: Double) -> Value {
    vector.combined(with: endTimes) { time < $1 ? $0 : 0 }
  }
}
