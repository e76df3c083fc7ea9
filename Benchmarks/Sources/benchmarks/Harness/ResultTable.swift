/// The results of a run as tab-separated values, for `scripts/bench`.
///
/// The columns are the name of the work, the unit of the times, the time, the name of the baseline, its time, the ratio of
/// the baseline's time to that of the work, and the smallest accepted ratio. Cells without a value are empty.
struct ResultTable {
  private(set) var text = "work\tunit\ttime\tbaseline\tbaseline's time\tratio\tgoal\n"

  /// Adds a result.
  ///
  /// - Parameters:
  ///   - time: The time of the work, in `unit`.
  ///   - baseline: The name and the time of the baseline, in the same unit.
  ///   - leastRatio: The smallest accepted ratio of the baseline's time to that of the work.
  mutating func add(
    _ name: String, unit: String = "ms", time: Double, baseline: (name: String, time: Double)?,
    leastRatio: Double? = nil
  ) {
    let cells = [
      name, unit, Harness.decimal(time, 3), baseline?.name ?? "", Harness.decimal(baseline?.time, 3),
      Harness.decimal(baseline.map { $0.time / time }, 2), Harness.decimal(leastRatio, 1),
    ]
    text += cells.joined(separator: "\t") + "\n"
  }
}
