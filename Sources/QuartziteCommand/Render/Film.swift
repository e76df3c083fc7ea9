import ImageCoding
import Staging

/// A part of a subject as one film.
struct Film: Product {
  let span: FilmSpan
  let destination: Destination
  let format: OutputFormat
  let options: FilmWriter.Options

  func make(in session: RenderSession) throws -> RenderResult {
    let writer = try makeWriter(session)
    let frames = try span.frames(on: session.stage)
    let times = try session.track(work(frames.count)) { progress in
      let times = try frames.map { frame in
        try progress.step {
          try writer.append(frame.image, duration: frame.duration, while: progress.check)
        }
        progress.byteCount = writer.byteCount
        return frame.time
      }
      try writer.finish(progress: progress.finish)
      return times
    }
    let size = session.plan.pixelSize
    return RenderResult(
      format: format, files: destination.files, width: size.width, height: size.height, times: times,
      frameRate: span.frameRate, end: span.to, notices: writer.allNotices)
  }
}

extension FilmWriter {
  /// The properties of the frames that the film doesn't preserve, and the number of skipped frames, one per line.
  var allNotices: [String] {
    skippedFrameCount == 0
      ? notices
      : notices + ["\(skippedFrameCount) frames are too short for the film's frame rate and were skipped"]
  }
}

extension Film {
  private func makeWriter(_ session: RenderSession) throws -> FilmWriter {
    switch destination {
    case .file(let path):
      return try FilmWriter(to: OutputFile.url(for: path), options: options)
    case .standardOutput:
      return try FilmWriter(
        as: options.format ?? .gif, options: options, sink: session.console.output.write)
    }
  }

  private func work(_ count: Int) -> Progress.Work {
    let consequence = destination == .standardOutput ? "the output is incomplete" : "nothing was written"
    return Progress.Work(
      count: count, unit: "frames", consequence: consequence, finishingShare: finishingShare)
  }

  /// The estimated share of the time that is spent after all frames are drawn.
  private var finishingShare: Double {
    switch format {
    // With palettes that depend on the whole film, frames are encoded once all are drawn.
    case .gif: options.palette == .perFrame ? 0 : 0.5
    case .apng: 0.6
    case .mp4, .webm, .mov: 0.2
    default: 0
    }
  }
}
