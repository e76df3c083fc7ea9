/// Runs of pixels in a row that are covered alike, found eight at a time.
enum CoverageRuns {
  /// How many of the first of `count` values are 255: a multiple of eight.
  @inline(__always)
  static func covered(_ values: UnsafePointer<UInt8>, count: Int) -> Int {
    let memory = UnsafeRawPointer(values)
    var length = 0
    while length &+ 8 <= count, memory.loadUnaligned(fromByteOffset: length, as: UInt64.self) == .max {
      length &+= 8
    }
    return length
  }

  /// How many of the first of `count` values come before eight that are 255, in steps of eight.
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
