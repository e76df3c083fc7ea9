/// A decomposed transform: scale, then shear, then rotation, then translation, then perspective.
///
/// The parts are those that Core Animation's key paths name. Composed again they give the transform,
/// including shear and perspective.
public struct TransformParts: Hashable, Sendable {
  /// The translation along x, y and z.
  public var translation = SIMD3<Double>()
  /// The factors along x, y and z. A mirrored transform has a negative one.
  public var scale = SIMD3<Double>(1, 1, 1)
  /// The shear: the share of the x row in y (x), of the x row in z (y) and of the y row in z (z).
  public var shear = SIMD3<Double>()
  /// The rotation, without mirroring.
  public var rotation = Rotation.identity
  /// The fourth column that remains when the affine part is removed.
  public var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Creates the parts of the identity.
  public init() {}
}

// MARK: - Decomposition

extension TransformParts {
  /// Decomposes a matrix (after Spencer Thomas, Graphics Gems II).
  ///
  /// A singular matrix can be decomposed too: an axis that is scaled to 0 gets the direction perpendicular to
  /// the others. The result is nil if no parts compose to the matrix: if a number isn't finite or its square
  /// overflows, or if an axis that is scaled to 0 has perspective.
  public init?(_ matrix: Matrix4) {
    self.init()
    translation = matrix.row4.xyz
    decomposeAxes(matrix.row1.xyz, matrix.row2.xyz, matrix.row3.xyz)
    guard let perspective = perspective(of: matrix) else { return nil }
    self.perspective = perspective
    mirrorOneAxisIfLeftHanded()
    guard isFinite else { return nil }
  }

  /// Returns the column *p* whose product with the affine part is the matrix's fourth column.
  ///
  /// The other parts must be set, and not mirrored yet.
  private func perspective(of matrix: Matrix4) -> SIMD4<Double>? {
    let column = SIMD4(matrix.row1.w, matrix.row2.w, matrix.row3.w, matrix.row4.w)
    if column == SIMD4(0, 0, 0, 1) { return column }
    guard let inverse = matrix.withoutPerspective.inverse else { return perspectiveOfFlat(column) }
    return SIMD4(
      (inverse.row1 * column).sum(), (inverse.row2 * column).sum(), (inverse.row3 * column).sum(),
      (inverse.row4 * column).sum())
  }

  /// Returns the perspective axis by axis, for an affine part without an inverse.
  ///
  /// An axis that is scaled to 0 doesn't contribute. The result is nil if such an axis has perspective.
  private func perspectiveOfFlat(_ column: SIMD4<Double>) -> SIMD4<Double>? {
    var shares = SIMD3<Double>()
    for axis in 0..<3 {
      if scale[axis] > 0 {
        shares[axis] = column[axis] / scale[axis]
      } else if column[axis] != 0 {
        return nil
      }
    }
    shares.y -= shear.x * shares.x
    shares.z -= shear.y * shares.x + shear.z * shares.y
    let along = shares.x * rotation.x + shares.y * rotation.y + shares.z * rotation.z
    return SIMD4(along, column.w - translation.dot(along))
  }

  private var isFinite: Bool {
    translation.isFinite && scale.isFinite && shear.isFinite && rotation.x.isFinite && rotation.y.isFinite
      && rotation.z.isFinite && perspective.isFinite
  }

  /// Extracts scale, shear and rotation by Gram–Schmidt: each row loses its share of the previous rows
  /// (shear) and its length (scale).
  ///
  /// A row of length 0 has no direction. It gets the direction that is perpendicular to the other
  /// rows, so that a layer scaled to 0 keeps its rotation.
  private mutating func decomposeAxes(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    scale.x = x.length
    let unitX = scale.x > 0 ? x / scale.x : SIMD3(1, 0, 0).unitVector(perpendicularTo: y, z)
    let projectionOfYOnX = unitX.dot(y)
    let residualY = y - projectionOfYOnX * unitX
    scale.y = residualY.length
    let unitY = scale.y > 0 ? residualY / scale.y : SIMD3(0, 1, 0).unitVector(perpendicularTo: unitX, z)
    let projectionOfZOnX = unitX.dot(z)
    let projectionOfZOnY = unitY.dot(z)
    let residualZ = z - projectionOfZOnX * unitX - projectionOfZOnY * unitY
    scale.z = residualZ.length
    let unitZ = scale.z > 0 ? residualZ / scale.z : unitX.cross(unitY)
    if scale.y > 0 { shear.x = projectionOfYOnX / scale.y }
    if scale.z > 0 { (shear.y, shear.z) = (projectionOfZOnX / scale.z, projectionOfZOnY / scale.z) }
    rotation = Rotation(x: unitX, y: unitY, z: unitZ)
  }

  /// Makes the rotation a proper one: if the rows are mirrored, the axis that points backward most gets a
  /// negative scale instead.
  private mutating func mirrorOneAxisIfLeftHanded() {
    guard rotation.x.dot(rotation.y.cross(rotation.z)) < 0 else { return }
    let diagonal = SIMD3(rotation.x.x, rotation.y.y, rotation.z.z)
    if diagonal.x <= diagonal.y, diagonal.x <= diagonal.z {
      rotation.x = -rotation.x
      scale.x = -scale.x
      shear *= SIMD3(-1, -1, 1)
    } else if diagonal.y <= diagonal.z {
      rotation.y = -rotation.y
      scale.y = -scale.y
      shear *= SIMD3(-1, 1, -1)
    } else {
      rotation.z = -rotation.z
      scale.z = -scale.z
      shear *= SIMD3(1, -1, -1)
    }
  }
}

extension SIMD3<Double> {
  /// Returns the unit vector nearest to this one that is perpendicular to two other vectors, either of which
  /// may be zero.
  fileprivate func unitVector(perpendicularTo first: Self, _ second: Self) -> Self {
    let normal = first.cross(second)
    if normal.length > 0 { return normal.dot(self) < 0 ? -normal / normal.length : normal / normal.length }
    let only = first.length > 0 ? first : second
    guard only.length > 0 else { return self }
    let unit = only / only.length
    for candidate in [self, Self(y, z, x), Self(z, x, y)] {
      let rest = candidate - unit * unit.dot(candidate)
      if rest.length > 1e-6 { return rest / rest.length }
    }
    return self
  }
}

// MARK: - Composition

extension TransformParts {
  /// The composed transform.
  public var matrix: Matrix4 {
    let x = rotation.x
    let y = rotation.y + shear.x * x
    let z = rotation.z + shear.y * x + shear.z * rotation.y
    let affine = Matrix4(
      SIMD4(scale.x * x, 0), SIMD4(scale.y * y, 0), SIMD4(scale.z * z, 0), SIMD4(translation, 1))
    if perspective == SIMD4(0, 0, 0, 1) { return affine }
    return affine
      * Matrix4(
        SIMD4(1, 0, 0, perspective.x), SIMD4(0, 1, 0, perspective.y), SIMD4(0, 0, 1, perspective.z),
        SIMD4(0, 0, 0, perspective.w))
  }
}

extension Matrix4 {
  fileprivate var withoutPerspective: Matrix4 {
    Matrix4(SIMD4(row1.xyz, 0), SIMD4(row2.xyz, 0), SIMD4(row3.xyz, 0), SIMD4(row4.xyz, 1))
  }
}

// MARK: - Interpolation

extension TransformParts: Interpolable {
  /// Returns the parts at a fraction of the way, each interpolated separately, the rotation along the shorter
  /// way.
  ///
  /// - SeeAlso: ``Quaternion/interpolated(to:at:)`` for half a turn.
  public func interpolated(to end: TransformParts, at fraction: Double) -> TransformParts {
    if fraction == 0 { return self }
    if fraction == 1 { return end }
    var result = self
    result.translation = translation.interpolated(to: end.translation, at: fraction)
    result.scale = scale.interpolated(to: end.scale, at: fraction)
    result.shear = shear.interpolated(to: end.shear, at: fraction)
    result.perspective = perspective.interpolated(to: end.perspective, at: fraction)
    result.rotation = Quaternion(rotation).interpolated(to: Quaternion(end.rotation), at: fraction).rotation
    return result
  }
}
