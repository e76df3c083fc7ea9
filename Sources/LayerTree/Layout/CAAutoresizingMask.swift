/// How a layer follows its superlayer's size: which of its margins and its own extents change with it.
///
/// ```
/// │← min margin →│← extent →│← max margin →│     along each axis
/// ```
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
  /// One bit a margin or extent.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Nothing: size and distance from the sides of smallest x and y stay.
  public static let layerNotSizable: CAAutoresizingMask = []
  /// The margin at the side of smallest x.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  /// The width.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  /// The margin at the side of greatest x.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  /// The margin at the side of smallest y.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  /// The height.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  /// The margin at the side of greatest y.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

extension CAAutoresizingMask: CodedFlags {}
