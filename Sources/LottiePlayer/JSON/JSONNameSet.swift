/// A Bloom filter of the names of an object's members. It rules out most absent names without a search.
struct JSONNameSet {
  fileprivate var bits: UInt32 = 0

  mutating func insert(_ key: JSONEntry) {
    // The name that escape sequences stand for isn't known yet.
    bits |= key.kind == .escapedString ? .max : Self.bit(of: key.sketch)
  }

  /// Returns false if no member's name has this sketch.
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
