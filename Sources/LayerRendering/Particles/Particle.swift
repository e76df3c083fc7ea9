import MotionCore

/// A particle with the values that it got at its birth; everything else follows from its age.
struct Particle {
  /// Where it is born, in the layer's space with depth.
  var origin: SIMD3<Double>
  /// In points per second of its cell's time.
  var velocity: SIMD3<Double>
  var acceleration: SIMD3<Double>
  /// In seconds of its cell's time.
  var lifetime: Double
  var scale: Double
  var scaleSpeed: Double
  /// In radians per second.
  var spin: Double
  /// Encoded sRGB and alpha, not premultiplied.
  var color: SIMD4<Double>
  var colorSpeed: SIMD4<Double>
}

extension Particle {
  /// Gives birth to a particle of a kind.
  ///
  /// Each value has a random number of its own, so that changing one range changes no other value.
  ///
  /// - Parameters:
  ///   - place: Where, and which way a longitude of 0 leads.
  ///   - tint: What its colour is multiplied by: that of the particle that emits it.
  init(
    _ kind: ParticleKind, at place: EmissionPlace, tint: SIMD4<Double>, random: ParticleRandom
  ) {
    origin = place.position
    lifetime = kind.lifetime.value(random.deviation(3))
    velocity = place.direction(
      longitude: kind.longitude.value(random.deviation(4)), latitude: kind.latitude)
    velocity *= kind.velocity.value(random.deviation(5))
    acceleration = kind.acceleration
    scale = kind.scale.value(random.deviation(6))
    scaleSpeed = kind.scaleSpeed
    spin = kind.spin.value(random.deviation(7))
    let deviations = SIMD4(
      random.deviation(8), random.deviation(9), random.deviation(10), random.deviation(11))
    color = (kind.color + kind.colorRange * deviations) * tint
    colorSpeed = kind.colorSpeed * tint
  }

  /// Where it is at an age.
  func position(atAge age: Double) -> SIMD3<Double> {
    origin + (velocity + acceleration * (age / 2)) * age
  }

  /// Which way it flies at an age: what it emits then takes that for a longitude of 0.
  func place(atAge age: Double) -> EmissionPlace {
    let velocity = velocity + acceleration * age
    return EmissionPlace(position: position(atAge: age), heading: velocity)
  }

  func scale(atAge age: Double) -> Double { scale + scaleSpeed * age }

  /// The colour at an age, each component brought into 0…1.
  func color(atAge age: Double) -> SIMD4<Double> {
    var shown = color + colorSpeed * age
    shown.replace(with: 0, where: .!(shown .> 0))
    shown.replace(with: 1, where: shown .> 1)
    return shown
  }
}
