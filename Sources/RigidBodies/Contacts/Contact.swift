/// A contact of two shapes, which lasts as long as they are close.
struct Contact {
  /// A point of the contact.
  struct Point {
    /// The offsets from the centers of the bodies.
    var armOfFirst = Vector.zero
    var armOfSecond = Vector.zero
    /// The same in the coordinates of the bodies.
    var localArmOfFirst = Vector.zero
    var localArmOfSecond = Vector.zero
    var separation = 0.0
    var feature = 0
    /// The impulse along the normal, 0 or more, and across it.
    var impulse = 0.0
    var frictionImpulse = 0.0
    /// The speed at which the bodies separate after a collision.
    var bounceSpeed = 0.0
    /// The least separating speed in the current pass.
    var leastSpeed = 0.0
  }

  /// The identity of a contact from step to step.
  struct Key: Equatable {
    let group: Int
    let first: Int
    let second: Int
  }

  let key: Key
  /// The indexes of the shapes.
  var (firstShape, secondShape): (Int, Int)
  /// The indexes of the bodies.
  var (first, second): (Int, Int)
  var normal: Vector
  var count = 0
  var points = InlineArray<2, Point>(repeating: Point())
  var friction = 0.0
  /// Whether the shapes touch, according to the reported events.
  var isTouching = false
  /// Whether the shapes were close in the current step.
  var isCurrent = true
}

// MARK: - Preparation

extension Contact {
  /// The closing speed in points per second up to which a collision has no bounce: estimated.
  static var leastBouncingSpeed: Double { 20 }

  /// Sets the points from a manifold and keeps the impulses of points that remain.
  mutating func update(_ manifold: Manifold, _ bodies: [Body]) {
    let (old, oldCount) = (points, count)
    (normal, count, isCurrent) = (manifold.normal, manifold.count, true)
    friction = Self.friction(bodies[first], bodies[second])
    for index in 0..<count {
      points[index] = point(manifold.points[index], bodies)
      for oldIndex in 0..<oldCount where old[oldIndex].feature == points[index].feature {
        points[index].impulse = old[oldIndex].impulse
        points[index].frictionImpulse = old[oldIndex].frictionImpulse
      }
    }
  }

  /// Only items have friction and elasticity; boundaries use the item's values.
  private static func friction(_ first: Body, _ second: Body) -> Double {
    let product =
      (first.mass > 0 ? first.friction : second.friction)
      * (second.mass > 0 ? second.friction : first.friction)
    return product > 0 ? product.squareRoot() : 0
  }

  private func point(_ source: Manifold.Point, _ bodies: [Body]) -> Point {
    let (a, b) = (bodies[first], bodies[second])
    var point = Point()
    (point.armOfFirst, point.armOfSecond) = (source.position - a.position, source.position - b.position)
    point.localArmOfFirst = a.turn.inverted(of: point.armOfFirst)
    point.localArmOfSecond = b.turn.inverted(of: point.armOfSecond)
    (point.separation, point.feature) = (source.separation, source.feature)
    point.bounceSpeed = bounceSpeed(at: point, a, b)
    return point
  }

  /// The speed after a collision, computed from the closing speed at the moment when the surfaces meet.
  ///
  /// Under a constant acceleration, the square of the speed grows by twice the acceleration times the distance. With
  /// this correction, elastic collisions conserve energy although surfaces meet between two steps.
  private func bounceSpeed(at point: Point, _ a: Body, _ b: Body) -> Double {
    let elasticity = max(a.elasticity, b.elasticity)
    guard elasticity > 0 else { return 0 }
    let velocityOfFirst = a.start.velocity + point.armOfFirst.perpendicular * a.start.angularVelocity
    let velocityOfSecond = b.start.velocity + point.armOfSecond.perpendicular * b.start.angularVelocity
    let closingSpeed = (velocityOfFirst - velocityOfSecond).dot(normal)
    let closingAcceleration = (a.acceleration - b.acceleration).dot(normal)
    guard closingSpeed > 0 else { return 0 }
    let speed = max(closingSpeed * closingSpeed + 2 * closingAcceleration * point.separation, 0).squareRoot()
    return speed > Self.leastBouncingSpeed ? elasticity * speed : 0
  }

  /// Whether the contact pushes the bodies apart.
  var pushes: Bool {
    for index in 0..<count where points[index].impulse > 0 { return true }
    return false
  }

  /// The least distance between the surfaces.
  var separation: Double {
    var result = Double.infinity
    for index in 0..<count { result = min(result, points[index].separation) }
    return result
  }

  /// Whether the bodies bounce off each other in the current step.
  var bounces: Bool {
    for index in 0..<count where points[index].impulse > 0 && points[index].bounceSpeed > 0 { return true }
    return false
  }
}
