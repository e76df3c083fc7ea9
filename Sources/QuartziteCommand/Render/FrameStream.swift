import ImageCoding
import Staging

/// A part of a subject as a stream of frames on standard output.
struct FrameStream: Product {
  let span: FilmSpan
  let format: OutputFormat
  let stream: FrameStreamWriter.Format
  let background: FilmWriter.Background

  func make(in session: RenderSession) throws -> RenderResult {
    let writer = try FrameStreamWriter(
      as: stream, rate: span.frameRate, background: background, sink: session.console.output.write)
    let frames = try span.frames(on: session.stage)
    let work = Progress.Work(count: frames.count, unit: "frames", consequence: "the output is incomplete")
    let times = try session.track(work) { progress in
      try frames.map { frame in
        try progress.step { try writer.append(frame.image, duration: frame.duration) }
        return frame.time
      }
    }
    let size = session.plan.pixelSize
    return RenderResult(
      format: format, files: [], width: size.width, height: size.height, times: times,
      frameRate: span.frameRate, end: span.to)
  }
}
