import Raster

/// Converts pixels of premultiplied encoded sRGB to a client's layout and color space.
struct PixelWriter {
  let layout: PixelLayout
  let encoding: ColorEncoding
  /// The last conversion, cached because neighboring pixels are often equal.
  private var last: (pixel: UInt32, components: SIMD4<UInt8>)?

  init(_ layout: PixelLayout, _ encoding: ColorEncoding) {
    (self.layout, self.encoding) = (layout, encoding)
  }

  /// Writes a pixel at an address. If the layout has no alpha, the color is composited over black.
  mutating func write(_ pixel: UInt32, to bytes: UnsafeMutableRawPointer) {
    let components = last?.pixel == pixel ? last?.components ?? .zero : components(of: pixel)
    last = (pixel, components)
    for (index, offset) in layout.color.enumerated() {
      bytes.storeBytes(of: components[index], toByteOffset: offset, as: UInt8.self)
    }
    if let offset = layout.alpha { bytes.storeBytes(of: components.w, toByteOffset: offset, as: UInt8.self) }
  }

  /// The premultiplied color components, one or three, with alpha last.
  private func components(of pixel: UInt32) -> SIMD4<UInt8> {
    let bytes = SIMD4<UInt8>(
      truncatingIfNeeded: SIMD4<UInt32>(repeating: pixel) &>> SIMD4<UInt32>(0, 8, 16, 24))
    let isGray = bytes.x == bytes.y && bytes.y == bytes.z
    guard bytes.w > 0, !(encoding.isEncodedSRGB && (isGray || encoding.model != .gray)) else { return bytes }
    let alpha = Double(bytes.w)
    let straight = SIMD4<Double>(bytes) / alpha
    let converted = ColorEncoding.sRGB.convert(straight, to: encoding)
    var result = SIMD4<UInt8>(clamping: SIMD4<Int>(converted * alpha, rounding: .toNearestOrAwayFromZero))
    result.w = bytes.w
    return result
  }
}
