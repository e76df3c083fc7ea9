/// The ratios of a baseline's time to that of this library in one step of the work on Lottie files, such as loading.
struct FilmSummary {
  let step: String
  let baseline: String
  /// One ratio for each file, in any order, and at least one.
  fileprivate(set) var ratios: [Double]
}

extension FilmSummary {
  /// The number of files in which this library is faster.
  var fasterCount: Int { ratios.count { $0 > 1 } }

  var medianRatio: Double {
    let sorted = ratios.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  var leastRatio: Double { ratios.min() ?? 0 }

  /// The line of the report.
  var text: String {
    "\(step), beside \(baseline): faster in \(fasterCount) of \(ratios.count) files; "
      + "median ratio \(Harness.decimal(medianRatio, 2)); least ratio \(Harness.decimal(leastRatio, 2))"
  }

  /// The names of the ``cells``.
  static let header = ["Step", "Baseline", "Files that are faster", "Median ratio", "Least ratio"]

  /// The row of the table of summaries.
  var cells: [String] {
    [
      step, baseline, "\(fasterCount) of \(ratios.count)", Harness.decimal(medianRatio, 2),
      Harness.decimal(leastRatio, 2),
    ]
  }
}

extension [FilmSummary] {
  /// Adds the ratio of one file to the summary of its step and baseline.
  mutating func add(_ ratio: Double, step: String, baseline: String) {
    if let index = firstIndex(where: { $0.step == step && $0.baseline == baseline }) {
      self[index].ratios.append(ratio)
    } else {
      append(FilmSummary(step: step, baseline: baseline, ratios: [ratio]))
    }
  }
}
