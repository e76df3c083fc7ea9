import QuartzCore

/// The heights of a section's rows, most of which have the same or an estimated height.
///
/// Only rows that differ are stored. Positions and searches take logarithmic time in the number of rows, plus a part that's
/// linear in a block of 64.
struct HeightIndex {
  private static let blockLength = 64

  let count: Int
  /// The height of rows without a height of their own, 0 or more.
  let defaultHeight: Double
  private var heights: [Int: Double] = [:]
  /// A Fenwick tree of the blocks' differences from the default heights.
  private var tree: [Double]

  init(count: Int, defaultHeight: Double) {
    (self.count, self.defaultHeight) = (count, defaultHeight)
    tree = []
  }

  /// The sum of all heights.
  var total: Double { position(of: count) }

  /// Whether the row has a height of its own.
  func isKnown(_ row: Int) -> Bool { heights[row] != nil }

  func height(of row: Int) -> Double { heights[row] ?? defaultHeight }

  /// Sets the height of a row, and returns its change.
  @discardableResult
  mutating func set(_ height: Double, of row: Int) -> Double {
    let change = height - self.height(of: row)
    heights[row] = height
    guard change != 0 else { return 0 }
    if tree.isEmpty { tree = [Double](repeating: 0, count: count / Self.blockLength + 2) }
    var node = row / Self.blockLength + 1
    while node < tree.count {
      tree[node] += change
      node += node & -node
    }
    return change
  }

  /// The sum of the heights of the rows before another one.
  func position(of row: Int) -> Double {
    var sum = Double(row) * defaultHeight
    guard !tree.isEmpty else { return sum }
    let block = row / Self.blockLength
    var node = block
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    for other in block * Self.blockLength..<row {
      if let height = heights[other] { sum += height - defaultHeight }
    }
    return sum
  }

  /// The last row whose position is at most `y`; 0 for positions before the first.
  func row(at y: Double) -> Int {
    guard count > 0 else { return 0 }
    if tree.isEmpty, defaultHeight > 0 { return min(max(Int(min(y / defaultHeight, 1e15)), 0), count - 1) }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if position(of: middle) <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
