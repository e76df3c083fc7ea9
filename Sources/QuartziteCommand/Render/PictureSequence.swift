import ImageCoding
import Staging

/// A part of a scene as numbered pictures, each in a file of its own.
struct PictureSequence: Product {
  let span: FilmSpan
  let names: FrameSequence

  func make(in studio: Studio) throws -> Made {
    _ = try OutputFile.url(for: names.name(ofFrame: 0))
    let frames = try span.frames(on: studio.stage)
    let work = Progress.Work(count: frames.count, unit: "pictures", remains: "what is complete stays")
    let files = try studio.follow(work) { try write(frames, in: studio, $0) }
    let (width, height) = studio.plan.pixels
    return Made(
      format: .png, files: files.map(\.name), width: width, height: height, times: files.map(\.time),
      rate: span.rate, end: span.to)
  }

  /// Pictures are coded while the next are drawn; the files get their names one after the other.
  private func write(
    _ frames: Stage.Frames, in studio: Studio, _ progress: Progress
  ) throws -> [(name: String, time: Double)] {
    let writer = PictureSequenceWriter(studio, progress)
    do {
      let files = try frames.map { frame in
        let name = names.name(ofFrame: frame.index)
        try progress.step { try writer.append(frame.image, named: name) }
        return (name: name, time: frame.time)
      }
      try writer.finish()
      return files
    } catch {
      // An interruption comes before a picture; those before it are to be complete.
      try writer.finish()
      throw error
    }
  }
}
