public import CoreGraphics

/// An object that responds to events of a layer, such as changes of its properties or its insertion into a tree.
public protocol CAAction {
  /// Responds to an event.
  ///
  /// - Parameters:
  ///   - event: The key of the changed property, or the name of the event.
  ///   - anObject: The layer.
  ///   - dict: The event's additional arguments; nil for property changes.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An action that does nothing and ends the search for other actions.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible: it's inserted into a hosted tree, or it's no longer hidden.
public let kCAOnOrderIn = "onOrderIn"

/// The event of a layer that becomes invisible: it's removed from a hosted tree, or it's hidden.
public let kCAOnOrderOut = "onOrderOut"
