public import Foundation

/// The observation of a property, which ends when this object is released.
public final class NSKeyValueObservation: NSObject {
  private let observer: PropertyObserver
  private weak var observers: PropertyObservers?

  init(_ observer: PropertyObserver, in observers: PropertyObservers) {
    (self.observer, self.observers) = (observer, observers)
  }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    observer.deactivate()
    observers?.remove(observer)
  }
}
