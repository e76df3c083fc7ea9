import LayerTree
import QuartzCore

extension UIView {
  static func startTransition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let (stack, tracker) = (AnimationStack.current, AnimationTracker(completion: completion))
    let traits = AnimationTraits(duration: duration, options: options).inheriting(from: stack.traits, options)
    stack.perform(traits, into: tracker) {
      if !options.contains(.allowAnimatedContent) { CATransaction.setDisableActions(true) }
      animations?()
    }
    if let transition = options.transition, stack.isEnabled, traits.duration > 0 {
      tracker.add(transition, to: view.layer, traits)
    }
    tracker.close()
  }

  static func startTransition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else { return AnimationTracker(completion: completion).close() }
    let change: @MainActor () -> Void = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        container.addSubview(toView)
        fromView.removeFromSuperview()
      }
    }
    transition(
      with: container, duration: duration, options: options, animations: change, completion: completion)
  }
}

extension UIView.AnimationOptions {
  /// The transition; nil if there is none. A view's top has the smallest y, which layer transitions call the bottom.
  fileprivate var transition: CATransition? {
    let (type, subtype): (String, CATransitionSubtype?)
    switch transitionNumber {
    case 1: (type, subtype) = ("oglFlip", .fromLeft)
    case 2: (type, subtype) = ("oglFlip", .fromRight)
    case 3: (type, subtype) = ("pageCurl", .fromTop)
    case 4: (type, subtype) = ("pageUnCurl", .fromBottom)
    case 5: (type, subtype) = ("fade", nil)
    case 6: (type, subtype) = ("oglFlip", .fromBottom)
    case 7: (type, subtype) = ("oglFlip", .fromTop)
    default: return nil
    }
    let transition = CATransition()
    (transition.type, transition.subtype) = (CATransitionType(rawValue: type), subtype)
    return transition
  }
}
