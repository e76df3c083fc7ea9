import Foundation

/// A handmade JPEG of one flat color and at most 8 × 8 pixels, in kinds that the encoder doesn't write.
///
/// Every quantizer is 8, so that a block's only coefficient is its difference from 128, and values are exact.
struct TestJPEG {
  var width = 3
  var height = 2
  /// The stored value of each component, in 0…255.
  var components: [Int]
  /// The transform in Adobe's marker: 0 for none, 1 for YCbCr, 2 for YCCK; nil for no marker.
  var transform: UInt8?
  /// The contents of an Exif segment.
  var exif: Data?
  /// The number of scans, all with the same values; nil for a sequential file.
  var progressiveScans: Int?

  var data: Data {
    var file = Data([0xFF, 0xD8])
    if let exif { file += Self.segment(0xE1, Data("Exif\0\0".utf8) + exif) }
    if let transform { file += Self.segment(0xEE, Data("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform]) }
    file += Self.segment(0xDB, Data([0] + [UInt8](repeating: 8, count: 64)))
    file += Self.segment(progressiveScans == nil ? 0xC0 : 0xC2, frame)
    // Twelve sizes of four bits each, and the end of a block as the only code, 0.
    file += Self.segment(0xC4, Data([0x00] + Self.lengths(4, count: 12) + Array(0..<12)))
    file += Self.segment(0xC4, Data([0x10] + Self.lengths(1, count: 1) + [0]))
    for _ in 0..<(progressiveScans ?? 1) { file += scan }
    return file + [0xFF, 0xD9]
  }
}

extension TestJPEG {
  static func segment(_ marker: UInt8, _ contents: Data) -> Data {
    let length = contents.count + 2
    return Data([0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]) + contents
  }

  /// Returns an Exif directory with the orientation and another tag.
  static func exif(orientation: Int, isBigEndian: Bool) -> Data {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    func tag(_ name: Int, _ value: Int) -> [UInt8] {
      number(name, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
    }
    let start = [UInt8]((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
    return Data(start + number(2, 2) + tag(256, 7) + tag(274, orientation) + number(0, 4))
  }

  private static func lengths(_ bits: Int, count: UInt8) -> [UInt8] {
    (1...16).map { $0 == bits ? count : 0 }
  }

  private var frame: Data {
    components.indices.reduce(
      Data([8, 0, UInt8(height), 0, UInt8(width), UInt8(components.count)])
    ) { $0 + [UInt8($1 + 1), 0x11, 0] }
  }

  private var scan: Data {
    let header = components.indices.reduce(Data([UInt8(components.count)])) { $0 + [UInt8($1 + 1), 0] }
    let spectrum: [UInt8] = progressiveScans == nil ? [0, 63, 0] : [0, 0, 0]
    return Self.segment(0xDA, header + spectrum) + pixels
  }

  /// The size of each component's coefficient, the coefficient, and, in a sequential file, the end of the block.
  private var pixels: Data {
    var bits = ""
    func add(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits += value >> place & 1 == 1 ? "1" : "0" }
    }
    for component in components {
      let value = component - 128
      let count = Int.bitWidth - value.magnitude.leadingZeroBitCount
      add(count, 4)
      add(value < 0 ? value + (1 << count) - 1 : value, count)
      if progressiveScans == nil { add(0, 1) }
    }
    bits += String(repeating: "1", count: (8 - bits.count % 8) % 8)
    let bytes = stride(from: 0, to: bits.count, by: 8).compactMap {
      UInt8(bits.dropFirst($0).prefix(8), radix: 2)
    }
    return Data(bytes.flatMap { $0 == 0xFF ? [0xFF, 0] : [$0] })
  }
}
