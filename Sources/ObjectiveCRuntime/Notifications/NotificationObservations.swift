import Foundation

/// The notifications that one object observes with selectors.
///
/// The observer owns them as an associated object, so that they end with it.
final class NotificationObservations: @unchecked Sendable {
  private struct Observation {
    let token: any NSObjectProtocol
    let center: NotificationCenter
    let name: NSNotification.Name?
    /// The sender's identity; nil for all senders.
    let sender: ObjectIdentifier?

    func end() { center.removeObserver(token as Any) }
  }

  // Guarded by the lock.
  private var observations: [Observation] = []
  private let lock = NSLock()

  deinit {
    for observation in observations { observation.end() }
  }

  func add(
    _ token: any NSObjectProtocol, center: NotificationCenter, name: NSNotification.Name?, sender: Any?
  ) {
    let sender = sender.map { ObjectIdentifier($0 as AnyObject) }
    lock.withLock {
      observations.append(Observation(token: token, center: center, name: name, sender: sender))
    }
  }

  /// Ends the observations in a center for a name and a sender; nil matches all.
  func remove(center: NotificationCenter, name: NSNotification.Name?, sender: Any?) {
    let sender = sender.map { ObjectIdentifier($0 as AnyObject) }
    let ended = lock.withLock {
      let ended = observations.filter {
        $0.center === center && (name == nil || $0.name == name) && (sender == nil || $0.sender == sender)
      }
      observations.removeAll { observation in ended.contains { $0.token === observation.token } }
      return ended
    }
    for observation in ended { observation.end() }
  }
}

// MARK: - Storage

extension NotificationObservations {
  private static let key = AssociationKey()
  private static let creation = Creation()

  /// The observations of an object, or nil if it never had any.
  static func existing(of observer: AnyObject) -> NotificationObservations? {
    objc_getAssociatedObject(observer, key.address) as? NotificationObservations
  }

  /// The observations of an object, created on first use.
  static func of(_ observer: AnyObject) -> NotificationObservations {
    creation.lock.withLock {
      if let existing = existing(of: observer) { return existing }
      let created = NotificationObservations()
      objc_setAssociatedObject(observer, key.address, created, .OBJC_ASSOCIATION_RETAIN)
      return created
    }
  }

  /// The lock for making an object's observations.
  private final class Creation: Sendable {
    let lock = NSLock()
  }
}
