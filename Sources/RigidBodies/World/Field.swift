import MotionCore

/// A field of forces.
///
/// Lengths are in points. The units of strengths are estimated. A gravity of strength 1 accelerates by 1000 points per
/// second squared. Other forces of strength 1 are as strong as a push of magnitude 1, or 1 per point or point per second.
package struct Field {
  package enum Kind {
    case linearGravity, radialGravity, spring, drag, velocity, vortex, electric, magnetic, noise, turbulence
  }

  package let kind: Kind
  package var position = Vector.zero
  package var direction = Vector.zero
  package var strength = 1.0
  /// The exponent with which the strength decreases with the distance.
  package var falloff = 0.0
  /// The distance below which the strength doesn't increase.
  package var minimumRadius = 1e-3
  /// The size of the noise's smooth areas, 0…1.
  package var smoothness = 0.0
  /// The rate at which noise changes, per second.
  package var animationSpeed = 0.0

  package init(_ kind: Kind) { self.kind = kind }
}

/// The properties of a body that a field acts on.
package struct FieldSample {
  package let position: Vector
  package let velocity: Vector
  package let mass: Double
  package let charge: Double
  /// The time in seconds since the simulation began.
  package let time: Double

  package init(position: Vector, velocity: Vector, mass: Double, charge: Double, time: Double) {
    (self.position, self.velocity, self.mass, self.charge, self.time) = (
      position, velocity, mass, charge, time
    )
  }
}

/// The accelerations and forces of fields and behaviors with a strength of 1.
package enum ForceUnits {
  /// The acceleration by gravity of magnitude 1, in points per second squared (UIGravityBehavior's documentation).
  package static var gravity: Double { 1000 }
  /// The force of a push of magnitude 1, which accelerates 100 × 100 points of density 1 by 100 points per second squared
  /// (UIPushBehavior's documentation).
  package static var push: Double { 100 }
}

extension Field {
  /// Returns the force on a body.
  ///
  /// The velocity field has none; it sets the velocity.
  package func force(on sample: FieldSample) -> Vector {
    let offset = position - sample.position
    switch kind {
    case .linearGravity: return direction * (ForceUnits.gravity * strength * sample.mass)
    case .radialGravity: return pull(offset) * (ForceUnits.gravity * sample.mass)
    case .spring: return offset * (strength * decrease(offset.length))
    case .drag: return sample.velocity * -strength
    case .velocity: return .zero
    case .vortex: return pull(offset).perpendicular * (-ForceUnits.gravity * sample.mass)
    case .electric: return pull(offset) * (ForceUnits.push * sample.charge)
    case .magnetic:
      return sample.velocity.perpendicular * (strength * sample.charge * decrease(offset.length))
    case .noise: return noise(at: sample) * (ForceUnits.push * strength)
    case .turbulence: return noise(at: sample) * (strength * sample.velocity.length)
    }
  }

  private func pull(_ offset: Vector) -> Vector {
    (offset.direction ?? .zero) * (strength * decrease(offset.length))
  }

  /// The strength at a distance, as a fraction of the strength at the minimum radius.
  private func decrease(_ distance: Double) -> Double {
    guard falloff != 0, minimumRadius > 0, distance > minimumRadius else { return 1 }
    return Elementary.exp(-falloff * Elementary.log(distance / minimumRadius))
  }

  private func noise(at sample: FieldSample) -> Vector {
    let size = 10 + 190 * min(max(smoothness, 0), 1)
    return ValueNoise.vector(at: sample.position / size, time: sample.time * animationSpeed)
  }
}

/// Smooth pseudorandom vectors that depend on position and time.
private enum ValueNoise {
  /// Returns a vector with components in −1…1, interpolated between those of the surrounding whole coordinates.
  static func vector(at position: Vector, time: Double) -> Vector {
    let limit = 1e9
    guard abs(position.x) < limit, abs(position.y) < limit, abs(time) < limit else { return .zero }
    let low = (position.x.rounded(.down), position.y.rounded(.down), time.rounded(.down))
    let share = (smooth(position.x - low.0), smooth(position.y - low.1), smooth(time - low.2))
    var result = Vector.zero
    for corner in 0..<8 {
      let (dx, dy, dt) = (corner & 1, corner >> 1 & 1, corner >> 2)
      let weight =
        (dx == 1 ? share.0 : 1 - share.0) * (dy == 1 ? share.1 : 1 - share.1)
        * (dt == 1 ? share.2 : 1 - share.2)
      result += random(Int(low.0) + dx, Int(low.1) + dy, Int(low.2) + dt) * weight
    }
    return result
  }

  private static func smooth(_ share: Double) -> Double { share * share * (3 - 2 * share) }

  /// The finalizer of SplitMix64, applied to a combination of the coordinates.
  private static func random(_ x: Int, _ y: Int, _ t: Int) -> Vector {
    var bits = UInt64(bitPattern: Int64(x)) &* 0x9e37_79b9_7f4a_7c15
    bits = (bits ^ UInt64(bitPattern: Int64(y))) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ bits >> 29 ^ UInt64(bitPattern: Int64(t))) &* 0x94d0_49bb_1331_11eb
    bits = (bits ^ bits >> 30) &* 0xbf58_476d_1ce4_e5b9
    bits ^= bits >> 31
    func unit(_ bits: UInt64) -> Double { Double(bits & 0xffff_ffff) / 0xffff_ffff * 2 - 1 }
    return Vector(unit(bits), unit(bits >> 32))
  }
}
