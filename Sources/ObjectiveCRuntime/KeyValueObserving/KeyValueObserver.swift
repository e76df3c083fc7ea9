/// An object that is notified about changes of properties by their key paths.
///
/// Views and view controllers are observers. For other classes, `quartzite swift` adds the conformance. Without
/// it, a class states the conformance itself, and declares the method without `override`.
public protocol _KeyValueObserver: AnyObject {
  /// Called after a change of a property for which the object was added as an observer.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property, relative to `object`.
  ///   - object: The observed object.
  ///   - change: The kind of the change, and the values that the options request.
  ///   - context: The context with which the observer was added.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension _KeyValueCoding {
  /// Does nothing. A subclass of `NSObject` that overrides the method calls the superclass's implementation for
  /// key paths that it doesn't observe.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
