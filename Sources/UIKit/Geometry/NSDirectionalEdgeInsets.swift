public import QuartzCore

/// Distances by which the sides of a rectangle are moved inward, in points, relative to the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
  /// The distance at the top. Default 0.
  public var top: CGFloat
  /// The distance on the leading side. Default 0.
  public var leading: CGFloat
  /// The distance at the bottom. Default 0.
  public var bottom: CGFloat
  /// The distance on the trailing side. Default 0.
  public var trailing: CGFloat

  /// Insets of zero on all sides.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets with a distance for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// The insets where content is read from left to right.
  var leftToRight: UIEdgeInsets { UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing) }
}
