import Requirements

/// The whole chain, retained by every animator that a caller holds. It finds its first node and its last stage in constant
/// time.
///
/// Linking two chains unites their trees as disjoint sets: the tree of lower rank becomes a subtree of the other, and each
/// lookup halves the path to the outermost tree.
final class ChainTree {
  private enum Extent {
    case chain(root: ChainNode, last: ChainNode)
    case subtree(of: ChainTree)
  }

  private var extent: Extent
  /// An upper bound for the depth of nested subtrees.
  private var rank = 0

  /// Creates the tree of a chain, for all its animators that callers hold.
  private init(root: ChainNode) {
    extent = .chain(root: root, last: root)
    var last = root
    while let next = last.next { last = next }
    setChain(root: root, last: last)
    var pending = [root]
    while let node = pending.popLast() {
      node.animator?.tree = self
      pending += node.members + (node.next.map { [$0] } ?? [])
    }
  }

  /// Returns the tree of a chain's first node.
  static func of(_ root: ChainNode) -> ChainTree { root.tree ?? ChainTree(root: root) }

  private func setChain(root: ChainNode, last: ChainNode) {
    extent = .chain(root: root, last: last)
    root.tree = self
  }
}

extension ChainTree {
  /// The first node of the whole chain.
  var root: ChainNode { ends.root }

  /// Whether both trees belong to the same chain.
  func isInSameChain(as other: ChainTree) -> Bool { outermost === other.outermost }

  /// Appends another chain after the last stage.
  func append(_ other: ChainTree) {
    let (ownEnds, otherEnds) = (ends, other.ends)
    ownEnds.last.next = otherEnds.root
    otherEnds.root.above = ownEnds.last
    merge(with: other, root: ownEnds.root, last: otherEnds.last)
  }

  /// Adds another chain as a member of a node.
  func add(_ other: ChainTree, to node: ChainNode) {
    node.members.append(other.root)
    other.root.above = node
    merge(with: other, root: root, last: ends.last)
  }

  /// Replaces a member of a node with another chain. The replaced member becomes the start of a separate chain.
  func replaceMember(_ index: Int, of node: ChainNode, by other: ChainTree) {
    let former = node.members[index]
    node.members[index] = other.root
    other.root.above = node
    merge(with: other, root: root, last: ends.last)
    former.above = nil
    _ = ChainTree(root: former)
  }

  /// Replaces a node with another one that has no links. The replaced node has no links afterward.
  func replace(_ node: ChainNode, by other: ChainNode) {
    let (root, last) = ends
    node.replaceInChain(by: other)
    merge(with: .of(other), root: root === node ? other : root, last: last === node ? other : last)
    _ = ChainTree(root: node)
  }

  private func merge(with other: ChainTree, root: ChainNode, last: ChainNode) {
    let (first, second) = (outermost, other.outermost)
    let (large, small) = first.rank < second.rank ? (second, first) : (first, second)
    if large.rank == small.rank { large.rank += 1 }
    small.extent = .subtree(of: large)
    large.setChain(root: root, last: last)
  }

  private var ends: (root: ChainNode, last: ChainNode) {
    guard case .chain(let root, let last) = outermost.extent else {
      failRequirement("an outermost tree is a subtree of no other")
    }
    return (root, last)
  }

  private var outermost: ChainTree {
    var tree = self
    while case .subtree(let parent) = tree.extent {
      if case .subtree = parent.extent { tree.extent = parent.extent }
      tree = parent
    }
    return tree
  }
}
