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
    let format = try OutputFormat(
      of: destination, requested: options.format, standard: instant == nil ? .gif : .png)
    if format == .png { try options.refuse(.gif, because: "it's for GIF files, and the output is PNG") }
    return if let instant { try picture(at: instant, format) } else { try film(format) }
  }
}

extension RenderRequest {
  private func picture(at instant: Instant, _ format: OutputFormat) throws(CommandError) -> Picture {
    let name = "--\(instant.option.name)"
    try options.span.refuse(because: "\(name) selects one picture")
    guard format == .png else { throw .badArguments("\(name) makes a PNG, not a GIF") }
    try refuseFramePattern(because: "\(name) makes one")
    return Picture(time: instant.time, destination: destination)
  }

  private func film(_ format: OutputFormat) throws(CommandError) -> any Product {
    let span = try FilmSpan(options.span, of: plan, as: format)
    switch (format, destination) {
    case (.gif, _): return try gif(span)
    case (.png, .file(let pattern)): return PictureSequence(span: span, names: try frameNames(pattern))
    case (.png, .standardOutput):
      throw .badArguments(
        "standard output takes only one PNG; select a picture with --at, or use --format gif")
    }
  }

  private func gif(_ span: FilmSpan) throws(CommandError) -> Film {
    try span.checkFrameRateOfGIF()
    try refuseFramePattern(because: "a GIF is one")
    let gif = options.gif
    return Film(
      span: span, destination: destination,
      options: GIFWriter.Options(
        loopCount: gif.loopCount ?? plan.subject.loopCount, palette: gif.palette, dither: gif.dither,
        threads: plan.threads))
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
