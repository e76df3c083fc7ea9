extension SIMD8<UInt16> {
  /// Returns the upper sixteen bits of every product, a single instruction even on baseline x86-64.
  @inline(__always)
  func upperHalves(times other: Self) -> Self {
    let products = SIMD8<UInt32>(truncatingIfNeeded: self) &* SIMD8<UInt32>(truncatingIfNeeded: other)
    return Self(truncatingIfNeeded: products &>> 16)
  }
}
