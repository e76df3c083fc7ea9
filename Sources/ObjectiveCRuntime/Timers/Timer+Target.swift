public import Foundation

extension Timer {
  /// Creates a timer that calls a target's method, passing the timer if the method has a parameter.
  ///
  /// The timer doesn't fire until it's added to a run loop. It retains the target until it's invalidated.
  ///
  /// - Parameters:
  ///   - ti: The time between two fires, in seconds. 0 or less counts as 0.1 ms.
  ///   - aTarget: The object whose method is called.
  ///   - aSelector: The method.
  ///   - userInfo: The value of the timer's `userInfo`. A subclass of `Timer` has to store it itself.
  ///   - yesOrNo: Whether the timer fires again and again. Otherwise, it's invalidated after it has fired.
  /// - Precondition: The selector was created from a method of the target.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let interval = max(ti, StageTimer.shortestInterval)
    let call = TargetCall(aTarget, aSelector, userInfo: userInfo)
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: yesOrNo) {
      TargetCall.perform($0, repeats: yesOrNo)
    }
    adopt(call)
  }

  /// Creates a timer that calls a target's method, passing the timer if the method has a parameter, and schedules it.
  ///
  /// Inside a stage, the timer fires by the stage's time; elsewhere on the current run loop, in its default mode.
  ///
  /// - Parameters:
  ///   - ti: The time between two fires, in seconds. 0 or less counts as 0.1 ms.
  ///   - aTarget: The object whose method is called. It's retained until the timer is invalidated.
  ///   - aSelector: The method.
  ///   - userInfo: The value of the timer's `userInfo`. A subclass of `Timer` has to store it itself.
  ///   - yesOrNo: Whether the timer fires again and again. Otherwise, it's invalidated after it has fired.
  /// - Precondition: The selector was created from a method of the target.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    if !timer._scheduleOnStage(after: max(ti, StageTimer.shortestInterval)) {
      RunLoop.current.add(timer, forMode: .default)
    }
    return timer
  }

  /// Schedules the timer by the time of the stage in which the caller runs.
  ///
  /// A repeating timer then fires after every time interval. The method is public only for code that the package's tools
  /// generate.
  ///
  /// - Parameter delay: The time before the first fire, in seconds. Less than 0 counts as 0.
  /// - Returns: Whether the caller runs in a stage. If it doesn't, the timer isn't scheduled.
  public func _scheduleOnStage(after delay: TimeInterval) -> Bool {
    StageTimer.schedule(self, after: delay, every: timeInterval)
  }
}
