import CoreGraphics

extension CALayer {
  final func attach(_ animation: CAAnimation, key: String?) {
    guard presentedModel == nil else {
      return CoreAnimationDiagnostics.report("an animation can't be added to a presentation layer")
    }
    guard let copy = animation.copy(with: nil) as? CAAnimation else { return }
    let transactions = TransactionStack.current
    let key = copy.animationClass == .transition ? kCATransition : key
    if let key { detachAnimations(because: .replaced) { $0.key == key } }
    if !(copy.timing.duration > 0) { copy.timing.duration = transactions.durationOfNewAnimations }
    if copy.details.timingFunction == nil { copy.details.timingFunction = transactions.timingFunction }
    let attachment = AttachedAnimation(
      layer: self, key: key, animation: copy, completions: transactions.completionsOfNewAnimations)
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
