/// Fetches the pixels of a ``Gradient`` for one fill.
struct GradientSampler {
  /// The ramp's part for 0.
  private let parts: UnsafePointer<UInt32>
  private let field: LinearField

  /// - Parameter ramp: All of ``Ramp/pixels``.
  init(ramp: UnsafePointer<UInt32>, field: LinearField) {
    parts = ramp + 1
    self.field = field
  }

  /// The row's one colour, nil where it has several.
  @inline(__always)
  func uniformColor(ofRow y: Int) -> UInt32? {
    field.step == 0 ? color(at: field.value(x: 0, y: y)) : nil
  }

  func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    LinearField.forEachRun(x: x, count: count) { offset, length in
      let value = field.value(x: x &+ offset, y: y)
      let last = value &+ Int64(length &- 1) &* field.step
      if min(value, last) >= 0, max(value, last) < GradientSampler.end {
        fetchInside(value, count: length, into: target + offset)
      } else {
        fetchClamped(value, count: length, into: target + offset)
      }
    }
  }

  /// The ramp's end in fixed point.
  private static let end = Int64(1) << LinearField.places
  private static let indexShift = LinearField.places - Ramp.countBits

  /// For values that are all on the ramp.
  private func fetchInside(_ start: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    var value = start
    for index in 0..<count {
      target[index] = parts[Int(truncatingIfNeeded: value &>> GradientSampler.indexShift)]
      value &+= field.step
    }
  }

  private func fetchClamped(_ start: Int64, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    var value = start
    for index in 0..<count {
      target[index] = color(at: value)
      value &+= field.step
    }
  }

  @inline(__always)
  private func color(at value: Int64) -> UInt32 {
    let index = value &>> GradientSampler.indexShift
    return parts[Int(truncatingIfNeeded: Swift.min(Swift.max(index, -1), Int64(Ramp.count)))]
  }
}
