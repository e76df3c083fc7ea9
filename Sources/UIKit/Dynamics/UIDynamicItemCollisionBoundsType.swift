/// The kind of the outline with which a dynamic item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The rectangle of the bounds.
  case rectangle
  /// The ellipse within the bounds.
  case ellipse
  /// The item's path. Where it isn't convex, the smallest convex outline around it is used.
  case path
}
