/// Sides of a rectangle, relative to the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top side.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The side at which lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom side.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The side at which lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
