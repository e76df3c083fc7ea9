import ImageCoding

/// Finds out what `quartzite render` is to make, as far as arguments alone can tell.
struct RenderRequest {
  private let arguments: Arguments
  private let plan: StagePlan
  private let destination: Destination

  init(_ arguments: Arguments, plan: StagePlan) {
    self.arguments = arguments
    self.plan = plan
    destination = arguments[RenderOptions.output]
  }

  /// What to make.
  ///
  /// - Throws: `CommandError` where the arguments contradict each other, or the scene.
  func product() throws(CommandError) -> any Product {
    let instant = try instant()
    let format = try OutputFormat(
      of: destination, asked: arguments[RenderOptions.format], standard: instant == nil ? .gif : .png)
    if format == .png { try arguments.exclude(RenderOptions.gif, "it's for GIF, and a PNG is to be made") }
    return if let instant { try picture(at: instant, format) } else { try film(format) }
  }
}

extension RenderRequest {
  /// When one picture is to be taken, and by which option; nil where a film is to be made.
  private typealias Instant = (time: Double, option: String)

  private func instant() throws(CommandError) -> Instant? {
    let given = ([RenderOptions.at] + LottieOptions.instants).filter { arguments.contains($0) }
    guard let option = given.first else { return nil }
    if LottieOptions.instants.contains(where: arguments.contains) {
      try arguments.exclude([LottieOptions.speed], "--\(option.name) names a picture whatever the speed")
    }
    guard given.count == 1 else {
      throw .badArguments(
        "--\(given[1].name) has no meaning here: --\(option.name) says which picture to make")
    }
    return (try time(), "--\(option.name)")
  }

  private func time() throws(CommandError) -> Double {
    if let film = plan.film {
      if let frame = arguments[LottieOptions.frame] { return try film.time(ofFrame: frame) }
      if let progress = arguments[LottieOptions.progress] { return film.time(ofProgress: progress) }
    }
    let time = arguments[RenderOptions.at] ?? 0
    try plan.check(time, RenderOptions.at)
    return time
  }

  private func picture(at instant: Instant, _ format: OutputFormat) throws(CommandError) -> Picture {
    try arguments.exclude(RenderOptions.film, "\(instant.option) makes one picture")
    guard format == .png else {
      throw .badArguments("\(instant.option) makes one picture: a PNG, not a GIF")
    }
    try refuseNumbers("\(instant.option) makes one")
    return Picture(time: instant.time, destination: destination)
  }

  private func film(_ format: OutputFormat) throws(CommandError) -> any Product {
    let span = try FilmSpan(arguments, of: plan, as: format)
    switch (format, destination) {
    case (.gif, _): return try gif(span)
    case (.png, .file(let pattern)): return PictureSequence(span: span, names: try names(pattern))
    case (.png, .standardOutput):
      throw .badArguments("standard output takes one PNG: --at was expected to say which, or --format gif")
    }
  }

  private func gif(_ span: FilmSpan) throws(CommandError) -> Film {
    try span.checkRateOfGIF()
    try refuseNumbers("a GIF is one")
    let options = GIFWriter.Options(
      loopCount: arguments[RenderOptions.loop] ?? plan.film?.play.loopCount ?? 0,
      palette: arguments[RenderOptions.palette],
      dither: arguments[RenderOptions.dither], threads: plan.threads)
    return Film(span: span, destination: destination, options: options)
  }

  private func names(_ pattern: String) throws(CommandError) -> FrameSequence {
    do {
      return try FrameSequence(pattern)
    } catch {
      throw .badArguments("\(error.description); for one picture --at says which")
    }
  }

  /// A name that numbers many files is a slip where one is made.
  private func refuseNumbers(_ reason: String) throws(CommandError) {
    for path in destination.files where (try? FrameSequence(path)) != nil {
      throw .badArguments("'\(path)' numbers many files, and \(reason)")
    }
  }
}
