import CoreGraphics
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
    let files = try studio.follow(work) { progress in
      try frames.map { frame in
        let name = names.name(ofFrame: frame.index)
        try progress.step { try write(frame.image, to: name, progress) }
        return (name: name, time: frame.time)
      }
    }
    let (width, height) = studio.plan.pixels
    return Made(
      format: .png, files: files.map(\.name), width: width, height: height, times: files.map(\.time),
      rate: span.rate, end: span.to)
  }

  private func write(_ image: CGImage, to name: String, _ progress: Progress) throws {
    do {
      try PNGEncoder(compression: .fast).write(image, to: OutputFile.url(for: name))
    } catch {
      let cause = CommandError(error)
      let message = "\(cause.message) (after \(progress.achievement))"
      throw CommandError(exitCode: cause.exitCode, message: message)
    }
  }
}
