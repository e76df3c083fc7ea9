import Foundation
import Raster

/// A reader of the blocks of a GIF file that matter for its frames; it skips other blocks, such as
/// comments.
struct GIFBlockReader {
  enum Block {
    case control(Control)
    case image(Image)
    /// The number of repetitions after the first pass; 0 repeats forever.
    case repetitions(Int)
  }

  /// The treatment of an image before the next one is drawn.
  enum Disposal {
    case none
    case background
    case previous
  }

  /// The properties of the next image.
  struct Control {
    var disposal = Disposal.none
    /// In hundredths of a second.
    var delay = 0
    var transparentIndex: UInt8?
  }

  struct Image {
    let rect: PixelRect
    let colors: [UInt32]
    let isInterlaced: Bool
    let minimumCodeSize: Int
    let codes: [UInt8]
    let offset: Int
  }

  let size: PictureSize
  private let data: Data
  private var offset = 6
  private var globalColors: [UInt32] = []

  init(_ data: Data) throws(ImageCodingError) {
    self.data = data
    guard ["GIF87a", "GIF89a"].contains(where: { data.starts(with: Array($0.utf8)) }) else {
      throw ImageCodingError(.wrongFormat, offset: 0, "not a GIF; expected GIF87a or GIF89a")
    }
    guard data.count >= 13 else {
      throw ImageCodingError(
        .truncated, offset: data.count, "the file ends within its header, which has 13 bytes")
    }
    func short(_ at: Int) -> Int {
      Int(data[data.startIndex + at]) | Int(data[data.startIndex + at + 1]) << 8
    }
    size = PictureSize(width: short(6), height: short(8))
    guard size.count > 0 else {
      throw ImageCodingError(.corrupt, offset: 6, "invalid size \(size.width) × \(size.height)")
    }
    offset = 10
    let flags = try byte()
    _ = try take(2)
    if flags & 0x80 != 0 { globalColors = try colors(flags) }
  }

  /// Returns the next block; nil at the end.
  mutating func next() throws(ImageCodingError) -> Block? {
    while true {
      let start = offset
      switch try byte() {
      case 0x21:
        if let block = try extensionBlock() { return block }
      case 0x2C: return .image(try image(at: start))
      case 0x3B:
        offset = start
        return nil
      case let other:
        throw ImageCodingError(
          .corrupt, offset: start,
          "a block of the unknown kind \(other); expected an image, an extension, or the end")
      }
    }
  }
}

// MARK: - Blocks

extension GIFBlockReader {
  private mutating func extensionBlock() throws(ImageCodingError) -> Block? {
    let label = try byte()
    let contents = try subBlocks()
    if label == 0xF9, contents.count == 4 {
      let disposals: [UInt8: Disposal] = [2: .background, 3: .previous]
      return .control(
        Control(
          disposal: disposals[contents[0] >> 2 & 7] ?? .none, delay: Int(contents[1]) | Int(contents[2]) << 8,
          transparentIndex: contents[0] & 1 == 1 ? contents[3] : nil))
    }
    guard label == 0xFF, contents.count >= 14, contents[11] == 1,
      ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(where: { contents.starts(with: Array($0.utf8)) })
    else { return nil }
    return .repetitions(Int(contents[12]) | Int(contents[13]) << 8)
  }

  private mutating func image(at start: Int) throws(ImageCodingError) -> Image {
    let rect = PixelRect(x: try short(), y: try short(), width: try short(), height: try short())
    let flags = try byte()
    let colors = flags & 0x80 != 0 ? try colors(flags) : globalColors
    let minimumCodeSize = Int(try byte())
    guard 1...8 ~= minimumCodeSize else {
      throw ImageCodingError(
        .corrupt, offset: offset - 1, "a code size of \(minimumCodeSize) bits; expected 1 to 8")
    }
    return Image(
      rect: rect, colors: colors, isInterlaced: flags & 0x40 != 0, minimumCodeSize: minimumCodeSize,
      codes: try subBlocks(), offset: start)
  }

  private mutating func colors(_ flags: UInt8) throws(ImageCodingError) -> [UInt32] {
    let bytes = [UInt8](try take(6 << Int(flags & 7)))
    return stride(from: 0, to: bytes.count, by: 3).map {
      UInt32(bytes[$0]) | UInt32(bytes[$0 + 1]) << 8 | UInt32(bytes[$0 + 2]) << 16 | 0xFF00_0000
    }
  }

  private mutating func subBlocks() throws(ImageCodingError) -> [UInt8] {
    var contents: [UInt8] = []
    while case let count = Int(try byte()), count > 0 { contents += try take(count) }
    return contents
  }
}

// MARK: - Bytes

extension GIFBlockReader {
  private mutating func take(_ count: Int) throws(ImageCodingError) -> Data {
    guard offset + count <= data.count else {
      throw ImageCodingError(
        .truncated, offset: data.count,
        "the GIF ends too early; expected \(offset + count - data.count) more bytes")
    }
    defer { offset += count }
    return data[(data.startIndex + offset)..<(data.startIndex + offset + count)]
  }

  private mutating func byte() throws(ImageCodingError) -> UInt8 {
    let bytes = try take(1)
    return bytes[bytes.startIndex]
  }

  private mutating func short() throws(ImageCodingError) -> Int { Int(try byte()) | Int(try byte()) << 8 }
}

// MARK: - Pixels

extension GIFBlockReader.Image {
  /// The lines of the picture in the order in which the file has them.
  var lines: [Int] {
    guard isInterlaced else { return Array(0..<rect.height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: rect.height, by: $0.1)) }
  }

  /// Returns the indices of the pixels, in the order of the file.
  func indices() throws(ImageCodingError) -> [UInt8] {
    let count = rect.width * rect.height
    // A code of at least two bits represents at most 4,096 pixels.
    guard count <= codes.count * 4 * 4096 else { throw truncation(0, count) }
    let indices = LZWDecoder.decode(codes, minimumCodeSize: minimumCodeSize, count: count)
    guard indices.count == count else { throw truncation(indices.count, count) }
    return indices
  }

  private func truncation(_ count: Int, _ expected: Int) -> ImageCodingError {
    ImageCodingError(
      .corrupt, offset: offset, "the image's data ends after \(count) of \(expected) pixels")
  }
}
