import Foundation

/// The progress of a task in steps, shown as a bar on a terminal; every step checks for an interruption.
final class Progress {
  private let console: Console
  private let work: Work
  private let isVisible: Bool
  private let startTime: Double
  private var finishedCount = 0
  private var lastRedraw: Double?

  /// A task in steps.
  struct Work {
    /// The number of steps.
    let count: Int
    /// The things that steps produce, in the plural: "frames".
    let unit: String
    /// The consequence of an interruption, for its error message: "nothing was written".
    let consequence: String
    /// The estimated share of the time that is spent after the last step, in 0…1.
    var finishingShare = 0.0
  }

  private init(_ work: Work, console: Console, isQuiet: Bool) {
    self.work = work
    self.console = console
    isVisible = console.errors.isTerminal && !isQuiet
    startTime = console.now()
  }

  /// Calls `body` with the progress of a task, and removes the bar afterward.
  static func track<Result>(
    _ work: Work, on console: Console, isQuiet: Bool, _ body: (Progress) throws -> Result
  ) rethrows -> Result {
    let progress = Progress(work, console: console, isQuiet: isQuiet)
    defer { progress.clear() }
    return try body(progress)
  }
}

extension Progress {
  /// Runs one step.
  ///
  /// - Throws: `CommandError` if the program was interrupted before the step.
  func step(_ body: () throws -> Void) throws {
    try check()
    let fraction = Double(finishedCount) / Double(work.count) * (1 - work.finishingShare)
    draw("\(finishedCount) of \(work.count) \(work.unit)", fraction)
    try body()
    finishedCount += 1
  }

  /// Shows the finished fraction of the work after the last step.
  ///
  /// - Throws: `CommandError` if the program was interrupted.
  func finish(_ fraction: Double) throws(CommandError) {
    try check()
    draw("writing", 1 - work.finishingShare * (1 - fraction))
  }

  /// Returns the progress after a number of steps, in words for an error message.
  func summary(after count: Int) -> String { "\(count) of \(work.count) \(work.unit); \(work.consequence)" }

  /// Throws `CommandError` if the program was interrupted.
  func check() throws(CommandError) {
    guard let exitCode = console.interruption() else { return }
    throw CommandError(exitCode: exitCode, message: "interrupted after \(summary(after: finishedCount))")
  }
}

// MARK: - Drawing

extension Progress {
  /// The least time between two redraws, in seconds.
  private static let redrawInterval = 0.1
  /// The time in seconds before which an estimate of the time left is too inaccurate.
  private static let estimateDelay = 0.5

  private func draw(_ status: String, _ fraction: Double) {
    let now = console.now()
    guard isVisible, lastRedraw.map({ now - $0 >= Self.redrawInterval }) ?? true else { return }
    lastRedraw = now
    let elapsed = now - startTime
    let timeLeft = elapsed < Self.estimateDelay || fraction <= 0 ? nil : elapsed * (1 - fraction) / fraction
    let bar = ProgressBar(fraction: fraction, status: status, timeLeft: timeLeft)
    try? console.errors.write("\r\(bar.line(columns: console.errors.columns()))\u{1B}[K")
  }

  private func clear() {
    guard lastRedraw != nil else { return }
    try? console.errors.write("\r\u{1B}[K")
  }
}
