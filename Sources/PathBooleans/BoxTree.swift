import Raster

/// A balanced binary tree of boxes that finds overlapping ones.
///
/// The boxes are ordered by their centers along a curve that fills the plane (Morton's), eight to a leaf. All
/// leaves have the same depth.
struct BoxTree {
  private static let leafSize = 8

  private let boxes: [Box]
  private var order: [Int32] = []
  /// The nodes. The root is 1; the children of *n* are 2·n and 2·n + 1.
  private var nodes: [Box]
  private let leafCount: Int

  init(_ boxes: [Box]) {
    self.boxes = boxes
    var leafCount = 1
    while leafCount * BoxTree.leafSize < boxes.count { leafCount *= 2 }
    self.leafCount = leafCount
    nodes = Array(repeating: .empty, count: 2 * leafCount)
    order = BoxTree.order(of: boxes)
    for (position, index) in order.enumerated() {
      let leaf = leafCount + position / BoxTree.leafSize
      nodes[leaf] = nodes[leaf].union(boxes[Int(index)])
    }
    for node in stride(from: leafCount - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node].union(nodes[2 * node + 1])
    }
  }

  private static func order(of boxes: [Box]) -> [Int32] {
    let bounds = boxes.reduce(Box.empty) { $0.union($1) }
    func cell(_ value: Double, _ low: Double, _ width: Double) -> UInt64 {
      width > 0 ? UInt64(Swift.min(Swift.max((value - low) / width, 0), 1) * 0x7FFF) : 0
    }
    let keys = boxes.enumerated().map { index, box in
      let x = cell((box.min.x + box.max.x) / 2, bounds.min.x, bounds.width)
      let y = cell((box.min.y + box.max.y) / 2, bounds.min.y, bounds.height)
      return (spread(x) | spread(y) << 1) << 32 | UInt64(index)
    }
    return keys.sorted().map { Int32(truncatingIfNeeded: $0) }
  }

  /// Returns the lower 16 bits with a zero before each.
  private static func spread(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits | bits << 8) & 0x00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333
    return (bits | bits << 1) & 0x5555_5555
  }

  /// Calls `body` with each pair of boxes that touch, the smaller index first.
  ///
  /// - Parameters:
  ///   - limit: The work that may be done. Comparing two boxes counts 1.
  ///   - body: Subtracts its own work from the remaining work, and returns whether to continue.
  /// - Returns: Whether all pairs have been found.
  func forEachPair(limit: Int, _ body: (Int, Int, inout Int) -> Bool) -> Bool {
    var work = limit
    var stack = [(1, 1)]
    while let (first, second) = stack.popLast() {
      work -= 1
      guard work >= 0 else { return false }
      guard BoxTree.touch(nodes[first], nodes[second]) else { continue }
      if first >= leafCount {
        guard forEachPair(inLeaves: first, second, &work, body) else { return false }
        continue
      }
      let (left, right) = (2 * first, 2 * second)
      stack.append((left, right))
      stack.append((left, right + 1))
      if first != second { stack.append((left + 1, right)) }
      stack.append((left + 1, right + 1))
    }
    return true
  }

  private func forEachPair(
    inLeaves first: Int, _ second: Int, _ work: inout Int, _ body: (Int, Int, inout Int) -> Bool
  ) -> Bool {
    let secondIndices = indices(of: second)
    for position in indices(of: first) {
      let index = order[position]
      let box = boxes[Int(index)]
      for other in order[first == second ? position + 1..<secondIndices.upperBound : secondIndices] {
        work -= 1
        guard BoxTree.touch(box, boxes[Int(other)]) else { continue }
        let pair = (Int(Swift.min(index, other)), Int(Swift.max(index, other)))
        guard work >= 0, body(pair.0, pair.1, &work) else { return false }
      }
    }
    return true
  }

  private func indices(of leaf: Int) -> Range<Int> {
    let start = Swift.min((leaf - leafCount) * BoxTree.leafSize, order.count)
    return start..<Swift.min(start + BoxTree.leafSize, order.count)
  }

  private static func touch(_ a: Box, _ b: Box) -> Bool {
    a.min.x <= b.max.x && b.min.x <= a.max.x && a.min.y <= b.max.y && b.min.y <= a.max.y
  }
}
