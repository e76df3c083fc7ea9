import QuartzCore

/// The settings of an animator and its position in the chain.
///
/// Strong references point downward only. An animator retains the whole chain through its ``ChainTree``. Otherwise, the
/// first animators of a long expression would be deallocated before the last ones are created.
final class ChainNode {
  weak var layer: CALayer?
  /// Whether the animator was created with a layer.
  let isBound: Bool
  var setting: ChainSetting
  private let kind: ChainAnimator.Type
  /// The node's animator, as long as a caller holds it.
  weak var animator: ChainAnimator?
  /// The tree of the chain that begins with this node, as long as a caller holds one of its animators.
  weak var tree: ChainTree?
  /// The node that this one is combined with or comes after.
  weak var above: ChainNode?
  var next: ChainNode?
  var members: [ChainNode] = []

  init(layer: CALayer?, setting: ChainSetting, kind: ChainAnimator.Type) {
    self.layer = layer
    isBound = layer != nil
    self.setting = setting
    self.kind = kind
  }

  /// Releases the nodes below one by one: recursive releases of a long chain would overflow the stack.
  deinit {
    var pending = members + (next.map { [$0] } ?? [])
    (members, next) = ([], nil)
    while var node = pending.popLast() {
      guard isKnownUniquelyReferenced(&node) else { continue }
      pending += node.members + (node.next.map { [$0] } ?? [])
      (node.members, node.next) = ([], nil)
    }
  }
}

extension ChainNode {
  /// The first node of the whole chain.
  var top: ChainNode {
    var top = self
    while let above = top.above { top = above }
    return top
  }

  /// Whether the node is linked to no other.
  var isUnlinked: Bool { above == nil && next == nil && members.isEmpty }

  /// Returns the node's animator, which is created anew if no caller holds it.
  func animator(in tree: ChainTree) -> ChainAnimator { animator ?? kind.init(node: self, tree: tree) }

  /// Moves another node, with all nodes below it, to this one's position.
  func replaceInChain(by other: ChainNode) {
    other.above = above
    if let above, above.next === self { above.next = other }
    if let above, let index = above.members.firstIndex(where: { $0 === self }) {
      above.members[index] = other
    }
    (other.next, other.members) = (next, members)
    other.next?.above = other
    for member in other.members { member.above = other }
    (next, members, above) = (nil, [], nil)
  }
}
