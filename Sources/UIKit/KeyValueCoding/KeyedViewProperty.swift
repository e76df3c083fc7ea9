import ObjectiveCRuntime
import QuartzCore
import Requirements

/// A property of a responder's class for key-value coding.
struct KeyedViewProperty {
  let value: @MainActor (UIResponder) -> Any?
  /// Sets the property; nil if it's read-only.
  let set: (@MainActor (_ object: UIResponder, _ value: Any?, _ key: String) -> Void)?
}

extension KeyedViewProperty {
  /// Creates a property that can be set.
  @MainActor
  static func at<Object: UIResponder, Value>(
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> KeyedViewProperty {
    KeyedViewProperty(value: { unwrapped(member($0, path)[keyPath: path]) }) { object, value, key in
      // An object takes part in all bridging: a Double becomes a CGFloat by way of NSNumber.
      guard let value = value as? Value ?? (value as AnyObject) as? Value else {
        failRequirement("the property '\(key)' of \(object) can't be set to \(value ?? "nil")")
      }
      member(object, path)[keyPath: path] = value
    }
  }

  /// Creates a property that can only be read.
  @MainActor
  static func reading<Object: UIResponder, Value>(_ path: KeyPath<Object, Value>) -> KeyedViewProperty {
    KeyedViewProperty(value: { unwrapped(member($0, path)[keyPath: path]) }, set: nil)
  }

  /// Returns an object as a member of a property's class.
  private static func member<Object: UIResponder, Value>(
    _ object: UIResponder, _ path: KeyPath<Object, Value>
  ) -> Object { unsafeDowncast(object, to: Object.self) }
}

/// A class of responders, with the properties that it adds to those of its superclass.
struct KeyedViewClass {
  /// Whether an object belongs to the class.
  let contains: @MainActor (UIResponder) -> Bool
  let properties: [String: KeyedViewProperty]

  init<Object: UIResponder>(_ type: Object.Type, _ properties: [String: KeyedViewProperty]) {
    contains = { $0 is Object }
    self.properties = properties
  }
}
