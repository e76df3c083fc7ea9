import Foundation

/// The properties in the segments of a JPEG (ITU-T T.81 annex B), read without decoding pixels.
///
/// Reading them detects a truncated file, yields the size before memory is allocated, and limits the number of passes
/// over the pixels.
struct JPEGStructure {
  let size: PictureSize
  let orientation: PictureOrientation

  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// The largest accepted number of scans. Progressive files have about ten, and each takes time for all pixels.
  static let scanLimit = 100

  init(_ data: Data) throws(ImageCodingError) {
    guard data.starts(with: Self.signature) else {
      throw ImageCodingError(.wrongFormat, offset: 0, "not a JPEG; expected the bytes FF D8 FF")
    }
    self = try data.bytes.withUnsafeBytes { bytes throws(ImageCodingError) in try Self(in: bytes) }
  }

  private init(in bytes: UnsafeRawBufferPointer) throws(ImageCodingError) {
    var size: PictureSize?
    var orientation: PictureOrientation?
    var scanCount = 0
    var segment = try JPEGSegment(after: Self.signature.count - 1, in: bytes)
    while segment.kind != .end {
      switch segment.kind {
      case .frame where size == nil: size = try Self.size(in: segment)
      case .scan: scanCount += 1
      case .exif where orientation == nil: orientation = PictureOrientation(exif: segment.contents)
      default: break
      }
      guard scanCount <= Self.scanLimit else {
        throw ImageCodingError(
          .tooLarge, offset: segment.offset, "too many scans; the limit is \(Self.scanLimit)")
      }
      segment = try JPEGSegment(after: segment.end, in: bytes)
    }
    guard let size else {
      throw ImageCodingError(.corrupt, offset: segment.offset, "the file ends without a frame")
    }
    self.size = size
    self.orientation = orientation ?? .up
  }

  private static func size(in frame: JPEGSegment) throws(ImageCodingError) -> PictureSize {
    let contents = frame.contents
    guard contents.count >= 6 else {
      throw ImageCodingError(
        .corrupt, offset: frame.offset, "a frame header of \(contents.count) bytes; expected 6 or more"
      )
    }
    func uint16(at index: Int) -> Int { Int(contents[index]) << 8 | Int(contents[index + 1]) }
    let size = PictureSize(width: uint16(at: 3), height: uint16(at: 1))
    guard size.count > 0 else {
      throw ImageCodingError(
        .corrupt, offset: frame.offset, "invalid size \(size.width) × \(size.height)")
    }
    guard [1, 3, 4].contains(contents[5]) else {
      throw ImageCodingError(
        .corrupt, offset: frame.offset, "\(contents[5]) components per pixel; expected 1, 3, or 4")
    }
    return size
  }
}
