import CZlib
import Foundation
import Raster

/// The chunks of an animated PNG (PNG specification, third edition, 11.3.6), which are numbered in order.
struct APNGChunks {
  /// The number of the next chunk that has one.
  private var sequenceNumber = 0
  private var isFirst = true

  /// The largest number of compressed bytes per chunk.
  private static let dataLimit = 1 << 24

  /// Returns the signature and the chunks before the first frame.
  static func start(
    _ size: PictureSize, _ format: APNGPixelFormat, frameCount: Int, loopCount: Int
  ) -> [UInt8] {
    // The only defined methods of compression and filtering, and no interlacing.
    let header = long(size.width) + long(size.height) + [APNGPixelFormat.bitDepth, format.colorType, 0, 0, 0]
    var bytes = PNGStructure.signature + chunk("IHDR", header)
    // The rendering intent is perceptual.
    bytes += chunk("sRGB", [0])
    bytes += chunk("acTL", long(frameCount) + long(loopCount))
    if case .palette(let palette) = format {
      bytes += chunk("PLTE", palette.colorBytes)
      if !palette.alphaBytes.isEmpty { bytes += chunk("tRNS", palette.alphaBytes) }
    }
    return bytes
  }

  /// Returns the chunk that precedes the data of a frame.
  mutating func control(of frame: APNGChange.Encoded) -> [UInt8] {
    var contents = Self.long(nextNumber())
    for value in [frame.rect.width, frame.rect.height, frame.rect.minX, frame.rect.minY] {
      contents += Self.long(value)
    }
    contents += Self.short(frame.delay.numerator) + Self.short(frame.delay.denominator)
    return Self.chunk("fcTL", contents + [frame.disposal.rawValue, frame.blending.rawValue])
  }

  /// Passes the chunks with the data of a frame to `body`. Programs without support for APNG show the first frame's
  /// chunks as the picture.
  mutating func data(of frame: APNGChange.Encoded, _ body: ([UInt8]) throws -> Void) throws {
    var rest = frame.data[...]
    while !rest.isEmpty {
      let part = rest.prefix(Self.dataLimit)
      rest = rest.dropFirst(part.count)
      try body(
        isFirst ? Self.chunk("IDAT", [UInt8](part)) : Self.chunk("fdAT", Self.long(nextNumber()) + part))
    }
    isFirst = false
  }

  private mutating func nextNumber() -> Int {
    defer { sequenceNumber += 1 }
    return sequenceNumber
  }
}

extension APNGChunks {
  /// Returns a chunk with its length and checksum.
  static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + contents
    return long(contents.count) + named + long(checksum(named))
  }

  static func checksum(_ bytes: [UInt8]) -> Int { Int(crc32(0, bytes, uInt(bytes.count))) }

  private static func long(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func short(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
}
