import Requirements

/// An object whose class lists the properties that Objective-C would know.
///
/// `quartzite swift` adds the conformance to classes with such properties. It's public only for that.
public protocol _KeyedProperties: AnyObject {
  /// Returns the key path of a property; nil if the class and its superclasses don't list it.
  func _property(_ key: String) -> AnyKeyPath?
}

/// Returns a key path that is formed on the main actor. This is safe on any thread, because forming a key path
/// accesses no object.
///
/// The function is public only for code that the package's tools generate.
public func _keyPath(_ make: @escaping @MainActor () -> AnyKeyPath?) -> AnyKeyPath? {
  unsafeBitCast(make, to: (() -> AnyKeyPath?).self)()
}

/// The properties that classes list for access by their keys.
package enum ListedProperties {
  /// The outcome of setting a property.
  package enum Outcome {
    /// The property has the value.
    case done
    /// No property has the key.
    case undefined
    /// The property can't be set.
    case readOnly
    /// The value has the wrong type.
    case mismatched
  }

  /// Returns the value of a property that an object's class lists; nil if it lists none with the key.
  package static func value(forKey key: String, of object: AnyObject) -> Any?? {
    guard let path = (object as? any _KeyedProperties)?._property(key) else { return nil }
    return .some((object as Any)[keyPath: path].flatMap(unwrapped))
  }

  /// Sets a property that an object's class lists.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Outcome {
    guard let path = (object as? any _KeyedProperties)?._property(key) else { return .undefined }
    func set<Root>(_ root: Root.Type) -> Outcome { Self.set(value, path, root, of: object) }
    return _openExistential(type(of: path).rootType, do: set)
  }

  private static func set<Root>(
    _ value: Any?, _ path: AnyKeyPath, _ type: Root.Type, of object: AnyObject
  ) -> Outcome {
    guard let root = object as? Root else { return .mismatched }
    func set<Value>(_ type: Value.Type) -> Outcome { Self.set(value, path, type, in: root) }
    return _openExistential(Swift.type(of: path).valueType, do: set)
  }

  private static func set<Root, Value>(
    _ value: Any?, _ path: AnyKeyPath, _ type: Value.Type, in root: Root
  ) -> Outcome {
    guard let path = path as? ReferenceWritableKeyPath<Root, Value> else { return .readOnly }
    // An object takes part in all bridging: a Double becomes a CGFloat by way of NSNumber.
    guard let value = value as? Value ?? value.flatMap({ $0 as AnyObject as? Value }) else {
      return .mismatched
    }
    root[keyPath: path] = value
    return .done
  }

  /// Sets a property that an object's class lists, or stops the program.
  package static func setOrFail(_ value: Any?, forKey key: String, of object: AnyObject) {
    switch set(value, forKey: key, of: object) {
    case .done: break
    case .undefined: failRequirement("the property '\(key)' of \(object) can't be set by its name")
    case .readOnly: failRequirement("the property '\(key)' of \(object) can only be read")
    case .mismatched:
      failRequirement("the property '\(key)' of \(object) can't be set to \(value ?? "nil")")
    }
  }
}
