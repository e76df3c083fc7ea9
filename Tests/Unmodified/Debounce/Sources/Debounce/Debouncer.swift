import UIKit

/// Calls a closure when nothing has been requested for a while.
public final class Debouncer {
  public let delay: TimeInterval
  private var item: DispatchWorkItem?

  public init(delay: TimeInterval) {
    self.delay = delay
  }

  public func call(_ action: @escaping () -> Void) {
    item?.cancel()
    let item = DispatchWorkItem(block: action)
    self.item = item
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
  }
}

/// Runs steps in sequence, then a closure.
public final class StepSequence {
  private let group = DispatchGroup()
  private var start: DispatchTime = .now()

  public init() {}

  /// Adds a step, whose closure receives a function to call at its end.
  public func add(after delay: DispatchTimeInterval, _ step: @escaping (@escaping () -> Void) -> Void) {
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: start + delay) { step { self.group.leave() } }
  }

  public func finish(_ completion: @escaping () -> Void) {
    group.notify(queue: .main, execute: completion)
  }
}

extension UIView {
  /// Runs a closure after the current run of the main loop.
  public func onNextRun(_ action: @escaping () -> Void) {
    DispatchQueue.main.async(execute: action)
  }
}
