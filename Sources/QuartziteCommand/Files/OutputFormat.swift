import Foundation
import ImageCoding

/// A format of the files and streams that the program writes.
enum OutputFormat: String, CaseIterable {
  case gif
  /// One picture, numbered pictures, or on standard output a stream of pictures.
  case png
  /// A film as an animated PNG.
  case apng
  case webp
  case mp4
  case webm
  case mov
  case y4m
  case rgba
}

extension OutputFormat {
  /// The format of a film; nil for pictures and streams.
  var film: FilmFormat? { self == .apng ? .png : self == .png ? nil : FilmFormat(rawValue: rawValue) }

  /// The form of a stream; nil for a format that isn't one.
  var stream: FrameStreamWriter.Format? { FrameStreamWriter.Format(rawValue: rawValue) }

  /// Whether the format has options of a scope.
  func allows(_ scope: OptionScope) -> Bool {
    switch scope {
    case .gif: self == .gif
    case .looping: self == .gif || self == .apng || self == .webp
    case .video: film?.container != nil
    case .everything, .lottie, .scene: true
    }
  }

  /// Returns a frame rate limited to the rates that the format supports.
  func limited(_ frameRate: Double) -> Double {
    let rate = max(frameRate, SpanOptions.minimumFrameRate)
    return self == .gif ? min(rate, GIFWriter.maximumFrameRate) : rate
  }

  /// The name in messages, with an article.
  var noun: String {
    switch self {
    case .gif: "a GIF"
    case .png: "a PNG"
    case .apng: "an animated PNG"
    case .webp: "a WebP"
    case .mp4: "an MP4"
    case .webm: "a WebM"
    case .mov: "a MOV"
    case .y4m, .rgba: "a stream"
    }
  }
}

extension OutputFormat {
  /// Creates the format of a destination's file extension; nil if it has none or an unknown one.
  init?(extensionOf destination: Destination) {
    guard case .file(let path) = destination else { return nil }
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
    if self == .y4m || self == .rgba { return nil }
  }

  /// Creates the format of a destination: the format of its file extension, or else the requested one, or else
  /// `standard` on standard output.
  ///
  /// - Throws: `CommandError` if there is no format, or if the extension and the request contradict each other.
  init(
    of destination: Destination, requested: OutputFormat?, standard: OutputFormat
  ) throws(CommandError) {
    let inferred = OutputFormat(extensionOf: destination)
    switch (destination, inferred, requested) {
    case (.file, .y4m?, _), (.file, .rgba?, _), (.file, _, .y4m?), (.file, _, .rgba?):
      throw .badArguments("--format y4m and rgba are streams for other programs; write them with -o -")
    case (.file, .png?, .apng?): self = .apng
    case (.file(let path), let inferred?, let requested?) where inferred != requested:
      throw .badArguments("--format \(requested) contradicts the file extension of '\(path)'")
    case (.file(let path), nil, nil):
      throw .badArguments(
        "can't infer a format from '\(path)'; supported extensions: \(Self.extensions), or use --format")
    default:
      self = inferred ?? requested ?? standard
    }
  }

  private static var extensions: String {
    allCases.filter { $0 != .y4m && $0 != .rgba }.map { ".\($0)" }.joined(separator: ", ")
  }
}
