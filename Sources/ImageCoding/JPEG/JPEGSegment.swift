import Foundation

/// A marker of a JPEG and its contents.
struct JPEGSegment {
  enum Kind: Hashable {
    /// SOF, which contains the picture's size.
    case frame
    /// SOS, which the pixels of one pass follow.
    case scan
    /// APP1 with Exif metadata.
    case exif
    /// EOI.
    case end
    case other
  }

  let kind: Kind
  /// The offset of the marker.
  let offset: Int
  /// The bytes after the marker and the length.
  let contents: UnsafeRawBufferPointer
  let end: Int

  /// Finds the next segment, and skips pixels, padding, and other bytes before it.
  init(after start: Int, in bytes: UnsafeRawBufferPointer) throws(ImageCodingError) {
    guard let offset = Self.marker(after: start, in: bytes) else {
      throw ImageCodingError(
        .truncated, offset: bytes.count, "the file ends without EOI; expected a marker")
    }
    self.offset = offset
    let marker = bytes[offset + 1]
    guard marker != 0xD9 else {
      (kind, contents, end) = (.end, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset]), offset + 2)
      return
    }
    let remainingCount = bytes.count - offset - 2
    let length = remainingCount < 2 ? 2 : Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
    guard length >= 2 else {
      throw ImageCodingError(
        .corrupt, offset: offset, "a segment of \(length) bytes; expected 2 or more")
    }
    guard length <= remainingCount else {
      throw ImageCodingError(
        .truncated, offset: offset, "a segment has \(length) bytes, but only \(remainingCount) are left")
    }
    end = offset + 2 + length
    contents = UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<end])
    kind = Self.kind(marker, contents)
  }

  /// Returns the offset of the next byte FF that begins a segment.
  ///
  /// FF followed by 00 belongs to a pixel, FF followed by FF is padding, and D0 to D7 only separate pixels.
  private static func marker(after start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    var position = start
    while let found = firstFF(from: position, in: bytes), found + 1 < bytes.count {
      if ![0x00, 0x01, 0xFF].contains(bytes[found + 1]), !(0xD0...0xD7 ~= bytes[found + 1]) { return found }
      position = found + 1
    }
    return nil
  }

  private static func firstFF(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, 0xFF, bytes.count - start).map { UnsafeRawPointer($0) - base }
  }

  private static func kind(_ marker: UInt8, _ contents: UnsafeRawBufferPointer) -> Kind {
    switch marker {
    // Huffman tables, an extension, and arithmetic coding conditions.
    case 0xC4, 0xC8, 0xCC: .other
    case 0xC0...0xCF: .frame
    case 0xDA: .scan
    case 0xE1 where contents.starts(with: PictureOrientation.exifSignature): .exif
    default: .other
    }
  }
}
