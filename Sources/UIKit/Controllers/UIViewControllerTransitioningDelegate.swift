/// Provides the animations for the presentation and dismissal of a controller.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`. Others call
/// them with a question mark after the name: `delegate?.animationController?(forDismissed: controller)`.
///
/// Methods have to be declared with an optional result. A method with a nonoptional result isn't found.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: _OptionalMethods {
  /// Returns the animator of a presentation; nil uses ``UIViewController/modalTransitionStyle``.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) throws(MissingMethodError) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animator of a dismissal; nil uses ``UIViewController/modalTransitionStyle``.
  func animationController(forDismissed dismissed: UIViewController) throws(MissingMethodError) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  /// Returns an object that drives a presentation interactively; nil plays the animation.
  func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    throws(MissingMethodError) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns an object that drives a dismissal interactively; nil plays the animation.
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    throws(MissingMethodError) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller for the style ``UIModalPresentationStyle/custom``; nil uses a plain one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) throws(MissingMethodError) -> UIPresentationController?
}

// MARK: - Defaults

extension UIViewControllerTransitioningDelegate {
  /// Fails, because the delegate lacks the method.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) throws(MissingMethodError) -> (any UIViewControllerAnimatedTransitioning)? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func animationController(forDismissed dismissed: UIViewController) throws(MissingMethodError) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
    throws(MissingMethodError) -> (any UIViewControllerInteractiveTransitioning)?
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    throws(MissingMethodError) -> (any UIViewControllerInteractiveTransitioning)?
  {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) throws(MissingMethodError) -> UIPresentationController? {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UIViewControllerTransitioningDelegate {
  /// The methods `animationController(…)`, for calls with a question mark.
  public var animationController: UIViewControllerTransitioningDelegate_animationController? {
    UIViewControllerTransitioningDelegate_animationController(delegate: self)
  }

  /// The method `interactionControllerForPresentation(using:)`, for calls with a question mark.
  public var interactionControllerForPresentation:
    UIViewControllerTransitioningDelegate_interactionControllerForPresentation?
  {
    optionalMethod(
      "interactionControllerForPresentation(using:)", of: self,
      UIViewControllerTransitioningDelegate_interactionControllerForPresentation(delegate: self))
  }

  /// The method `interactionControllerForDismissal(using:)`, for calls with a question mark.
  public var interactionControllerForDismissal:
    UIViewControllerTransitioningDelegate_interactionControllerForDismissal?
  {
    optionalMethod(
      "interactionControllerForDismissal(using:)", of: self,
      UIViewControllerTransitioningDelegate_interactionControllerForDismissal(delegate: self))
  }

  /// The method `presentationController(forPresented:presenting:source:)`, for calls with a question mark.
  public var presentationController: UIViewControllerTransitioningDelegate_presentationController? {
    optionalMethod(
      "presentationController(forPresented:presenting:source:)", of: self,
      UIViewControllerTransitioningDelegate_presentationController(delegate: self))
  }
}

/// The methods `animationController(…)` of a ``UIViewControllerTransitioningDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegate_animationController {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (try? delegate.animationController(forPresented: presented, presenting: presenting, source: source))
      ?? nil
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? {
    (try? delegate.animationController(forDismissed: dismissed)) ?? nil
  }
}

/// The method `interactionControllerForPresentation(…)` of a ``UIViewControllerTransitioningDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegate_interactionControllerForPresentation {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    (try? delegate.interactionControllerForPresentation(using: animator)) ?? nil
  }
}

/// The method `interactionControllerForDismissal(…)` of a ``UIViewControllerTransitioningDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegate_interactionControllerForDismissal {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(using animator: any UIViewControllerAnimatedTransitioning) -> (
    any UIViewControllerInteractiveTransitioning
  )? {
    (try? delegate.interactionControllerForDismissal(using: animator)) ?? nil
  }
}

/// The method `presentationController(…)` of a ``UIViewControllerTransitioningDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UIViewControllerTransitioningDelegate_presentationController {
  let delegate: any UIViewControllerTransitioningDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    (try? delegate.presentationController(forPresented: presented, presenting: presenting, source: source))
      ?? nil
  }
}
