import Foundation
import ImageCoding
import Lottie
import Staging

/// Draws the pictures of a table, one after the other.
struct Batch {
  private let arguments: Arguments
  private let table: PictureTable
  private let console: Console
  private let films: URL
  private let output: String
  private let start: Double

  init(_ arguments: Arguments, table: PictureTable, console: Console) throws(CommandError) {
    (self.arguments, self.table, self.console) = (arguments, table, console)
    films =
      arguments[BatchOptions.films].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: table.path).deletingLastPathComponent()
    output = arguments[BatchOptions.output]
    start = console.now()
  }

  /// Draws all pictures that can be drawn.
  ///
  /// - Throws: `CommandError` where the program was asked to end.
  func make() throws -> BatchReport {
    let work = Progress.Work(count: table.rows.count, unit: "pictures", remains: "what is complete stays")
    var report = BatchReport(folder: output)
    var latest: (sample: String, film: LottieFilm)?
    try Progress.follow(work, on: console, isQuiet: arguments[CommonOptions.quiet]) { progress in
      for row in table.rows {
        try progress.step {
          do {
            let film = try latest.flatMap { $0.sample == row.sample ? $0.film : nil } ?? film(row.sample)
            if latest?.sample != row.sample { report.films += 1 }
            latest = (row.sample, film)
            report.add(try draw(film, row), of: row)
          } catch {
            report.failures.append("\(row.picture): \(CommandError(error).message)")
          }
        }
      }
    }
    report.seconds = (console.now() - start).rounded(decimals: 3)
    report.peakMemory = Memory.peak
    tell(report)
    return report
  }

  private func film(_ sample: String) throws(CommandError) -> LottieFilm {
    try LottieFilm(path: films.appendingPathComponent(sample).path, arguments, isByFrames: true)
  }

  /// Writes a picture; returns what of the film isn't drawn.
  private func draw(_ film: LottieFilm, _ row: PictureTable.Row) throws -> [String] {
    let url = try OutputFile.url(for: "\(output)/\(row.picture)")
    let studio = try Studio(arguments, for: Subject(film), scale: scale(of: film), console: console)
    studio.stage.advance(to: film.time(ofProgress: row.progress))
    try PNGEncoder(compression: .fast).write(studio.stage.picture(), to: url)
    return studio.omissions
  }

  private func scale(of film: LottieFilm) -> Double {
    let longer = Double(max(film.animation.size.width, film.animation.size.height))
    return arguments[StageOptions.scale] * min(1, (arguments[BatchOptions.longest] ?? longer) / longer)
  }

  private func tell(_ report: BatchReport) {
    for failure in report.failures { try? console.errors.write("quartzite batch: \(failure)\n") }
    guard !arguments[CommonOptions.quiet], !arguments[CommonOptions.json] else { return }
    for notice in report.notices { try? console.errors.write("note: \(notice)\n") }
  }
}

/// What a batch has made.
struct BatchReport: Encodable {
  let folder: String
  var films = 0
  var pictures: [String] = []
  var failures: [String] = []
  /// What isn't drawn, by film, each once.
  var notices: [String] = []
  var seconds = 0.0
  var peakMemory: Int?

  init(folder: String) { self.folder = folder }

  mutating func add(_ omissions: [String], of row: PictureTable.Row) {
    pictures.append(row.picture)
    for notice in omissions.map({ "\(row.sample): \($0)" }) where !notices.contains(notice) {
      notices.append(notice)
    }
  }

  var summary: String {
    let facts = [
      "\(pictures.count) pictures of \(films) films", "made in \(seconds.rounded(decimals: 1).plain) s",
      peakMemory.map { "\(Receipt.words(forBytes: $0)) of memory" },
    ]
    return "\(folder): \(facts.compactMap(\.self).joined(separator: ", "))"
  }
}
