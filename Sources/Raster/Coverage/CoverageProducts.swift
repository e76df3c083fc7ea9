/// Products of several coverages at a time.
enum CoverageProducts {
  /// Writes `count` values multiplied by one factor.
  static func write(
    _ values: UnsafePointer<UInt8>, times factor: UInt8, count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count { target[index] = Pixel.product(values[index], factor) }
  }

  /// Multiplies `count` values by one factor each.
  static func multiply(
    _ values: UnsafeMutablePointer<UInt8>, by factors: UnsafePointer<UInt8>, count: Int
  ) {
    for index in 0..<count { values[index] = Pixel.product(values[index], factors[index]) }
  }
}
