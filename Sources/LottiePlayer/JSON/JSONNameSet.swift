/// The names of an object's members, by which most absent ones can be told without a look at the members.
///
/// It's a Bloom filter with one hash function.
struct JSONNameSet {
  fileprivate var bits: UInt32 = 0

  mutating func insert(_ key: JSONEntry) {
    // The name that escape sequences stand for isn't known yet.
    bits |= key.kind == .escapedString ? .max : Self.bit(of: key.sketch)
  }

  /// Whether a name with this sketch may be in the set. If not, it isn't.
  func mayContain(_ sketch: JSONStringSketch) -> Bool { bits & Self.bit(of: sketch) != 0 }

  private static func bit(of sketch: JSONStringSketch) -> UInt32 { 1 &<< UInt32(sketch.hash) }
}

extension JSONEntry {
  /// Returns the payload of an object.
  static func payload(_ memberCount: UInt32, _ names: JSONNameSet) -> UInt64 {
    UInt64(names.bits) << 32 | UInt64(memberCount)
  }

  /// The number of an object's members.
  var memberCount: Int { Int(UInt32(truncatingIfNeeded: payload)) }

  /// The names of an object's members.
  var names: JSONNameSet { JSONNameSet(bits: UInt32(payload >> 32)) }
}
