import QuartzCore
import Requirements

/// A property of a view or a view controller, as key-value coding reaches it.
struct KeyedViewProperty<Object: UIResponder> {
  let value: @MainActor (Object) -> Any?
  /// Sets the property; nil if it's read-only.
  let set: (@MainActor (_ object: Object, _ value: Any?, _ key: String) -> Void)?
}

/// The properties of a class by their keys.
typealias KeyedViewProperties<Object: UIResponder> = [String: KeyedViewProperty<Object>]

extension KeyedViewProperty {
  /// Creates a property that can be set.
  @MainActor
  static func at<Value>(_ path: ReferenceWritableKeyPath<Object, Value>) -> KeyedViewProperty {
    KeyedViewProperty(value: { optional($0[keyPath: path]) }) { object, value, key in
      // An object takes part in all bridging: a Double becomes a CGFloat by way of NSNumber.
      guard let value = value as? Value ?? (value as AnyObject) as? Value else {
        failRequirement("the property '\(key)' of \(object) can't be set to \(value ?? "nil")")
      }
      object[keyPath: path] = value
    }
  }

  /// Creates a property that can only be read.
  @MainActor
  static func reading<Value>(_ path: KeyPath<Object, Value>) -> KeyedViewProperty {
    KeyedViewProperty(value: { optional($0[keyPath: path]) }, set: nil)
  }

  /// Returns a value as an optional; an optional isn't wrapped a second time.
  private static func optional<Value>(_ value: Value) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
