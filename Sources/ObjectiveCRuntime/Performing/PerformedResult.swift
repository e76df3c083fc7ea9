import Foundation

/// The object that `perform(_:)` returned last on a thread.
///
/// `perform(_:)` returns an unmanaged object, which has to stay alive until the caller has retained it.
enum PerformedResult {
  private static let key = "org.quartzite.performed-result"

  /// Retains a method's result until the thread's next result or the end of its autorelease pool; nil for no result.
  static func retain(_ result: Any) -> Unmanaged<AnyObject>? {
    guard !(result is Void), let value = unwrapped(result) else { return nil }
    let object = value as AnyObject
    Thread.current.threadDictionary[key] = object
    return .passUnretained(object)
  }

  static func release() {
    let dictionary = Thread.current.threadDictionary
    if dictionary[key] != nil { dictionary[key] = nil }
  }

  /// The value itself, or the wrapped value of an optional.
  private static func unwrapped(_ value: Any) -> Any? {
    guard let optional = value as? any OptionalResult else { return value }
    return optional.wrappedResult.flatMap(unwrapped)
  }
}

/// An optional of any type.
private protocol OptionalResult {
  var wrappedResult: Any? { get }
}

extension Optional: OptionalResult {
  fileprivate var wrappedResult: Any? { self }
}
