import ImageCoding
import Staging

/// A part of a scene as an animated GIF.
struct Film: Product {
  let span: FilmSpan
  let destination: Destination
  let options: GIFWriter.Options

  func make(in studio: Studio) throws -> Made {
    let writer = try writer(studio)
    let frames = try span.frames(on: studio.stage)
    let times = try studio.follow(work(frames.count)) { progress in
      let times = try frames.map { frame in
        try progress.step { try writer.append(frame.image, duration: frame.duration) }
        return frame.time
      }
      try writer.finish(progress: progress.finish)
      return times
    }
    return Made(
      format: .gif, files: destination.files, width: writer.width, height: writer.height, times: times,
      rate: span.rate, end: span.to)
  }
}

extension Film {
  private func writer(_ studio: Studio) throws -> GIFWriter {
    let (width, height) = studio.plan.pixels
    switch destination {
    case .file(let path):
      return try GIFWriter(to: OutputFile.url(for: path), width: width, height: height, options: options)
    case .standardOutput:
      return try GIFWriter(width: width, height: height, options: options, sink: studio.console.output.write)
    }
  }

  private func work(_ count: Int) -> Progress.Work {
    let remains = destination == .standardOutput ? "what was written is incomplete" : "nothing was written"
    return Progress.Work(
      count: count, unit: "frames", remains: remains,
      ending: options.palette == .global ? Self.globalEnding : 0)
  }

  /// With one palette for the film its frames are coded when all are drawn: about half of the time.
  private static let globalEnding = 0.5
}
