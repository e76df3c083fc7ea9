import Foundation

/// Renders the films of a table with several workers in one process. Each worker draws one film at a time.
struct FilmBatch {
  private let command: BatchCommand
  private let rows: [FilmRow]
  private let console: Console
  private let startTime: Double

  init(_ command: BatchCommand, rows: [FilmRow], console: Console) {
    self.command = command
    self.rows =
      command.part.map { part in
        rows.enumerated().filter { part.includes($0.offset) }.map(\.element)
      } ?? rows
    self.console = console
    startTime = console.now()
  }

  /// Renders every film that is missing or changed, and reports the rows that don't describe a film.
  ///
  /// - Throws: `CommandError` if the folder can't be used, or the program is interrupted; finished films remain.
  func make() throws -> FilmBatchReport {
    let folder = try BatchFolder(command.output, part: command.part)
    var manifest = try BatchManifest(folder)
    var report = FilmBatchReport(folder: command.output)
    let (jobs, library) = (jobs, LottieLibrary())
    let queue = WorkQueue(
      jobs.map { FilmTask($0, command, folder, library, finished: manifest.entry(for: $0.output)) })
    let work = Progress.Work(count: rows.count, unit: "films", consequence: "complete files remain")
    try Progress.track(work, on: console, command.report) { progress in
      for failure in invalidRows { try add(failure, to: &report) }
      queue.start(workerCount: command.rendering.threads ?? StagePlan.processorCount)
      defer { queue.cancel() }
      while let outcomes = queue.nextOutcomes() {
        for outcome in outcomes { try add(outcome, to: &report, &manifest) }
        try progress.advance(to: report.count)
      }
    }
    try manifest.finish(outputs: jobs.map(\.output))
    report.seconds = (console.now() - startTime).rounded(decimals: 3)
    report.peakMemory = Memory.peak
    return report
  }

  private func add(
    _ outcome: FilmTask.Outcome, to report: inout FilmBatchReport, _ manifest: inout BatchManifest
  ) throws {
    let job = outcome.job
    switch outcome.result {
    case .made(let entry, let notices):
      try manifest.add(entry)
      report.madeCount += 1
      report.add(notices, of: job)
    case .unchanged: report.unchangedCount += 1
    case .failed(let message):
      try add(
        FilmBatchReport.Failure(row: job.position, output: job.output, message: message), to: &report)
    }
  }

  private func add(_ failure: FilmBatchReport.Failure, to report: inout FilmBatchReport) throws {
    report.failures.append(failure)
    if command.report.isJSON { try console.output.write(JSONDocument.line(of: failure)) }
    try? console.errors.write("\(ProgramDescription.current.name) batch: \(failure.line)\n")
  }
}

extension FilmBatch {
  private var jobs: [FilmJob] { rows.compactMap { try? $0.job.get() } }

  /// The failures of the rows that don't describe a film.
  private var invalidRows: [FilmBatchReport.Failure] {
    rows.compactMap { row in
      guard case .failure(let error) = row.job else { return nil }
      return FilmBatchReport.Failure(row: row.position, output: nil, message: error.message)
    }
  }
}
