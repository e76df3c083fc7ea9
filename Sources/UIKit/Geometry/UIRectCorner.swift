/// A set of a rectangle's corners, where y points down.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner with the smallest x and y.
  public static let topLeft = Self(rawValue: 1)
  /// The corner with the largest x and the smallest y.
  public static let topRight = Self(rawValue: 2)
  /// The corner with the smallest x and the largest y.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner with the largest x and y.
  public static let bottomRight = Self(rawValue: 8)
  /// All corners. All bits are set.
  public static let allCorners = Self(rawValue: .max)
}
