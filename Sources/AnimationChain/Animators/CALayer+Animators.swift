public import QuartzCore

extension CALayer {
  /// A new animator of this layer without an animation: the starting point of a chain, such as
  /// `layer.chainAnimator.basic`.
  public var chainAnimator: ChainAnimator { ChainAnimator(layer: self) }

  /// The chains that ``animateChain()`` plays, each represented by one of its animators. The layer retains them.
  public var managedChainAnimators: [ChainAnimator] {
    value(forKey: Self.managedAnimatorsKey) as? [ChainAnimator] ?? []
  }

  /// Adds the chain of an animator to those that ``animateChain()`` plays. A chain that is among them already is ignored.
  public func addChainAnimator(_ animator: ChainAnimator) {
    let animators = managedChainAnimators
    guard !animators.contains(where: { $0.tree.isInSameChain(as: animator.tree) }) else { return }
    setValue(animators + [animator], forKey: Self.managedAnimatorsKey)
  }

  /// Removes the chain of an animator from those that ``animateChain()`` plays. A chain that is playing continues.
  public func removeChainAnimator(_ animator: ChainAnimator) {
    let remaining = managedChainAnimators.filter { !$0.tree.isInSameChain(as: animator.tree) }
    setValue(remaining.isEmpty ? nil : remaining, forKey: Self.managedAnimatorsKey)
  }

  /// Plays all managed chains together. Animators without a layer animate this one.
  ///
  /// - Returns: The playback of each chain, in the order in which they were added.
  @discardableResult
  public func animateChain() -> [ChainPlayback] {
    managedChainAnimators.map { ($0.tree.root.layer ?? self).animate(chain: Chain($0)) }
  }

  private static var managedAnimatorsKey: String { "AnimationChain.managedAnimators" }
}
