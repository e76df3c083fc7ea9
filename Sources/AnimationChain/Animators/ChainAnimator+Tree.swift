extension ChainAnimator {
  /// The first animator of the whole chain.
  public var topAnimator: ChainAnimator { tree.root.animator(in: tree) }

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
    if !tree.isSame(as: animator.tree) { tree.append(animator.tree) }
    return animator
  }

  /// Lets another chain run together with this animator; the stage lasts as long as the longest.
  ///
  /// An animator that is in this same chain already is ignored.
  ///
  /// - Returns: The other animator.
  @discardableResult
  public func combineWith<Animator: ChainAnimator>(_ animator: Animator) -> Animator {
    if !tree.isSame(as: animator.tree) { tree.add(animator.tree, to: node) }
    return animator
  }

  /// Puts another animator in the place of one that is combined with this one; the former is on its own then.
  ///
  /// Nothing happens where `former` isn't combined with this animator, or `animator` is in this chain already.
  @discardableResult
  public func replaceCombinedAnimator(_ former: ChainAnimator, with animator: ChainAnimator) -> Self {
    if let index = node.members.firstIndex(where: { $0 === former.node }), !tree.isSame(as: animator.tree) {
      tree.replaceMember(index, of: node, by: animator.tree)
    }
    return self
  }
}
