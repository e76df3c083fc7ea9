public import Foundation

extension RunLoop {
  /// Calls a target's method in the run loop's next pass or, inside a stage, at the stage's current time after the
  /// calling code has returned.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - target: The object whose method is called. It's retained until then.
  ///   - arg: The method's argument; ignored if it has no parameter.
  ///   - order: Ignored: calls happen in the order in which they were requested.
  ///   - modes: The run loop's modes in which the method can be called.
  /// - Precondition: The selector was created from a method of the target.
  public func perform(
    _ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]
  ) {
    let request = PerformRequest(target as AnyObject, aSelector, arg)
    if !CurrentStage.call(after: 0, { request.perform() }) { perform(inModes: modes) { request.perform() } }
  }
}
