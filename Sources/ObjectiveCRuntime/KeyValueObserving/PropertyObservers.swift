import Foundation

/// The observers of one object's properties.
///
/// A change of the object leads to a comparison of all observed properties with the values that were reported last. So
/// properties that depend on others, such as a layer's frame, are observed without a list of these.
final class PropertyObservers {
  private(set) var observers: [PropertyObserver] = []

  func add(_ observer: PropertyObserver) { observers.append(observer) }

  func remove(_ observer: PropertyObserver) { observers.removeAll { $0 === observer } }

  /// Notifies the observers of the properties whose values changed.
  func objectDidChange() {
    for observer in observers { observer.notifyIfChanged() }
  }
}

/// An observer of one property.
final class PropertyObserver {
  /// The arguments with which an observer was added by a key path.
  struct Registration {
    weak var observer: AnyObject?
    /// The observer's identity, by which it's also found while it's being deallocated.
    let identifier: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?

    init(observer: AnyObject, keyPath: String, context: UnsafeMutableRawPointer?) {
      self.observer = observer
      identifier = ObjectIdentifier(observer)
      (self.keyPath, self.context) = (keyPath, context)
    }
  }

  /// The registration; nil for a closure.
  let registration: Registration?
  private let read: () -> Any?
  private let notify: (_ old: Any?, _ new: Any?) -> Void
  /// The value that was reported last.
  private var value: Any?
  private var isActive = true

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - registration: The arguments by which the observer is removed.
  ///   - read: Reads the property.
  ///   - notify: Reports a change.
  init(
    _ registration: Registration? = nil, read: @escaping () -> Any?,
    notify: @escaping (_ old: Any?, _ new: Any?) -> Void
  ) {
    (self.registration, self.read, self.notify) = (registration, read, notify)
    value = read()
  }

  /// Reports the current value, as if it were new.
  func notifyAtOnce() { notify(nil, value) }

  func notifyIfChanged() {
    guard isActive else { return }
    let (old, new) = (value, read())
    guard !isEqual(old, new) else { return }
    value = new
    notify(old, new)
  }

  /// Ends the observation, also for a change that is being reported.
  func deactivate() { isActive = false }
}

/// Whether two values are equal; values that can't be compared aren't.
private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  if let first = first as? any Equatable { return isEqual(first, second) }
  guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
  return first as AnyObject === second as AnyObject
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
  second as? Value == first
}

// MARK: - Storage

extension PropertyObservers {
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// The observers of an object, if it has ever had one.
  static func existing(of object: AnyObject) -> PropertyObservers? {
    objc_getAssociatedObject(object, key) as? PropertyObservers
  }

  /// The observers of an object, for adding one.
  static func observers(of object: AnyObject) -> PropertyObservers {
    if let existing = existing(of: object) { return existing }
    let new = PropertyObservers()
    objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
    ObservedObjects.exist = true
    (object as? any ObservableProperties)?.propertiesWillBeObserved()
    return new
  }
}
