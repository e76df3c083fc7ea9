extension ChainAnimator {
  /// The first animator of the whole chain.
  public var topAnimator: ChainAnimator { tree.root.animator(in: tree) }

  /// The animator that this one is combined with or comes after.
  public var superAnimator: ChainAnimator? { node.above?.animator(in: tree) }

  /// The animator of the next stage.
  public var childAnimator: ChainAnimator? { node.next?.animator(in: tree) }

  /// The animators that run together with this one.
  public var combinedAnimators: [ChainAnimator] { node.members.map { $0.animator(in: tree) } }

  /// Appends another chain, whose first stage begins when the last stage of this chain has ended. The result is the same
  /// for every animator of this chain.
  ///
  /// An animator of the same chain is ignored, because a chain can't come after itself.
  ///
  /// - Returns: The other animator.
  @discardableResult
  public func nextTo<Animator: ChainAnimator>(_ animator: Animator) -> Animator {
    if !tree.isInSameChain(as: animator.tree) { tree.append(animator.tree) }
    return animator
  }

  /// Runs another chain together with this animator. The longest member determines the length of the stage.
  ///
  /// An animator of the same chain is ignored.
  ///
  /// - Returns: The other animator.
  @discardableResult
  public func combineWith<Animator: ChainAnimator>(_ animator: Animator) -> Animator {
    if !tree.isInSameChain(as: animator.tree) { tree.add(animator.tree, to: node) }
    return animator
  }

  /// Replaces an animator that is combined with this one. The replaced animator becomes the start of a separate chain.
  ///
  /// Nothing changes if `former` isn't combined with this animator, or `animator` is in this chain already.
  @discardableResult
  public func replaceCombinedAnimator(_ former: ChainAnimator, with animator: ChainAnimator) -> Self {
    if let index = node.members.firstIndex(where: { $0 === former.node }),
      !tree.isInSameChain(as: animator.tree)
    {
      tree.replaceMember(index, of: node, by: animator.tree)
    }
    return self
  }
}
