/// The error that signals that a delegate lacks an optional method.
///
/// A delegate's own methods don't throw. Only the default implementations of optional requirements throw it, and calls
/// with `?` turn it into nil.
public struct MissingMethodError: Error {
  init() {}
}

/// Throws the error, as the default implementation of every optional requirement does.
///
/// The function is public only for code that the package's tools generate.
public func _missingMethod() throws(MissingMethodError) -> Never { throw MissingMethodError() }

/// An optional method of a delegate, with one parameter.
///
/// Calls are written as on Apple's systems: `delegate?.scrollViewDidScroll?(view)`. The result is nil if the delegate
/// lacks the method. The property itself is nil only if the delegate's class was built by `quartzite swift`.
@preconcurrency @MainActor
public struct OptionalMethod<Argument, Result> {
  private let method: (Argument) throws(MissingMethodError) -> Result

  init(_ method: @escaping (Argument) throws(MissingMethodError) -> Result) { self.method = method }

  /// Calls the method and returns its result; nil if the delegate lacks the method.
  @discardableResult
  public func callAsFunction(_ argument: Argument) -> Result? { try? method(argument) }
}
