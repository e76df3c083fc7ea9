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
    var latest: (sample: String, subject: LottieSubject)?
    try Progress.track(work, on: console, isQuiet: command.report.isQuiet) { progress in
      for row in table.rows {
        try progress.step {
          switch row {
          case .success(let row):
            do {
              let subject =
                try latest.flatMap { $0.sample == row.sample ? $0.subject : nil } ?? read(row.sample)
              if latest?.sample != row.sample { report.films += 1 }
              latest = (row.sample, subject)
              report.add(try render(subject, row), of: row)
            } catch {
              report.failures.append("\(row.picture): \(CommandError(error).message)")
            }
          case .failure(let error):
            report.failures.append(error.message)
          }
        }
      }
    }
    report.seconds = (console.now() - startTime).rounded(decimals: 3)
    report.peakMemory = Memory.peak
    printNotices(of: report)
    return report
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
