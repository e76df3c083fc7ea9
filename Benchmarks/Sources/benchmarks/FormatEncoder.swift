import CoreGraphics
import Foundation
import ImageCoding

/// A program that makes a film of raw frames.
struct FormatEncoder: Sendable {
  let name: String
  private let arguments: @Sendable (_ frames: RawFrames, _ film: URL) throws -> [String]

  /// Runs the program.
  func encode(_ frames: RawFrames, to film: URL) throws -> ProgramRun {
    try ProgramRun(arguments(frames, film))
  }

  /// Returns our encoder and another one, each with its best settings that have the same loss.
  static func all(for format: FilmFormat) -> [FormatEncoder] {
    switch format {
    case .gif: [quartzite(), ffmpeg(gifFilter)]
    case .png: [quartzite(), ffmpeg(["-plays", "0", "-f", "apng", "-pred", "mixed"])]
    default: [quartzite(quality: .high), imageToWebP]
    }
  }

  private static func quartzite(quality: FilmQuality = .standard) -> FormatEncoder {
    FormatEncoder(name: "quartzite") { frames, film in
      [
        CommandLine.arguments[0], encodingWord, frames.url.path, "\(frames.width)", "\(frames.height)",
        "\(frames.rate)", quality == .high ? "high" : "standard", film.path,
      ]
    }
  }

  private static let gifFilter = [
    "-filter_complex",
    "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=sierra2_4a:diff_mode=rectangle",
  ]

  private static func ffmpeg(_ options: [String]) -> FormatEncoder {
    FormatEncoder(name: "ffmpeg") { frames, film in
      [
        "ffmpeg", "-v", "error", "-y", "-threads", "1", "-f", "rawvideo", "-pixel_format", "rgba",
        "-video_size", "\(frames.width)x\(frames.height)", "-framerate", "\(frames.rate)", "-i",
        frames.url.path,
      ] + options + ["-threads", "1", film.path]
    }
  }

  private static let imageToWebP = FormatEncoder(name: "img2webp") { frames, film in
    ["img2webp", "-loop", "0", "-lossless", "-q", "75", "-m", "4"]
      + (try frames.pictures()).flatMap { ["-d", "\($0.milliseconds)", $0.url.path] } + ["-o", film.path]
  }
}

// MARK: - Our encoder

extension FormatEncoder {
  /// The argument with which this program encodes a film.
  static let encodingWord = "--encode"

  /// Encodes a film and returns true if the program's arguments ask for it.
  static func encodeIfAsked(_ arguments: [String]) throws -> Bool {
    guard arguments.count == 8, arguments[1] == encodingWord,
      let width = Int(arguments[3]), let height = Int(arguments[4]), let rate = Int(arguments[5])
    else { return false }
    let frames = RawFrames(
      url: URL(fileURLWithPath: arguments[2]), width: width, height: height, rate: rate)
    let writer = try FilmWriter(
      to: URL(fileURLWithPath: arguments[7]),
      options: .init(quality: arguments[6] == "high" ? .high : .standard))
    try frames.forEach { try writer.append($0, duration: 1 / Double(rate)) }
    try writer.finish()
    return true
  }
}
