/// Arithmetic on one pixel of four 8-bit components, exact to the nearest 1/255.
enum Pixel {
  private static let alternate: UInt32 = 0x00ff_00ff

  @inline(__always) static func alpha(_ pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel &>> 24) }

  /// a·b/255 to the nearest integer.
  @inline(__always)
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let sum = UInt16(a) &* UInt16(b) &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
  }

  /// The pixel with every component times factor/255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt8) -> UInt32 {
    let even = (pixel & alternate) &* UInt32(factor) &+ 0x0080_0080
    let odd = ((pixel &>> 8) & alternate) &* UInt32(factor) &+ 0x0080_0080
    let low = ((even &+ ((even &>> 8) & alternate)) &>> 8) & alternate
    let high = (odd &+ ((odd &>> 8) & alternate)) & ~alternate
    return low | high
  }

  /// Every component of a pixel times factor/255 plus the other pixel's times its own, rounded once. The sums must not
  /// exceed 255.
  static func weightedSum(_ a: UInt32, _ aFactor: UInt32, _ b: UInt32, _ bFactor: UInt32) -> UInt32 {
    combined(a, b) { ($0 * aFactor + $1 * bFactor + 127) / 255 }
  }

  /// The pixel that a function of two bytes makes of each component, alpha included.
  @inline(__always)
  static func combined(_ a: UInt32, _ b: UInt32, _ body: (UInt32, UInt32) -> UInt32) -> UInt32 {
    func component(_ shift: UInt32) -> UInt32 { body((a &>> shift) & 255, (b &>> shift) & 255) &<< shift }
    return component(0) | component(8) | component(16) | component(24)
  }

  /// Every component's average, halves up.
  @inline(__always)
  static func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    func sum(_ shift: UInt32) -> UInt32 {
      let first = ((a &>> shift) & alternate) &+ ((b &>> shift) & alternate)
      return first &+ ((c &>> shift) & alternate) &+ ((d &>> shift) & alternate)
    }
    let even = ((sum(0) &+ 0x0002_0002) &>> 2) & alternate
    let odd = ((sum(8) &+ 0x0002_0002) &>> 2) & alternate
    return even | (odd &<< 8)
  }

  /// `source` over `backdrop`, both premultiplied.
  @inline(__always)
  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    source &+ scaled(backdrop, by: 255 &- alpha(source))
  }
}
