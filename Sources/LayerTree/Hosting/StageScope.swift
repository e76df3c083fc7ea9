/// The state of one of several stages that a thread uses in turn, such as the key window and the first responder.
///
/// Code that runs outside of any scope shares the state of its thread.
package final class StageScope {
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The innermost scope of a thread.
  private final class Current {
    var scope: StageScope?
  }

  private static let current = ThreadLocal { Current() }

  package init() {}

  /// Calls `body` with the state of this scope.
  package func use<Result>(_ body: () throws -> Result) rethrows -> Result {
    let current = Self.current.value
    let outer = current.scope
    current.scope = self
    defer { current.scope = outer }
    return try body()
  }

  /// Returns the object of a type in the current scope; nil outside of scopes.
  fileprivate static func object<Object: AnyObject>(_ make: () -> Object) -> Object? {
    guard let scope = current.value.scope else { return nil }
    let key = ObjectIdentifier(Object.self)
    if let object = scope.objects[key] { return unsafeDowncast(object, to: Object.self) }
    let object = make()
    scope.objects[key] = object
    return object
  }
}

/// A separate value for each scope, and for each thread outside of scopes, created when it's first read.
package struct StageLocal<Value: AnyObject>: Sendable {
  private let make: @Sendable () -> Value
  private let valueOfThread: ThreadLocal<Value>

  package init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
    valueOfThread = ThreadLocal(make)
  }

  package var value: Value { StageScope.object(make) ?? valueOfThread.value }
}
