import CHooks
package import CoreGraphics
import Foundation

/// What reads and writes pictures in this program: the module ImageCoding, where the program has it.
package enum ImageCoder {
  private static let coder: (any PictureCoding)? = {
    guard let pointer = quartzite_image_coder_if_linked() else { return nil }
    return Unmanaged<AnyObject>.fromOpaque(pointer).takeRetainedValue() as? any PictureCoding
  }()

  /// Returns what the coder does, nil where that fails or there is none; the reason is reported.
  package static func attempt<Result>(_ work: (any PictureCoding) throws -> Result) -> Result? {
    guard let coder else {
      CoreAnimationDiagnostics.report("pictures are neither read nor written: the program lacks ImageCoding")
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
