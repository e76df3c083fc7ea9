import Foundation
import ImageCoding
import LottiePlayer
import Staging

/// Renders the pictures of a table in sequence.
struct Batch {
  private let command: BatchCommand
  private let table: PictureTable
  private let console: Console
  private let inputFolder: URL
  private let startTime: Double

  init(_ command: BatchCommand, table: PictureTable, console: Console) {
    self.command = command
    self.table = table
    self.console = console
    inputFolder = URL(fileURLWithPath: command.inputFolderPath)
    startTime = console.now()
  }

  /// Renders every picture that doesn't fail.
  ///
  /// - Throws: `CommandError` if the program is interrupted.
  func make() throws -> BatchReport {
    let work = Progress.Work(count: table.rows.count, unit: "pictures", consequence: "complete files remain")
    var report = BatchReport(folder: command.output)
    var latest: Film?
    try Progress.track(work, on: console, isQuiet: command.report.isQuiet) { progress in
      for row in table.rows { try progress.step { render(row, &latest, &report) } }
    }
    report.seconds = (console.now() - startTime).rounded(decimals: 3)
    report.peakMemory = Memory.peak
    printNotices(of: report)
    return report
  }

  /// A Lottie file of the table.
  private struct Film {
    let sample: String
    let subject: LottieSubject
  }

  /// Renders the picture of a row, and adds it or its error to a report.
  ///
  /// - Parameter latest: The file that was read last, which isn't read again for the next picture of it.
  private func render(
    _ row: Result<PictureTable.Row, CommandError>, _ latest: inout Film?, _ report: inout BatchReport
  ) {
    switch row {
    case .success(let row):
      do {
        let film = try film(row.sample, latest)
        if latest?.sample != row.sample { report.films += 1 }
        latest = film
        report.add(try render(film.subject, row), of: row)
      } catch {
        report.failures.append("\(row.picture): \(CommandError(error).message)")
      }
    case .failure(let error):
      report.failures.append(error.message)
    }
  }

  private func film(_ sample: String, _ latest: Film?) throws(CommandError) -> Film {
    if let latest, latest.sample == sample { return latest }
    return Film(sample: sample, subject: try read(sample))
  }

  private func read(_ sample: String) throws(CommandError) -> LottieSubject {
    try LottieSubject(
      path: inputFolder.appendingPathComponent(sample).path, command.selection, command.appearance,
      pace: .original)
  }

  /// Writes a picture and returns the parts of the animation that aren't drawn.
  private func render(_ subject: LottieSubject, _ row: PictureTable.Row) throws -> [String] {
    let url = try OutputFile.url(for: "\(command.output)/\(row.picture)")
    let session = try RenderSession(
      StagePlan(.lottie(subject), scale: scale(of: subject), command.rendering), isStrict: command.isStrict,
      command.report, console: console)
    session.stage.advance(to: subject.time(ofProgress: row.progress))
    try PNGEncoder(compression: .fast).write(session.stage.picture(), to: url)
    return session.omissions
  }

  private func scale(of subject: LottieSubject) -> Double {
    let longerSide = Double(max(subject.animation.size.width, subject.animation.size.height))
    return command.rendering.scale * min(1, (command.maximumSide ?? longerSide) / longerSide)
  }

  private func printNotices(of report: BatchReport) {
    for failure in report.failures {
      try? console.errors.write("\(ProgramDescription.current.name) batch: \(failure)\n")
    }
    guard !command.report.isQuiet, !command.report.isJSON else { return }
    for notice in report.notices { try? console.errors.write("note: \(notice)\n") }
  }
}
