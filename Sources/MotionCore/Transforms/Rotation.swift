/// Three perpendicular unit rows: where a rotation takes the x, y and z axes.
public struct Rotation: Hashable, Sendable {
  /// Where the x axis goes.
  public var x: SIMD3<Double>
  /// Where the y axis goes.
  public var y: SIMD3<Double>
  /// Where the z axis goes.
  public var z: SIMD3<Double>

  /// Creates a rotation of its rows; they aren't made perpendicular or of unit length.
  public init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// No rotation.
  public static let identity = Rotation(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), z: SIMD3(0, 0, 1))
}

// MARK: - Euler angles

extension Rotation {
  /// The rotation about x, then about y, then about z, by angles in radians; each turns the next axis in
  /// x-y-z order toward the one after it.
  public init(eulerAngles angles: SIMD3<Double>) {
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

  /// The rotation about z by an angle in radians; a positive angle turns x toward y.
  public init(aboutZ angle: Double) {
    let (sine, cosine) = angle == 0 ? (0, 1) : Elementary.sinCos(angle)
    x = SIMD3(cosine, sine, 0)
    y = SIMD3(-sine, cosine, 0)
    z = SIMD3(0, 0, 1)
  }

  /// The angles of ``init(eulerAngles:)``, y in ±π/2; where y is a quarter turn, z is taken as 0.
  public var eulerAngles: SIMD3<Double> {
    let cosine = (x.x * x.x + x.y * x.y).squareRoot()
    let aboutY = Elementary.atan2(-x.z, cosine)
    guard cosine > 1e-12 else { return SIMD3(Elementary.atan2(-z.y, y.y), aboutY, 0) }
    return SIMD3(Elementary.atan2(y.z, z.z), aboutY, Elementary.atan2(x.y, x.x))
  }
}
