import Foundation

/// Files of kinds that aren't films, known by how they begin.
enum ForeignFile {
  /// Throws where bytes are of another kind, with what they are.
  static func check(_ data: Data) throws(LottieError) {
    let kind = data.isEmpty ? "an empty file" : kinds.first { data.starts(with: $0.start) }?.name
    guard let kind else { return }
    throw LottieError(
      .notLottie, "this is \(kind); a Lottie film was expected: JSON, gzip around it, or an archive (.lottie)"
    )
  }

  private static let kinds: [(start: [UInt8], name: String)] = [
    (Array("GIF8".utf8), "a GIF"), ([0x89] + Array("PNG".utf8), "a PNG"), ([0xFF, 0xD8, 0xFF], "a JPEG"),
    (Array("RIFF".utf8), "a WebP picture, a sound or a video"), (Array("%PDF".utf8), "a PDF"),
    (Array("<".utf8), "markup: HTML, SVG or XML"),
  ]
}
