import Foundation

/// The observers of one object's properties.
///
/// A change of the object leads to a comparison of all observed properties with the values that were reported last. So
/// properties that depend on others, such as a layer's frame, are observed without a list of these.
final class PropertyObservers {
  private(set) var observers: [PropertyObserver] = []

  /// Adds an observer unless it was added before.
  func add(_ observer: PropertyObserver) {
    observers.removeAll { !$0.isActive }
    if !observers.contains(where: { $0 === observer }) { observers.append(observer) }
  }

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
  /// Adds the observer to the objects along the path to the property, which may have changed.
  private let attach: (PropertyObserver) -> Void
  private let notify: (_ old: Any?, _ new: Any?) -> Void
  /// The value that was reported last, if it isn't an object with an identity.
  private var value: Any?
  /// The object that was reported last, which isn't retained.
  private weak var object: AnyObject?
  private(set) var isActive = true

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - registration: The arguments by which the observer is removed.
  ///   - attach: Adds an observer to the objects along the path to the property.
  ///   - read: Reads the property.
  ///   - notify: Reports a change.
  init(
    _ registration: Registration? = nil, attach: @escaping (PropertyObserver) -> Void,
    read: @escaping () -> Any?, notify: @escaping (_ old: Any?, _ new: Any?) -> Void
  ) {
    (self.registration, self.attach) = (registration, attach)
    (self.read, self.notify) = (read, notify)
    store(read())
    attach(self)
  }

  private func store(_ new: Any?) {
    let content = new.flatMap(unwrapped)
    // Numbers, strings, and other objects that represent values may have no other owner.
    let isObject = content.map { type(of: $0) is AnyClass && !($0 is any NSCopying) } ?? false
    (value, object) = isObject ? (nil, content.map { $0 as AnyObject }) : (new, nil)
  }

  /// Reports the current value, as if it were new.
  func notifyAtOnce() { notify(nil, read()) }

  func notifyIfChanged() {
    guard isActive else { return }
    attach(self)
    let (old, new) = (object ?? value, read())
    guard !isEqual(old, new) else { return }
    store(new)
    notify(old, new)
  }

  /// Ends the observation, also for a change that is being reported.
  func deactivate() { isActive = false }
}

/// Whether two values are equal; values that can't be compared aren't.
private func isEqual(_ first: Any?, _ second: Any?) -> Bool {
  let (first, second) = (first.flatMap(unwrapped), second.flatMap(unwrapped))
  guard let first, let second else { return first == nil && second == nil }
  if let first = first as? any Equatable { return isEqual(first, second) }
  if type(of: first) is AnyClass {
    return type(of: second) is AnyClass && first as AnyObject === second as AnyObject
  }
  return (first as AnyObject as? NSObject)?.isEqual(second as AnyObject) ?? false
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
  second as? Value == first
}

// MARK: - Storage

extension PropertyObservers {
  private static let key = AssociationKey()

  /// The observers of an object, if it has ever had one.
  static func existing(of object: AnyObject) -> PropertyObservers? {
    objc_getAssociatedObject(object, key.address) as? PropertyObservers
  }

  /// The observers of an object, for adding one.
  static func observers(of object: AnyObject) -> PropertyObservers {
    if let existing = existing(of: object) { return existing }
    let new = PropertyObservers()
    objc_setAssociatedObject(object, key.address, new, .OBJC_ASSOCIATION_RETAIN)
    ObservedObjects.exist = true
    (object as? any ObservableProperties)?.propertiesWillBeObserved()
    return new
  }
}
