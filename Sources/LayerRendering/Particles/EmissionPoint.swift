import MotionCore

/// A point where a particle is emitted, and the direction that its cell's angles are relative to.
struct EmissionPoint {
  var position: SIMD3<Double>
  /// The direction in the plane, from x toward y, in radians.
  var longitude: Double
  /// The direction out of the plane, toward greater z, in radians.
  var latitude = 0.0

  init(position: SIMD3<Double>, longitude: Double = 0) {
    self.position = position
    self.longitude = longitude
  }

  /// Creates a point whose angles are relative to the direction of a vector, or to the x axis for a zero vector.
  init(position: SIMD3<Double>, heading: SIMD3<Double>) {
    self.position = position
    let flat = (heading.x * heading.x + heading.y * heading.y).squareRoot()
    longitude = flat > 0 ? Elementary.atan2(heading.y, heading.x) : 0
    latitude = heading.z == 0 ? 0 : Elementary.atan2(heading.z, flat)
  }

  /// The unit vector in a direction relative to the point's.
  func direction(longitude: Double, latitude: Double) -> SIMD3<Double> {
    let inPlane = Elementary.sinCos(self.longitude + longitude)
    let outOfPlane = Elementary.sinCos(self.latitude + latitude)
    return SIMD3(outOfPlane.cos * inPlane.cos, outOfPlane.cos * inPlane.sin, outOfPlane.sin)
  }
}
