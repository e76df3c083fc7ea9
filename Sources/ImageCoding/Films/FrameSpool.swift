import Foundation
import Raster

/// A temporary file of compressed frames, stored as differences from frame to frame.
///
/// The file is unlinked as soon as it exists, so nothing remains of it, even after a crash. Memory: one record.
final class FrameSpool {
  /// The changed pixels of a frame, row by row, and its delay in the unit of the format.
  struct Record: Equatable {
    var rect: PixelRect
    var pixels: [UInt32]
    var delay: Int
  }

  /// A record in the form of the file.
  struct PackedRecord {
    fileprivate let header: Header
    fileprivate let bytes: Data
  }

  private let handle: FileHandle
  private(set) var count = 0

  init() throws(ImageCodingError) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .lastSystemError("can't create a temporary file", path: url.path) }
    unlink(url.path)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func append(_ record: PackedRecord) throws(ImageCodingError) {
    do {
      try handle.write(contentsOf: record.header.data)
      try handle.write(contentsOf: record.bytes)
    } catch {
      throw .writing(error).at("temporary file")
    }
    count += 1
  }

  /// Calls `body` with every record, in the order in which they were appended.
  func forEach(_ body: (PackedRecord) throws -> Void) throws {
    try handle.seek(toOffset: 0)
    for _ in 0..<count {
      let header = Header(try read(Header.byteCount))
      try body(PackedRecord(header: header, bytes: read(header.byteCount)))
    }
  }

  private func read(_ count: Int) throws -> Data {
    guard let data = try handle.read(upToCount: count), data.count == count else {
      throw ImageCodingError(.file, path: "temporary file", "ends too early; expected \(count) more bytes")
    }
    return data
  }
}

extension FrameSpool.Record {
  func packed() throws(ImageCodingError) -> FrameSpool.PackedRecord {
    let bytes = try Zlib.compress(pixels)
    return FrameSpool.PackedRecord(
      header: .init(rect: rect, delay: delay, byteCount: bytes.count), bytes: bytes)
  }

  init(_ packed: FrameSpool.PackedRecord) throws(ImageCodingError) {
    let rect = packed.header.rect
    let pixels = try Zlib.decompress(packed.bytes, count: rect.width * rect.height)
    self.init(rect: rect, pixels: pixels, delay: packed.header.delay)
  }
}

extension FrameSpool {
  fileprivate struct Header {
    var rect: PixelRect
    var delay: Int
    var byteCount: Int

    static let byteCount = 6 * MemoryLayout<Int64>.size

    init(rect: PixelRect, delay: Int, byteCount: Int) {
      self.rect = rect
      self.delay = delay
      self.byteCount = byteCount
    }

    init(_ data: Data) {
      let fields = data.withUnsafeBytes { bytes in
        (0..<6).map { Int(bytes.loadUnaligned(fromByteOffset: $0 * 8, as: Int64.self)) }
      }
      rect = PixelRect(minX: fields[0], minY: fields[1], maxX: fields[2], maxY: fields[3])
      (delay, byteCount) = (fields[4], fields[5])
    }

    var data: Data {
      let fields = [rect.minX, rect.minY, rect.maxX, rect.maxY, delay, byteCount].map(Int64.init)
      return fields.withUnsafeBytes { Data($0) }
    }
  }
}
