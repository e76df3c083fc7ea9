import Foundation

/// The arguments of ffmpeg for a film.
struct FFmpegArguments {
  let container: FFmpegWriter.Container
  let codec: FFmpegWriter.Codec
  let options: FFmpegWriter.Options
  /// The size of the frames that ffmpeg gets, in pixels.
  let size: PictureSize
  let rate: FrameDelay

  /// Returns the arguments.
  ///
  /// - Parameter path: The file to write.
  func words(to path: String) -> [String] {
    var words = ["-hide_banner", "-nostdin", "-loglevel", "error", "-xerror", "-y"]
    words += [
      "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(size.width)x\(size.height)",
      "-framerate", "\(rate.denominator)/\(rate.numerator)", "-i", "pipe:0",
    ]
    if let audio = options.audio { words += ["-i", "file:\(audio.path)"] }
    words += ["-map", "0:v:0"] + (options.audio == nil ? [] : ["-map", "1:a:0", "-shortest"])
    words += ["-vf", colorConversion]
    words += codec.arguments(
      options.quality, hasAlpha: options.hasAlpha, width: size.width, height: size.height)
    words += Self.colorTags
    // Silence follows sound that is shorter than the film.
    if options.audio != nil { words += container.audioArguments + ["-af", "apad"] }
    // Without dates and random numbers, the same frames produce the same bytes.
    words += [
      "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-flags:a", "+bitexact",
    ]
    words += container.muxerArguments + ["-nostats", "-progress", "pipe:1"]
    // Without the prefix, ffmpeg would treat a name with a colon as a protocol.
    return words + ["file:\(path)"]
  }

  /// The conversion from RGB in 0…255 to BT.709's Y′CbCr in 16…235 and 16…240 (Rec. ITU-R BT.709-6, 3.2 and 4).
  private var colorConversion: String {
    let format = codec.pixelFormat(hasAlpha: options.hasAlpha)
    return "scale=in_range=full:out_range=limited:out_color_matrix=bt709"
      + ":flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp,format=\(format)"
      + ",setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709"
  }

  /// The tags for encoders that ignore those of the frames; `prores_ks` ignores these.
  private static let colorTags = [
    "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv",
  ]
}
