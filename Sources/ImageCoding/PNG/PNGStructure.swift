import Foundation

/// The properties in the chunks of a PNG, read without decoding pixels.
///
/// Reading them detects a truncated file, which libpng doesn't report as such, and yields the size before memory is
/// allocated.
struct PNGStructure {
  let size: PictureSize
  /// All chunks, of which IHDR is the first and IEND the last.
  let chunks: [Chunk]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(_ data: Data) throws(ImageCodingError) {
    guard data.starts(with: Self.signature) else {
      throw ImageCodingError(.wrongFormat, offset: 0, "not a PNG; expected the PNG signature")
    }
    let bytes = BigEndianBytes(data)
    let header = try Chunk(at: Self.signature.count, in: bytes)
    guard header.name == "IHDR", header.length == 13 else {
      throw ImageCodingError(
        .corrupt, offset: header.offset, "the first chunk is \(header.name); expected IHDR of 13 bytes")
    }
    size = PictureSize(
      width: bytes.integer(at: header.offset + 8), height: bytes.integer(at: header.offset + 12))
    guard 1...0x7FFF_FFFF ~= size.width, 1...0x7FFF_FFFF ~= size.height else {
      throw ImageCodingError(
        .corrupt, offset: header.offset + 8, "invalid size \(size.width) × \(size.height)")
    }
    var chunks = [header]
    while chunks[chunks.count - 1].name != "IEND" {
      chunks.append(try Chunk(at: chunks[chunks.count - 1].end, in: bytes))
    }
    self.chunks = chunks
  }
}

extension PNGStructure {
  struct Chunk {
    let offset: Int
    let length: Int
    let name: String

    /// The end of the chunk; the length, the name, and the checksum have four bytes each.
    var end: Int { offset + 12 + length }
    /// The offsets of the contents.
    var contents: Range<Int> { (offset + 8)..<(offset + 8 + length) }

    fileprivate init(at offset: Int, in bytes: BigEndianBytes) throws(ImageCodingError) {
      guard offset + 12 <= bytes.count else {
        throw ImageCodingError(
          .truncated, offset: bytes.count, "the file ends without IEND; expected a chunk")
      }
      self.offset = offset
      length = bytes.integer(at: offset)
      name = bytes.name(at: offset + 4)
      guard end <= bytes.count else {
        throw ImageCodingError(
          .truncated, offset: offset,
          "chunk \(name) has \(length) bytes, but the file ends after \(bytes.count - offset - 8) of them")
      }
    }
  }
}

/// Bytes with integers whose most significant byte comes first.
struct BigEndianBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  subscript(offset: Int) -> UInt8 { data[data.startIndex + offset] }

  subscript(range: Range<Int>) -> Data {
    data[(data.startIndex + range.lowerBound)..<(data.startIndex + range.upperBound)]
  }

  func integer(at offset: Int, byteCount: Int = 4) -> Int {
    (0..<byteCount).reduce(0) { $0 << 8 | Int(self[offset + $1]) }
  }

  /// Returns a name of four letters; other characters are replaced, so that messages are readable.
  func name(at offset: Int) -> String {
    let letters = (0..<4).map { Character(Unicode.Scalar(self[offset + $0])) }
    return String(letters.map { $0.isASCII && $0.isLetter ? $0 : "?" })
  }
}
