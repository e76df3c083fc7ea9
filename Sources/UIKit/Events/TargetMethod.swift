import ObjectiveCRuntime
import QuartzCore

extension Selector {
  /// Whether another selector has the same name, or can't be compared because one of them has none; nil matches any.
  func matches(_ other: Selector?) -> Bool {
    guard let other, name != nil, other.name != nil else { return true }
    return self == other
  }
}

/// A method of a target, which isn't retained. The target of a static method is a type.
@MainActor
struct TargetMethod {
  private(set) weak var target: AnyObject?
  /// Retains the object that represents a type.
  private let typeObject: AnyObject?
  let selector: Selector

  init(_ target: Any, _ selector: Selector) {
    let object = target as AnyObject
    self.target = object
    typeObject = target is Any.Type ? object : nil
    self.selector = selector
  }

  /// Whether the method belongs to a target; nil matches any target.
  func belongs(to target: AnyObject?) -> Bool { target == nil || self.target === target }

  /// Whether a selector can refer to the method: nil matches any method, and a selector without a name matches all
  /// methods that it can't be compared with.
  func matches(_ selector: Selector?) -> Bool { self.selector.matches(selector) }

  /// Whether this is known to be the same method of the same target.
  func isSame(as other: TargetMethod) -> Bool { target === other.target && selector == other.selector }
}
