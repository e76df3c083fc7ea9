extension Range<Int> {
  /// Returns one of `count` parts of about equal length.
  package func part(_ index: Int, of count: Int) -> Range<Int> {
    lowerBound + self.count * index / count..<lowerBound + self.count * (index + 1) / count
  }

  /// Returns the first index for which a condition holds, which holds for all later ones, too; the upper bound if there is
  /// none.
  ///
  /// - Complexity: O(log n).
  func partitioningIndex(where condition: (Int) -> Bool) -> Int {
    var (first, end) = (lowerBound, upperBound)
    while first < end {
      let middle = first + (end - first) / 2
      if condition(middle) { end = middle } else { first = middle + 1 }
    }
    return first
  }
}
