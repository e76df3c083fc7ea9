extension ChainAnimator {
  /// The first animator of the whole chain.
  public var topAnimator: ChainAnimator { node.top.animator(in: tree) }

  /// The animator that this one is combined with, or comes after.
  public var superAnimator: ChainAnimator? { node.above?.animator(in: tree) }

  /// The animator that comes after this one's stage.
  public var childAnimator: ChainAnimator? { node.next?.animator(in: tree) }

  /// The animators that run together with this one.
  public var combinedAnimators: [ChainAnimator] { node.members.map { $0.animator(in: tree) } }

  /// Lets another chain begin when this one has ended: its first animator comes after the last stage of this whole
  /// chain, wherever in it this animator is.
  ///
  /// An animator of this same chain is ignored: a chain can't come after itself.
  ///
  /// - Returns: The other animator.
  @discardableResult
  public func nextTo<Animator: ChainAnimator>(_ animator: Animator) -> Animator {
    let (top, other) = (node.top, animator.node.top)
    guard top !== other else { return animator }
    let last = top.last
    last.next = other
    other.above = last
    animator.tree.join(tree)
    return animator
  }

  /// Lets another chain run together with this animator; the stage lasts as long as the longest.
  ///
  /// An animator that is in this same chain already is ignored.
  ///
  /// - Returns: The other animator.
  @discardableResult
  public func combineWith<Animator: ChainAnimator>(_ animator: Animator) -> Animator {
    let other = animator.node.top
    guard node.top !== other else { return animator }
    node.members.append(other)
    other.above = node
    animator.tree.join(tree)
    return animator
  }

  /// Puts another animator in the place of one that is combined with this one; the former is on its own then.
  ///
  /// Nothing happens where `former` isn't combined with this animator, or `animator` is in this chain already.
  @discardableResult
  public func replaceCombinedAnimator(_ former: ChainAnimator, with animator: ChainAnimator) -> Self {
    let other = animator.node.top
    guard let index = node.members.firstIndex(where: { $0 === former.node }), other !== node.top else {
      return self
    }
    node.members[index] = other
    other.above = node
    animator.tree.join(tree)
    former.node.above = nil
    former.tree = ChainTree(root: former.node)
    return self
  }

  /// Gives an animator this one's place in the chain; this one is alone then.
  func yieldPlace(to other: ChainAnimator) {
    node.yieldPlace(to: other.node)
    tree.replaceRoot(node, by: other.node)
    other.tree.join(tree)
    tree = ChainTree(root: node)
  }
}
