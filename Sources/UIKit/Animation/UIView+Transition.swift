import LayerTree
public import QuartzCore

extension UIView {
  /// Replaces the appearance of a view and its subviews with a transition.
  ///
  /// Changes in the block aren't animated individually unless ``AnimationOptions/allowAnimatedContent`` is set. The
  /// article "Transition types" of QuartzCore describes the drawing of flips and curls.
  ///
  /// - Parameters:
  ///   - view: The view whose appearance changes.
  ///   - duration: The duration in seconds. If it isn't above 0, changes apply at once.
  ///   - options: The transition, its curve and further options. By default the new appearance shows at once.
  ///   - animations: A block that changes the view and its subviews. It's called before the method returns.
  ///   - completion: See ``animate(withDuration:delay:options:animations:completion:)``.
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

  /// Replaces a view with another one, with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: The view to replace. It's removed from its superview, or hidden with
  ///     ``AnimationOptions/showHideTransitionViews``. If it has no superview, nothing happens.
  ///   - toView: The new view. It's added in front of the superview's other subviews, or shown with that option.
  ///   - duration: The duration in seconds.
  ///   - options: See ``transition(with:duration:options:animations:completion:)``.
  ///   - completion: See ``animate(withDuration:delay:options:animations:completion:)``.
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
