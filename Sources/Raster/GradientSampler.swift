/// Fetches the pixels of a ``Gradient`` for one fill.
struct GradientSampler {
  /// The ramp's table.
  let ramp: UnsafePointer<UInt32>
  let field: LinearField

  /// The row's one colour, nil where it has several.
  @inline(__always)
  func uniformColor(ofRow y: Int) -> UInt32? {
    field.step == 0 ? color(at: field.value(x: 0, y: y)) : nil
  }

  func fetch(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    LinearField.forEachRun(x: x, count: count) { offset, length in
      var value = field.value(x: x &+ offset, y: y)
      for index in offset..<offset &+ length {
        target[index] = color(at: value)
        value &+= field.step
      }
    }
  }

  @inline(__always)
  private func color(at value: Int64) -> UInt32 {
    let index = value &>> (LinearField.places - Ramp.countBits)
    return ramp[Int(truncatingIfNeeded: Swift.min(Swift.max(index, 0), Int64(Ramp.count - 1)))]
  }
}
