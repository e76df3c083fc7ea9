/// A connection of two bodies.
///
/// Body 0, the ground, can be the first body; its coordinates are the world's.
package struct Joint {
  /// The relation that the joint enforces between the anchors.
  package enum Kind {
    /// A rod of a length in points.
    case rod(length: Double)
    /// A damped spring of a natural length in points, with a frequency in hertz and a damping ratio.
    case spring(length: Double, frequency: Double, dampingRatio: Double)
    /// A rope of a length in points.
    case rope(length: Double)
    /// A common point, with a range of the relative angle in radians and the maximum friction torque.
    case pin(range: ClosedRange<Double>, friction: Double)
    /// A common point and angle.
    case weld
    /// A common angle, and motion along an axis of the first body, with a range in points and the maximum friction
    /// force.
    case slider(axis: Vector, range: ClosedRange<Double>, friction: Double)
    /// Two damped springs that pull the anchors together and the bodies to the same angle.
    case snap(frequency: Double, dampingRatio: Double)
  }

  package var kind: Kind
  /// The indexes of the bodies.
  package let first: Int
  package let second: Int
  /// The anchors in the coordinates of the bodies.
  package var anchorOfFirst: Vector
  package var anchorOfSecond: Vector
  /// The difference of the bodies' angles, second minus first, at which the relative angle is 0.
  package var referenceAngle: Double

  /// The impulses of the previous step, by number of the constraint.
  var impulses = InlineArray<6, Double>(repeating: 0)

  package init(
    _ kind: Kind, _ first: Int, _ second: Int, anchorOfFirst: Vector, anchorOfSecond: Vector,
    referenceAngle: Double
  ) {
    self.kind = kind
    (self.first, self.second) = (first, second)
    (self.anchorOfFirst, self.anchorOfSecond) = (anchorOfFirst, anchorOfSecond)
    self.referenceAngle = referenceAngle
  }
}

/// The current positions of a joint's anchors.
struct JointPlacement {
  let armOfFirst: Vector
  let armOfSecond: Vector
  /// The vector from the first anchor to the second.
  let offset: Vector
  let relativeAngle: Double

  init(_ joint: Joint, _ bodies: [Body]) {
    let (a, b) = (bodies[joint.first], bodies[joint.second])
    armOfFirst = a.turn.applied(to: joint.anchorOfFirst)
    armOfSecond = b.turn.applied(to: joint.anchorOfSecond)
    offset = b.position + armOfSecond - a.position - armOfFirst
    relativeAngle = b.angle - a.angle - joint.referenceAngle
  }
}
