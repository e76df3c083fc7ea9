/// The edges under the sweep line from the lowest to the highest, as a treap whose nodes are also linked in
/// order.
///
/// The caller determines the position of each new edge; the tree compares nothing.
struct StatusTree {
  static let none: Int32 = -1

  private struct Node {
    var left = none
    var right = none
    var parent = none
    var lower = none
    var higher = none
    var priority: UInt32 = 0
  }

  private var nodes: [Node] = []
  private var root = none

  /// The next edge below.
  func lower(than edge: Int32) -> Int32 { nodes[Int(edge)].lower }

  /// The next edge above; for ``none``, the lowest of all.
  func higher(than edge: Int32) -> Int32 { edge == Self.none ? lowest : nodes[Int(edge)].higher }

  /// The highest edge for which the predicate is true. If it is true for an edge, it must be true for all
  /// edges below.
  func last(where isBelow: (Int32) -> Bool) -> Int32 {
    var found = Self.none
    var node = root
    while node != Self.none {
      if isBelow(node) {
        found = node
        node = nodes[Int(node)].right
      } else {
        node = nodes[Int(node)].left
      }
    }
    return found
  }

  private var lowest: Int32 {
    var node = root
    while node != Self.none, nodes[Int(node)].left != Self.none { node = nodes[Int(node)].left }
    return node
  }
}

// MARK: - Changing

extension StatusTree {
  /// Inserts an edge directly above another one, or below all.
  mutating func insert(_ edge: Int32, above other: Int32) {
    while nodes.count <= Int(edge) { nodes.append(Node()) }
    let higher = higher(than: other)
    var node = Node()
    node.priority = Self.priority(of: edge)
    (node.lower, node.higher) = (other, higher)
    if other != Self.none { nodes[Int(other)].higher = edge }
    if higher != Self.none { nodes[Int(higher)].lower = edge }
    if other != Self.none, nodes[Int(other)].right == Self.none {
      nodes[Int(other)].right = edge
      node.parent = other
    } else if higher != Self.none {
      nodes[Int(higher)].left = edge
      node.parent = higher
    } else {
      root = edge
    }
    nodes[Int(edge)] = node
    while nodes[Int(edge)].parent != Self.none,
      nodes[Int(nodes[Int(edge)].parent)].priority < nodes[Int(edge)].priority
    {
      rotateUp(edge)
    }
  }

  mutating func remove(_ edge: Int32) {
    while let child = childWithHigherPriority(of: edge) { rotateUp(child) }
    let node = nodes[Int(edge)]
    replaceChild(edge, of: node.parent, by: Self.none)
    if node.lower != Self.none { nodes[Int(node.lower)].higher = node.higher }
    if node.higher != Self.none { nodes[Int(node.higher)].lower = node.lower }
  }

  /// Returns the pseudorandom priority of an edge, a hash of its index.
  private static func priority(of edge: Int32) -> UInt32 {
    var hash = UInt32(bitPattern: edge) &* 0x9E37_79B9
    hash = (hash ^ (hash >> 15)) &* 0x85EB_CA6B
    return hash ^ (hash >> 13)
  }

  private func childWithHigherPriority(of edge: Int32) -> Int32? {
    let (left, right) = (nodes[Int(edge)].left, nodes[Int(edge)].right)
    if left == Self.none { return right == Self.none ? nil : right }
    if right == Self.none { return left }
    return nodes[Int(left)].priority > nodes[Int(right)].priority ? left : right
  }

  private mutating func rotateUp(_ edge: Int32) {
    let parent = nodes[Int(edge)].parent
    let grandparent = nodes[Int(parent)].parent
    let inner: Int32
    if nodes[Int(parent)].left == edge {
      inner = nodes[Int(edge)].right
      nodes[Int(parent)].left = inner
      nodes[Int(edge)].right = parent
    } else {
      inner = nodes[Int(edge)].left
      nodes[Int(parent)].right = inner
      nodes[Int(edge)].left = parent
    }
    if inner != Self.none { nodes[Int(inner)].parent = parent }
    nodes[Int(parent)].parent = edge
    nodes[Int(edge)].parent = grandparent
    replaceChild(parent, of: grandparent, by: edge)
  }

  private mutating func replaceChild(_ child: Int32, of parent: Int32, by other: Int32) {
    if parent == Self.none {
      root = other
    } else if nodes[Int(parent)].left == child {
      nodes[Int(parent)].left = other
    } else {
      nodes[Int(parent)].right = other
    }
  }
}
