import Foundation

/// File formats that aren't Lottie, recognized by their first bytes.
enum ForeignFile {
  /// Throws an error that names the format, if the bytes have another one.
  static func check(_ data: Data) throws(LottieError) {
    let start = Array(data.prefix(4))
    let kind = start.isEmpty ? "an empty file" : kinds.first { start.starts(with: $0.start) }?.name
    guard let kind else { return }
    throw LottieError(
      .notLottie,
      "this is \(kind); a Lottie animation was expected: JSON, gzipped JSON, or an archive (.lottie)")
  }

  /// The formats, and at most four bytes with which their files start.
  private static let kinds: [(start: [UInt8], name: String)] = [
    (Array("GIF8".utf8), "a GIF"), ([0x89] + Array("PNG".utf8), "a PNG"), ([0xFF, 0xD8, 0xFF], "a JPEG"),
    (Array("RIFF".utf8), "a WebP image, a sound or a video"), (Array("%PDF".utf8), "a PDF"),
    (Array("<".utf8), "markup: HTML, SVG or XML"),
  ]
}
