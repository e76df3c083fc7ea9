/// Runs of pixels in a row that are covered uniformly, found eight at a time.
enum CoverageRuns {
  /// Returns the number of values before the first one that isn't 255, rounded down to a multiple of eight.
  @inline(__always)
  static func covered(_ values: UnsafePointer<UInt8>, count: Int) -> Int {
    let memory = UnsafeRawPointer(values)
    var length = 0
    while length &+ 8 <= count, memory.loadUnaligned(fromByteOffset: length, as: UInt64.self) == .max {
      length &+= 8
    }
    return length
  }

  /// Returns the number of values before the first group of eight that are all 255, or `count` if there is
  /// none.
  @inline(__always)
  static func uncovered(_ values: UnsafePointer<UInt8>, count: Int) -> Int {
    let memory = UnsafeRawPointer(values)
    var length = 0
    while length &+ 8 <= count, memory.loadUnaligned(fromByteOffset: length, as: UInt64.self) != .max {
      length &+= 8
    }
    return length &+ 8 <= count ? length : count
  }
}
