import Foundation

/// The progress that ffmpeg reports in lines such as `frame=12`.
final class FFmpegProgress {
  /// The number of frames that are encoded.
  private(set) var frameCount = 0
  private var line: [UInt8] = []

  private static let longestLine = 256

  func receive(_ data: Data) {
    for byte in data {
      if byte == 10 {
        let fields = String(decoding: line, as: UTF8.self).split(separator: "=")
        if fields.first == "frame", let count = fields.last.flatMap({ Int($0) }) {
          frameCount = max(frameCount, count)
        }
        line.removeAll()
      } else if line.count < Self.longestLine {
        line.append(byte)
      }
    }
  }
}
