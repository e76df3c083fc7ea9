import Foundation

/// A coder that converts between images and the bytes of image files.
///
/// Modules that read or write image files depend only on this protocol, not on image libraries.
package protocol PictureCoding: AnyObject, Sendable {
  /// Decodes an image in any supported format. If it has more pixels than the limit, an error is thrown before memory
  /// is allocated.
  func picture(from data: Data, pixelLimit: Int) throws -> CGImage

  /// Encodes an image as a PNG file.
  func pngData(of image: CGImage) throws -> Data

  /// Encodes an image as a JPEG file, with a quality from 0 (smallest file) to 1 (best quality).
  func jpegData(of image: CGImage, quality: Double) throws -> Data
}

extension PictureCoding {
  /// Decodes an image of at most 2²⁶ pixels.
  package func picture(from data: Data) throws -> CGImage { try picture(from: data, pixelLimit: 1 << 26) }
}
