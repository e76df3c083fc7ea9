import Foundation
import Requirements

/// A timer that calls a target's method.
///
/// On Linux (Swift 6.3), the user info of Foundation's timers is always nil, and they are never released. This class has
/// user info, and releases it with the target when it's invalidated.
final class TargetTimer: Timer {
  override var userInfo: Any? { TargetCall.of(self)?.userInfo }

  override func invalidate() {
    super.invalidate()
    TargetCall.remove(from: self)
  }
}

extension Timer {
  /// Makes the timer call a target's method.
  ///
  /// A convenience initializer can't choose a subclass, so the timer's class is changed. Its new class has the same
  /// storage: the call is an associated object.
  func adopt(_ call: TargetCall) {
    if type(of: self) == Timer.self {
      let classOfSelf = Unmanaged.passUnretained(self).toOpaque().assumingMemoryBound(to: AnyClass.self)
      classOfSelf.pointee = TargetTimer.self
    }
    call.attach(to: self)
  }
}

/// The call of a target's method by a timer, which owns it as an associated object.
final class TargetCall {
  private let target: Any
  private let selector: Selector
  let userInfo: Any?

  init(_ target: Any, _ selector: Selector, userInfo: Any?) {
    require(
      selector.canPerform(on: target),
      "a timer needs a selector created from a method of its target, \(target), not \(selector)")
    self.target = target
    self.selector = selector
    self.userInfo = userInfo
  }

  /// Calls the method because a timer has fired.
  static func perform(_ timer: Timer, repeats: Bool) {
    guard let call = of(timer) else { return }
    call.selector.perform(on: call.target, with: timer)
    if !repeats { remove(from: timer) }
  }

  // MARK: - Storage

  private static let key = AssociationKey()

  static func of(_ timer: Timer) -> TargetCall? {
    objc_getAssociatedObject(timer, key.address) as? TargetCall
  }

  static func remove(from timer: Timer) {
    objc_setAssociatedObject(timer, key.address, nil, .OBJC_ASSOCIATION_RETAIN)
  }

  func attach(to timer: Timer) {
    objc_setAssociatedObject(timer, Self.key.address, self, .OBJC_ASSOCIATION_RETAIN)
  }
}
