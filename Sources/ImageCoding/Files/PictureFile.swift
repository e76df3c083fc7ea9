import CoreGraphics
import Foundation

/// A file that a decoder reads, no more of it than the largest accepted picture can take.
struct PictureFile {
  let url: URL
  let pixelLimit: Int

  /// Returns what `decode` makes of the file's bytes; of a file of another format it gets the first bytes only.
  ///
  /// - Throws: `ImageCodingError` that names the file.
  func decode(
    _ formats: Set<PictureFormat>, _ decode: (Data) throws(ImageCodingError) -> CGImage
  ) throws(ImageCodingError) -> CGImage {
    do {
      return try decode(try bytes(formats))
    } catch {
      throw error.at(url.path)
    }
  }

  private func bytes(_ formats: Set<PictureFormat>) throws(ImageCodingError) -> Data {
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      let start = try handle.read(upToCount: PictureFormat.signatureLength) ?? Data()
      guard let format = PictureFormat(start), formats.contains(format) else { return start }
      return start + (try handle.read(upToCount: byteLimit) ?? Data())
    } catch {
      throw ImageCodingError(.file, "can't be read: \(ImageCodingError.reason(error))")
    }
  }

  /// Eight bytes for each pixel of the deepest kind, and a mebibyte for what isn't pixels.
  private var byteLimit: Int {
    let rest = 1 << 20
    return pixelLimit > (Int.max - rest) / 8 ? Int.max : max(0, pixelLimit) * 8 + rest
  }
}
