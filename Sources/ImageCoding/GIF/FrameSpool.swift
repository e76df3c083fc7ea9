import Foundation
import Raster

/// Frames of a film on disk, as what changed from one to the next, until all of them are known.
///
/// The file has no name from the start, so nothing remains of it however the program ends. Memory: one
/// rectangle of pixels and its compressed form.
final class FrameSpool {
  /// What changed, row by row, and how long the frame shows.
  struct Record: Equatable {
    var rect: PixelRect
    var pixels: [UInt32]
    var delay: Int
  }

  private let handle: FileHandle
  private(set) var count = 0

  init() throws(ImageCodingError) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)")
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .lastSystemError("a temporary file can't be made", path: url.path) }
    unlink(url.path)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func append(_ record: Record) throws(ImageCodingError) {
    let bytes = try Zlib.compress(record.pixels)
    let header = Header(rect: record.rect, delay: record.delay, byteCount: bytes.count)
    do {
      try handle.write(contentsOf: header.data)
      try handle.write(contentsOf: bytes)
    } catch {
      throw .writing(error).at("temporary file")
    }
    count += 1
  }

  /// Hands the records to `body` in the order in which they came.
  func forEach(_ body: (Record) throws -> Void) throws {
    try handle.seek(toOffset: 0)
    for _ in 0..<count {
      let header = Header(try read(Header.byteCount))
      let pixels = try Zlib.decompress(
        try read(header.byteCount), count: header.rect.width * header.rect.height)
      try body(Record(rect: header.rect, pixels: pixels, delay: header.delay))
    }
  }

  private func read(_ count: Int) throws -> Data {
    guard let data = try handle.read(upToCount: count), data.count == count else {
      throw ImageCodingError(.file, path: "temporary file", "ends too early: \(count) bytes were expected")
    }
    return data
  }
}

extension FrameSpool {
  private struct Header {
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
