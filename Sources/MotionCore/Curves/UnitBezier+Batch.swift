import Requirements

extension UnitBezier {
  /// Writes the eased progress at each position, with the same results as ``value(at:)``.
  ///
  /// Nothing is allocated; the loop handles several positions at a time.
  ///
  /// - Precondition: `results` has space for as many numbers as there are positions.
  /// - Complexity: O(n) in the number of positions.
  public func values(at positions: Span<Double>, into results: inout MutableSpan<Double>) {
    require(
      results.count >= positions.count,
      "\(positions.count) values of a timing curve don't fit into a span of \(results.count)")
    positions.withUnsafeBufferPointer { positions in
      results.withUnsafeMutableBufferPointer { results in write(positions, to: results) }
    }
  }

  /// Writes the eased progress at each position to other memory, which has space for as many numbers.
  func write(_ positions: UnsafeBufferPointer<Double>, to results: UnsafeMutableBufferPointer<Double>) {
    switch inverse.shape {
    case .straight:
      write(positions, to: results) { $0 }
    case .smooth:
      let inverse = SmoothCubic(constants: inverse.constants)
      write(positions, to: results) { height.value(inverse.parameter(at: $0)) }
    case .inflected:
      let inverse = InflectedCubic(constants: inverse.constants)
      write(positions, to: results) { height.value(inverse.parameter(at: $0)) }
    case .halved:
      let inverse = HalvedCubic(constants: inverse.constants)
      write(positions, to: results) { height.value(inverse.parameter(at: $0)) }
    case .nearCubic:
      write(positions, to: results) { height.value(inverse.parameter(at: $0)) }
    }
  }

  /// The first loop has no branches, so that the compiler vectorizes it. The last loop corrects positions at
  /// the ends and beyond, if there are any.
  @inline(__always)
  private func write(
    _ positions: UnsafeBufferPointer<Double>, to results: UnsafeMutableBufferPointer<Double>,
    _ value: (Double) -> Double
  ) {
    guard let source = positions.baseAddress, let target = results.baseAddress else { return }
    for index in 0..<positions.count {
      target[index] = value(source[index])
    }
    var inside = 0
    for index in 0..<positions.count {
      inside &+= (source[index] > 0 ? 1 : 0) & (source[index] < 1 ? 1 : 0)
    }
    guard inside < positions.count else { return }
    for index in 0..<positions.count where !(source[index] > 0 && source[index] < 1) {
      target[index] = self.value(at: source[index])
    }
  }
}
