public import CoreGraphics

/// What an object does when a layer's property changes or the layer enters or leaves a tree.
public protocol CAAction {
  /// Responds to an event.
  ///
  /// - Parameters:
  ///   - event: The key of the property that changed, or the name of the event.
  ///   - anObject: The layer.
  ///   - dict: Further arguments of the event; nil for property changes.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action, null does nothing and ends the search for another one.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that enters what shows: it's put into a hosted tree, or is no longer hidden.
public let kCAOnOrderIn = "onOrderIn"

/// The event of a layer that leaves what shows: it's taken out of a hosted tree, or is hidden.
public let kCAOnOrderOut = "onOrderOut"
