#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures pieces of work beside a baseline in the same run and prints a table.
///
/// Times are processor time of this thread, the smallest of many repeats: on a shared machine that is what the
/// work itself takes. What several threads do is timed by the clock on the wall, and wants a machine to itself. A piece
/// of work and its baseline take turns, so that both see the same neighbors.
struct Harness {
  /// How often each piece of work is done.
  var repeats = 40
  /// Only work whose name contains this is done; empty for all.
  var filter = ""
  private var rows: [Row] = []
  private var counts: [String] = []
  private var failures: [String] = []
  /// Every result goes in here, so that no work can be optimized away.
  private var digest: UInt64 = 0

  fileprivate struct Row {
    var name: String
    var unit = "ms"
    var time: Double
    var baseline: (name: String, time: Double)?
    var budget: Double?
    var leastRatio: Double?
    var overhead: Double?
  }

  /// Whose time a measurement takes.
  enum Clock {
    /// The time that this thread had a processor.
    case thread
    /// Time as it passes, for work of many threads.
    case wall
  }

  /// Measures `work` and `baseline`. Both return a number that depends on everything they did.
  ///
  /// - Parameters:
  ///   - budget: The milliseconds that `work` may take.
  ///   - leastRatio: How many times as fast as the baseline `work` should be.
  ///   - clock: Whose time is taken.
  mutating func compare(
    _ name: String, budget: Double? = nil, leastRatio: Double? = nil, by clock: Clock = .thread,
    work: () -> UInt64, with baselineName: String, baseline: () -> UInt64
  ) {
    guard includes(name) else { return }
    var best = (work: Double.infinity, baseline: Double.infinity)
    for _ in 0..<repeats {
      best.work = min(best.work, time(work, clock))
      best.baseline = min(best.baseline, time(baseline, clock))
    }
    rows.append(
      Row(
        name: name, time: best.work, baseline: (baselineName, best.baseline), budget: budget,
        leastRatio: leastRatio))
  }

  /// Measures work that does the same thing many times, and prints nanoseconds for each.
  ///
  /// - Parameters:
  ///   - count: How often `work` and `baseline` do it.
  ///   - budget: The nanoseconds that one time may take.
  ///   - leastRatio: How many times as fast as the baseline `work` should be.
  ///   - overhead: The nanoseconds that one time may take beyond the baseline.
  mutating func compareEach(
    _ name: String, count: Int, budget: Double? = nil, leastRatio: Double? = nil, overhead: Double? = nil,
    work: () -> UInt64, with baselineName: String, baseline: () -> UInt64
  ) {
    compare(
      name, budget: budget, leastRatio: leastRatio, work: work, with: baselineName, baseline: baseline)
    guard includes(name) else { return }
    rows[rows.count - 1].scale(by: 1e6 / Double(count), unit: "ns")
    rows[rows.count - 1].overhead = overhead
  }

  /// Whether a piece of work is to be done.
  func includes(_ name: String) -> Bool { filter.isEmpty || name.contains(filter) }

  /// Notes a count, and a failure where it isn't what was expected.
  mutating func count(_ name: String, _ count: UInt, expected: UInt) {
    counts.append(" \(name): \(count)")
    check(count == expected, "\(name): \(count) instead of \(expected)")
  }

  /// Notes a count, and a failure where it's more than it may be.
  mutating func atMost(_ name: String, _ count: UInt, limit: UInt) {
    counts.append(" \(name): \(count) of at most \(limit)")
    check(count <= limit, "\(name): \(count) instead of at most \(limit)")
  }

  /// Notes a failure unless a condition holds.
  mutating func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { failures.append(message()) }
  }

  private mutating func time(_ work: () -> UInt64, _ clock: Clock) -> Double {
    let start = clock.seconds
    let result = work()
    let end = clock.seconds
    digest = digest &* 31 &+ result
    return (end - start) * 1e3
  }

  /// Prints what was measured; false where a check failed or a goal was missed.
  func report() -> Bool {
    print(Harness.columns("", "time", "budget", "baseline", "time", "ratio", "goal"))
    for row in rows {
      print(row.text)
      for figure in PublishedFigures.byWork[row.name] ?? [] { print(row.beside(figure)) }
    }
    for count in counts { print(count) }
    for failure in failures { print("failed: \(failure)") }
    print("digest \(String(digest, radix: 16))")
    return failures.isEmpty && rows.allSatisfy(\.meetsGoals)
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

  static func decimal(_ value: Double?, _ places: Int) -> String {
    guard let value else { return "" }
    let scale = [1.0, 10, 100, 1000][places]
    let whole = Int((value * scale).rounded())
    if places == 0 { return "\(whole)" }
    let fraction = String(whole % Int(scale))
    let zeros = String(repeating: "0", count: places - fraction.count)
    return "\(whole / Int(scale)).\(zeros)\(fraction)"
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
  /// Says the times in another unit; the budget is in that unit already.
  fileprivate mutating func scale(by factor: Double, unit: String) {
    self.unit = unit
    time *= factor
    baseline?.time *= factor
  }

  /// A line for what somebody else needs: from another machine, it says in which class the work is, not more.
  fileprivate func beside(_ figure: (name: String, time: Double)) -> String {
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
