/// The difference between the pixels of two pictures.
struct PictureDifference: CustomStringConvertible {
  /// The number of pixels that aren't equal.
  private(set) var pixelCount = 0
  /// The largest difference between components, in 255ths.
  private(set) var largestStep = 0
  /// The index of the first pixel that isn't equal.
  private(set) var firstIndex: Int?
  private let hasEqualSizes: Bool

  /// Compares pixels of four 8-bit components each.
  init(_ old: [UInt32], _ new: [UInt32]) {
    hasEqualSizes = old.count == new.count
    for (index, (a, b)) in zip(old, new).enumerated() where a != b {
      pixelCount += 1
      firstIndex = firstIndex ?? index
      for shift in stride(from: 0, to: 32, by: 8) {
        largestStep = max(largestStep, abs(Int(a >> UInt32(shift) & 0xFF) - Int(b >> UInt32(shift) & 0xFF)))
      }
    }
  }

  var description: String {
    guard hasEqualSizes else { return "different sizes" }
    guard let firstIndex else { return "no difference" }
    return "\(pixelCount) pixels differ by at most \(largestStep)/255, the first at index \(firstIndex)"
  }
}

/// Requires that two pictures have the same pixels.
func demandEqual(_ old: [UInt32], _ new: [UInt32], _ message: @autoclosure () -> String) throws {
  try demand(old == new, "\(message()): \(PictureDifference(old, new))")
}
