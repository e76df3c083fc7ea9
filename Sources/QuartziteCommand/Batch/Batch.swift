/// Renders the pictures of a table with several workers in one process. Each worker draws one picture at a time.
struct Batch {
  private let command: BatchCommand
  private let table: PictureTable
  private let console: Console
  private let startTime: Double

  init(_ command: BatchCommand, table: PictureTable, console: Console) {
    self.command = command
    self.table = table
    self.console = console
    startTime = console.now()
  }

  /// Renders every picture that doesn't fail.
  ///
  /// - Throws: `CommandError` if the program is interrupted.
  func make() throws -> BatchReport {
    var report = report(on: try outcomes())
    report.seconds = (console.now() - startTime).rounded(decimals: 3)
    report.peakMemory = Memory.peak
    printNotices(of: report)
    return report
  }

  /// Renders the pictures, and returns the outcomes of the valid rows by the names of the pictures.
  private func outcomes() throws -> [String: PictureTask.Outcome] {
    let workerCount = command.rendering.threads ?? StagePlan.processorCount
    let queue = WorkQueue(table.tasks(for: command, workerCount: workerCount))
    let invalidCount = table.rows.count - table.validRows.count
    let work = Progress.Work(count: table.rows.count, unit: "pictures", consequence: "complete files remain")
    var outcomes: [String: PictureTask.Outcome] = [:]
    try Progress.track(work, on: console, isQuiet: command.report.isQuiet) { progress in
      queue.start(workerCount: workerCount)
      defer { queue.cancel() }
      while let arrived = queue.nextOutcomes() {
        for outcome in arrived { outcomes[outcome.row.picture] = outcome }
        try progress.advance(to: invalidCount + outcomes.count)
      }
    }
    return outcomes
  }

  /// Returns the report in the order of the rows, regardless of the order of the outcomes.
  private func report(on outcomes: [String: PictureTask.Outcome]) -> BatchReport {
    var report = BatchReport(folder: command.output)
    var latestSample: String?
    for row in table.rows {
      switch row {
      case .success(let row):
        guard let outcome = outcomes[row.picture] else {
          assertionFailure("the row of \(row.picture) has no outcome")
          continue
        }
        report.add(outcome)
        guard outcome.isFileRead, row.sample != latestSample else { continue }
        report.films += 1
        latestSample = row.sample
      case .failure(let error):
        report.failures.append(error.message)
      }
    }
    return report
  }

  private func printNotices(of report: BatchReport) {
    for failure in report.failures {
      try? console.errors.write("\(ProgramDescription.current.name) batch: \(failure)\n")
    }
    guard !command.report.isQuiet, !command.report.isJSON else { return }
    for notice in report.notices { try? console.errors.write("note: \(notice)\n") }
  }
}
