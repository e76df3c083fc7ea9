import ImageCoding
import Staging

/// A part of a subject as numbered pictures, one file each.
struct PictureSequence: Product {
  let span: FilmSpan
  let names: FrameSequence
  /// The part of the film to make; nil for all of it.
  var part: Part?

  func make(in session: RenderSession) throws -> RenderResult {
    _ = try OutputFile.url(for: names.name(ofFrame: 0))
    let frames = try span.frames(on: session.stage, part: part)
    let work = Progress.Work(count: frames.count, unit: "pictures", consequence: "complete files remain")
    let files = try session.track(work) { try write(frames, in: session, $0) }
    let size = session.plan.pixelSize
    return RenderResult(
      format: .png, files: files.map(\.name), width: size.width, height: size.height,
      times: files.map(\.time),
      frameRate: span.frameRate, end: span.to)
  }

  /// Encodes pictures while the next ones are drawn; files appear under their names in order.
  private func write(
    _ frames: Stage.Frames, in session: RenderSession, _ progress: Progress
  ) throws -> [(name: String, time: Double)] {
    let writer = PictureSequenceWriter(session, progress)
    do {
      let files = try frames.map { frame in
        let name = names.name(ofFrame: frame.index)
        try progress.step { try writer.append(frame.image, named: name) }
        return (name: name, time: frame.time)
      }
      try writer.finish()
      return files
    } catch {
      // An interruption takes effect before a picture; the earlier ones must be complete.
      try writer.finish()
      throw error
    }
  }
}
