/// The ratios of a baseline's time to that of this library in one step of the work on Lottie files, such as loading.
struct FilmSummary {
  /// The name of the work that includes the step.
  let work: String
  let step: String
  let baseline: String
  /// One ratio for each file, in any order, and at least one.
  let ratios: [Double]
}

extension FilmSummary {
  /// The line of the report.
  var text: String { "\(step), beside \(baseline): " + figures.map(\.text).joined(separator: "; ") }

  /// The names of the ``cells``.
  static let header = [
    "Step", "Baseline", "Files that are faster", "Goal", "Median ratio", "Goal", "Least ratio", "Goal",
  ]

  /// The row of the table of summaries.
  var cells: [String] { [step, baseline] + figures.flatMap(\.cells) }

  var meetsGoals: Bool { figures.allSatisfy(\.meetsGoal) }

  private var figures: [Figure] {
    let goals = FilmGoals(step: step, baseline: baseline)
    let fasterCount = ratios.count { $0 > 1 }
    return [
      Figure(
        name: "faster in", value: Double(fasterCount) / Double(ratios.count),
        cell: "\(fasterCount) of \(ratios.count)",
        goal: goals.fasterShare.map { ($0, Harness.decimal($0 * 100, 0) + " %") }),
      Figure(name: "median ratio", value: medianRatio, goal: goals.medianRatio),
      Figure(name: "least ratio", value: ratios.min() ?? 0, goal: goals.leastRatio),
    ]
  }

  private var medianRatio: Double {
    let sorted = ratios.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

/// A figure of a summary, and its smallest accepted value.
private struct Figure {
  let name: String
  let value: Double
  let cell: String
  let goal: (value: Double, cell: String)?

  var meetsGoal: Bool { goal.map { value >= $0.value } ?? true }

  var cells: [String] { [cell, goal?.cell ?? ""] }

  var text: String {
    "\(name) \(cell)" + (goal.map { " (goal \($0.cell)\(meetsGoal ? "" : ", missed"))" } ?? "")
  }
}

extension Figure {
  /// Creates a figure that is a ratio.
  init(name: String, value: Double, goal: Double?) {
    self.init(
      name: name, value: value, cell: Harness.decimal(value, 2),
      goal: goal.map { ($0, Harness.decimal($0, 2)) })
  }
}
