public import QuartzCore

/// A displacement in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The displacement to the right. Default 0.
  public var horizontal: CGFloat
  /// The displacement downward. Default 0.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
