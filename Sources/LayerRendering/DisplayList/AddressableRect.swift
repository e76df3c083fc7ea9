package import Raster

/// A rectangle of pixels that a display list can refer to, in half of the memory of any rectangle.
struct AddressableRect: Equatable, Sendable {
  private let minX: Int32
  private let minY: Int32
  private let maxX: Int32
  private let maxY: Int32

  /// Creates a rectangle whose coordinates are clamped to 32 bits.
  init(_ rect: PixelRect) {
    (minX, minY) = (Int32(clamping: rect.minX), Int32(clamping: rect.minY))
    (maxX, maxY) = (Int32(clamping: rect.maxX), Int32(clamping: rect.maxY))
  }

  var rect: PixelRect { PixelRect(minX: Int(minX), minY: Int(minY), maxX: Int(maxX), maxY: Int(maxY)) }
}

extension PixelRect {
  /// The pixels that a display list can refer to.
  package static let addressable = PixelRect(minX: -(1 << 24), minY: -(1 << 24), maxX: 1 << 24, maxY: 1 << 24)
}
