/// The report on a batch of films.
struct FilmBatchReport: Encodable {
  let event = "done"
  let folder: String
  /// The number of films that were drawn.
  var madeCount = 0
  /// The number of films that an earlier batch had drawn.
  var unchangedCount = 0
  var failures: [Failure] = []
  /// The properties of films that aren't drawn or kept, with the number of films that have them.
  private(set) var notices: [String: Int] = [:]
  var seconds = 0.0
  /// The peak memory of the process in bytes; nil where the system doesn't report it.
  var peakMemory: Int?

  /// A row whose film couldn't be made, which `--json` prints as an event too.
  struct Failure: Encodable {
    let event = "failed"
    /// The table and the line.
    let row: String
    /// The name of the file; nil if the row doesn't describe a film.
    let output: String?
    let message: String

    private enum CodingKeys: CodingKey {
      case event, row, output, message
    }

    /// The failure in one line; the message of a row that doesn't describe a film begins with its position.
    var line: String { output.map { "\(row): \($0): \(message)" } ?? message }
  }

  private enum CodingKeys: String, CodingKey {
    case event, folder, failures, notices, seconds, peakMemory
    case madeCount = "made"
    case unchangedCount = "unchanged"
  }

  init(folder: String) { self.folder = folder }

  /// The number of rows that are done.
  var count: Int { madeCount + unchangedCount + failures.count }

  mutating func add(_ notices: [String], of job: FilmJob) {
    for notice in notices { self.notices["\(job.film): \(notice)", default: 0] += 1 }
  }

  /// The notices, a line each.
  var noticeLines: [String] {
    notices.sorted { $0.key < $1.key }.map { $0.value == 1 ? $0.key : "\($0.key) (\($0.value) films)" }
  }

  /// The report in one line.
  var summary: String {
    let facts = [
      "\(madeCount) \(madeCount == 1 ? "film" : "films") made",
      unchangedCount > 0 ? "\(unchangedCount) unchanged" : nil,
      failures.isEmpty ? nil : "\(failures.count) failed",
      "in \(seconds.rounded(decimals: 1).plain) s",
      seconds > 0 && madeCount > 0
        ? "\((Double(madeCount) / seconds).rounded(decimals: 1).plain) per second" : nil,
      peakMemory.map { "\(Receipt.text(forBytes: $0)) of memory" },
    ]
    return "\(folder): \(facts.compactMap(\.self).joined(separator: ", "))"
  }
}
