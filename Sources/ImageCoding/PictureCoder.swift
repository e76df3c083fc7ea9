import CoreGraphics
import Foundation

/// Reads and writes pictures for modules that don't import this one.
private final class PictureCoder: PictureCoding {
  func picture(from data: Data, pixelLimit: Int) throws -> CGImage {
    try PictureDecoder(pixelLimit: pixelLimit).decode(data)
  }

  func pngData(of image: CGImage) throws -> Data { try PNGEncoder().encode(image) }

  func jpegData(of image: CGImage, quality: Double) throws -> Data {
    // As in UIKit, any number is accepted, because the caller gets no error.
    try JPEGEncoder(quality: quality.isNaN ? 1 : min(max(quality, 0), 1)).encode(image)
  }
}

/// Returns an object that conforms to `PictureCoding`, with a retain count of 1.
///
/// UIKit declares this symbol as weak and calls it if this module is linked, so that UIKit itself doesn't depend on
/// image libraries.
@_cdecl("quartzite_image_coder")
public func _pictureCoder() -> UnsafeMutableRawPointer {
  Unmanaged<AnyObject>.passRetained(PictureCoder()).toOpaque()
}
