import LayerTree
public import QuartzCore

extension UIView {
  /// Lets a view's new look take the place of the old one, everything in it included.
  ///
  /// What the block changes isn't animated beside that, unless ``AnimationOptions/allowAnimatedContent`` says so. Curls and
  /// flips are drawn as the article "Transition types" of Core Animation tells.
  ///
  /// - Parameters:
  ///   - view: What changes its look.
  ///   - duration: In seconds; what isn't above 0 changes at once.
  ///   - options: The transition, its curve, repeats and what is animated. Default none: the new look shows at once.
  ///   - animations: What changes the view and what lies in it; called right now.
  ///   - completion: As for ``animate(withDuration:delay:options:animations:completion:)``.
  public static func transition(
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

  /// Lets a view take the place of another one, with a transition of all that lies in the same superview.
  ///
  /// - Parameters:
  ///   - fromView: What goes; it leaves its superview, or is hidden with ``AnimationOptions/showHideTransitionViews``.
  ///     Without a superview nothing happens.
  ///   - toView: What comes: in front of all in that superview, or shown with that option.
  ///   - duration: In seconds.
  ///   - options: As for ``transition(with:duration:options:animations:completion:)``.
  ///   - completion: Likewise.
  public static func transition(
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
  /// The transition; nil where there is none. Views' top is the side of smaller y, which transitions call the bottom.
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
