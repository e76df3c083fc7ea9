import CoreGraphics
import Foundation

/// Reads and writes pictures for modules that don't know this one.
private final class PictureCoder: PictureCoding {
  func picture(from data: Data, pixelLimit: Int) throws -> CGImage {
    try PictureDecoder(pixelLimit: pixelLimit).decode(data)
  }

  func pngData(of image: CGImage) throws -> Data { try PNGEncoder().encode(image) }

  func jpegData(of image: CGImage, quality: Double) throws -> Data {
    // Whatever the number, as UIKit: it's the caller's, who gets no error.
    try JPEGEncoder(quality: quality.isNaN ? 1 : min(max(quality, 0), 1)).encode(image)
  }
}

/// Returns an object that conforms to `PictureCoding`, retained.
///
/// UIKit declares this symbol weak and asks it for pictures when this module is linked, so that it depends on no image
/// library itself.
@_cdecl("quartzite_image_coder")
public func _pictureCoder() -> UnsafeMutableRawPointer {
  Unmanaged<AnyObject>.passRetained(PictureCoder()).toOpaque()
}
