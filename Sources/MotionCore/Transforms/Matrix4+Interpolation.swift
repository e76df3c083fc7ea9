extension Matrix4: Interpolable {
  /// Returns the matrix at a fraction of the way to another one, as Core Animation interpolates whole
  /// transforms: decomposed, interpolated part by part, and recomposed. Exact at 0 and 1. A shear is interpolated as
  /// one that is applied after the rotation.
  ///
  /// If one of them can't be decomposed (see ``TransformParts/init(_:)``), the first one holds until 1.
  public func interpolated(to end: Matrix4, at fraction: Double) -> Matrix4 {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    guard let startParts = TransformParts(self), let endParts = TransformParts(end) else { return self }
    let parts = startParts.interpolated(to: endParts, at: fraction)
    if startParts.shear == SIMD3(), endParts.shear == SIMD3() { return parts.matrix }
    let (start, end) = (OuterShear(startParts), OuterShear(endParts))
    return start.interpolated(to: end, at: fraction).matrix(of: parts)
  }
}

/// The shear of a transform as Core Animation interpolates it: each axis is scaled by its length, then rotated, then
/// sheared.
///
/// ``TransformParts`` has the shear before the rotation, which would keep the shape of a sheared layer that turns. Apple's
/// pictures of zen_lottiev2.lottie, rings that are skewed and turn, show other shapes: those of a shear after the
/// rotation, interpolated number by number. They don't tell which rotation is taken from a sheared matrix, as long
/// as it turns with the matrix; the one of ``TransformParts`` does.
private struct OuterShear {
  /// The lengths of the scaled axes, negative for a mirrored one.
  private var lengths: SIMD3<Double>
  /// The images of the x, y and z axes.
  private var x, y, z: SIMD3<Double>

  init(_ parts: TransformParts) {
    let (rotation, shear) = (parts.rotation, parts.shear)
    let lengthY = (1 + shear.x * shear.x).squareRoot()
    let lengthZ = (1 + shear.y * shear.y + shear.z * shear.z).squareRoot()
    lengths = parts.scale * SIMD3(1, lengthY, lengthZ)
    let axisY = (rotation.y + shear.x * rotation.x) / lengthY
    let axisZ = (rotation.z + shear.y * rotation.x + shear.z * rotation.y) / lengthZ
    func image(_ component: Int) -> SIMD3<Double> {
      rotation.x[component] * rotation.x + rotation.y[component] * axisY + rotation.z[component] * axisZ
    }
    (x, y, z) = (image(0), image(1), image(2))
  }

  func interpolated(to end: OuterShear, at fraction: Double) -> OuterShear {
    var result = self
    result.lengths = lengths.interpolated(to: end.lengths, at: fraction)
    result.x = x.interpolated(to: end.x, at: fraction)
    result.y = y.interpolated(to: end.y, at: fraction)
    result.z = z.interpolated(to: end.z, at: fraction)
    return result
  }

  /// Returns the transform with the other parts of `parts`, whose scale and shear don't count.
  func matrix(of parts: TransformParts) -> Matrix4 {
    var parts = parts
    (parts.scale, parts.shear) = (SIMD3(1, 1, 1), SIMD3())
    func axis(_ direction: SIMD3<Double>, _ length: Double) -> SIMD3<Double> {
      length * (direction.x * x + direction.y * y + direction.z * z)
    }
    parts.rotation = Rotation(
      x: axis(parts.rotation.x, lengths.x), y: axis(parts.rotation.y, lengths.y),
      z: axis(parts.rotation.z, lengths.z))
    return parts.matrix
  }
}

extension Matrix4 {
  /// Returns the matrix multiplied by itself `count` times; the identity for 0 or less.
  public func power(_ count: Int) -> Matrix4 {
    var (result, square, rest) = (Matrix4.identity, self, count)
    while rest > 0 {
      if rest & 1 == 1 { result = result * square }
      square = square * square
      rest >>= 1
    }
    return result
  }
}
