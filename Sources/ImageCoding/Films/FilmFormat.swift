public import Foundation

/// A format of film files, which a file's extension selects.
public enum FilmFormat: String, Hashable, CaseIterable, Sendable {
  /// An animated GIF: at most 50 frames per second, 256 colors per frame, and pixels that are opaque or transparent.
  case gif
  /// An animated PNG, without any loss.
  case png
  /// An animated WebP, lossless or lossy.
  case webp
  /// MPEG-4, encoded by ffmpeg.
  case mp4
  /// WebM, encoded by ffmpeg.
  case webm
  /// QuickTime, encoded by ffmpeg.
  case mov
}

extension FilmFormat {
  /// Creates the format of a file's extension in any case; `apng` is one of PNG. Nil for another extension.
  public init?(extensionOf url: URL) {
    let name = url.pathExtension.lowercased()
    self.init(rawValue: name == "apng" ? "png" : name)
  }

  /// The corresponding format of ffmpeg; nil for a format that this module encodes itself.
  public var container: FFmpegWriter.Container? { FFmpegWriter.Container(rawValue: rawValue) }

  /// The name in messages.
  public var name: String {
    switch self {
    case .gif: "GIF"
    case .png: "animated PNG"
    case .webp: "WebP"
    case .mp4, .webm, .mov: container?.name ?? ""
    }
  }

  /// Whether a film keeps transparency unless its background is set.
  public var keepsTransparency: Bool { container == nil }

  /// The largest number of frames per second.
  public var maximumFrameRate: Double { self == .gif ? GIFWriter.maximumFrameRate : 1000 }
}
