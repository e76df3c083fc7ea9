public import QuartzCore

/// A delegate with optional methods that UIKit calls.
///
/// It's public only for the protocols of delegates, and for code that `quartzite swift` builds.
public protocol _OptionalMethods: AnyObject {}

extension _OptionalMethods {
  /// Returns whether the delegate has a selector's method.
  ///
  /// A selector that is only a name has no method, so the result is false.
  @_disfavoredOverload
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.canPerform(on: self) ?? false }
}

// In code that `quartzite swift` builds, `delegate.gestureRecognizer(_:shouldReceive:)`, where an optional is expected,
// becomes a call of the function for the method's number of parameters.

extension _OptionalMethods {
  /// Returns an optional method by its full name; nil if the delegate's class states that it lacks the method.
  ///
  /// - Parameters:
  ///   - name: The full name, such as `scrollViewDidScroll(_:)`.
  ///   - method: Returns the method of a delegate.
  /// - Returns: The method, whose result is nil if the delegate lacks it.
  @preconcurrency @MainActor
  public func _optionalMethod<A, Result>(
    _ name: String, _ method: (Self) -> (A) throws(MissingMethodError) -> Result
  ) -> ((A) -> Result?)? {
    let method = method(self)
    return optionalMethod(name, of: self, { try? method($0) })
  }

  /// Returns an optional method with two parameters by its full name.
  @preconcurrency @MainActor
  public func _optionalMethod<A, B, Result>(
    _ name: String, _ method: (Self) -> (A, B) throws(MissingMethodError) -> Result
  ) -> ((A, B) -> Result?)? {
    let method = method(self)
    return optionalMethod(name, of: self, { try? method($0, $1) })
  }

  /// Returns an optional method with three parameters by its full name.
  @preconcurrency @MainActor
  public func _optionalMethod<A, B, C, Result>(
    _ name: String, _ method: (Self) -> (A, B, C) throws(MissingMethodError) -> Result
  ) -> ((A, B, C) -> Result?)? {
    let method = method(self)
    return optionalMethod(name, of: self, { try? method($0, $1, $2) })
  }

  /// Returns an optional method with four parameters by its full name.
  @preconcurrency @MainActor
  public func _optionalMethod<A, B, C, D, Result>(
    _ name: String, _ method: (Self) -> (A, B, C, D) throws(MissingMethodError) -> Result
  ) -> ((A, B, C, D) -> Result?)? {
    let method = method(self)
    return optionalMethod(name, of: self, { try? method($0, $1, $2, $3) })
  }
}
