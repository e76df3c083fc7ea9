/// Corners of a rectangle, where y points down.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// A bit for each corner.
  public let rawValue: UInt

  /// Creates a set of the corners whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of smallest x and y.
  public static let topLeft = Self(rawValue: 1)
  /// The corner of largest x and smallest y.
  public static let topRight = Self(rawValue: 2)
  /// The corner of smallest x and largest y.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner of largest x and y.
  public static let bottomRight = Self(rawValue: 8)
  /// All corners, and every other bit.
  public static let allCorners = Self(rawValue: .max)
}
