import ImageCoding
import Scenes
import Staging

/// The part of a scene that a film shows, and at which rate.
struct FilmSpan {
  let from: Double
  let to: Double
  /// Pictures a second.
  let rate: Double

  init(_ arguments: Arguments, of plan: StagePlan, as format: OutputFormat) throws(CommandError) {
    from = arguments[RenderOptions.from]
    to = arguments[RenderOptions.to] ?? plan.scene.duration
    rate = arguments[RenderOptions.fps] ?? plan.film?.rate(for: format) ?? Self.standardRate
    try plan.check(from, RenderOptions.from)
    try plan.check(to, RenderOptions.to)
    guard from <= to else {
      throw .badArguments(
        "--from \(from.plain) is after --to \(to.plain); the earlier time first was expected")
    }
  }

  private static let standardRate = 25.0

  /// Throws where a GIF can't hold that many pictures a second.
  func checkRateOfGIF() throws(CommandError) {
    guard rate > GIFWriter.maximumFrameRate else { return }
    throw .badArguments(
      "--fps \(rate.plain): a GIF shows at most \(GIFWriter.maximumFrameRate.plain) pictures a second, since it "
        + "counts in hundredths of a second and viewers slow down what lasts less than two; numbered PNGs have "
        + "any rate")
  }

  /// The pictures of the span; at least one.
  func frames(on stage: Stage) throws(CommandError) -> Stage.Frames {
    stage.advance(to: from)
    let frames = stage.frames(until: to, rate: rate)
    guard frames.count > 0 else {
      throw .badArguments(
        "from \(from.plain) to \(to.plain) there is nothing; a --to after --from was expected")
    }
    return frames
  }
}
