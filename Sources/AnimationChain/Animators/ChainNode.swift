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

  /// The last stage of the chain that begins here.
  var last: ChainNode {
    var last = self
    while let next = last.next { last = next }
    return last
  }

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

/// Keeps a whole chain alive for those who hold one of its animators.
final class ChainTree {
  private var root: ChainNode?
  /// The tree of which this one has become a part.
  private var around: ChainTree?

  init(root: ChainNode) { self.root = root }

  /// Makes the chain a part of another one.
  func join(_ other: ChainTree) {
    let (mine, its) = (outermost, other.outermost)
    guard mine !== its else { return }
    (mine.root, mine.around) = (nil, its)
  }

  /// Lets another node be the first.
  func replaceRoot(_ former: ChainNode, by node: ChainNode) {
    if outermost.root === former { outermost.root = node }
  }

  private var outermost: ChainTree {
    var tree = self
    while let around = tree.around { tree = around }
    return tree
  }
}
