/// Four pixels and their neighbors to the right.
struct PixelPairs {
  private let left: SIMD4<UInt32>
  private let right: SIMD4<UInt32>

  @inline(__always)
  init(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ c: UnsafeRawPointer, _ d: UnsafeRawPointer) {
    let (first, second) = (PixelPairs.two(a, b), PixelPairs.two(c, d))
    left = SIMD4(lowHalf: first.evenHalf, highHalf: second.evenHalf)
    right = SIMD4(lowHalf: first.oddHalf, highHalf: second.oddHalf)
  }

  @inline(__always)
  init(left: SIMD4<UInt32>, right: SIMD4<UInt32>) { (self.left, self.right) = (left, right) }

  /// Loads two pixels at a time, as a floating-point number so that the compiler doesn't split the load.
  @inline(__always)
  private static func two(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> SIMD4<UInt32> {
    unsafeBitCast(
      SIMD2(a.loadUnaligned(as: Double.self), b.loadUnaligned(as: Double.self)), to: SIMD4<UInt32>.self)
  }

  /// Returns (256 − weight)/256 of the pixels plus weight/256 of their neighbors.
  @inline(__always)
  func mixed(_ weights: PixelQuad.Factors) -> PixelQuad {
    PixelQuad(left).mixed(with: PixelQuad(right), weights: weights)
  }
}
