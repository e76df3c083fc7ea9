/// Arithmetic on one pixel of four 8-bit components, rounded to the nearest 1/255.
enum Pixel {
  private static let alternate: UInt32 = 0x00ff_00ff

  @inline(__always) static func alpha(_ pixel: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel &>> 24) }

  /// Returns a·b/255, rounded to the nearest integer.
  @inline(__always)
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let sum = UInt16(a) &* UInt16(b) &+ 128
    return UInt8(truncatingIfNeeded: (sum &+ (sum &>> 8)) &>> 8)
  }

  /// Returns the pixel with every component multiplied by factor/255.
  @inline(__always)
  static func scaled(_ pixel: UInt32, by factor: UInt8) -> UInt32 {
    let even = (pixel & alternate) &* UInt32(factor) &+ 0x0080_0080
    let odd = ((pixel &>> 8) & alternate) &* UInt32(factor) &+ 0x0080_0080
    let low = ((even &+ ((even &>> 8) & alternate)) &>> 8) & alternate
    let high = (odd &+ ((odd &>> 8) & alternate)) & ~alternate
    return low | high
  }

  /// Returns the sum of two pixels, each multiplied by its factor/255 and rounded once.
  ///
  /// - Precondition: No component of the sum exceeds 255.
  static func weightedSum(_ a: UInt32, _ aFactor: UInt32, _ b: UInt32, _ bFactor: UInt32) -> UInt32 {
    combined(a, b) { ($0 * aFactor + $1 * bFactor + 127) / 255 }
  }

  /// Returns the pixel whose components, alpha included, are `body` of the two pixels' components.
  @inline(__always)
  static func combined(_ a: UInt32, _ b: UInt32, _ body: (UInt32, UInt32) -> UInt32) -> UInt32 {
    func component(_ shift: UInt32) -> UInt32 { body((a &>> shift) & 255, (b &>> shift) & 255) &<< shift }
    return component(0) | component(8) | component(16) | component(24)
  }

  /// Returns the average of four pixels, component by component, halves rounded up.
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

  /// Returns `source` over `backdrop`, both premultiplied.
  @inline(__always)
  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    source &+ scaled(backdrop, by: 255 &- alpha(source))
  }
}
