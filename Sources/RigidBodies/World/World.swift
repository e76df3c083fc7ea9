/// Rigid bodies in the plane, with the shapes that collide and the joints that connect them.
///
/// The same calls always give the same motion. Time advances only with ``advance(by:)``, which allocates no memory once
/// its arrays have grown. To change the structure, build a new world and let it adopt the contacts of the old one.
///
/// Each step solves contacts and joints by sequential impulses, after Erin Catto's Box2D.
package struct World {
  /// The bodies. Body 0 is the ground, which never moves.
  package var bodies = [Body()]
  package private(set) var shapes: [Shape] = []
  package var joints: [Joint] = []
  /// The beginnings and ends of contacts in the last step.
  package private(set) var contactEvents: [ContactEvent] = []
  /// The seconds since the world was created.
  package private(set) var time = 0.0

  private var corners = CornerStore()
  private var groups: [CollisionGroup] = []
  private var contacts: [Contact] = []
  private var constraints: [Constraint] = []

  /// Creates a world with the ground only.
  ///
  /// - Parameter time: The time in seconds since the first of the worlds that successively replaced each other.
  package init(time: Double = 0) { self.time = time }
}

/// Shapes that collide with each other or with boundaries.
package struct CollisionGroup {
  /// A number that identifies the group when the world is rebuilt.
  package let identifier: Int
  /// The indexes of the shapes.
  package let members: [Int]
  /// Whether members collide with each other.
  package let joinsMembers: Bool
  /// The indexes of the boundaries with which members collide.
  package let boundaries: Range<Int>

  package init(identifier: Int, members: [Int], joinsMembers: Bool, boundaries: Range<Int>) {
    (self.identifier, self.members) = (identifier, members)
    (self.joinsMembers, self.boundaries) = (joinsMembers, boundaries)
  }
}

/// The beginning or the end of a contact.
package struct ContactEvent {
  package let hasBegun: Bool
  /// The identifier of the group.
  package let group: Int
  /// The identifiers of the shapes. The second one can be a boundary's.
  package let first: Int
  package let second: Int
  /// A point of the contact.
  package let position: Vector
}

// MARK: - Building

extension World {
  /// Adds a body and returns its index.
  package mutating func add(_ body: Body) -> Int {
    bodies.append(body)
    return bodies.count - 1
  }

  /// Adds a shape of a body and returns its index; nil for an outline without an area.
  package mutating func addShape(_ outline: BodyOutline, to body: Int, identifier: Int) -> Int? {
    guard outline.isSolid else { return nil }
    switch outline {
    case .circle(let center, let radius):
      shapes.append(
        Shape(body: body, identifier: identifier, corners: 0..<0, localCenter: center, radius: radius))
    case .polygon(let polygon): append(polygon, to: body, identifier)
    }
    return shapes.count - 1
  }

  /// Adds a boundary of the ground between two points; a boundary without a length is ignored.
  package mutating func addBoundary(from start: Vector, to end: Vector, identifier: Int) {
    guard start.isFinite, end.isFinite, (end - start).direction != nil else { return }
    append([start, end], to: 0, identifier)
  }

  private mutating func append(_ polygon: [Vector], to body: Int, _ identifier: Int) {
    shapes.append(
      Shape(
        body: body, identifier: identifier, corners: corners.append(polygon), localCenter: .zero, radius: 0))
  }

  package mutating func add(_ group: CollisionGroup) { groups.append(group) }

  /// Takes over the contacts of another world between shapes with the same identifiers.
  package mutating func adoptContacts(of other: World) {
    var indexes: [Int: Int] = [:]
    for (index, shape) in shapes.enumerated() { indexes[shape.identifier] = index }
    let identifiers = Set(groups.map(\.identifier))
    contacts = other.contacts.compactMap { contact in
      guard identifiers.contains(contact.key.group), let first = indexes[contact.key.first],
        let second = indexes[contact.key.second]
      else { return nil }
      var contact = contact
      (contact.firstShape, contact.secondShape) = (first, second)
      (contact.first, contact.second) = (shapes[first].body, shapes[second].body)
      return contact
    }
  }

  /// Calls a closure with the group and the shapes of each contact that has begun and not ended, by identifier.
  package func forEachContact(_ body: (_ group: Int, _ first: Int, _ second: Int) -> Void) {
    for contact in contacts where contact.isTouching {
      body(contact.key.group, contact.key.first, contact.key.second)
    }
  }
}

// MARK: - Forces

extension World {
  /// Adds a force for the next step.
  ///
  /// - Parameters:
  ///   - force: The force, in mass · points per second squared.
  ///   - index: The index of a body.
  ///   - arm: The offset of the point of application from the center, in the body's coordinates.
  package mutating func addForce(_ force: Vector, to index: Int, at arm: Vector = .zero) {
    bodies[index].force += force
    if arm != .zero { bodies[index].torque += bodies[index].turn.applied(to: arm).cross(force) }
  }

  /// Applies an impulse immediately, in mass · points per second.
  package mutating func addImpulse(_ impulse: Vector, to index: Int, at arm: Vector = .zero) {
    bodies[index].push(impulse, at: bodies[index].turn.applied(to: arm))
    bodies[index].wake()
  }
}

// MARK: - Rest

extension World {
  /// The speed below which a body counts as resting, in points per second: estimated, 0.01 m/s at 150 points per
  /// meter.
  private static var restingSpeed: Double { 1.5 }
  /// The same for turning, in radians per second: estimated, 2° per second.
  private static var restingAngularSpeed: Double { 0.035 }
  /// The seconds after which a resting world is at rest: estimated.
  private static var timeToRest: Double { 0.5 }

  /// Whether all bodies have been resting for half a second.
  package var isAtRest: Bool {
    bodies.allSatisfy { !$0.isMovable || $0.restTime >= Self.timeToRest }
  }

  /// Stops all bodies.
  package mutating func stop() {
    for index in bodies.indices { (bodies[index].velocity, bodies[index].angularVelocity) = (.zero, 0) }
  }

  /// Lets all bodies count as moving.
  package mutating func wake() {
    for index in bodies.indices { bodies[index].wake() }
  }

  private mutating func updateRestTimes(_ duration: Double) {
    for index in bodies.indices where bodies[index].isMovable {
      let body = bodies[index]
      let isResting =
        body.velocity.length < Self.restingSpeed && abs(body.angularVelocity) < Self.restingAngularSpeed
      bodies[index].restTime = isResting ? body.restTime + duration : 0
    }
  }
}

// MARK: - Advancing

extension World {
  private static var velocityPasses: Int { 10 }
  private static var bouncePasses: Int { 4 }
  private static var positionPasses: Int { 3 }

  /// Advances time by a step of constant forces, in seconds.
  package mutating func advance(by duration: Double) {
    contactEvents.removeAll(keepingCapacity: true)
    for index in bodies.indices { bodies[index].accelerate(duration) }
    for index in joints.indices { applySprings(index, duration) }
    findContacts(duration)
    solveVelocities(duration)
    for index in bodies.indices { bodies[index].move(duration) }
    solveBounces()
    correctPositions(duration)
    reportContacts()
    updateRestTimes(duration)
    time += duration
  }

  private mutating func applySprings(_ index: Int, _ duration: Double) {
    let joint = joints[index]
    guard joint.isSpring else { return }
    constrain(joint.first, joint.second)
    joint.applySprings(duration: duration, &bodies)
  }

  private mutating func constrain(_ first: Int, _ second: Int) {
    bodies[first].isConstrained = true
    bodies[second].isConstrained = true
  }

  private mutating func solveVelocities(_ duration: Double) {
    collectConstraints(duration)
    for index in constraints.indices {
      let constraint = constraints[index]
      constraints[index].impulse = joints[constraint.joint].impulses[constraint.number]
      constraint.apply(constraints[index].impulse, &bodies)
    }
    for index in contacts.indices {
      contacts[index].preventOverlap(duration: duration)
      contacts[index].warmStart(&bodies)
    }
    for _ in 0..<Self.velocityPasses {
      for index in constraints.indices { constraints[index].solve(&bodies) }
      for index in contacts.indices { contacts[index].solveFriction(&bodies) }
      for index in contacts.indices { contacts[index].solveSeparation(&bodies) }
    }
    for constraint in constraints {
      joints[constraint.joint].impulses[constraint.number] = constraint.impulse
      if constraint.impulse != 0 { constrain(constraint.first, constraint.second) }
    }
    for contact in contacts where contact.pushes { constrain(contact.first, contact.second) }
  }

  private mutating func collectConstraints(_ duration: Double) {
    constraints.removeAll(keepingCapacity: true)
    for index in joints.indices {
      joints[index].addConstraints(index: index, duration: duration, bodies, to: &constraints)
    }
  }

  /// Makes bodies bounce off each other, after they have moved until they touch.
  private mutating func solveBounces() {
    guard contacts.contains(where: \.bounces) else { return }
    for index in contacts.indices { contacts[index].requestBounce() }
    for _ in 0..<Self.bouncePasses {
      for index in constraints.indices { constraints[index].solve(&bodies) }
      for index in contacts.indices { contacts[index].solveSeparation(&bodies) }
    }
  }

  private mutating func correctPositions(_ duration: Double) {
    for _ in 0..<Self.positionPasses {
      collectConstraints(duration)
      for constraint in constraints { constraint.correctPositions(&bodies) }
      for contact in contacts { contact.separate(&bodies) }
    }
  }
}

// MARK: - Contacts

extension World {
  /// The distance in points beyond which a contact has ended. It keeps resting bodies from reporting new contacts.
  private static var endingDistance: Double { 0.5 }

  private mutating func findContacts(_ duration: Double) {
    placeShapes(duration)
    for index in contacts.indices { contacts[index].isCurrent = false }
    var expected = 0
    for group in groups.indices {
      for position in groups[group].members.indices { findContacts(group, position, &expected) }
    }
    for index in contacts.indices where !contacts[index].isCurrent { contacts[index].count = 0 }
  }

  /// Finds the contacts of a group's member with later members and with boundaries.
  private mutating func findContacts(_ group: Int, _ position: Int, _ expected: inout Int) {
    let shape = groups[group].members[position]
    if groups[group].joinsMembers {
      for other in position + 1..<groups[group].members.count {
        findContact(group, shape, groups[group].members[other], &expected)
      }
    }
    for boundary in groups[group].boundaries { findContact(group, shape, boundary, &expected) }
  }

  private mutating func findContact(_ group: Int, _ first: Int, _ second: Int, _ expected: inout Int) {
    let (a, b) = (shapes[first], shapes[second])
    guard a.body != b.body, a.mayTouch(b), bodies[a.body].isMovable || bodies[b.body].isMovable,
      let manifold = corners.manifold(a, b, margin: a.reach + b.reach)
    else { return }
    let key = Contact.Key(group: groups[group].identifier, first: a.identifier, second: b.identifier)
    let index = indexOfContact(key, expected: expected) ?? contacts.endIndex
    if index == contacts.endIndex {
      contacts.append(
        Contact(
          key: key, firstShape: first, secondShape: second, first: a.body, second: b.body,
          normal: manifold.normal))
    }
    contacts[index].update(manifold, bodies)
    expected = index + 1
  }

  /// Returns the index of a contact. Contacts are mostly found in the order of the previous step.
  private func indexOfContact(_ key: Contact.Key, expected: Int) -> Int? {
    if expected < contacts.count, contacts[expected].key == key { return expected }
    return contacts.firstIndex { $0.key == key }
  }

  private mutating func placeShapes(_ duration: Double) {
    for index in shapes.indices {
      let (shape, body) = (shapes[index], bodies[shapes[index].body])
      if shape.isCircle {
        let center = body.position + body.turn.applied(to: shape.localCenter)
        shapes[index].center = center
        (shapes[index].low, shapes[index].high) = (center - shape.radius, center + shape.radius)
      } else {
        (shapes[index].low, shapes[index].high) = corners.place(shape.corners, at: body.position, body.turn)
      }
      shapes[index].reach = body.reach(duration, size: (shapes[index].high - shapes[index].low).length)
    }
  }

  /// Reports contacts that began or ended, and removes those that are over.
  private mutating func reportContacts() {
    for index in contacts.indices {
      if !contacts[index].isTouching, contacts[index].pushes || contacts[index].separation <= 0 {
        contacts[index].isTouching = true
        report(contacts[index])
      } else if contacts[index].isTouching, contacts[index].separation > Self.endingDistance {
        contacts[index].isTouching = false
        report(contacts[index])
      }
      contacts[index].forgetCollision()
    }
    contacts.removeAll { !$0.isCurrent && !$0.isTouching }
  }

  private mutating func report(_ contact: Contact) {
    let body = bodies[contact.first]
    let arm = body.turn.applied(to: contact.points[0].localArmOfFirst)
    contactEvents.append(
      ContactEvent(
        hasBegun: contact.isTouching, group: contact.key.group, first: contact.key.first,
        second: contact.key.second, position: body.position + arm))
  }
}
