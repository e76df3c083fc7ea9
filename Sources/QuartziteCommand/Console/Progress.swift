import Foundation

/// The progress of a task in steps, shown as a bar on a terminal or as events for programs; every step checks for an
/// interruption.
final class Progress {
  private let console: Console
  private let work: Work
  private let isVisible: Bool
  private let printsEvents: Bool
  private let startTime: Double
  private var finishedCount = 0
  /// The number of bytes that were written so far; 0 if unknown.
  var byteCount = 0
  private var lastRedraw: Double?
  private var lastEvent: Double?

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

  private init(_ work: Work, console: Console, isQuiet: Bool, printsEvents: Bool) {
    self.work = work
    self.console = console
    self.printsEvents = printsEvents
    isVisible = console.errors.isTerminal && !isQuiet
    startTime = console.now()
  }

  /// Calls `body` with the progress of a task, and removes the bar afterward.
  ///
  /// - Parameters:
  ///   - isQuiet: Whether to show no bar.
  ///   - printsEvents: Whether to print events to standard output.
  static func track<Result>(
    _ work: Work, on console: Console, isQuiet: Bool, printsEvents: Bool = false,
    _ body: (Progress) throws -> Result
  ) rethrows -> Result {
    let progress = Progress(work, console: console, isQuiet: isQuiet, printsEvents: printsEvents)
    defer { progress.clear() }
    return try body(progress)
  }
}

extension Progress {
  /// Runs one step.
  ///
  /// - Throws: `CommandError` if the program was interrupted before the step.
  func step(_ body: () throws -> Void) throws {
    try advance(to: finishedCount)
    try body()
    finishedCount += 1
  }

  /// Shows a number of finished steps.
  ///
  /// - Throws: `CommandError` if the program was interrupted.
  func advance(to count: Int) throws {
    finishedCount = count
    try check()
    let fraction = Double(count) / Double(max(1, work.count)) * (1 - work.finishingShare)
    try report("\(count) of \(work.count) \(work.unit)", fraction)
  }

  /// Shows the finished fraction of the work after the last step.
  ///
  /// - Throws: `CommandError` if the program was interrupted.
  func finish(_ fraction: Double) throws {
    try check()
    try report("writing", 1 - work.finishingShare * (1 - fraction))
  }

  /// Returns the progress after a number of steps as a phrase for an error message.
  func summary(after count: Int) -> String { "\(count) of \(work.count) \(work.unit); \(work.consequence)" }

  /// Throws `CommandError` if the program was interrupted.
  func check() throws(CommandError) {
    guard let exitCode = console.interruption() else { return }
    throw CommandError(exitCode: exitCode, message: "interrupted after \(summary(after: finishedCount))")
  }
}

// MARK: - Reporting

extension Progress {
  /// The least time between two redraws, in seconds.
  private static let redrawInterval = 0.1
  /// The least time between two events, in seconds.
  private static let eventInterval = 0.5
  /// The time in seconds before which an estimate of the time left is too inaccurate.
  private static let estimateDelay = 0.5

  private func report(_ status: String, _ fraction: Double) throws {
    guard isVisible || printsEvents else { return }
    let now = console.now()
    let elapsed = now - startTime
    let hasEstimate = elapsed >= Self.estimateDelay && fraction > 0
    let timeLeft = hasEstimate ? elapsed * (1 - fraction) / fraction : nil
    let rate = hasEstimate ? Double(finishedCount) / elapsed : nil
    if isVisible, lastRedraw.map({ now - $0 >= Self.redrawInterval }) ?? true {
      lastRedraw = now
      draw(status, fraction, rate: rate, timeLeft: timeLeft)
    }
    if printsEvents, now - (lastEvent ?? startTime) >= Self.eventInterval {
      lastEvent = now
      try console.output.write(
        JSONDocument.line(
          of: ProgressEvent(
            done: finishedCount, total: work.count, unit: work.unit, fraction: fraction.rounded(decimals: 4),
            perSecond: rate?.rounded(decimals: 2), secondsLeft: timeLeft?.rounded(decimals: 1),
            bytes: byteCount)))
    }
  }

  private func draw(_ status: String, _ fraction: Double, rate: Double?, timeLeft: Double?) {
    let facts = [
      status, rate.map { "\($0.rounded(decimals: 1).plain) per second" },
      byteCount > 0 ? Receipt.text(forBytes: byteCount) : nil,
    ]
    let bar = ProgressBar(
      fraction: fraction, status: facts.compactMap(\.self).joined(separator: ", "), timeLeft: timeLeft)
    try? console.errors.write("\r\(bar.line(columns: console.errors.columns()))\u{1B}[K")
  }

  private func clear() {
    guard lastRedraw != nil else { return }
    try? console.errors.write("\r\u{1B}[K")
  }
}
