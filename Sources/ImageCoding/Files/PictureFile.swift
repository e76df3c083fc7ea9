import CoreGraphics
import Foundation

/// A file to decode. No more bytes are read than the largest accepted picture can have.
struct PictureFile {
  let url: URL
  let pixelLimit: Int

  /// Returns the picture that `decode` makes of the file's bytes.
  ///
  /// - Parameter formats: The formats whose files are read in full; of other files `decode` gets the first bytes only.
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

  /// Eight bytes per pixel, as in the deepest format, and 1 MiB for metadata.
  private var byteLimit: Int {
    let metadataLimit = 1 << 20
    return pixelLimit > (Int.max - metadataLimit) / 8 ? Int.max : max(0, pixelLimit) * 8 + metadataLimit
  }
}
