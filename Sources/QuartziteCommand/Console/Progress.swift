import Foundation

/// Follows a task step by step: draws its bar where a person looks on, and ends it where the user asked for that.
final class Progress {
  private let console: Console
  private let work: Work
  private let isShown: Bool
  private let start: Double
  private var done = 0
  private var lastDrawing: Double?

  /// What there is to do.
  struct Work {
    /// The number of steps.
    let count: Int
    /// What is counted: "frames".
    let unit: String
    /// What an interruption leaves behind: "nothing was written".
    let remains: String
    /// Which part of the time goes to what follows the steps.
    var ending = 0.0
  }

  private init(_ work: Work, console: Console, isQuiet: Bool) {
    self.work = work
    self.console = console
    isShown = console.errors.isTerminal && !isQuiet
    start = console.now()
  }

  /// Calls `body` with the progress of some work; afterwards the terminal looks as if there had been no bar.
  static func follow<Result>(
    _ work: Work, on console: Console, isQuiet: Bool, _ body: (Progress) throws -> Result
  ) rethrows -> Result {
    let progress = Progress(work, console: console, isQuiet: isQuiet)
    defer { progress.clear() }
    return try body(progress)
  }
}

extension Progress {
  /// Does one step, unless the program was asked to end.
  func step(_ body: () throws -> Void) throws {
    try checkInterruption()
    let fraction = Double(done) / Double(work.count) * (1 - work.ending)
    draw("\(done) of \(work.count) \(work.unit)", fraction)
    try body()
    done += 1
  }

  /// Tells which fraction of what follows the steps is done; throws where the program was asked to end.
  func finish(_ fraction: Double) throws(CommandError) {
    try checkInterruption()
    draw("writing", 1 - work.ending * (1 - fraction))
  }

  /// How far `count` steps are, in words for an error.
  func achievement(_ count: Int) -> String { "\(count) of \(work.count) \(work.unit); \(work.remains)" }

  private func checkInterruption() throws(CommandError) {
    guard let exitCode = console.interruption() else { return }
    throw CommandError(exitCode: exitCode, message: "interrupted after \(achievement(done))")
  }
}

// MARK: - Drawing

extension Progress {
  private static let interval = 0.1
  /// Before, an estimate of the time left says little.
  private static let firstEstimate = 0.5

  private func draw(_ status: String, _ fraction: Double) {
    let now = console.now()
    guard isShown, lastDrawing.map({ now - $0 >= Self.interval }) ?? true else { return }
    lastDrawing = now
    let elapsed = now - start
    let timeLeft = elapsed < Self.firstEstimate || fraction <= 0 ? nil : elapsed * (1 - fraction) / fraction
    let bar = ProgressBar(fraction: fraction, status: status, timeLeft: timeLeft)
    try? console.errors.write("\r\(bar.line(columns: console.errors.columns()))\u{1B}[K")
  }

  private func clear() {
    guard lastDrawing != nil else { return }
    try? console.errors.write("\r\u{1B}[K")
  }
}
