import ObjectiveCRuntime
public import QuartzCore

/// An object whose class declares which optional delegate methods it implements.
///
/// `quartzite swift` adds the conformance to classes that conform to protocols of delegates. It's public only for that.
public protocol _DeclaringMethods: AnyObject {
  /// Returns whether the object has an optional method.
  ///
  /// - Parameter method: The full name, such as `scrollViewDidScroll(_:)`.
  func _declares(_ method: String) -> Bool
}

/// Returns an optional method of a delegate, or nil if the delegate's class declares that it doesn't implement the method.
///
/// - Parameters:
///   - name: The full name, such as `scrollViewDidScroll(_:)`.
///   - method: The method. A class that states nothing may have it.
@MainActor
func optionalMethod<Method>(
  _ name: String, of delegate: AnyObject, _ method: @autoclosure () -> Method
) -> Method? {
  if let declaring = delegate as? any _DeclaringMethods, !declaring._declares(name) { return nil }
  return method()
}

extension Selector {
  /// Creates a selector of a delegate's optional method, which can't be called, but can check whether a delegate has the
  /// method.
  ///
  /// It's public only for code that the package's tools generate.
  ///
  /// - Parameters:
  ///   - name: The name in Objective-C.
  ///   - method: The full name, such as `scrollViewDidScroll(_:)`.
  public init(_ name: String, delegateMethod method: String) {
    self.init(name) { ($0 as? any _DeclaringMethods)?._declares(method) ?? false }
  }
}
