public import QuartzCore

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// To the right; default 0.
  public var horizontal: CGFloat
  /// Downward; default 0.
  public var vertical: CGFloat

  /// No offset.
  public static let zero = UIOffset()

  /// Creates an offset of 0 points.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset of a number of points to the right and downward.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
