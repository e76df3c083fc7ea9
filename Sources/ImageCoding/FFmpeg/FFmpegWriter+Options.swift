public import Foundation

extension FFmpegWriter {
  /// The options of a film.
  public struct Options: Hashable, Sendable {
    /// The codec; by default, the codec for the file's extension: H.264 in MP4, VP9 in WebM, ProRes in MOV.
    public var codec: Codec?
    /// The trade-off between time, file size, and quality; by default `standard`.
    public var quality: FilmQuality
    /// Whether to keep the frames' transparency, which only VP9 and ProRes can; by default false, for opaque frames.
    public var hasAlpha: Bool
    /// A file with sound to add, which ends with the film; by default nil.
    public var audio: URL?
    /// The name of the program in the search path, or its path; by default `ffmpeg`.
    public var program: String

    /// Creates options.
    public init(
      codec: Codec? = nil, quality: FilmQuality = .standard, hasAlpha: Bool = false, audio: URL? = nil,
      program: String = "ffmpeg"
    ) {
      self.codec = codec
      self.quality = quality
      self.hasAlpha = hasAlpha
      self.audio = audio
      self.program = program
    }
  }

  /// A file format of ffmpeg, which a file's extension selects.
  public enum Container: String, Hashable, CaseIterable, Sendable {
    /// MPEG-4: H.264, H.265, or AV1.
    case mp4
    /// WebM: VP9 or AV1.
    case webm
    /// QuickTime: ProRes, H.264, or H.265.
    case mov
  }

  /// A video codec.
  public enum Codec: String, Hashable, CaseIterable, Sendable {
    /// H.264 (AVC), which plays everywhere.
    case h264
    /// H.265 (HEVC), about half of the size of H.264.
    case h265
    /// AV1, smaller still and slower to encode.
    case av1
    /// VP9, which can be transparent.
    case vp9
    /// ProRes, for editors: 422, or 4444 with transparency.
    case prores
  }
}

/// The trade-off between time, file size, and quality.
public enum FilmQuality: String, Hashable, CaseIterable, Sendable {
  /// Fast encoding, for previewing the motion.
  case draft
  /// Good for publishing.
  case standard
  /// Differences from the drawn frames are hard to see; large files, slow encoding.
  case high
}
