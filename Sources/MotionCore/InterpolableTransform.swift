/// A transform in the form in which two of them are mixed: its parts, the rotation as a quaternion.
struct InterpolableTransform {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  var shear: SIMD3<Double>
  var rotation: Quaternion
  var perspective: SIMD4<Double>

  init(_ parts: TransformParts) {
    translation = parts.translation
    scale = parts.scale
    shear = parts.shear
    rotation = Quaternion(parts.rotation)
    perspective = parts.perspective
  }

  /// Returns the transform at a fraction of the way to another one, rotated the shorter way; a fraction
  /// outside 0…1 goes on beyond the ends.
  func interpolated(to other: InterpolableTransform, at fraction: Double) -> InterpolableTransform {
    var result = self
    result.translation += (other.translation - translation) * fraction
    result.scale += (other.scale - scale) * fraction
    result.shear += (other.shear - shear) * fraction
    result.perspective += (other.perspective - perspective) * fraction
    result.rotation = rotation.interpolated(to: other.rotation, at: fraction)
    return result
  }

  var matrix: Matrix4 {
    var parts = TransformParts()
    parts.translation = translation
    parts.scale = scale
    parts.shear = shear
    parts.rotation = rotation.rotation
    parts.perspective = perspective
    return parts.matrix
  }
}

extension Matrix4 {
  /// Returns the matrix at a fraction of the way to another one, as Core Animation mixes whole transforms:
  /// taken apart, mixed part by part, put together. Exact at 0 and 1.
  ///
  /// Where one of them can't be taken apart, the first holds until 1.
  package func interpolated(to other: Matrix4, at fraction: Double) -> Matrix4 {
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    guard let start = TransformParts(self), let end = TransformParts(other) else { return self }
    return InterpolableTransform(start).interpolated(to: InterpolableTransform(end), at: fraction).matrix
  }

  /// The matrix multiplied by itself, `count` times; the identity for 0 or less.
  package func power(_ count: Int) -> Matrix4 {
    var (result, square, rest) = (Matrix4.identity, self, count)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }
}
