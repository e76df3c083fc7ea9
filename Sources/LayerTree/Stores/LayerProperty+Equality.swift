// The derived `==` of an enumeration from another module is a function call. These versions are inlined into the loops
// of this module.

extension LayerProperty {
  @inline(__always)
  static func == (a: LayerProperty, b: LayerProperty) -> Bool {
    unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self)
  }
}

extension LayerProperty.Owner {
  @inline(__always)
  static func == (a: Self, b: Self) -> Bool {
    unsafeBitCast(a, to: UInt8.self) == unsafeBitCast(b, to: UInt8.self)
  }

  @inline(__always)
  static func != (a: Self, b: Self) -> Bool { !(a == b) }
}
