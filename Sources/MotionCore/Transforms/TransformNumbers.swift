import Requirements

extension UnsafeBufferPointer<Double> {
  func matrix(at offset: Int) -> Matrix4 {
    Matrix4(vector(at: offset), vector(at: offset + 4), vector(at: offset + 8), vector(at: offset + 12))
  }

  /// Returns the parts in the layout of ``TransformPart``.
  func parts(at offset: Int) -> TransformParts {
    var parts = TransformParts()
    parts.translation = vector(at: offset + TransformPart.translation).xyz
    parts.scale = vector(at: offset + TransformPart.scale).xyz
    parts.shear = vector(at: offset + TransformPart.shear).xyz
    parts.rotation = Rotation(eulerAngles: vector(at: offset + TransformPart.rotation).xyz)
    parts.perspective = vector(at: offset + TransformPart.perspective)
    return parts
  }

  private func vector(at offset: Int) -> SIMD4<Double> {
    SIMD4(self[offset], self[offset + 1], self[offset + 2], self[offset + 3])
  }
}

extension UnsafeMutableBufferPointer<Double> {
  func matrix(at offset: Int) -> Matrix4 { UnsafeBufferPointer(self).matrix(at: offset) }

  func parts(at offset: Int) -> TransformParts { UnsafeBufferPointer(self).parts(at: offset) }

  /// Stores the matrix of parts, of which only translation and scale differ from the identity's.
  ///
  /// - Parameters:
  ///   - outdated: The parts that the matrix at `offset` doesn't agree with.
  ///   - parts: The parts that translate and scale, in the order of ``TransformPart``.
  func storeMatrix(of outdated: TransformPartSet, from parts: UnsafePointer<Double>, at offset: Int) {
    guard !outdated.isSubset(of: .upright) else {
      return outdated.forEach { part in self[offset + UprightParts.number(ofPart: part)] = parts[part] }
    }
    let (scale, translation) = (parts + TransformPart.scale, parts + TransformPart.translation)
    store(SIMD4(scale[0], 0, 0, 0), at: offset)
    store(SIMD4(0, scale[1], 0, 0), at: offset + 4)
    store(SIMD4(0, 0, scale[2], 0), at: offset + 8)
    store(SIMD4(translation[0], translation[1], translation[2], 1), at: offset + 12)
  }

  func store(_ matrix: Matrix4, at offset: Int) {
    store(matrix.row1, at: offset)
    store(matrix.row2, at: offset + 4)
    store(matrix.row3, at: offset + 8)
    store(matrix.row4, at: offset + 12)
  }

  func store(_ parts: TransformParts, at offset: Int) {
    let angles = parts.rotation.eulerAngles
    for axis in 0..<3 {
      self[offset + TransformPart.translation + axis] = parts.translation[axis]
      self[offset + TransformPart.scale + axis] = parts.scale[axis]
      self[offset + TransformPart.shear + axis] = parts.shear[axis]
      self[offset + TransformPart.rotation + axis] = angles[axis]
    }
    store(parts.perspective, at: offset + TransformPart.perspective)
  }

  private func store(_ vector: SIMD4<Double>, at offset: Int) {
    UnsafeMutableRawPointer(baseAddress! + offset).storeBytes(of: vector, as: SIMD4<Double>.self)
  }
}

// MARK: - As numbers

extension Matrix4 {
  /// Creates a matrix from its numbers, row by row.
  ///
  /// - Precondition: There are sixteen numbers.
  package init(numbers: [Double]) {
    require(numbers.count == 16, "a matrix has 16 numbers, not \(numbers.count)")
    self = numbers.withUnsafeBufferPointer { $0.matrix(at: 0) }
  }

  /// The numbers of the matrix, row by row.
  package var numbers: [Double] {
    [Double](unsafeUninitializedCapacity: 16) { numbers, count in
      numbers.store(self, at: 0)
      count = 16
    }
  }

  /// The parts of the matrix in the order of ``TransformPart``; the identity's parts if it can't be
  /// decomposed.
  package var transformParts: [Double] {
    [Double](unsafeUninitializedCapacity: TransformPart.count) { numbers, count in
      numbers.store(TransformParts(self) ?? TransformParts(), at: 0)
      count = TransformPart.count
    }
  }

  /// Creates a matrix from its parts in the order of ``TransformPart``.
  ///
  /// - Precondition: There are sixteen numbers.
  package init(transformParts: [Double]) {
    require(
      transformParts.count == TransformPart.count, "a transform has 16 parts, not \(transformParts.count)")
    self = transformParts.withUnsafeBufferPointer { $0.parts(at: 0).matrix }
  }
}
