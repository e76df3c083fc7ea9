/// Finds what a misspelt name was meant to be.
enum NearestName {
  /// Returns the known name that a few slips of the fingers lead from, nil where none is near.
  ///
  /// One slip in three letters is allowed, and leaving off the end.
  static func find(_ name: String, among known: [String]) -> String? {
    let lowercased = name.lowercased()
    let nearest = known.map { (name: $0, slips: slips(from: lowercased, to: $0.lowercased())) }.min {
      $0.slips < $1.slips
    }
    if let nearest, nearest.slips <= max(1, nearest.name.count / 3) { return nearest.name }
    return name.count < 2 ? nil : known.first { $0.lowercased().hasPrefix(lowercased) }
  }

  /// The fewest letters inserted, dropped, replaced or swapped with their neighbour (optimal string alignment).
  static func slips(from source: String, to target: String) -> Int {
    let (source, target) = (Array(source), Array(target))
    var beforeLast: [Int] = []
    var last = Array(0...target.count)
    for i in source.indices {
      var row = [i + 1]
      for j in target.indices {
        let replaced = last[j] + (source[i] == target[j] ? 0 : 1)
        var best = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      (beforeLast, last) = (last, row)
    }
    return last[target.count]
  }
}
