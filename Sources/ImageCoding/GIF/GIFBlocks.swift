import Raster

/// The blocks of a GIF file (CompuServe, "Graphics Interchange Format, version 89a", 1990).
enum GIFBlocks {
  /// Returns the signature, the screen size, the global color table if there is one, and the loop count.
  static func start(width: Int, height: Int, palette: GIFPalette?, loopCount: Int) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + short(width) + short(height)
    // Color resolution of 8 bits; background color 0; square pixels.
    bytes += [tableFlags(palette) | 7 << 4, 0, 0]
    bytes += palette?.bytes ?? []
    if loopCount != 1 { bytes += loop(count: loopCount) }
    return bytes
  }

  /// Returns Netscape's extension, which counts the repetitions after the first pass; 0 means forever.
  private static func loop(count: Int) -> [UInt8] {
    [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + short(max(0, count - 1)) + [0]
  }

  /// Returns the blocks of an image that is shown for `delay` hundredths of a second, and then left in place or
  /// cleared.
  static func image(_ image: GIFImage, delay: Int, isCleared: Bool) -> [UInt8] {
    let disposal: UInt8 = isCleared ? 2 : 1
    var bytes: [UInt8] = [0x21, 0xF9, 4, disposal << 2 | (image.transparentIndex == nil ? 0 : 1)]
    bytes += short(delay) + [image.transparentIndex ?? 0, 0]
    let rect = image.rect
    bytes += [0x2C] + short(rect.minX) + short(rect.minY) + short(rect.width) + short(rect.height)
    bytes += [tableFlags(image.localPalette)] + (image.localPalette?.bytes ?? [])
    bytes.append(UInt8(image.minimumCodeSize))
    return bytes + subBlocks(image.codes)
  }

  static let end: [UInt8] = [0x3B]

  private static func tableFlags(_ palette: GIFPalette?) -> UInt8 {
    palette.map { 0x80 | UInt8($0.bits - 1) } ?? 0
  }

  /// Returns the bytes in blocks of at most 255, each preceded by its length, and an empty block.
  private static func subBlocks(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 255 + 2)
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(start + 255, bytes.count)]
      result.append(UInt8(block.count))
      result += block
    }
    return result + [0]
  }

  private static func short(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
}
