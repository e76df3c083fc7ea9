import MotionCore

/// A place where a particle is born, and the direction that its cell's angles are counted from.
struct EmissionPlace {
  var position: SIMD3<Double>
  /// In the plane, from x toward y.
  var longitude: Double
  /// Out of the plane, toward greater z.
  var latitude = 0.0

  init(position: SIMD3<Double>, longitude: Double = 0) {
    self.position = position
    self.longitude = longitude
  }

  /// A place whose directions are counted from that of a vector; from x where the vector has none.
  init(position: SIMD3<Double>, heading: SIMD3<Double>) {
    self.position = position
    let flat = (heading.x * heading.x + heading.y * heading.y).squareRoot()
    longitude = flat > 0 ? Elementary.atan2(heading.y, heading.x) : 0
    latitude = heading.z == 0 ? 0 : Elementary.atan2(heading.z, flat)
  }

  /// The vector of length 1 in a direction.
  func direction(longitude: Double, latitude: Double) -> SIMD3<Double> {
    let around = Elementary.sinCos(self.longitude + longitude)
    let upward = Elementary.sinCos(self.latitude + latitude)
    return SIMD3(upward.cos * around.cos, upward.cos * around.sin, upward.sin)
  }
}
