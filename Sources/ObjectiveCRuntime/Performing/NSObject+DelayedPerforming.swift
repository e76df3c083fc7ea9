public import Foundation

extension NSObject {
  /// Calls a selector's method on the object after a delay.
  ///
  /// Inside a stage, the delay is in the stage's time; elsewhere the current run loop calls the method, in its default
  /// mode. The object and the argument are retained until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The method's argument; ignored if it has no parameter.
  ///   - delay: The delay in seconds. Less than 0 counts as 0.
  /// - Precondition: The object responds to the selector.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a selector's method on the object after a delay.
  ///
  /// Inside a stage, the delay is in the stage's time; elsewhere the current run loop calls the method, in one of its
  /// modes. The object and the argument are retained until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The method's argument; ignored if it has no parameter.
  ///   - delay: The delay in seconds. Less than 0 counts as 0.
  ///   - modes: The modes of the run loop.
  /// - Precondition: The object responds to the selector.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    let request = PerformRequest(self, aSelector, anArgument)
    if !CurrentStage.call(after: max(delay, 0), { request.perform() }) {
      let date = Date(timeIntervalSinceNow: max(delay, 0))
      let timer = Timer(fire: date, interval: 0, repeats: false) { _ in request.perform() }
      for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }
  }

  /// Cancels the delayed calls of an object's methods that haven't happened yet.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    PerformRequest.cancel(target: aTarget as AnyObject) { _ in true }
  }

  /// Cancels the delayed calls of an object's method with an equal argument that haven't happened yet.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    PerformRequest.cancel(target: aTarget as AnyObject) {
      $0.selector == aSelector && isSameArgument($0.argument, anArgument)
    }
  }

  private class func isSameArgument(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    let (one, other) = (first as AnyObject, second as AnyObject)
    return one === other || (one as? NSObject)?.isEqual(other) ?? false
  }
}

// MARK: - Other threads

extension NSObject {
  /// Calls a selector's method on the object on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - arg: The method's argument; ignored if it has no parameter.
  ///   - wait: Whether to return only after the call. On the main thread, and inside a stage, the method is then called
  ///     immediately; otherwise, inside a stage, it's called at the stage's current time after the calling code has
  ///     returned.
  /// - Precondition: The object responds to the selector.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let request = PerformRequest(self, aSelector, arg)
    if wait, CurrentStage.time != nil || Thread.isMainThread {
      request.perform()
    } else if wait {
      DispatchQueue.main.sync { request.perform() }
    } else if !CurrentStage.call(after: 0, { request.perform() }) {
      DispatchQueue.main.async { request.perform() }
    }
  }

  /// Calls a selector's method on the object on another thread.
  ///
  /// - Precondition: The object responds to the selector.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    let request = PerformRequest(self, aSelector, arg)
    DispatchQueue.global().async { request.perform() }
  }
}
