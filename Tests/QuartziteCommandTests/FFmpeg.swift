import Foundation
import Testing

/// The program that encodes MP4, WebM, and MOV films.
enum FFmpeg {
  static let isInstalled =
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .contains { FileManager.default.isExecutableFile(atPath: "\($0)/ffmpeg") }

  static let notice: Comment =
    "ffmpeg isn't installed (Debian: ffmpeg), so films of its formats aren't made"
}
