public import QuartzCore

/// An object that is notified when items begin and stop touching.
///
/// All methods are optional. A class that adopts the protocol implements the ones it needs, without `throws`. They are
/// called after the step in which a contact began or ended, once per contact.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: _OptionalMethods {
  /// Called when two items begin to touch at a point of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint) throws(MissingMethodError)
  /// Called when two items no longer touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    throws(MissingMethodError)
  /// Called when an item begins to touch a boundary; the identifier is nil for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint) throws(MissingMethodError)
  /// Called when an item no longer touches a boundary; the identifier is nil for the reference view's bounds.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?) throws(MissingMethodError)
}

// MARK: - Defaults

extension UICollisionBehaviorDelegate {
  /// Fails, because the delegate lacks the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }

  /// Fails, because the delegate lacks the method.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) throws(MissingMethodError) {
    throw MissingMethodError()
  }
}

// MARK: - Calls with a question mark

extension UICollisionBehaviorDelegate {
  /// The methods `collisionBehavior(…)`, for calls with a question mark.
  public var collisionBehavior: UICollisionBehaviorDelegate_collisionBehavior? {
    UICollisionBehaviorDelegate_collisionBehavior(delegate: self)
  }
}

/// The methods `collisionBehavior(…)` of a ``UICollisionBehaviorDelegate``, for calls with a question mark.
@preconcurrency @MainActor
public struct UICollisionBehaviorDelegate_collisionBehavior {
  let delegate: any UICollisionBehaviorDelegate

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) -> Void? {
    try? delegate.collisionBehavior(behavior, beganContactFor: item1, with: item2, at: p)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) -> Void? {
    try? delegate.collisionBehavior(behavior, endedContactFor: item1, with: item2)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) -> Void? {
    try? delegate.collisionBehavior(
      behavior, beganContactFor: item, withBoundaryIdentifier: identifier, at: p)
  }

  /// Calls the method; nil if the delegate lacks it.
  @discardableResult
  public func callAsFunction(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) -> Void? {
    try? delegate.collisionBehavior(behavior, endedContactFor: item, withBoundaryIdentifier: identifier)
  }
}
