public import Foundation
import Requirements

/// An object whose properties can be reached by their names.
///
/// The protocol is public only because its methods are. Methods that a class declares itself take precedence over those of
/// a protocol. An example is `CALayer.value(forKey:)`, which subclasses override.
public protocol _KeyValueCoding: AnyObject {}

extension NSObject: _KeyValueCoding {}

extension _KeyValueCoding {
  /// Returns the value of a property.
  ///
  /// Layers, animations, views and view controllers have all their documented properties. Other objects have the properties
  /// that are declared with `@objc` in code that `quartzite swift` builds, and stored properties can be read.
  ///
  /// - Precondition: The object has the property.
  public func value(forKey key: String) -> Any? {
    switch self {
    case let coded as any KeyValueCoded: return coded.value(forKey: key)
    case let dictionary as NSDictionary: return dictionary.object(forKey: key)
    default:
      let value =
        ListedProperties.value(forKey: key, of: self) ?? StoredProperties.value(forKey: key, of: self)
      guard let value else { reportUndefined(key) }
      return value
    }
  }

  /// Returns the value at the end of a key path, such as `layer.cornerRadius`; nil if a value along the path is nil.
  ///
  /// - Precondition: The objects on the way have the properties.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let coded = self as? any KeyValueCoded { return coded.value(forKeyPath: keyPath) }
    return valueByFollowing(keyPath)
  }

  /// Sets the value of a property.
  ///
  /// Layers, animations, views and view controllers have all their documented properties. Other objects have the properties
  /// that are declared with `@objc` in code that `quartzite swift` builds.
  ///
  /// - Precondition: The object has the property, and it can be set.
  public func setValue(_ value: Any?, forKey key: String) {
    switch self {
    case let coded as any KeyValueCoded: coded.setValue(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key)
      }
    default: ListedProperties.setOrFail(value, forKey: key, of: self)
    }
  }

  /// Sets the value at the end of a key path, such as `layer.cornerRadius`; does nothing if a value along the path is nil.
  ///
  /// - Precondition: The objects along the path have the properties, and the last property can be set.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let coded = self as? any KeyValueCoded {
      coded.setValue(value, forKeyPath: keyPath)
    } else {
      setValueByFollowing(keyPath, to: value)
    }
  }
}

// MARK: - Following key paths

extension _KeyValueCoding {
  /// Returns the value at the end of a key path by reading each key of it.
  package func valueByFollowing(_ keyPath: String) -> Any? {
    guard let (key, rest) = keyPath.firstKeyAndRest else { return value(forKey: keyPath) }
    return container(forKey: key)?.value(forKeyPath: rest)
  }

  /// Sets the value at the end of a key path by reading each key before the last.
  package func setValueByFollowing(_ keyPath: String, to value: Any?) {
    guard let (key, rest) = keyPath.firstKeyAndRest else { return setValue(value, forKey: keyPath) }
    container(forKey: key)?.setValue(value, forKeyPath: rest)
  }

  /// Returns the object in which a key path continues, or nil if the value is nil.
  private func container(forKey key: String) -> (any _KeyValueCoding)? {
    guard let value = value(forKey: key) else { return nil }
    return value as AnyObject as? any _KeyValueCoding
  }

  /// Stops the program because of a key that names no property.
  package func reportUndefined(_ key: String) -> Never {
    failRequirement("\(self) has no property for the key '\(key)'")
  }
}

extension String {
  /// The parts before and after the first dot, or nil if there is none.
  fileprivate var firstKeyAndRest: (key: String, rest: String)? {
    guard let dot = firstIndex(of: ".") else { return nil }
    return (String(self[..<dot]), String(self[index(after: dot)...]))
  }
}
