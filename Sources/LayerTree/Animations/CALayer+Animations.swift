import CoreGraphics

extension CALayer {
  final func attach(_ animation: CAAnimation, key: String?) {
    guard let copy = animation.copy(with: nil) as? CAAnimation else { return }
    attachWithoutCopying(copy, key: key)
  }

  /// Adds an animation that the caller doesn't change afterward.
  package final func attachWithoutCopying(_ animation: CAAnimation, key: String?) {
    guard presentedModel == nil else {
      return CoreAnimationDiagnostics.report("an animation can't be added to a presentation layer")
    }
    let transactions = TransactionStack.current
    let key = animation.animationClass == .transition ? kCATransition : key
    if let key { detachAnimations(because: .replaced) { $0.key == key } }
    if !(animation.timing.duration > 0) { animation.timing.duration = transactions.durationOfNewAnimations }
    if animation.details.timingFunction == nil {
      animation.details.timingFunction = transactions.timingFunction
    }
    let attachment = AttachedAnimation(
      layer: self, key: key, animation: animation, completions: transactions.completionsOfNewAnimations)
    attached.append(attachment)
    transactions.recordAddition(of: attachment)
  }

  /// Removes animations from the layer; those that haven't ended stop unfinished at the commit.
  final func detachAnimations(
    because end: AnimationEnd = .removed, where condition: (AttachedAnimation) -> Bool
  ) {
    guard attached.contains(where: condition) else { return }
    let transactions = TransactionStack.current
    for attachment in attached where condition(attachment) {
      if attachment.state == .pending, !attachment.isAwaited {
        attachment.state = .detached
      } else {
        attachment.end = end
        transactions.recordRemoval(of: attachment)
      }
    }
    attached.removeAll(where: condition)
  }
}
