import CHooks
package import CoreGraphics
import Foundation

/// The reader and writer of image files: the module ImageCoding, if the program links it.
package enum ImageCoder {
  private static let coder: (any PictureCoding)? = {
    guard let pointer = quartzite_image_coder_if_linked() else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any PictureCoding
  }()

  /// Returns the result of `work` with the coder; if `work` throws or there is no coder, reports the reason and
  /// returns nil.
  package static func attempt<Result>(_ work: (any PictureCoding) throws -> Result) -> Result? {
    guard let coder else {
      CoreAnimationDiagnostics.report("images can't be read or written: the program doesn't link ImageCoding")
      return nil
    }
    do {
      return try work(coder)
    } catch {
      CoreAnimationDiagnostics.report("\(error)")
      return nil
    }
  }
}
