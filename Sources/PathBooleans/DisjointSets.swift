/// Disjoint sets of integers (union–find with path halving).
struct DisjointSets {
  private var parents: [Int32]

  init(count: Int) { parents = (0..<count).map { Int32($0) } }

  mutating func root(of element: Int32) -> Int32 {
    var element = element
    while parents[Int(element)] != element {
      parents[Int(element)] = parents[Int(parents[Int(element)])]
      element = parents[Int(element)]
    }
    return element
  }

  /// Joins two sets. The smaller root remains a root.
  mutating func join(_ element: Int32, _ other: Int32) {
    let roots = (root(of: element), root(of: other))
    parents[Int(Swift.max(roots.0, roots.1))] = Swift.min(roots.0, roots.1)
  }
}
