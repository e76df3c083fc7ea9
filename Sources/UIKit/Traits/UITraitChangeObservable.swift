public import ObjectiveCRuntime
import QuartzCore

/// A handler of trait changes, with which it's removed.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose changes of traits can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// The observers of the object. It's public only because the protocol is.
  var _traitObservers: _TraitObservers { get set }
}

extension UITraitChangeObservable {
  /// Calls a closure after traits of the object have changed.
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `UITraitUserInterfaceStyle.self`.
  ///   - handler: A closure that is called with the object and its former traits. The object retains the closure.
  /// - Returns: The registration, which can be ignored: it ends with the object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    _traitObservers.add(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// Calls a method of the object after its traits have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    _traitObservers.add(traits) { environment, _ in action.perform(on: environment, with: environment) }
  }

  /// Calls a method of a target, which isn't retained, with the object, after its traits have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let method = TargetMethod(target, action)
    return _traitObservers.add(traits) { environment, _ in
      if let target = method.target { method.selector.perform(on: target, with: environment) }
    }
  }

  /// Ends the calls for a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    _traitObservers.remove(registration)
  }
}

/// The observers of an object's traits. It's public only for ``UITraitChangeObservable``.
@preconcurrency @MainActor
public struct _TraitObservers {
  private final class Observer: UITraitChangeRegistration {
    let traits: [UITrait]
    let call: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

    init(
      _ traits: [UITrait], _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
    ) {
      (self.traits, self.call) = (traits, call)
    }
  }

  private var observers: [Observer] = []

  mutating func add(
    _ traits: [UITrait], _ call: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = Observer(traits, call)
    observers.append(observer)
    return observer
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    observers.removeAll { $0 === registration }
  }

  /// Calls the observers of the traits that differ between two collections.
  func call(
    _ environment: any UITraitEnvironment, from previous: UITraitCollection, to current: UITraitCollection
  ) {
    guard !observers.isEmpty else { return }
    let (old, new) = (UITraitOverrides(values: previous.values), UITraitOverrides(values: current.values))
    for observer in observers
    where observer.traits.contains(where: { $0._value(in: old) != $0._value(in: new) }) {
      observer.call(environment, previous)
    }
  }
}
