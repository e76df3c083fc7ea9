import ImageCoding
import Staging

/// A part of a subject as a stream of frames on standard output.
struct FrameStream: Product {
  let span: FilmSpan
  let format: OutputFormat
  let stream: FrameStreamWriter.Format
  let background: FilmWriter.Background
  /// The part of the film to make; nil for all of it.
  var part: Part?

  func make(in session: RenderSession) throws -> RenderResult {
    let film = try span.frames(on: session.stage)
    let indices = part?.range(of: film.count) ?? 0..<film.count
    let writer = try FrameStreamWriter(
      as: stream, rate: span.frameRate, background: background, isContinued: indices.lowerBound > 0,
      sink: session.console.output.write)
    let frames = film[indices]
    let work = Progress.Work(count: frames.count, unit: "frames", consequence: "the output is incomplete")
    let times = try session.track(work) { progress in
      try frames.map { frame in
        try progress.step { try writer.append(frame.image, duration: frame.duration) }
        return frame.time
      }
    }
    let size = session.plan.pixelSize
    let notices =
      writer.skippedFrameCount == 0
      ? [] : ["\(writer.skippedFrameCount) frames are too short for the stream's frame rate and were skipped"]
    return RenderResult(
      format: format, files: [], width: size.width, height: size.height, times: times,
      frameRate: span.frameRate, end: span.to, notices: notices)
  }
}
