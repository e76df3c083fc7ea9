/// A property of a class, with the keys by which key-value coding reaches it.
package struct KeyedProperty<Object: AnyObject>: Sendable {
  fileprivate let keys: [String]
  fileprivate let value: @Sendable (Object) -> Any?
  /// Sets the property; nil where it's read-only.
  fileprivate let set: (@Sendable (_ object: Object, _ value: Any?, _ key: String) -> Void)?

  /// Creates a property with the given accessors.
  ///
  /// - Parameters:
  ///   - keys: The property's keys, which all mean the same.
  ///   - set: Called with the object, the value, and the key that was used; nil for a read-only property.
  package init(
    _ keys: String..., value: @escaping @Sendable (Object) -> Any?,
    set: (@Sendable (_ object: Object, _ value: Any?, _ key: String) -> Void)? = nil
  ) {
    (self.keys, self.value, self.set) = (keys, value, set)
  }
}

extension KeyedProperty {
  /// Creates a property that ignores and reports values of the wrong type.
  package init<Value: CodedValue>(
    _ keys: String..., at path: any ReferenceWritableKeyPath<Object, Value> & Sendable
  ) {
    self.keys = keys
    value = { $0[keyPath: path].codedValue }
    set = { object, value, key in
      object[keyPath: path] =
        Value.coded(from: value) ?? Coerced.fallback(to: object[keyPath: path], rejecting: value, for: key)
    }
  }

  /// Creates a property that ignores and reports values of the wrong type; nil and null clear it.
  package init<Value: CodedValue>(
    _ keys: String..., at path: any ReferenceWritableKeyPath<Object, Value?> & Sendable
  ) {
    self.keys = keys
    value = { $0[keyPath: path]?.codedValue }
    set = { object, value, key in
      object[keyPath: path] = Coerced.optional(
        value, else: object[keyPath: path], for: key, Value.coded(from:))
    }
  }

  /// Creates a property whose values aren't converted; nil and null clear it.
  package init<Value>(
    _ keys: String..., object path: any ReferenceWritableKeyPath<Object, Value?> & Sendable
  ) {
    self.keys = keys
    value = { $0[keyPath: path] }
    set = { object, value, key in
      object[keyPath: path] = Coerced.optional(value, else: object[keyPath: path], for: key)
    }
  }

  /// Creates a property that takes any value.
  package init(_ keys: String..., any path: any ReferenceWritableKeyPath<Object, Any?> & Sendable) {
    self.keys = keys
    value = { $0[keyPath: path] }
    set = { object, value, _ in object[keyPath: path] = value }
  }
}

extension KeyedProperty where Object: CAMediaTiming {
  /// The properties of ``CAMediaTiming``.
  package static var timing: [KeyedProperty] {
    [
      .init("beginTime", at: \.beginTime), .init("duration", at: \.duration), .init("speed", at: \.speed),
      .init("timeOffset", at: \.timeOffset), .init("repeatCount", at: \.repeatCount),
      .init("repeatDuration", at: \.repeatDuration), .init("autoreverses", at: \.autoreverses),
      .init("fillMode", at: \.fillMode),
    ]
  }
}

extension TimingValues {
  /// The keys of the properties of ``CAMediaTiming``.
  package static let keys = KeyedProperty<CAEmitterCell>.timing.flatMap(\.keys)
}

// MARK: - Tables

/// The properties of a class and its superclasses, by their keys.
package struct KeyedProperties: Sendable {
  private struct Entry {
    let value: @Sendable (AnyObject) -> Any?
    let set: (@Sendable (AnyObject, Any?, String) -> Void)?

    init<Object>(_ property: KeyedProperty<Object>) {
      value = { property.value(unsafeDowncast($0, to: Object.self)) }
      guard let set = property.set else {
        self.set = nil
        return
      }
      self.set = { set(unsafeDowncast($0, to: Object.self), $1, $2) }
    }
  }

  private var entries: [String: Entry]

  /// - Parameter base: The properties of the superclass.
  package init<Object>(_ properties: [KeyedProperty<Object>], extending base: KeyedProperties? = nil) {
    entries = base?.entries ?? [:]
    for property in properties {
      let entry = Entry(property)
      for key in property.keys { entries[key] = entry }
    }
  }

  /// Returns the value of a property; nil where no property has the key.
  ///
  /// - Parameter object: An object of the class that has the properties.
  package func value(forKey key: String, of object: AnyObject) -> Any?? {
    entries[key].map { $0.value(object) }
  }

  /// Sets a property; returns false if there is no settable property with the key.
  ///
  /// - Parameter object: An object of the class that has the properties.
  package func setValue(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    guard let set = entries[key]?.set else { return false }
    set(object, value, key)
    return true
  }
}
