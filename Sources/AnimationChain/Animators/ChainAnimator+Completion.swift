public import QuartzCore
import Requirements

extension ChainAnimator {
  /// Lets `body` be called once when this animator's own animation has ended, or its chain was stopped before.
  ///
  /// It's called on the thread that advances the layer's time, at the animation's own end. Several are called in the
  /// order of their adding.
  ///
  /// - Parameter body: Takes whether the animation played to its end.
  @discardableResult
  public func complete(_ body: @escaping (_ isFinished: Bool) -> Void) -> Self {
    setting.completions.append { _, isFinished in body(isFinished) }
    return self
  }

  /// Lets a method of an object be called with this animator: see ``complete(_:)-((Bool)->Void)``.
  ///
  /// The object isn't kept alive for it.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - method: The method, as `Player.chainEnded`.
  @discardableResult
  public func complete<Target: AnyObject>(
    _ target: Target, _ method: @escaping (Target) -> (ChainAnimator, Bool) -> Void
  ) -> Self {
    setting.completions.append { [weak target] animator, isFinished in
      if let target, let animator { method(target)(animator, isFinished) }
    }
    return self
  }

  /// Sets the object whose method ``complete(_:)-(Selector)`` names; it isn't kept alive.
  @discardableResult
  public func target(_ target: AnyObject?) -> Self {
    setting.target = WeakObject(target)
    return self
  }

  /// Lets a method of the ``target(_:)`` be called with this animator, or without an argument, when its animation has
  /// ended: see ``complete(_:)-((Bool)->Void)``.
  ///
  /// - Precondition: There is a target when it's called or it's gone, and the selector names a method of it.
  @discardableResult
  public func complete(_ selector: Selector) -> Self {
    let target = setting.target
    require(target != nil, "set a target before the selector \(selector) that it's to perform")
    setting.completions.append { animator, _ in target?.perform(selector, with: animator) }
    return self
  }

  /// Lets `body` be called when this animator's animation has ended; nil adds nothing.
  @discardableResult
  public func completeWithBlock(_ body: (() -> Void)?) -> Self {
    guard let body else { return self }
    return complete { _ in body() }
  }
}
