import RigidBodies
import Testing

struct FieldTests {
  private func sample(_ position: Vector, velocity: Vector = .zero, charge: Double = 0) -> FieldSample {
    FieldSample(position: position, velocity: velocity, mass: 2, charge: charge, time: 0)
  }

  @Test func `forces point in the directions of their fields`() {
    var radial = Field(.radialGravity)
    (radial.position, radial.falloff, radial.minimumRadius) = (Vector(100, 0), 2, 10)
    #expect(radial.force(on: sample(.zero)).x > 0)
    // At twice the distance, the inverse square is a quarter.
    let near = radial.force(on: sample(Vector(80, 0))).x
    let far = radial.force(on: sample(Vector(60, 0))).x
    #expect(abs(near / far - 4) < 1e-9)
    // The minimum radius limits the force.
    #expect(radial.force(on: sample(Vector(95, 0))) == radial.force(on: sample(Vector(91, 0))))
    #expect(radial.force(on: sample(Vector(100, 0))) == .zero)
    #expect(Field(.drag).force(on: sample(.zero, velocity: Vector(3, 4))) == Vector(-3, -4))
    #expect(Field(.spring).force(on: sample(Vector(3, 4))) == Vector(-3, -4))
    #expect(Field(.vortex).force(on: sample(Vector(3, 4))).dot(Vector(3, 4)) == 0)
    #expect(Field(.electric).force(on: sample(Vector(3, 4))) == .zero)
    let magnetic = Field(.magnetic).force(on: sample(.zero, velocity: Vector(3, 4), charge: 2))
    #expect(magnetic.dot(Vector(3, 4)) == 0 && abs(magnetic.length - 10) < 1e-12)
  }

  @Test func `noise is smooth, bounded and always the same`() {
    var noise = Field(.noise)
    noise.smoothness = 0.5
    for index in 0..<100 {
      let place = Vector(Double(index) * 7.3, Double(index) * -3.1)
      let force = noise.force(on: sample(place))
      #expect(force == noise.force(on: sample(place)) && force.length <= 142)
      #expect((noise.force(on: sample(place + 0.001)) - force).length < 0.05)
    }
    #expect(noise.force(on: sample(Vector(.infinity, 0))) == .zero)
    #expect(Field(.turbulence).force(on: sample(Vector(5, 5))) == .zero)
  }
}

extension FieldTests {
  /// The sample is at (6, 8), so its distance from the field's center is 10, twice the minimum radius.
  private func force(
    _ kind: Field.Kind, falloff: Double = 2, minimumRadius: Double = 5, charge: Double = 7
  ) -> Vector {
    var field = Field(kind)
    (field.strength, field.falloff, field.minimumRadius) = (3, falloff, minimumRadius)
    (field.direction, field.position) = (Vector(0.5, -2), Vector(1, 2))
    return field.force(
      on: FieldSample(
        position: Vector(7, 10), velocity: Vector(3, -4), mass: 2, charge: charge, time: 0))
  }

  // At twice the minimum radius, a falloff of 2 leaves a quarter of the strength: 0.75.
  @Test(
    arguments: [
      (.linearGravity, 3000, -12_000), (.radialGravity, -0.6 * 0.75 * 2000, -0.8 * 0.75 * 2000),
      (.spring, -6 * 0.75, -8 * 0.75), (.drag, -9, 12), (.velocity, 0, 0),
      (.vortex, -0.8 * 0.75 * 2000, 0.6 * 0.75 * 2000), (.electric, -0.6 * 0.75 * 700, -0.8 * 0.75 * 700),
      (.magnetic, 4 * 0.75 * 7, 3 * 0.75 * 7),
    ] as [(Field.Kind, Double, Double)])
  func `each field has its own force`(_ kind: Field.Kind, _ x: Double, _ y: Double) {
    #expect((force(kind) - Vector(x, y)).length < 1e-9)
  }

  @Test func `the strength decreases only beyond the minimum radius, by the exponent`() {
    #expect((force(.spring, falloff: 0) - Vector(-18, -24)).length < 1e-9)
    #expect((force(.spring, minimumRadius: 10) - Vector(-18, -24)).length < 1e-9)
    #expect((force(.spring, minimumRadius: 20) - Vector(-18, -24)).length < 1e-9)
    #expect((force(.spring, minimumRadius: 0) - Vector(-18, -24)).length < 1e-9)
    #expect((force(.spring, falloff: 1) - Vector(-9, -12)).length < 1e-9)
    #expect((force(.spring, falloff: -1) - Vector(-36, -48)).length < 1e-9)
    #expect((force(.spring, falloff: 1, minimumRadius: 0.5) - Vector(-0.9, -1.2)).length < 1e-9)
  }

  @Test func `a new field has a strength of 1 that doesn't decrease`() {
    let field = Field(.spring)
    #expect(field.strength == 1 && field.falloff == 0 && field.minimumRadius == 1e-3)
    #expect(field.smoothness == 0 && field.animationSpeed == 0)
    #expect(field.position == .zero && field.direction == .zero)
    #expect(ForceUnits.gravity == 1000 && ForceUnits.push == 100)
  }

  /// The values are those of the same functions in another language.
  @Test(arguments: [
    (0, 25, -13, 0, 0, -0.11256339816389682, 0.039683029139340686),
    (-1, 25, -13, 0, 0, -0.11256339816389682, 0.039683029139340686),
    (0.5, 40, 70, 0.25, 3, 0.08631764514996058, -0.3362426729333553),
    (1, -350, 90, 2, 0.4, 0.45033753582997416, 0.5958145084284624),
    (2, -350, 90, 2, 0.4, 0.45033753582997416, 0.5958145084284624),
  ])
  func `noise depends on the place and the time`(
    _ smoothness: Double, _ px: Double, _ py: Double, _ time: Double, _ speed: Double, _ x: Double,
    _ y: Double
  ) {
    var noise = Field(.noise)
    var turbulence = Field(.turbulence)
    (noise.smoothness, noise.animationSpeed, noise.strength) = (smoothness, speed, 2)
    (turbulence.smoothness, turbulence.animationSpeed, turbulence.strength) = (smoothness, speed, 2)
    let sample = FieldSample(
      position: Vector(px, py), velocity: Vector(3, 4), mass: 1, charge: 0, time: time)
    #expect((noise.force(on: sample) / 200 - Vector(x, y)).length < 1e-12)
    #expect((turbulence.force(on: sample) / 10 - Vector(x, y)).length < 1e-12)
  }
}
