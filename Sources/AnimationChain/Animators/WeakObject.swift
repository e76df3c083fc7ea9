import CoreGraphics
import QuartzCore

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// A weak reference to an object that performs selectors.
struct WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }

  /// Calls a method of the object, if the object still exists.
  func perform(_ selector: Selector, with argument: Any?) {
    guard let object else { return }
    #if canImport(ObjectiveC)
      _ = object.perform(selector, with: argument)
    #else
      selector.perform(on: object, with: argument)
    #endif
  }
}
