import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A benchmark that measures work and a baseline in the same run, and prints a table.
///
/// Times are the CPU time of this thread, the minimum of many repetitions, which on a shared machine is the time of the
/// work itself. The work of several threads is measured in wall time, which requires an idle machine. Work and baseline
/// alternate, so that both run under the same load.
struct Harness {
  /// The number of repetitions of each measurement.
  var repeats = 40
  /// A part of the name of the work to measure; empty for all work.
  let filter: String
  /// The names of the work that is measured again; nil while all work is measured for the first time.
  private var repeatedWork: Set<String>?
  private var films = FilmTimes()
  private var rows: [Row] = []
  private var counts: [String] = []
  private var failures: [String] = []
  /// A combination of all results, so that no work is optimized away.
  private var digest: UInt64 = 0

  fileprivate struct Row {
    var name: String
    var unit = "ms"
    var time: Double
    var baseline: (name: String, time: Double)?
    var budget: Double?
    var leastRatio: Double?
    var overhead: Double?

    static let memoryUnit = "MB"

    var isMemory: Bool { unit == Self.memoryUnit }
  }

  /// Creates a benchmark of the work whose names contain a text.
  init(filter: String) { self.filter = filter }

  /// The clock of a measurement.
  enum Clock {
    /// The CPU time of this thread.
    case thread
    /// Wall time, for work on several threads.
    case wall
  }

  /// Measures all work, and once more the work whose time missed a goal.
  ///
  /// On a shared machine, everything can take longer for some minutes. The fastest times of both measurements count, for the
  /// work and for the baseline. Memory doesn't depend on that.
  mutating func measure(_ measureWork: (inout Harness) -> Void) {
    print(Harness.columns("", "time", "budget", "baseline", "time", "ratio", "goal"))
    measureWork(&self)
    let missed = missedRows.filter { !$0.isMemory }.map(\.name) + missedSummaries.map(\.work)
    guard !missed.isEmpty else { return }
    print("Measuring once more what missed a goal:")
    repeatedWork = Set(missed)
    measureWork(&self)
  }

  /// Measures `work` and `baseline`, which return a number that depends on everything they do.
  ///
  /// - Parameters:
  ///   - budget: The largest accepted time of `work`, in milliseconds.
  ///   - leastRatio: The smallest accepted ratio of the baseline's time to that of `work`.
  ///   - clock: The clock of the measurement.
  mutating func compare(
    _ name: String, budget: Double? = nil, leastRatio: Double? = nil, by clock: Clock = .thread,
    work: () -> UInt64, with baselineName: String, baseline: () -> UInt64
  ) {
    guard includes(name) else { return }
    let best = fastestTimes(of: work, baseline, by: clock)
    add(
      Row(
        name: name, time: best.work, baseline: (baselineName, best.baseline), budget: budget,
        leastRatio: leastRatio))
  }

  /// Measures work that repeats one operation, and prints the nanoseconds per operation.
  ///
  /// - Parameters:
  ///   - count: The number of operations in `work` and `baseline`.
  ///   - budget: The largest accepted time of one operation, in nanoseconds.
  ///   - leastRatio: The smallest accepted ratio of the baseline's time to that of `work`.
  ///   - overhead: The largest accepted difference of one operation to the baseline, in nanoseconds.
  mutating func compareEach(
    _ name: String, count: Int, budget: Double? = nil, leastRatio: Double? = nil, overhead: Double? = nil,
    work: () -> UInt64, with baselineName: String, baseline: () -> UInt64
  ) {
    guard includes(name) else { return }
    let best = fastestTimes(of: work, baseline, by: .thread)
    let nanoseconds = 1e6 / Double(count)
    add(
      Row(
        name: name, unit: "ns", time: best.work * nanoseconds,
        baseline: (baselineName, best.baseline * nanoseconds), budget: budget, leastRatio: leastRatio,
        overhead: overhead))
  }

  /// Records the times of one Lottie file in a step of some work, such as loading, in milliseconds.
  mutating func addFile(
    _ file: String, of work: String, step: String, time: Double, baseline: (name: String, time: Double)
  ) {
    films.add(FilmTime(file: file, work: work, step: step, time: time, baseline: baseline))
  }

  /// Compares work of two threads with the same work of one thread, in wall time.
  ///
  /// - Parameter leastRatio: The smallest accepted ratio, unless the machine has only one processor.
  mutating func compareThreads(
    _ name: String, leastRatio: Double = 1.85, two: () -> UInt64, one: () -> UInt64
  ) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    compare(
      name, leastRatio: cores > 1 ? leastRatio : nil, by: .wall, work: two, with: "on one", baseline: one)
  }

  /// Records an amount of memory in megabytes.
  mutating func addMemory(
    _ name: String, _ amount: Double, limit: Double, baseline: (name: String, amount: Double)
  ) {
    add(
      Row(
        name: name, unit: Row.memoryUnit, time: amount, baseline: (baseline.name, baseline.amount),
        budget: limit))
  }

  /// Adds a row, or keeps the fastest times if the work was measured before, and prints the row.
  private mutating func add(_ row: Row) {
    let index = rows.firstIndex { $0.name == row.name } ?? rows.endIndex
    if index == rows.endIndex { rows.append(row) } else { rows[index].keepShortest(row) }
    print(rows[index].text)
    for figure in PublishedFigures.byWork[row.name] ?? [] { print(rows[index].comparison(with: figure)) }
    fflush(nil)
  }

  /// Whether a piece of work is measured now.
  func includes(_ name: String) -> Bool {
    repeatedWork?.contains(name) ?? (filter.isEmpty || name.contains(filter))
  }

  /// Returns the inputs of a piece of work that are measured now; nil if the work isn't measured now.
  ///
  /// In the filter, the name of an input, such as a file, follows that of the work.
  func included(_ inputs: [String], of work: String) -> [String]? {
    guard includes(work) || repeatedWork == nil && filter.hasPrefix(work + " ") else { return nil }
    return repeatedWork == nil ? inputs.filter { includes("\(work) \($0)") } : inputs
  }

  /// Records a count, and a failure if it isn't the expected one.
  mutating func count(_ name: String, _ count: UInt, expected: UInt) {
    addCount(" \(name): \(count)")
    check(count == expected, "\(name): \(count) instead of \(expected)")
  }

  /// Records a count, and a failure if it's above a limit.
  mutating func atMost(_ name: String, _ count: UInt, limit: UInt) {
    addCount(" \(name): \(count) of at most \(limit)")
    check(count <= limit, "\(name): \(count) instead of at most \(limit)")
  }

  /// Records a failure unless a condition holds.
  mutating func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    guard !condition, case let message = message(), !failures.contains(message) else { return }
    failures.append(message)
  }

  /// Keeps a line of the report, unless work that is measured again has the same result.
  private mutating func addCount(_ line: String) {
    if !counts.contains(line) { counts.append(line) }
  }

  /// Measures work and its baseline alternately, and returns the shortest time of each in milliseconds.
  private mutating func fastestTimes(
    of work: () -> UInt64, _ baseline: () -> UInt64, by clock: Clock
  ) -> (work: Double, baseline: Double) {
    var best = (work: Double.infinity, baseline: Double.infinity)
    for _ in 0..<repeats {
      best.work = min(best.work, time(work, clock))
      best.baseline = min(best.baseline, time(baseline, clock))
    }
    return best
  }

  private mutating func time(_ work: () -> UInt64, _ clock: Clock) -> Double {
    let start = clock.seconds
    let result = work()
    let end = clock.seconds
    digest = digest &* 31 &+ result
    return (end - start) * 1e3
  }

  /// Prints the summaries, the counts, and what missed a goal or failed, and returns whether nothing did.
  func report() -> Bool {
    for summary in films.summaries { print(summary.text) }
    for count in counts { print(count) }
    if !missedRows.isEmpty { print("Missed:") }
    for row in missedRows { print(row.text) }
    for failure in failures { print("failed: \(failure)") }
    print("digest \(String(digest, radix: 16))")
    return failures.isEmpty && missedRows.isEmpty && missedSummaries.isEmpty
  }

  private var missedRows: [Row] { rows.filter { !$0.meetsGoals } }

  /// The summaries of Lottie files that miss a goal; none if only some files are measured, to which the goals don't apply.
  private var missedSummaries: [FilmSummary] {
    filter.isEmpty ? films.summaries.filter { !$0.meetsGoals } : []
  }

  /// The results of all work, of all Lottie files, and the summaries of these files.
  var table: ResultTable {
    var table = ResultTable(summaries: films.summaries)
    for time in films.times {
      table.add("\(time.step): \(time.file)", time: time.time, baseline: time.baseline)
    }
    for row in rows {
      table.add(
        row.name, unit: row.unit, time: row.time, baseline: row.baseline, leastRatio: row.leastRatio,
        budget: row.budget)
    }
    return table
  }

  fileprivate static func columns(_ texts: String...) -> String {
    let widths = [52, 12, 8, 20, 12, 8, 8]
    var line = ""
    for (index, text) in texts.enumerated() {
      let padding = String(repeating: " ", count: max(1, widths[index] - text.count))
      line += index == 0 || index == 3 ? " " + text + padding : padding + text
    }
    return line
  }

  static func decimal(_ value: Double?, _ fractionDigits: Int) -> String {
    guard let value else { return "" }
    let scale = [1.0, 10, 100, 1000][fractionDigits]
    let scaled = Int((value * scale).rounded())
    if fractionDigits == 0 { return "\(scaled)" }
    let fraction = String(scaled % Int(scale))
    let zeros = String(repeating: "0", count: fractionDigits - fraction.count)
    return "\(scaled / Int(scale)).\(zeros)\(fraction)"
  }
}

extension Harness.Clock {
  fileprivate var seconds: Double {
    var time = timespec()
    switch self {
    case .thread: clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    case .wall: clock_gettime(CLOCK_MONOTONIC, &time)
    }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

extension Harness.Row {
  /// Keeps the shorter times of this measurement and another one of the same work.
  fileprivate mutating func keepShortest(_ other: Self) {
    time = min(time, other.time)
    if let baseline, let other = other.baseline { self.baseline?.time = min(baseline.time, other.time) }
  }

  /// Returns a line for a published figure. It was measured on another machine, so the comparison is only rough.
  fileprivate func comparison(with figure: (name: String, time: Double)) -> String {
    Harness.columns(
      "  published: " + figure.name, "", "", "", Harness.decimal(figure.time, 3),
      Harness.decimal(figure.time / time, 2), "")
  }

  fileprivate var ratio: Double? { baseline.map { $0.time / time } }

  fileprivate var meetsGoals: Bool {
    (budget.map { time <= $0 } ?? true) && (leastRatio.map { (ratio ?? 0) >= $0 } ?? true)
      && (overhead.map { time - (baseline?.time ?? 0) <= $0 } ?? true)
  }

  fileprivate var text: String {
    Harness.columns(
      name, Harness.decimal(time, 3) + " " + unit, Harness.decimal(budget, 1), baseline?.name ?? "",
      Harness.decimal(baseline?.time, 3), Harness.decimal(ratio, 2),
      (overhead.map { "+\(Int($0))" } ?? Harness.decimal(leastRatio, 1)) + (meetsGoals ? "" : " missed"))
  }
}
