/// A set of a rectangle's edges, where y points down.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each edge.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let left = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let right = Self(rawValue: 8)
  /// All edges.
  public static let all: Self = [.top, .left, .bottom, .right]
}
