extension Joint {
  /// Adds the constraints of the joint at the current positions of the bodies. Springs have none.
  ///
  /// - Parameters:
  ///   - index: The joint's index.
  ///   - duration: The step's duration in seconds.
  func addConstraints(index: Int, duration: Double, _ bodies: [Body], to constraints: inout [Constraint]) {
    JointCollector(self, index: index, duration: duration, bodies).collect(&constraints)
  }
}

/// The constraints of one joint.
private struct JointCollector {
  let joint: Joint
  let index: Int
  let duration: Double
  let placement: JointPlacement
  let axisTurn: Turn
  let bodies: [Body]

  init(_ joint: Joint, index: Int, duration: Double, _ bodies: [Body]) {
    (self.joint, self.index, self.duration, self.bodies) = (joint, index, duration, bodies)
    placement = JointPlacement(joint, bodies)
    axisTurn = bodies[joint.first].turn
  }

  /// The length below which a rod holds its anchors together.
  private static var leastLength: Double { 1e-6 }

  func collect(_ constraints: inout [Constraint]) {
    switch joint.kind {
    case .spring, .snap: break
    case .rod(let length) where length < Self.leastLength: addPoint(&constraints)
    case .rod(let length):
      let direction = placement.offset.direction ?? Vector(0, 1)
      add(0, along: direction, error: placement.offset.length - length, &constraints)
    case .rope(let length):
      let direction = placement.offset.direction ?? Vector(0, 1)
      addLimit(0, along: -direction, slack: length - placement.offset.length, &constraints)
    case .pin(let range, let friction):
      addPoint(&constraints)
      addAngleRange(range, &constraints)
      addFriction(5, along: .zero, turning: 1, limit: friction, &constraints)
    case .weld:
      addPoint(&constraints)
      addAngle(&constraints)
    case .slider(let axis, let range, let friction):
      addAngle(&constraints)
      addSlider(axisTurn.applied(to: axis), range, friction, &constraints)
    }
  }

  // MARK: Groups of constraints

  private func addPoint(_ constraints: inout [Constraint]) {
    add(0, along: Vector(1, 0), error: placement.offset.x, &constraints)
    add(1, along: Vector(0, 1), error: placement.offset.y, &constraints)
  }

  private func addAngle(_ constraints: inout [Constraint]) {
    add(2, along: .zero, turning: 1, error: placement.relativeAngle, &constraints)
  }

  private func addAngleRange(_ range: ClosedRange<Double>, _ constraints: inout [Constraint]) {
    let angle = placement.relativeAngle
    if range.lowerBound.isFinite {
      addLimit(3, along: .zero, turning: 1, slack: angle - range.lowerBound, &constraints)
    }
    if range.upperBound.isFinite {
      addLimit(4, along: .zero, turning: -1, slack: range.upperBound - angle, &constraints)
    }
  }

  private func addSlider(
    _ axis: Vector, _ range: ClosedRange<Double>, _ friction: Double, _ constraints: inout [Constraint]
  ) {
    let (across, travel) = (axis.perpendicular, placement.offset.dot(axis))
    add(0, along: across, error: placement.offset.dot(across), &constraints)
    if range.lowerBound.isFinite {
      addLimit(3, along: axis, slack: travel - range.lowerBound, &constraints)
    }
    if range.upperBound.isFinite {
      addLimit(4, along: -axis, slack: range.upperBound - travel, &constraints)
    }
    addFriction(5, along: axis, turning: 0, limit: friction, &constraints)
  }

  // MARK: Single constraints

  private func add(
    _ number: Int, along direction: Vector, turning: Double = 0, error: Double,
    _ constraints: inout [Constraint]
  ) {
    append(
      number, direction, turning, error: error, limits: -.infinity...(.infinity), target: 0, &constraints)
  }

  /// Adds a constraint that only pushes, and only if the slack would be used up within the step.
  private func addLimit(
    _ number: Int, along direction: Vector, turning: Double = 0, slack: Double,
    _ constraints: inout [Constraint]
  ) {
    append(
      number, direction, turning, error: slack, limits: 0...(.infinity), target: -max(slack, 0) / duration,
      &constraints)
  }

  private func addFriction(
    _ number: Int, along direction: Vector, turning: Double, limit: Double, _ constraints: inout [Constraint]
  ) {
    guard limit > 0 else { return }
    let limit = limit * duration
    append(number, direction, turning, error: 0, limits: -limit...limit, target: 0, &constraints)
  }

  private func append(
    _ number: Int, _ direction: Vector, _ turning: Double, error: Double, limits: ClosedRange<Double>,
    target: Double, _ constraints: inout [Constraint]
  ) {
    // The direction turns with the first body, so the first arm reaches to the second anchor.
    let arm = placement.armOfFirst + placement.offset
    var constraint = Constraint(
      joint: index, number: number, first: joint.first, second: joint.second, direction: direction,
      momentOfFirst: arm.cross(direction) + turning,
      momentOfSecond: placement.armOfSecond.cross(direction) + turning, error: error, limits: limits,
      targetSpeed: target)
    constraint.prepare(bodies)
    constraints.append(constraint)
  }
}
