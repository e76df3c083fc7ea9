/// An object that has to be notified when its properties are observed.
package protocol ObservableProperties: AnyObject {
  /// Makes the object report changes with ``ObservedObjects/didChange(_:)`` from now on.
  func propertiesWillBeObserved()
}

/// The objects whose properties are observed.
package enum ObservedObjects {
  /// Whether a property was ever observed.
  ///
  /// Objects are used by one thread at a time. A thread that reads an old value has no observed objects.
  nonisolated(unsafe) package internal(set) static var exist = false

  /// Notifies the observers of an object's properties after a change.
  package static func didChange(_ object: AnyObject) {
    guard exist, let observers = PropertyObservers.existing(of: object) else { return }
    observers.objectDidChange()
  }
}

/// An object that records which of its properties the program sets.
package protocol NamedSettingRecorder: AnyObject {
  /// Called after a property that is declared with `dynamic` has been set.
  func didSetProperty(_ key: String)
}

/// Notifies the observers of an object's properties after a change.
///
/// The function is public only for code that the package's tools generate.
public func _propertyDidChange(_ object: AnyObject) { ObservedObjects.didChange(object) }

/// Notifies the observers of an object's properties after one of them was set.
///
/// The function is public only for code that the package's tools generate.
public func _propertyDidChange(_ object: AnyObject, _ key: String) {
  ObservedObjects.didChange(object)
  (object as? any NamedSettingRecorder)?.didSetProperty(key)
}
