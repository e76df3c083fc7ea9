import Foundation
import ImageCoding
import Staging

/// A part of a film, to be joined with the film's other parts.
///
/// A part isn't rendered again if its file exists.
struct FilmPart: Product {
  let span: FilmSpan
  let part: Part
  let files: PartFiles
  let format: OutputFormat
  let fingerprint: Fingerprint
  /// The options of the encoding.
  let recipe: FilmRecipe

  func make(in session: RenderSession) throws -> RenderResult {
    let path = files.path(of: part)
    let url = try OutputFile.url(for: path)
    let frames = try span.frames(on: session.stage)
    let indices = part.range(of: frames.count)
    let size = session.plan.pixelSize
    let header = FilmPartHeader(
      film: fingerprint.text, part: part.number, partCount: part.count, frames: indices,
      filmFrameCount: frames.count, width: size.width, height: size.height, frameRate: span.frameRate,
      end: span.to, recipe: recipe.words)
    var notices: [String] = []
    var times = indices.map { span.from + Double($0) / span.frameRate }
    if (try? FilmPartReader(contentsOf: url).header) == header {
      notices = ["\(path) is complete already and wasn't rendered again"]
    } else {
      times = try write(frames[indices], header, to: url, in: session)
    }
    return RenderResult(
      format: format, files: [path], width: size.width, height: size.height, times: times,
      frameRate: span.frameRate, end: times.last.map { $0 + 1 / span.frameRate } ?? span.from,
      notices: notices)
  }

  private func write(
    _ frames: Stage.Frames, _ header: FilmPartHeader, to url: URL, in session: RenderSession
  ) throws -> [Double] {
    let writer = try FilmPartWriter(to: url, header: header)
    let work = Progress.Work(count: frames.count, unit: "frames", consequence: "nothing was written")
    return try session.track(work) { progress in
      let times = try frames.map { frame in
        try progress.step { try writer.append(frame.image) }
        return frame.time
      }
      try writer.finish()
      return times
    }
  }
}
