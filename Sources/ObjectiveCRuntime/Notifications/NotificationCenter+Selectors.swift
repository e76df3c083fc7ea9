public import Foundation

extension NotificationCenter {
  /// Calls an observer's method for every notification with a name, from a sender.
  ///
  /// The observer isn't retained; its observations end when it's deallocated, or with `removeObserver(_:)`. An observer
  /// that was added several times is called as many times.
  ///
  /// - Parameters:
  ///   - observer: The object whose method is called, with the notification if the method has a parameter.
  ///   - aSelector: The method.
  ///   - aName: The name of the notifications; nil for all names.
  ///   - anObject: The sender of the notifications; nil for all senders.
  /// - Precondition: The selector was created from a method of the observer.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let call = ObserverCall(observer, aSelector)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { call.perform($0) }
    NotificationObservations.of(observer).add(token, center: self, name: aName, sender: anObject)
  }

  /// Ends all observations of an observer that was added with a selector, or of a token that `addObserver` returned.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Ends an observer's observations of notifications with a name, from a sender.
  ///
  /// - Parameters:
  ///   - observer: An observer that was added with a selector, or a token that `addObserver` returned.
  ///   - aName: The name; nil for all names.
  ///   - anObject: The sender; nil for all senders.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    removeObserver(observer as Any, name: aName, object: anObject)
    NotificationObservations.existing(of: observer)?.remove(center: self, name: aName, sender: anObject)
  }
}
