public import QuartzCore

extension CALayer {
  /// A new animator of this layer, which has no animation: the way to all others, as `layer.chainAnimator.basic`.
  public var chainAnimator: ChainAnimator { ChainAnimator(layer: self) }

  /// The chains that are kept for ``animateChain()``, by their animators; the layer keeps them alive.
  public var managedChainAnimators: [ChainAnimator] {
    value(forKey: Self.managedAnimatorsKey) as? [ChainAnimator] ?? []
  }

  /// Keeps an animator for ``animateChain()``. One of a chain that is kept already is ignored.
  public func addChainAnimator(_ animator: ChainAnimator) {
    let kept = managedChainAnimators
    guard !kept.contains(where: { $0.tree.isSame(as: animator.tree) }) else { return }
    setValue(kept + [animator], forKey: Self.managedAnimatorsKey)
  }

  /// Removes an animator, and the chain that it's in, from those that are kept; what plays goes on.
  public func removeChainAnimator(_ animator: ChainAnimator) {
    let others = managedChainAnimators.filter { !$0.tree.isSame(as: animator.tree) }
    setValue(others.isEmpty ? nil : others, forKey: Self.managedAnimatorsKey)
  }

  /// Plays all chains that are kept, together. An animator without a layer animates this one.
  ///
  /// - Returns: What controls each, in the order of their adding.
  @discardableResult
  public func animateChain() -> [ChainPlayback] {
    managedChainAnimators.map { Chain($0).play(on: $0.tree.root.layer ?? self) }
  }

  private static var managedAnimatorsKey: String { "AnimationChain.managedAnimators" }
}
