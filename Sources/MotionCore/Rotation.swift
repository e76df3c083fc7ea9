/// Three perpendicular unit rows: where a rotation takes the x, y and z axes.
struct Rotation {
  var x: SIMD3<Double>
  var y: SIMD3<Double>
  var z: SIMD3<Double>

  static let identity = Rotation(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), z: SIMD3(0, 0, 1))
}

// MARK: - Euler angles

extension Rotation {
  /// The rotation about x, then about y, then about z, by angles in radians; each turns the next axis in
  /// x-y-z order toward the one after it.
  init(eulerAngles angles: SIMD3<Double>) {
    // Most layers lie flat: no rotation, or one about z.
    guard angles.x != 0 || angles.y != 0 else {
      self = Rotation(aboutZ: angles.z)
      return
    }
    let (sx, cx) = Elementary.sinCos(angles.x)
    let (sy, cy) = Elementary.sinCos(angles.y)
    let (sz, cz) = Elementary.sinCos(angles.z)
    x = SIMD3(cy * cz, cy * sz, -sy)
    y = SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy)
    z = SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
  }

  private init(aboutZ angle: Double) {
    let (sine, cosine) = angle == 0 ? (0, 1) : Elementary.sinCos(angle)
    x = SIMD3(cosine, sine, 0)
    y = SIMD3(-sine, cosine, 0)
    z = SIMD3(0, 0, 1)
  }

  /// The angles of ``init(eulerAngles:)``, y in ±π/2; where y is a quarter turn, z is taken as 0.
  var eulerAngles: SIMD3<Double> {
    let cosine = (x.x * x.x + x.y * x.y).squareRoot()
    let aboutY = Elementary.atan2(-x.z, cosine)
    guard cosine > 1e-12 else { return SIMD3(Elementary.atan2(-z.y, y.y), aboutY, 0) }
    return SIMD3(Elementary.atan2(y.z, z.z), aboutY, Elementary.atan2(x.y, x.x))
  }
}

// MARK: - Quaternions

/// A unit quaternion; `vector` is the axis times the sine of half the angle, in x, y, z, and w its cosine.
struct Quaternion {
  var vector: SIMD4<Double>

  /// The quaternion of a rotation, from whichever component is largest, so that no digits are lost.
  init(_ rotation: Rotation) {
    let (x, y, z) = (rotation.x, rotation.y, rotation.z)
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      vector = SIMD4((y.z - z.y) / s, (z.x - x.z) / s, (x.y - y.x) / s, s / 4)
    } else if x.x > y.y, x.x > z.z {
      let s = (1 + x.x - y.y - z.z).squareRoot() * 2
      vector = SIMD4(s / 4, (x.y + y.x) / s, (z.x + x.z) / s, (y.z - z.y) / s)
    } else if y.y > z.z {
      let s = (1 + y.y - x.x - z.z).squareRoot() * 2
      vector = SIMD4((x.y + y.x) / s, s / 4, (y.z + z.y) / s, (z.x - x.z) / s)
    } else {
      let s = (1 + z.z - x.x - y.y).squareRoot() * 2
      vector = SIMD4((z.x + x.z) / s, (y.z + z.y) / s, s / 4, (x.y - y.x) / s)
    }
  }

  init(vector: SIMD4<Double>) { self.vector = vector }

  /// Returns the rotation at a fraction of the shorter way to another one, at constant angular speed.
  func interpolated(to other: Quaternion, at fraction: Double) -> Quaternion {
    var target = other.vector
    var cosine = (vector * target).sum()
    if cosine < 0 {
      target = -target
      cosine = -cosine
    }
    let angle = Elementary.acos(cosine)
    let sine = Elementary.sin(angle)
    // So close that the arc is its chord.
    guard sine > 1e-6 else {
      let mixed = vector + (target - vector) * fraction
      return Quaternion(vector: mixed / (mixed * mixed).sum().squareRoot())
    }
    let from = Elementary.sin((1 - fraction) * angle) / sine
    let to = Elementary.sin(fraction * angle) / sine
    return Quaternion(vector: vector * from + target * to)
  }

  var rotation: Rotation {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
    return Rotation(
      x: SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      y: SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      z: SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)))
  }
}
