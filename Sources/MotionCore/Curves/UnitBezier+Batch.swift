import Requirements

extension UnitBezier {
  /// Writes the eased progress at each place; the same numbers as ``value(at:)`` gives one by one.
  ///
  /// Nothing is allocated; the loop works on several places at a time.
  ///
  /// - Precondition: `results` has room for as many numbers as there are places.
  /// - Complexity: O(n) in the number of places.
  public func values(at places: Span<Double>, into results: inout MutableSpan<Double>) {
    require(
      results.count >= places.count,
      "\(places.count) values of a timing curve don't fit into \(results.count) places")
    places.withUnsafeBufferPointer { places in
      results.withUnsafeMutableBufferPointer { results in write(places, to: results) }
    }
  }

  private func write(
    _ places: UnsafeBufferPointer<Double>, to results: UnsafeMutableBufferPointer<Double>
  ) {
    switch inverse.shape {
    case .straight:
      write(places, to: results) { $0 }
    case .smooth:
      let inverse = SmoothCubic(constants: inverse.constants)
      write(places, to: results) { height.value(inverse.parameter(at: $0)) }
    case .inflected:
      let inverse = InflectedCubic(constants: inverse.constants)
      write(places, to: results) { height.value(inverse.parameter(at: $0)) }
    case .halved:
      let inverse = HalvedCubic(constants: inverse.constants)
      write(places, to: results) { height.value(inverse.parameter(at: $0)) }
    case .stubborn:
      write(places, to: results) { height.value(inverse.parameter(at: $0)) }
    }
  }

  /// The first loop has no branches, so that the compiler turns it into vector code; the last mends what lies at
  /// the ends and beyond, if anything does.
  @inline(__always)
  private func write(
    _ places: UnsafeBufferPointer<Double>, to results: UnsafeMutableBufferPointer<Double>,
    _ value: (Double) -> Double
  ) {
    guard let source = places.baseAddress, let target = results.baseAddress else { return }
    for index in 0..<places.count {
      target[index] = value(source[index])
    }
    var inside = 0
    for index in 0..<places.count {
      inside &+= (source[index] > 0 ? 1 : 0) & (source[index] < 1 ? 1 : 0)
    }
    guard inside < places.count else { return }
    for index in 0..<places.count where !(source[index] > 0 && source[index] < 1) {
      target[index] = self.value(at: source[index])
    }
  }
}
