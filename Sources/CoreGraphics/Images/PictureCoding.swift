import Foundation

/// Turns pictures into the bytes of files, and back.
///
/// Whatever reads or writes a file for its user knows this protocol alone, so that it needs no image library.
package protocol PictureCoding: AnyObject, Sendable {
  /// Returns the picture that some bytes encode, in whatever format is known; one of more pixels than the limit is
  /// refused before memory is taken for it.
  func picture(from data: Data, pixelLimit: Int) throws -> CGImage

  /// Returns a picture as the bytes of a PNG file.
  func pngData(of image: CGImage) throws -> Data

  /// Returns a picture as the bytes of a JPEG file; a quality of 1 is the best, 0 the smallest.
  func jpegData(of image: CGImage, quality: Double) throws -> Data
}

extension PictureCoding {
  /// Returns the picture that some bytes encode, of 2²⁶ pixels at most.
  package func picture(from data: Data) throws -> CGImage { try picture(from: data, pixelLimit: 1 << 26) }
}
