/// The report on a batch.
struct BatchReport: Encodable {
  let event = "done"
  let folder: String
  /// The number of Lottie files.
  var films = 0
  /// The names of the pictures that were written.
  var pictures: [String] = []
  /// The error messages of the other pictures.
  var failures: [String] = []
  /// The parts of each file that aren't drawn, once each.
  var notices: [String] = []
  var seconds = 0.0
  /// The peak memory of the process in bytes; nil if the system doesn't report it.
  var peakMemory: Int?

  init(folder: String) { self.folder = folder }

  /// Adds a picture or the error of its row.
  mutating func add(_ outcome: PictureTask.Outcome) {
    switch outcome.result {
    case .success(let omissions): add(omissions, of: outcome.row)
    case .failure(let error): failures.append("\(outcome.row.picture): \(error.message)")
    }
  }

  private mutating func add(_ omissions: [String], of row: PictureTable.Row) {
    pictures.append(row.picture)
    for notice in omissions.map({ "\(row.sample): \($0)" }) where !notices.contains(notice) {
      notices.append(notice)
    }
  }

  /// The report in one line.
  var summary: String {
    let facts = [
      "\(pictures.count) pictures of \(films) \(films == 1 ? "file" : "files")",
      "made in \(seconds.rounded(decimals: 1).plain) s",
      peakMemory.map { "\(Receipt.text(forBytes: $0)) of memory" },
    ]
    return "\(folder): \(facts.compactMap(\.self).joined(separator: ", "))"
  }
}
