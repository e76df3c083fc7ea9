/// Suggestions for misspelled names.
enum NearestName {
  /// Returns the known name that a misspelled or abbreviated name most likely means; nil if none is close enough.
  ///
  /// One error per three letters is accepted, case is ignored, and two or more letters may abbreviate a name.
  static func find(_ name: String, among knownNames: [String]) -> String? {
    let lowercased = name.lowercased()
    let nearest = knownNames.map { (name: $0, distance: distance(from: lowercased, to: $0.lowercased())) }
      .min { $0.distance < $1.distance }
    if let nearest, nearest.distance <= max(1, nearest.name.count / 3) { return nearest.name }
    return name.count < 2 ? nil : knownNames.first { $0.lowercased().hasPrefix(lowercased) }
  }

  /// The smallest number of letters inserted, deleted, replaced, or swapped with a neighbor that turns one name into
  /// another (optimal string alignment distance).
  static func distance(from source: String, to target: String) -> Int {
    let (source, target) = (Array(source), Array(target))
    var rowBeforeLast: [Int] = []
    var lastRow = Array(0...target.count)
    for i in source.indices {
      var row = [i + 1]
      for j in target.indices {
        let replacement = lastRow[j] + (source[i] == target[j] ? 0 : 1)
        var best = min(replacement, lastRow[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
          best = min(best, rowBeforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (rowBeforeLast, lastRow) = (lastRow, row)
    }
    return lastRow[target.count]
  }
}
