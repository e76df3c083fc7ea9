/// The order in which the runs of a line are displayed.
package enum VisualOrder {
  /// Returns the indices of a line's runs in visual order, given the levels of the runs.
  ///
  /// From the highest level down to 1, each sequence of runs at or above that level is reversed (rule L2 of the
  /// Unicode bidirectional algorithm, UAX #9).
  package static func order(ofLevels levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
