/// The length and the first two bytes of a string, by which most names can be told apart without reading them.
struct JSONStringSketch: Equatable {
  /// The number of bytes, at most 255.
  private let length: UInt8
  private let first: UInt8
  private let second: UInt8

  static let empty = JSONStringSketch(length: 0, first: 0, second: 0)

  private init(length: UInt8, first: UInt8, second: UInt8) {
    (self.length, self.first, self.second) = (length, first, second)
  }

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    self.init(
      length: UInt8(clamping: count), first: count > 0 ? bytes[0] : 0, second: count > 1 ? bytes[1] : 0)
  }

  /// A number that differs for most pairs of sketches. Its lower bits differ for all single lowercase letters.
  var hash: UInt8 { first &+ second &* 7 &+ length &* 3 }

  /// Whether all strings with this sketch are equal.
  var isExact: Bool { length <= 2 }
}
