import Foundation
import ImageCoding

/// A request for a picture or a film, from which follows the product to make.
struct RenderRequest {
  let plan: StagePlan
  let destination: Destination
  /// The time of a single picture; nil for a film.
  let instant: Instant?
  let options: FilmOptions

  /// Returns the product to make.
  ///
  /// - Throws: `CommandError` for options that contradict each other, the file name, or the subject.
  func product() throws(CommandError) -> any Product {
    if let instant { return try picture(at: instant) }
    let format = try filmFormat()
    for scope in [OptionScope.gif, .looping, .video] where !format.allows(scope) {
      try options.refuse(scope, because: "it's for \(scope.rawValue) films, and the output is \(format.noun)")
    }
    return try film(format)
  }
}

extension RenderRequest {
  private func picture(at instant: Instant) throws(CommandError) -> Picture {
    let name = "--\(instant.option.name)"
    for scope in [OptionScope.gif, .looping, .video] {
      try options.refuse(scope, because: "\(name) selects one picture")
    }
    try options.span.refuse(because: "\(name) selects one picture")
    try options.quality.refuse(because: "\(name) selects one picture")
    let format = try OutputFormat(of: destination, requested: options.format, standard: .png)
    guard format == .png else { throw .badArguments("\(name) makes a PNG, not \(format.noun)") }
    try refuseFramePattern(because: "\(name) makes one")
    return Picture(time: instant.time, destination: destination)
  }

  /// Returns the format of a film; a PNG without a number in its name is an animated one.
  private func filmFormat() throws(CommandError) -> OutputFormat {
    let format = try OutputFormat(of: destination, requested: options.format, standard: .gif)
    guard format == .png, case .file(let path) = destination, !path.contains("%") else { return format }
    return .apng
  }

  private func film(_ format: OutputFormat) throws(CommandError) -> any Product {
    let span = try FilmSpan(options.span, of: plan, as: format)
    switch destination {
    case .standardOutput:
      if let stream = format.stream { return try frameStream(stream, format, span) }
    case .file(let pattern):
      if format == .png { return try pictures(pattern, span) }
    }
    return try film(format, span)
  }

  private func pictures(_ pattern: String, _ span: FilmSpan) throws(CommandError) -> PictureSequence {
    try options.quality.refuse(because: "numbered PNGs are exact and transparent")
    return PictureSequence(span: span, names: try frameNames(pattern))
  }

  private func frameStream(
    _ stream: FrameStreamWriter.Format, _ format: OutputFormat, _ span: FilmSpan
  ) throws(CommandError) -> FrameStream {
    if options.quality.$quality.isPresent {
      throw .inapplicable(options.quality.$quality, because: "the frames of a stream are exact")
    }
    return FrameStream(span: span, format: format, stream: stream, background: options.background)
  }

  private func film(_ format: OutputFormat, _ span: FilmSpan) throws(CommandError) -> Film {
    if format == .gif { try span.checkFrameRateOfGIF() }
    try refuseFramePattern(because: "\(format.noun) is one")
    let options = options
    if options.video.isTransparent, options.quality.matte != nil {
      throw .inapplicable(options.quality.$matte, because: "--transparent keeps transparency")
    }
    return Film(
      span: span, destination: destination, format: format,
      options: FilmWriter.Options(
        format: format.film, quality: options.quality.quality ?? .standard, frameRate: span.frameRate,
        loopCount: options.loops.loopCount ?? plan.subject.loopCount,
        background: options.background, codec: options.video.codec,
        audio: options.video.audio.map { URL(fileURLWithPath: $0) }, palette: options.gif.palette,
        dither: options.gif.dither, threads: plan.threads))
  }

  private func frameNames(_ pattern: String) throws(CommandError) -> FrameSequence {
    do {
      return try FrameSequence(pattern)
    } catch {
      throw .badArguments("\(error.description); to make one picture, select it with --at")
    }
  }

  /// Throws if the file name is a pattern for many files, which is a mistake where one is made.
  private func refuseFramePattern(because reason: String) throws(CommandError) {
    for path in destination.files where (try? FrameSequence(path)) != nil {
      throw .badArguments("'\(path)' names many files, and \(reason)")
    }
  }
}
