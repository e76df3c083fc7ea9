import Requirements

/// A whole chain, kept alive by those who hold one of its animators: its first node and its last stage, known at once
/// however long it is.
///
/// The trees of linked chains are one from then on, which they find as disjoint sets do: the tree of fewer unions becomes
/// a part of the other one, and ways to it are halved when they are gone.
final class ChainTree {
  private enum Extent {
    case whole(root: ChainNode, last: ChainNode)
    case part(of: ChainTree)
  }

  private var extent: Extent
  /// How many parts within parts there may be.
  private var rank = 0

  /// Creates the tree of a chain, for all its animators that somebody holds.
  private init(root: ChainNode) {
    extent = .whole(root: root, last: root)
    var last = root
    while let next = last.next { last = next }
    cover(root: root, last: last)
    var waiting = [root]
    while let node = waiting.popLast() {
      node.animator?.tree = self
      waiting += node.members + (node.next.map { [$0] } ?? [])
    }
  }

  /// The tree of a chain's first node.
  static func of(_ root: ChainNode) -> ChainTree { root.tree ?? ChainTree(root: root) }

  private func cover(root: ChainNode, last: ChainNode) {
    extent = .whole(root: root, last: last)
    root.tree = self
  }
}

extension ChainTree {
  /// The first node of the whole chain.
  var root: ChainNode { ends.root }

  /// Whether both belong to one chain.
  func isSame(as other: ChainTree) -> Bool { outermost === other.outermost }

  /// Lets another chain begin after the last stage.
  func append(_ other: ChainTree) {
    let (mine, its) = (ends, other.ends)
    mine.last.next = its.root
    its.root.above = mine.last
    unite(with: other, root: mine.root, last: its.last)
  }

  /// Lets another chain run together with a node of this one.
  func add(_ other: ChainTree, to node: ChainNode) {
    node.members.append(other.root)
    other.root.above = node
    unite(with: other, root: root, last: ends.last)
  }

  /// Lets another chain take the place of a member of a node, which is the first of a chain of its own then.
  func replaceMember(_ index: Int, of node: ChainNode, by other: ChainTree) {
    let former = node.members[index]
    node.members[index] = other.root
    other.root.above = node
    unite(with: other, root: root, last: ends.last)
    former.above = nil
    _ = ChainTree(root: former)
  }

  /// Lets a node that is alone take another one's place, which is alone then.
  func replace(_ node: ChainNode, by other: ChainNode) {
    let (root, last) = ends
    node.yieldPlace(to: other)
    unite(with: .of(other), root: root === node ? other : root, last: last === node ? other : last)
    _ = ChainTree(root: node)
  }

  private func unite(with other: ChainTree, root: ChainNode, last: ChainNode) {
    let (mine, its) = (outermost, other.outermost)
    let (large, small) = mine.rank < its.rank ? (its, mine) : (mine, its)
    if large.rank == small.rank { large.rank += 1 }
    small.extent = .part(of: large)
    large.cover(root: root, last: last)
  }

  private var ends: (root: ChainNode, last: ChainNode) {
    guard case .whole(let root, let last) = outermost.extent else {
      failRequirement("an outermost tree is whole")
    }
    return (root, last)
  }

  private var outermost: ChainTree {
    var tree = self
    while case .part(let around) = tree.extent {
      if case .part = around.extent { tree.extent = around.extent }
      tree = around
    }
    return tree
  }
}
