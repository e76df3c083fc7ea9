import Foundation

/// What the segments of a JPEG say (ITU-T T.81 annex B), read without decoding anything.
///
/// Its check finds where a file ends too early, the size before memory is spent, and how often the decoder would have to
/// go over all pixels.
struct JPEGStructure {
  let size: PictureSize
  let orientation: PictureOrientation

  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// Progressive files have about ten scans; each costs time for all pixels, however few bytes it has.
  static let scanLimit = 100

  init(_ data: Data) throws(ImageCodingError) {
    guard data.starts(with: Self.signature) else {
      throw ImageCodingError(.wrongFormat, offset: 0, "not a JPEG: its first three bytes aren't a JPEG's")
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
          .tooLarge, offset: segment.offset, "another scan; at most \(Self.scanLimit) are accepted")
      }
      segment = try JPEGSegment(after: segment.end, in: bytes)
    }
    guard let size else {
      throw ImageCodingError(.corrupt, offset: segment.offset, "the file ends here, and no frame came before")
    }
    self.size = size
    self.orientation = orientation ?? .up
  }

  private static func size(in frame: JPEGSegment) throws(ImageCodingError) -> PictureSize {
    let contents = frame.contents
    guard contents.count >= 6 else {
      throw ImageCodingError(
        .corrupt, offset: frame.offset, "a frame's header of \(contents.count) bytes; 6 or more were expected"
      )
    }
    func two(_ index: Int) -> Int { Int(contents[index]) << 8 | Int(contents[index + 1]) }
    let size = PictureSize(width: two(3), height: two(1))
    guard size.count > 0 else {
      throw ImageCodingError(
        .corrupt, offset: frame.offset, "a size of \(size.width) × \(size.height) is none")
    }
    guard [1, 3, 4].contains(contents[5]) else {
      throw ImageCodingError(
        .corrupt, offset: frame.offset, "\(contents[5]) components a pixel; 1, 3 or 4 were expected")
    }
    return size
  }
}
