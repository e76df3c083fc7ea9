/// A unit quaternion. The x, y and z of `vector` are the axis times the sine of half the angle, and its w is
/// the cosine.
public struct Quaternion: Hashable, Sendable {
  /// The components x, y, z and w.
  public var vector: SIMD4<Double>

  /// Creates the quaternion of a rotation, from its largest component so that no digits are lost.
  public init(_ rotation: Rotation) {
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

  /// Creates a quaternion from its components, which aren't normalized.
  public init(vector: SIMD4<Double>) { self.vector = vector }

  /// The rotation as three rows.
  public var rotation: Rotation {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
    return Rotation(
      x: SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      y: SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      z: SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)))
  }
}

// MARK: - Interpolation

extension Quaternion: Interpolable {
  /// Returns the rotation at a fraction of the shorter way to another one, at constant angular speed.
  ///
  /// Both ways are equally long for half a turn. It then turns in the negative direction about its axis, with
  /// the axis chosen so that its largest component is positive, as Core Animation does about z.
  public func interpolated(to end: Quaternion, at fraction: Double) -> Quaternion {
    let target = end.vector * (isShorter(to: end) ? 1 : -1)
    let angle = Elementary.acos((vector * target).sum())
    let sine = Elementary.sin(angle)
    // So close that the arc equals its chord.
    guard sine > 1e-6 else {
      let mixed = vector + (target - vector) * fraction
      return Quaternion(vector: mixed / (mixed * mixed).sum().squareRoot())
    }
    let from = Elementary.sin((1 - fraction) * angle) / sine
    let to = Elementary.sin(fraction * angle) / sine
    return Quaternion(vector: vector * from + target * to)
  }

  /// Whether the way to `end` is shorter than the way to its negative, which is the same rotation.
  private func isShorter(to end: Quaternion) -> Bool {
    let cosine = (vector * end.vector).sum()
    if abs(cosine) > 1e-12 { return cosine > 0 }
    let axis = relativeAxis(to: end)
    let size = SIMD3(abs(axis.x), abs(axis.y), abs(axis.z))
    let largest = size.x > max(size.y, size.z) ? axis.x : size.y > size.z ? axis.y : axis.z
    return largest < 0
  }

  /// Returns the axis about which this rotation must be turned to become `end`, times the sine of half the
  /// angle.
  private func relativeAxis(to end: Quaternion) -> SIMD3<Double> {
    let (start, w) = (vector.xyz, vector.w)
    return w * end.vector.xyz - end.vector.w * start - start.cross(end.vector.xyz)
  }
}
