public import QuartzCore

/// An object that a dynamic animator moves, such as a view.
///
/// An object of any other class can adopt the protocol, for example to animate a number by a simulation.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center in the coordinates of the animator's reference view. The animator sets it.
  var center: CGPoint { get set }
  /// The item's size; an animator ignores the origin.
  var bounds: CGRect { get }
  /// The rotation about the center. The animator sets it, and preserves a scale that the transform already
  /// had.
  var transform: CGAffineTransform { get set }
  /// The kind of the outline that collides. Default a rectangle.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline that collides if ``collisionBoundsType`` is a path, relative to the center. Default empty.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// A rectangle.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// An empty path.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
