package import CoreGraphics
import Foundation
import Raster

/// A reader of a part of a film, frame by frame. It needs memory for two frames.
package final class FilmPartReader {
  package let header: FilmPartHeader
  private let path: String
  private let handle: FileHandle
  private var frame: PixelFrame<UInt32>
  private var count = 0

  /// Opens the file of a part and reads its header.
  ///
  /// - Throws: `ImageCodingError` that names the file, if it can't be read or isn't a part of a film.
  package init(contentsOf url: URL) throws(ImageCodingError) {
    path = url.path
    do {
      handle = try FileHandle(forReadingFrom: url)
    } catch {
      throw ImageCodingError(.file, path: url.path, "can't be read: \(ImageCodingError.reason(error))")
    }
    header = try Self.header(of: handle, path)
    frame = PixelFrame(width: 0, height: 0, pixels: [])
  }

  private static func header(
    of handle: FileHandle, _ path: String
  ) throws(ImageCodingError) -> FilmPartHeader {
    let start = try? handle.read(upToCount: FilmPartLayout.signature.count + 4)
    guard let start, start.count == FilmPartLayout.signature.count + 4,
      start.starts(with: FilmPartLayout.signature),
      case let length = FilmPartLayout.integers(start.dropFirst(FilmPartLayout.signature.count))[0],
      length <= FilmPartLayout.maximumHeaderLength,
      let json = try? handle.read(upToCount: length), json.count == length,
      let header = try? JSONDecoder().decode(FilmPartHeader.self, from: json), header.isValid
    else { throw ImageCodingError(.wrongFormat, path: path, "isn't a part of a film") }
    return header
  }
}

extension FilmPartReader {
  /// Returns the next frame; nil after the last one.
  ///
  /// - Throws: `ImageCodingError` if the file is damaged or has more frames than its header declares.
  package func next() throws(ImageCodingError) -> CGImage? {
    guard count < header.frameCount else {
      guard let excess = try? handle.read(upToCount: 1), !excess.isEmpty else { return nil }
      throw corrupt("has more frames than the \(header.frameCount) that its header declares")
    }
    let fields = FilmPartLayout.integers(try read(FilmPartLayout.frameFieldLength))
    let rect = PixelRect(minX: fields[0], minY: fields[1], maxX: fields[2], maxY: fields[3])
    try apply(rect, byteCount: fields[4])
    count += 1
    return CGImage(bitmap: Bitmap(width: frame.width, height: frame.height, pixels: frame.pixels))
  }

  private func apply(_ rect: PixelRect, byteCount: Int) throws(ImageCodingError) {
    if count > 0, rect.isEmpty, byteCount == 0 { return }
    let isInside =
      rect.minX >= 0 && rect.minY >= 0 && rect.minX < rect.maxX && rect.minY < rect.maxY
      && rect.maxX <= header.width && rect.maxY <= header.height
    let bounds = PixelRect(x: 0, y: 0, width: header.width, height: header.height)
    guard isInside, count > 0 || rect == bounds else {
      throw corrupt("frame \(count) has a rectangle outside the picture")
    }
    let pixelByteCount = 4 * rect.width * rect.height
    guard byteCount <= 2 * pixelByteCount + Self.compressionOverhead,
      byteCount >= pixelByteCount / Self.largestCompression
    else { throw corrupt("frame \(count) has \(byteCount) bytes of pixels") }
    let packed = try read(byteCount)
    guard let pixels = try? Zlib.decompress(packed, count: rect.width * rect.height) else {
      throw corrupt("the pixels of frame \(count) can't be decompressed")
    }
    let newPixels = pixels.map { UInt32(littleEndian: $0) }
    if count == 0 {
      frame = PixelFrame(width: header.width, height: header.height, pixels: newPixels)
    } else {
      frame.replace(rect, with: newPixels) { _ in true }
    }
  }

  /// An upper limit of the bytes that zlib adds to incompressible pixels.
  private static let compressionOverhead = 1024
  /// More than zlib compresses pixels, whose limit is 1032 to 1; a file that claims more isn't worth the memory.
  private static let largestCompression = 1040

  private func read(_ byteCount: Int) throws(ImageCodingError) -> Data {
    guard let data = try? handle.read(upToCount: byteCount), data.count == byteCount else {
      throw ImageCodingError(
        .truncated, path: path, "ends in frame \(count) of \(header.frameCount)")
    }
    return data
  }

  private func corrupt(_ message: String) -> ImageCodingError {
    ImageCodingError(.corrupt, path: path, message)
  }
}
