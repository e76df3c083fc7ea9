extension FFmpegWriter.Container {
  /// The codecs that the format can hold, the default first.
  public var codecs: [FFmpegWriter.Codec] {
    switch self {
    case .mp4: [.h264, .h265, .av1]
    case .webm: [.vp9, .av1]
    case .mov: [.prores, .h264, .h265]
    }
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .mp4: "MP4"
    case .webm: "WebM"
    case .mov: "MOV"
    }
  }

  /// The options of ffmpeg's muxer.
  var muxerArguments: [String] {
    switch self {
    // The index comes first, so that a browser can play the film while it loads.
    case .mp4: ["-movflags", "+faststart", "-f", "mp4"]
    case .webm: ["-f", "webm"]
    case .mov: ["-movflags", "+faststart", "-f", "mov"]
    }
  }

  /// The options of the codec for sound.
  var audioArguments: [String] {
    switch self {
    case .mp4: ["-c:a", "aac", "-b:a", "192k"]
    case .webm: ["-c:a", "libopus", "-b:a", "160k"]
    case .mov: ["-c:a", "pcm_s16le"]
    }
  }
}

extension FFmpegWriter.Codec {
  /// Whether frames can be transparent.
  public var supportsAlpha: Bool { self == .vp9 || self == .prores }

  /// The name in messages.
  var name: String {
    switch self {
    case .h264: "H.264"
    case .h265: "H.265"
    case .av1: "AV1"
    case .vp9: "VP9"
    case .prores: "ProRes"
    }
  }

  /// The numbers of which the width and the height must be multiples, because chroma has fewer samples.
  func alignment(hasAlpha: Bool) -> (width: Int, height: Int) {
    switch self {
    case .prores: (hasAlpha ? 1 : 2, 1)
    default: (2, 2)
    }
  }

  /// The layout of samples.
  func pixelFormat(hasAlpha: Bool) -> String {
    switch self {
    case .prores: hasAlpha ? "yuva444p10le" : "yuv422p10le"
    case .vp9: hasAlpha ? "yuva420p" : "yuv420p"
    default: "yuv420p"
    }
  }

  /// The options of the encoder.
  ///
  /// `-crf` is a constant quality in the encoder's own scale, where less is better.
  func arguments(_ quality: FilmQuality, hasAlpha: Bool, width: Int, height: Int) -> [String] {
    func pick<Value>(_ draft: Value, _ standard: Value, _ high: Value) -> Value {
      switch quality {
      case .draft: draft
      case .standard: standard
      case .high: high
      }
    }
    switch self {
    case .h264:
      return [
        "-c:v", "libx264", "-crf", pick("28", "19", "13"), "-preset", pick("veryfast", "medium", "slow"),
      ]
    case .h265:
      // Apple's players require the tag; the library's own messages would hide errors.
      return [
        "-c:v", "libx265", "-crf", pick("30", "22", "15"), "-preset", pick("veryfast", "medium", "slow"),
        "-tag:v", "hvc1", "-x265-params", "log-level=error",
      ]
    case .av1 where width < 64 || height < 64:
      // SVT-AV1 refuses smaller pictures.
      return [
        "-c:v", "libaom-av1", "-crf", pick("45", "30", "18"), "-b:v", "0", "-cpu-used", pick("8", "6", "4"),
      ]
    case .av1:
      return ["-c:v", "libsvtav1", "-crf", pick("48", "32", "20"), "-preset", pick("11", "8", "5")]
    case .vp9:
      return [
        "-c:v", "libvpx-vp9", "-crf", pick("42", "30", "18"), "-b:v", "0", "-row-mt", "1",
        "-deadline", "good", "-cpu-used", pick("6", "3", "1"),
      ] + (hasAlpha ? ["-auto-alt-ref", "0"] : [])
    case .prores where hasAlpha:
      return [
        "-c:v", "prores_ks", "-profile:v", pick("4444", "4444", "4444xq"), "-alpha_bits", "16", "-vendor",
        "apl0",
      ]
    case .prores:
      return ["-c:v", "prores_ks", "-profile:v", pick("lt", "standard", "hq"), "-vendor", "apl0"]
    }
  }
}
