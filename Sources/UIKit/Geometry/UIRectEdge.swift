/// Sides of a rectangle, where y points down.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// A bit for each side.
  public let rawValue: UInt

  /// Creates a set of the sides whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper side.
  public static let top = Self(rawValue: 1)
  /// The left side.
  public static let left = Self(rawValue: 2)
  /// The lower side.
  public static let bottom = Self(rawValue: 4)
  /// The right side.
  public static let right = Self(rawValue: 8)
  /// All sides.
  public static let all: Self = [.top, .left, .bottom, .right]
}
