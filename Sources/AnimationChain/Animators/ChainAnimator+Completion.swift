public import QuartzCore
import Requirements

extension ChainAnimator {
  /// Adds a closure that is called once, when this animator's own animation has ended or the chain was stopped earlier.
  ///
  /// The closure is called at the exact end of the animation, on the thread that advances the layer's time. Closures are
  /// called in the order in which they were added.
  ///
  /// - Parameter body: Receives whether the animation ran to its end.
  @discardableResult
  public func complete(_ body: @escaping (_ isFinished: Bool) -> Void) -> Self {
    setting.completions.append { _, isFinished in body(isFinished) }
    return self
  }

  /// Adds a method that is called with this animator: see ``complete(_:)-((Bool)->Void)``.
  ///
  /// - Parameters:
  ///   - target: The object; it isn't retained.
  ///   - method: The method, such as `Player.chainEnded`.
  @discardableResult
  public func complete<Target: AnyObject>(
    _ target: Target, _ method: @escaping (Target) -> (ChainAnimator, Bool) -> Void
  ) -> Self {
    setting.completions.append { [weak target] animator, isFinished in
      if let target, let animator { method(target)(animator, isFinished) }
    }
    return self
  }

  /// Sets the object that performs the selector of ``complete(_:)-(Selector)``; it isn't retained.
  @discardableResult
  public func target(_ target: AnyObject?) -> Self {
    setting.target = WeakObject(target)
    return self
  }

  /// Adds a method of the ``target(_:)`` that is called with this animator, or without an argument: see
  /// ``complete(_:)-((Bool)->Void)``.
  ///
  /// - Precondition: A target is set, and the selector names one of its methods. A target that was released in the meantime
  ///   isn't called.
  @discardableResult
  public func complete(_ selector: Selector) -> Self {
    let target = setting.target
    require(target != nil, "the selector \(selector) has no target: set one with target(_:) before")
    setting.completions.append { animator, _ in target?.perform(selector, with: animator) }
    return self
  }

  /// Adds a closure that is called when this animator's own animation has ended or the chain was stopped earlier; nil adds
  /// nothing.
  @discardableResult
  public func completeWithBlock(_ body: (() -> Void)?) -> Self {
    guard let body else { return self }
    return complete { _ in body() }
  }
}
