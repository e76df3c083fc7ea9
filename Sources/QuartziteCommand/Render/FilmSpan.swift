import ImageCoding
import Staging

/// The part of a subject that a film shows, and its frame rate.
struct FilmSpan {
  /// In seconds from the subject's beginning.
  let from: Double
  /// In seconds from the subject's beginning.
  let to: Double
  /// In frames per second.
  let frameRate: Double

  /// Creates the span that options select.
  ///
  /// - Parameter marker: The marker of a Lottie file whose frames to show; nil for the options' times.
  /// - Throws: `CommandError` for times outside the subject or in the wrong order, and for an unknown marker.
  init(
    _ options: SpanOptions, marker: String?, of plan: StagePlan, as format: OutputFormat
  ) throws(CommandError) {
    frameRate = options.frameRate ?? plan.subject.frameRate(for: format)
    if let marker, case .lottie(let subject) = plan.subject {
      let times = try subject.times(ofMarker: marker)
      (from, to) = (times.lowerBound, times.upperBound)
      return
    }
    from = options.from
    to = options.to ?? plan.subject.duration
    try plan.check(from, options.$from)
    try plan.check(to, options.$to)
    guard from <= to else {
      throw .badArguments("--from \(from.plain) is after --to \(to.plain)")
    }
  }
}

extension FilmSpan {
  /// Throws if the frame rate is too high for a GIF.
  func checkFrameRateOfGIF() throws(CommandError) {
    let limit = GIFWriter.maximumFrameRate
    guard frameRate > limit else { return }
    throw .badArguments(
      "--fps \(frameRate.plain): a GIF has at most \(limit.plain) frames per second, because it stores delays in "
        + "hundredths of a second and viewers slow down delays below two; all other formats can have any rate"
    )
  }

  /// Returns the frames of the span, or of a part of it.
  ///
  /// - Throws: `CommandError` if the span has none.
  func frames(on stage: Stage, part: Part? = nil) throws(CommandError) -> Stage.Frames {
    stage.advance(to: from)
    let frames = stage.frames(until: to, rate: frameRate)
    guard frames.count > 0 else {
      throw .badArguments(
        "there are no frames from \(from.plain) to \(to.plain) s; expected --to to be after --from")
    }
    return part.map { frames[$0.range(of: frames.count)] } ?? frames
  }
}
