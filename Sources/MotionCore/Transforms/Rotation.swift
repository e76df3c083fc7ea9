/// A rotation as three perpendicular unit rows: the images of the x, y and z axes.
public struct Rotation: Hashable, Sendable {
  /// The image of the x axis.
  public var x: SIMD3<Double>
  /// The image of the y axis.
  public var y: SIMD3<Double>
  /// The image of the z axis.
  public var z: SIMD3<Double>

  /// Creates a rotation from its rows, which aren't orthonormalized.
  public init(x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The identity rotation.
  public static let identity = Rotation(x: SIMD3(1, 0, 0), y: SIMD3(0, 1, 0), z: SIMD3(0, 0, 1))
}

// MARK: - Euler angles

extension Rotation {
  /// Creates the rotation about x, then y, then z, by angles in radians.
  ///
  /// A positive angle about x turns y toward z, about y it turns z toward x, and about z it turns x toward y.
  public init(eulerAngles angles: SIMD3<Double>) {
    // Most layers are flat: without a rotation, or rotated about z.
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

  /// Creates the rotation about z by an angle in radians. A positive angle turns x toward y.
  public init(aboutZ angle: Double) {
    let (sine, cosine) = angle == 0 ? (0, 1) : Elementary.sinCos(angle)
    x = SIMD3(cosine, sine, 0)
    y = SIMD3(-sine, cosine, 0)
    z = SIMD3(0, 0, 1)
  }

  /// The angles of ``init(eulerAngles:)`` in radians, with y in ±π/2. If y is a quarter turn, z is 0.
  public var eulerAngles: SIMD3<Double> {
    let cosine = (x.x * x.x + x.y * x.y).squareRoot()
    let aboutY = Elementary.atan2(-x.z, cosine)
    guard cosine > 1e-12 else { return SIMD3(Elementary.atan2(-z.y, y.y), aboutY, 0) }
    return SIMD3(Elementary.atan2(y.z, z.z), aboutY, Elementary.atan2(x.y, x.x))
  }
}
