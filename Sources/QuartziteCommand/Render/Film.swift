import ImageCoding
import Staging

/// A part of a subject as an animated GIF.
struct Film: Product {
  let span: FilmSpan
  let destination: Destination
  let options: GIFWriter.Options

  func make(in session: RenderSession) throws -> RenderResult {
    let writer = try makeWriter(session)
    let frames = try span.frames(on: session.stage)
    let times = try session.track(work(frames.count)) { progress in
      let times = try frames.map { frame in
        try progress.step { try writer.append(frame.image, duration: frame.duration) }
        return frame.time
      }
      try writer.finish(progress: progress.finish)
      return times
    }
    return RenderResult(
      format: .gif, files: destination.files, width: writer.width, height: writer.height, times: times,
      frameRate: span.frameRate, end: span.to)
  }
}

extension Film {
  private func makeWriter(_ session: RenderSession) throws -> GIFWriter {
    let size = session.plan.pixelSize
    switch destination {
    case .file(let path):
      return try GIFWriter(
        to: OutputFile.url(for: path), width: size.width, height: size.height, options: options)
    case .standardOutput:
      return try GIFWriter(
        width: size.width, height: size.height, options: options, sink: session.console.output.write)
    }
  }

  private func work(_ count: Int) -> Progress.Work {
    let consequence = destination == .standardOutput ? "the output is incomplete" : "nothing was written"
    return Progress.Work(
      count: count, unit: "frames", consequence: consequence,
      finishingShare: options.palette == .global ? Self.globalFinishingShare : 0)
  }

  /// With one palette for the film, frames are encoded once all are drawn, which takes about half of the time.
  private static let globalFinishingShare = 0.5
}
