import Foundation
import ImageCoding

/// A request for a picture or a film, which determines the product.
struct RenderRequest {
  let plan: StagePlan
  let destination: Destination
  /// The time of a single picture; nil for a film.
  let instant: Instant?
  /// The marker whose frames to show; nil for those that the options select.
  var marker: String?
  let options: FilmOptions
  /// The part of the film to make; nil for all of it.
  var division: Division?

  /// A part of a film that is made in parts.
  struct Division {
    let part: Part
    /// The fingerprint of the whole film.
    let fingerprint: Fingerprint
  }

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
    if division != nil { throw .badArguments("--part doesn't apply: \(name) selects one picture") }
    for scope in [OptionScope.gif, .looping, .video] {
      try options.refuse(scope, because: "\(name) selects one picture")
    }
    try options.span.refuse(because: "\(name) selects one picture")
    try options.quality.refuse(because: "\(name) selects one picture")
    let format = try OutputFormat(of: destination, requested: options.format, standard: .png)
    guard format == .png else { throw .badArguments("\(name) makes a PNG, not \(format.noun)") }
    try refuseFramePattern(because: "\(name) makes one picture")
    return Picture(time: instant.time, destination: destination)
  }

  /// Returns the format of a film; a PNG without a number in its name is an animated one.
  private func filmFormat() throws(CommandError) -> OutputFormat {
    let format = try OutputFormat(of: destination, requested: options.format, standard: .gif)
    guard format == .png, case .file(let path) = destination, !path.contains("%") else { return format }
    return .apng
  }

  private func film(_ format: OutputFormat) throws(CommandError) -> any Product {
    let span = try FilmSpan(options.span, marker: marker, of: plan, as: format)
    switch destination {
    case .standardOutput:
      if let stream = format.stream { return try frameStream(stream, format, span) }
    case .file(let pattern):
      if format == .png { return try pictures(pattern, span) }
    }
    return try film(format, span)
  }

  private func pictures(_ pattern: String, _ span: FilmSpan) throws(CommandError) -> PictureSequence {
    try options.quality.refuse(because: "numbered PNGs are lossless and keep transparency")
    return PictureSequence(span: span, names: try frameNames(pattern), part: division?.part)
  }

  private func frameStream(
    _ stream: FrameStreamWriter.Format, _ format: OutputFormat, _ span: FilmSpan
  ) throws(CommandError) -> FrameStream {
    if options.quality.$quality.isPresent {
      throw .inapplicable(options.quality.$quality, because: "the frames of a stream are lossless")
    }
    return FrameStream(
      span: span, format: format, stream: stream, background: options.background,
      part: division?.part)
  }

  private func film(_ format: OutputFormat, _ span: FilmSpan) throws(CommandError) -> any Product {
    if format == .gif { try span.checkFrameRateOfGIF() }
    try refuseFramePattern(because: "\(format.noun) is one file")
    let options = options
    if options.video.isTransparent, options.quality.matte != nil {
      throw .inapplicable(options.quality.$matte, because: "--transparent keeps transparency")
    }
    let loopCount = options.loops.loopCount ?? plan.subject.loopCount
    let writerOptions = options.writerOptions(
      format, frameRate: span.frameRate, loopCount: loopCount, threads: plan.threads)
    guard let division else {
      return Film(span: span, destination: destination, format: format, options: writerOptions)
    }
    guard case .file(let path) = destination else {
      throw .badArguments("--part: the parts of \(format.noun) are files; expected a file name after -o")
    }
    try checkOptions(writerOptions)
    return FilmPart(
      span: span, part: division.part, files: PartFiles(film: path), format: format,
      fingerprint: division.fingerprint,
      recipe: FilmRecipe(options, format: format, loopCount: loopCount))
  }

  /// Throws for options that contradict each other or the format, before anything is drawn.
  private func checkOptions(_ options: FilmWriter.Options) throws(CommandError) {
    do {
      try FilmWriter.check(options)
    } catch {
      throw CommandError(error)
    }
  }

  private func frameNames(_ pattern: String) throws(CommandError) -> FrameSequence {
    do {
      return try FrameSequence(pattern)
    } catch {
      throw .badArguments("\(error.description); to make one picture, select it with --at")
    }
  }

  /// Throws if the file name is a pattern for numbered files, although only one file is written.
  private func refuseFramePattern(because reason: String) throws(CommandError) {
    for path in destination.files where (try? FrameSequence(path)) != nil {
      throw .badArguments("'\(path)' is a pattern for numbered files, but \(reason)")
    }
  }
}
