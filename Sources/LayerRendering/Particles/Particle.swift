import MotionCore

/// A particle's values at its birth, from which its state at any age follows.
struct Particle {
  /// The position at birth, in the layer's space, including depth.
  var origin: SIMD3<Double>
  /// The velocity at birth, in points per second of the cell's time.
  var velocity: SIMD3<Double>
  var acceleration: SIMD3<Double>
  /// The lifetime, in seconds of the cell's time.
  var lifetime: Double
  var scale: Double
  var scaleSpeed: Double
  /// The angular velocity, in radians per second.
  var spin: Double
  /// Encoded sRGB and alpha, not premultiplied.
  var color: SIMD4<Double>
  var colorSpeed: SIMD4<Double>
}

extension Particle {
  /// Creates a particle of a kind.
  ///
  /// Each value uses a different random number, so that changing one range doesn't change any other value.
  ///
  /// - Parameters:
  ///   - point: The position and the direction of a longitude of 0.
  ///   - tint: The color of the emitting particle, which the color is multiplied by.
  init(
    _ kind: ParticleKind, at point: EmissionPoint, tint: SIMD4<Double>, random: ParticleRandom
  ) {
    origin = point.position
    lifetime = kind.lifetime.value(random.deviation(3))
    velocity = point.direction(
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

  /// The position at an age.
  func position(atAge age: Double) -> SIMD3<Double> {
    origin + (velocity + acceleration * (age / 2)) * age
  }

  /// The emission point for particles that this one emits at an age: a longitude of 0 is its direction of flight.
  func emissionPoint(atAge age: Double) -> EmissionPoint {
    let velocity = velocity + acceleration * age
    return EmissionPoint(position: position(atAge: age), heading: velocity)
  }

  func scale(atAge age: Double) -> Double { scale + scaleSpeed * age }

  /// The color at an age, with each component clamped to 0…1.
  func color(atAge age: Double) -> SIMD4<Double> {
    var result = color + colorSpeed * age
    result.replace(with: 0, where: .!(result .> 0))
    result.replace(with: 1, where: result .> 1)
    return result
  }
}
