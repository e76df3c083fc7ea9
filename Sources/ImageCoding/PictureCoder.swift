import CoreGraphics
import Foundation

/// Reads and writes pictures for modules that don't know this one.
private final class PictureCoder: PictureCoding {
  func picture(from data: Data) throws -> CGImage { try PNGDecoder().decode(data) }

  func pngData(of image: CGImage) throws -> Data { try PNGEncoder().encode(image) }

  func jpegData(of image: CGImage, quality: Double) throws -> Data {
    throw ImageCodingError(.invalidArgument, "JPEG can't be written")
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
