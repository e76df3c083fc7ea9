/// The results of a run as tab-separated values, for `scripts/bench`.
///
/// The columns are the name of the work, the unit of the times, the time, the name of the baseline, its time, the ratio of
/// the baseline's time to that of the work, and the smallest accepted ratio. Cells without a value are empty. A second
/// table follows after an empty line: the summaries of the Lottie files.
struct ResultTable {
  let summaries: [FilmSummary]
  private var rows = [["work", "unit", "time", "baseline", "baseline's time", "ratio", "goal"]]

  init(summaries: [FilmSummary]) { self.summaries = summaries }

  /// The contents of the file.
  var text: String {
    Self.text(of: rows) + "\n" + Self.text(of: [FilmSummary.header] + summaries.map(\.cells))
  }

  private static func text(of rows: [[String]]) -> String {
    rows.map { $0.joined(separator: "\t") + "\n" }.joined()
  }

  /// Adds a result.
  ///
  /// - Parameters:
  ///   - time: The time or the memory of the work, in `unit`.
  ///   - baseline: The name and the time of the baseline, in the same unit.
  ///   - leastRatio: The smallest accepted ratio of the baseline's time to that of the work.
  ///   - budget: The largest accepted time or memory of the work, in `unit`.
  mutating func add(
    _ name: String, unit: String = "ms", time: Double, baseline: (name: String, time: Double)?,
    leastRatio: Double? = nil, budget: Double? = nil
  ) {
    rows.append([
      name, unit, Harness.decimal(time, 3), baseline?.name ?? "", Harness.decimal(baseline?.time, 3),
      Harness.decimal(baseline.map { $0.time / time }, 2),
      goal(leastRatio: leastRatio, budget: budget.map { "\(Harness.decimal($0, 1)) \(unit)" }),
    ])
  }

  private func goal(leastRatio: Double?, budget: String?) -> String {
    [leastRatio.map { Harness.decimal($0, 2) }, budget.map { "at most \($0)" }].compactMap(\.self)
      .joined(separator: ", ")
  }
}
