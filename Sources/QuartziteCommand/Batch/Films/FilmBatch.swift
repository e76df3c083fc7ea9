import Foundation
import Synchronization

/// Renders the films of a table with several workers in one process. Each worker draws one film at a time.
struct FilmBatch {
  private let command: BatchCommand
  private let jobs: [FilmJob]
  private let console: Console
  private let startTime: Double

  init(_ command: BatchCommand, jobs: [FilmJob], console: Console) {
    self.command = command
    self.jobs =
      command.part.map { part in
        jobs.enumerated().filter { part.includes($0.offset) }.map(\.element)
      } ?? jobs
    self.console = console
    startTime = console.now()
  }

  /// Renders every film that is missing or changed.
  ///
  /// - Throws: `CommandError` if the folder can't be used, or the program is interrupted; finished films remain.
  func make() throws -> FilmBatchReport {
    let folder = try BatchFolder(command.output, part: command.part)
    var manifest = try BatchManifest(folder)
    var report = FilmBatchReport(folder: command.output)
    let queue = FilmQueue(
      jobs.map { FilmTask($0, command, folder, finished: manifest.entry(for: $0.output)) })
    let work = Progress.Work(count: jobs.count, unit: "films", consequence: "complete files remain")
    try Progress.track(work, on: console, command.report) { progress in
      queue.start(workerCount: command.rendering.threads ?? StagePlan.processorCount)
      defer { queue.cancel() }
      while let outcomes = queue.nextOutcomes() {
        for (job, outcome) in outcomes { try add(outcome, of: job, to: &report, &manifest) }
        try progress.advance(to: report.count)
      }
    }
    try manifest.finish(outputs: jobs.map(\.output))
    report.seconds = (console.now() - startTime).rounded(decimals: 3)
    report.peakMemory = Memory.peak
    return report
  }

  private func add(
    _ outcome: FilmTask.Outcome, of job: FilmJob, to report: inout FilmBatchReport,
    _ manifest: inout BatchManifest
  ) throws {
    switch outcome {
    case .made(let entry, let notices):
      try manifest.add(entry)
      report.madeCount += 1
      report.add(notices, of: job)
    case .unchanged: report.unchangedCount += 1
    case .failed(let message):
      let failure = FilmBatchReport.Failure(row: job.position, output: job.output, message: message)
      report.failures.append(failure)
      if command.report.isJSON { try console.output.write(JSONDocument.line(of: failure)) }
      try? console.errors.write(
        "\(ProgramDescription.current.name) batch: \(job.position): \(job.output): \(message)\n")
    }
  }
}
