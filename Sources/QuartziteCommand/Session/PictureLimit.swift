import Foundation
import Staging

/// The largest picture that this machine can render.
struct PictureLimit: Equatable {
  let pixelCount: Int

  /// Creates the limit for a machine whose memory must hold eight pictures at a time, as films
  /// require.
  ///
  /// - Parameter memory: The machine's memory in bytes.
  init(memory: UInt64) {
    pixelCount = Int(min(UInt64(Stage.maximumPixelCount), memory / (8 * 4)))
  }

  static let current = PictureLimit(memory: ProcessInfo.processInfo.physicalMemory)

  /// Throws if a picture is too large.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, rounded up to whole ones.
  ///   - height: The height in pixels, rounded up to whole ones.
  ///   - origin: The reason for the size, as the subject of a sentence.
  func check(width: Double, height: Double, origin: String) throws(CommandError) {
    let (width, height) = (width.rounded(.up), height.rounded(.up))
    guard width * height > Double(pixelCount) else { return }
    throw .badArguments(
      "the picture is too large for memory: \(origin) makes \(width.plain) × \(height.plain) pixels, "
        + "\(Self.megapixels(width * height)) in total; the limit is \(Self.megapixels(Double(pixelCount)))")
  }

  private static func megapixels(_ count: Double) -> String {
    "\((count / 1e6).rounded(decimals: 1).plain) million"
  }
}
