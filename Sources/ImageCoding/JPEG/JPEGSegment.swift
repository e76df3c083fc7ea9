import Foundation

/// A marker of a JPEG and what belongs to it.
struct JPEGSegment {
  enum Kind: Hashable {
    /// SOF, with the picture's size.
    case frame
    /// SOS; the pixels of one pass follow.
    case scan
    /// APP1 that says how the picture was taken.
    case exif
    /// EOI.
    case end
    case other
  }

  let kind: Kind
  /// Where the marker is.
  let offset: Int
  /// What comes after the marker and the length.
  let contents: UnsafeRawBufferPointer
  let end: Int

  /// The next segment, whatever pixels, filling or rubbish come before it.
  init(after start: Int, in bytes: UnsafeRawBufferPointer) throws(ImageCodingError) {
    guard let offset = Self.marker(after: start, in: bytes) else {
      throw ImageCodingError(
        .truncated, offset: bytes.count, "the file ends where a marker was expected; EOI never came")
    }
    self.offset = offset
    let marker = bytes[offset + 1]
    guard marker != 0xD9 else {
      (kind, contents, end) = (.end, UnsafeRawBufferPointer(rebasing: bytes[offset..<offset]), offset + 2)
      return
    }
    let rest = bytes.count - offset - 2
    let length = rest < 2 ? 2 : Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
    guard length >= 2 else {
      throw ImageCodingError(
        .corrupt, offset: offset, "a segment of \(length) bytes; 2 or more were expected")
    }
    guard length <= rest else {
      throw ImageCodingError(
        .truncated, offset: offset, "a segment has \(length) bytes, but the file ends after \(rest) of them")
    }
    end = offset + 2 + length
    contents = UnsafeRawBufferPointer(rebasing: bytes[offset + 4..<end])
    kind = Self.kind(marker, contents)
  }

  /// Where a byte FF is that begins a segment: 00 after it makes it a pixel's, FF filling; D0 to D7 only part pixels.
  private static func marker(after start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    var place = start
    while let found = firstFF(from: place, in: bytes), found + 1 < bytes.count {
      if ![0x00, 0x01, 0xFF].contains(bytes[found + 1]), !(0xD0...0xD7 ~= bytes[found + 1]) { return found }
      place = found + 1
    }
    return nil
  }

  private static func firstFF(from start: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, 0xFF, bytes.count - start).map { UnsafeRawPointer($0) - base }
  }

  private static func kind(_ marker: UInt8, _ contents: UnsafeRawBufferPointer) -> Kind {
    switch marker {
    // These are tables, an extension and arithmetic coding's conditions.
    case 0xC4, 0xC8, 0xCC: .other
    case 0xC0...0xCF: .frame
    case 0xDA: .scan
    case 0xE1 where contents.starts(with: PictureOrientation.exifSignature): .exif
    default: .other
    }
  }
}
