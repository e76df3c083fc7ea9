import QuartzCore

/// What is known of an animator, and its place in the chain.
///
/// Strong references lead downward alone. An animator that somebody holds keeps the whole chain alive by its
/// ``ChainTree``: in one long expression the first animators would be gone before the last ones are made.
final class ChainNode {
  weak var layer: CALayer?
  /// Whether there was a layer.
  let isBound: Bool
  var setting: ChainSetting
  private let kind: ChainAnimator.Type
  /// The animator of this node, while somebody holds it.
  weak var animator: ChainAnimator?
  /// The tree of the chain that begins here, while somebody holds it.
  weak var tree: ChainTree?
  /// What this one is combined with, or comes after.
  weak var above: ChainNode?
  var next: ChainNode?
  var members: [ChainNode] = []

  init(layer: CALayer?, setting: ChainSetting, kind: ChainAnimator.Type) {
    self.layer = layer
    isBound = layer != nil
    self.setting = setting
    self.kind = kind
  }

  /// Lets go of what hangs on it one by one: let go of by each other, long chains would exhaust the stack.
  deinit {
    var waiting = members + (next.map { [$0] } ?? [])
    (members, next) = ([], nil)
    while var node = waiting.popLast() {
      guard isKnownUniquelyReferenced(&node) else { continue }
      waiting += node.members + (node.next.map { [$0] } ?? [])
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

  /// Whether nothing is linked to it.
  var isAlone: Bool { above == nil && next == nil && members.isEmpty }

  /// The node's animator, made anew where nobody holds it.
  func animator(in tree: ChainTree) -> ChainAnimator { animator ?? kind.init(node: self, tree: tree) }

  /// Puts another node in this one's place, with all that hangs on it.
  func yieldPlace(to other: ChainNode) {
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
