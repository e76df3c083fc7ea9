public import Foundation
import Requirements

extension _KeyValueCoding {
  /// Observes a property.
  ///
  /// The following properties can be observed: properties of layers; geometry and appearance of views; the text, image
  /// and value of views that show them; the states of controls and gestures; and titles of view controllers. In code that
  /// `quartzite swift` builds, properties that are declared with `@objc dynamic` can be observed, too. A notification is
  /// sent after a change; setting the property to an equal value isn't a change. Animations don't change properties.
  ///
  /// A key path through another object, such as `\.model.name`, is compared only after changes of this object, unless
  /// `quartzite swift` builds the code: then it's compared after changes of the other object, too.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values that notifications contain. By default, none.
  ///   - changeHandler: A closure that is called with this object and the change.
  /// - Returns: The observation, which ends when it's released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observe(keyPath, through: [], options: options, changeHandler: changeHandler)
  }

  /// Observes a property of another object, or that object itself.
  ///
  /// It's public only for code that the package's tools generate: `observe(\.model.name, through: [\.model])` stands for
  /// `observe(\.model.name)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - containers: The key paths of the objects between this object and the property.
  ///   - options: The values that notifications contain. By default, none.
  ///   - changeHandler: A closure that is called with this object and the change.
  /// - Returns: The observation, which ends when it's released.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, through containers: [PartialKeyPath<Self>],
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let notify = { [weak self] (old: Any?, new: Any?) in
      guard let self else { return }
      let change = NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
        oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false)
      changeHandler(self, change)
    }
    let observers = PropertyObservers.observers(of: self)
    let observer = PropertyObserver(
      attach: { [weak observers, weak self] observer in
        observers?.add(observer)
        for path in containers {
          guard let value = self?[keyPath: path], let container = unwrapped(value) as? NSObject else {
            continue
          }
          PropertyObservers.observers(of: container).add(observer)
        }
      }, read: { [weak self] in self?[keyPath: keyPath] },
      notify: notify)
    if options.contains(.initial) { observer.notifyAtOnce() }
    return NSKeyValueObservation(observer, in: observers)
  }

  /// Adds an observer of a property, which isn't retained.
  ///
  /// - Parameters:
  ///   - observer: The object whose `observeValue(forKeyPath:of:change:context:)` is called.
  ///   - keyPath: The key path, such as `contentOffset` or `layer.bounds`.
  ///   - options: The values that notifications contain.
  ///   - context: An argument for the observer's method.
  /// - Precondition: The observer has the method, and this object has the property.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    require(
      observer is any _KeyValueObserver,
      "\(observer) can't observe '\(keyPath)': it has no method observeValue(forKeyPath:of:change:context:)")
    let registration = PropertyObserver.Registration(observer: observer, keyPath: keyPath, context: context)
    let notify = { [weak self] (old: Any?, new: Any?) in
      guard let self, let observer = registration.observer as? any _KeyValueObserver else { return }
      observer.observeValue(
        forKeyPath: keyPath, of: self, change: options.change(from: old, to: new), context: context)
    }
    let attach = { [weak self] (observer: PropertyObserver) in
      for container in self?.containers(of: keyPath) ?? [] {
        PropertyObservers.observers(of: container).add(observer)
      }
    }
    let new = PropertyObserver(
      registration, attach: attach, read: { [weak self] in self?.value(forKeyPath: keyPath) }, notify: notify)
    if options.contains(.initial) { new.notifyAtOnce() }
  }

  /// Removes an observer of a property.
  ///
  /// - Precondition: The observer was added for the key path.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath) { _ in true }
  }

  /// Removes an observer of a property that was added with a context.
  ///
  /// - Precondition: The observer was added for the key path with the context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath) { $0 == context }
  }

  private func removeObserver(
    _ observer: NSObject, _ keyPath: String, _ hasContext: (UnsafeMutableRawPointer?) -> Bool
  ) {
    var isFound = false
    for container in containers(of: keyPath) {
      guard let observers = PropertyObservers.existing(of: container) else { continue }
      let removed = observers.observers.last {
        $0.registration?.identifier == ObjectIdentifier(observer) && $0.registration?.keyPath == keyPath
          && hasContext($0.registration?.context)
      }
      guard let removed else { continue }
      removed.deactivate()
      observers.remove(removed)
      isFound = true
    }
    require(isFound, "\(observer) isn't an observer of '\(keyPath)' of \(self)")
  }

  /// Announces a change of a property. Notifications are sent only after changes, so it has no effect.
  public func willChangeValue(forKey key: String) {}

  /// Notifies the observers of the properties that have changed.
  public func didChangeValue(forKey key: String) { _propertyDidChange(self) }

  /// Announces a change of a property. Notifications are sent only after changes, so it has no effect.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Notifies the observers of the properties that have changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) { _propertyDidChange(self) }

  /// This object, and the objects along the path to the last property of a key path.
  private func containers(of keyPath: String) -> [AnyObject] {
    var result: [AnyObject] = [self]
    for index in keyPath.indices where keyPath[index] == "." {
      guard let value = value(forKeyPath: String(keyPath[..<index])), type(of: value) is AnyClass else {
        break
      }
      result.append(value as AnyObject)
    }
    return result
  }
}

extension NSKeyValueObservingOptions {
  /// The description of a change for an observer with these options.
  fileprivate func change(from old: Any?, to new: Any?) -> [NSKeyValueChangeKey: Any] {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)]
    if contains(.new) { change[.newKey] = new ?? NSNull() }
    if contains(.old) { change[.oldKey] = old ?? NSNull() }
    return change
  }
}
