import QuartzCore

/// A method of a target, which isn't retained.
@MainActor
struct TargetMethod {
  private(set) weak var target: AnyObject?
  let selector: Selector

  init(_ target: Any, _ selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// Whether the method belongs to a target; nil matches any target.
  func belongs(to target: AnyObject?) -> Bool { target == nil || self.target === target }
}
