import Foundation
import Requirements

/// A notification center's call of an observer's method.
final class ObserverCall: @unchecked Sendable {
  // Weak references are safe on any thread.
  private weak var observer: AnyObject?
  /// Retains the object that represents a type, whose static methods are called.
  private let typeObject: AnyObject?
  private let selector: Selector

  init(_ observer: AnyObject, _ selector: Selector) {
    require(
      selector.canPerform(on: observer),
      "a notification center needs a selector created from a method of its observer, \(observer), not \(selector)"
    )
    self.observer = observer
    typeObject = observer as Any is Any.Type ? observer : nil
    self.selector = selector
  }

  func perform(_ notification: Notification) {
    guard let observer else { return }
    selector.perform(on: observer, with: notification)
  }
}
