import Foundation
import ImageCoding
import Staging

/// `quartzite join`: a film from the parts that `quartzite render --part` rendered.
struct JoinCommand: Command {
  @Argument("film", help: "the film to write; its parts are in the same folder: <film>.part-1-of-8 …")
  var film: String
  @Flag("remove", help: "remove the parts once the film is complete") var removesParts: Bool
  @Option(.threads) var threads: Int?
  let report = ReportOptions()

  func run(on console: Console) throws {
    let startTime = console.now()
    let parts = try JoinedParts(PartFiles(film: film))
    let url = try OutputFile.url(for: film)
    let result = try Progress.track(parts.work, on: console, report) { try write(parts, to: url, $0) }
    if removesParts { for path in parts.paths { unlink(path) } }
    try Receipt(
      result, by: Self.configuration.name, subject: film, seconds: console.now() - startTime,
      notices: result.notices
    ).print(report, to: console)
  }

  private func write(_ parts: JoinedParts, to url: URL, _ progress: Progress) throws -> RenderResult {
    let header = parts.header
    let (format, options) = try encoding(header)
    let writer = try FilmWriter(to: url, options: options)
    for path in parts.paths {
      let reader = try FilmPartReader(contentsOf: URL(fileURLWithPath: path))
      while let image = try reader.next() {
        try progress.step {
          try writer.append(image, duration: 1 / header.frameRate, while: progress.check)
        }
        progress.byteCount = writer.byteCount
      }
    }
    try writer.finish(progress: progress.finish)
    let start = header.end - Double(header.filmFrameCount) / header.frameRate
    return RenderResult(
      format: format, files: [film], width: header.width, height: header.height,
      times: (0..<header.filmFrameCount).map { max(0, start) + Double($0) / header.frameRate },
      frameRate: header.frameRate, end: header.end, notices: writer.allNotices)
  }

  private func encoding(
    _ header: FilmPartHeader
  ) throws(CommandError) -> (OutputFormat, FilmWriter.Options) {
    let recipe = try FilmRecipe(words: header.recipe).options()
    guard let format = recipe.format else {
      throw .failure("\(film): its parts don't state the format of the film")
    }
    return (
      format,
      recipe.writerOptions(
        format, frameRate: header.frameRate, loopCount: recipe.loops.loopCount ?? 0,
        threads: threads ?? StagePlan.processorCount)
    )
  }
}

extension JoinCommand {
  static let configuration = CommandConfiguration(
    name: "join",
    summary: "make a film from the parts that 'quartzite render --part' made",
    examples: [
      Example(
        line: "quartzite join login.mp4",
        result: "login.mp4 from login.mp4.part-1-of-8 to login.mp4.part-8-of-8"),
      Example(line: "quartzite join login.gif --remove", result: "login.gif; removes its parts afterward"),
    ],
    notes: [
      "The film has the same bytes as one that is rendered in one piece. Parts contain lossless "
        + "pictures. The film is encoded when they are joined, with the options that 'quartzite render' got.",
      "All parts must exist and must have been rendered from the same content, with the same options, size, and frame rate.",
    ])
}

/// The parts of a film, checked against each other.
struct JoinedParts {
  let paths: [String]
  /// The header of the first part.
  let header: FilmPartHeader

  /// Finds the parts of a film.
  ///
  /// - Throws: `CommandError` if a part is missing or belongs to another film.
  init(_ files: PartFiles) throws(CommandError) {
    paths = try files.paths()
    var headers: [FilmPartHeader] = []
    for path in paths { headers.append(try Self.header(at: path)) }
    header = headers[0]
    var frameCount = 0
    for (index, (path, other)) in zip(paths, headers).enumerated() {
      if let difference = Self.difference(header, other) {
        throw .failure("\(path) and \(paths[0]) are parts of different films: \(difference)")
      }
      guard other.part == index + 1, other.partCount == paths.count, other.firstFrame == frameCount else {
        throw .failure(
          "\(path) contains part \(other.part) of \(other.partCount), which its name contradicts; render it again"
        )
      }
      frameCount += other.frameCount
    }
    guard frameCount == header.filmFrameCount else {
      throw .failure("\(files.film): the parts have \(frameCount) of \(header.filmFrameCount) frames")
    }
  }

  var work: Progress.Work {
    Progress.Work(
      count: header.filmFrameCount, unit: "frames", consequence: "nothing was written", finishingShare: 0.3)
  }

  private static func header(at path: String) throws(CommandError) -> FilmPartHeader {
    do {
      return try FilmPartReader(contentsOf: URL(fileURLWithPath: path)).header
    } catch {
      throw CommandError(error)
    }
  }

  /// Returns a description of the property in which two films differ; nil if there is none.
  private static func difference(_ one: FilmPartHeader, _ other: FilmPartHeader) -> String? {
    if (one.width, one.height) != (other.width, other.height) {
      return "it has \(other.width) × \(other.height) pixels, not \(one.width) × \(one.height)"
    }
    if one.frameRate != other.frameRate {
      return "it has \(other.frameRate.plain) frames per second, not \(one.frameRate.plain)"
    }
    return one.isOfSameFilm(as: other) ? nil : "their content or their options differ"
  }
}
