import Foundation
import Staging

/// How large a picture can be here.
struct PictureLimit: Equatable {
  /// The most pixels.
  let pixelCount: Int

  /// What a machine with so many bytes of memory can hold: eight pictures at a time, as a film needs.
  init(memory: UInt64) {
    pixelCount = Int(min(UInt64(Stage.maximumPixelCount), memory / (8 * 4)))
  }

  static let current = PictureLimit(memory: ProcessInfo.processInfo.physicalMemory)

  /// Throws where a picture of a size, rounded up to whole pixels, is too large; `origin` says what makes it so.
  func check(width: Double, height: Double, origin: String) throws(CommandError) {
    let (width, height) = (width.rounded(.up), height.rounded(.up))
    guard width * height > Double(pixelCount) else { return }
    throw .badArguments(
      "a picture too large for memory: \(origin) makes \(width.plain) × \(height.plain) pixels, "
        + "\(Self.megapixels(width * height)) in all; at most \(Self.megapixels(Double(pixelCount))) are possible"
    )
  }

  private static func megapixels(_ count: Double) -> String {
    "\((count / 1e6).rounded(decimals: 1).plain) million"
  }
}
