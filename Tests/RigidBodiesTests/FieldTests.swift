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
