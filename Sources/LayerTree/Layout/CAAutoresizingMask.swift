/// The margins and extents of a layer that change when its superlayer is resized.
///
/// ```
/// │← min margin →│← extent →│← max margin →│     along each axis
/// ```
public struct CAAutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each margin or extent.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The empty set: the size and the distances from the minimum x and y edges don't change.
  public static let layerNotSizable: CAAutoresizingMask = []
  /// The margin at the minimum x edge.
  public static let layerMinXMargin = CAAutoresizingMask(rawValue: 1)
  /// The width.
  public static let layerWidthSizable = CAAutoresizingMask(rawValue: 2)
  /// The margin at the maximum x edge.
  public static let layerMaxXMargin = CAAutoresizingMask(rawValue: 4)
  /// The margin at the minimum y edge.
  public static let layerMinYMargin = CAAutoresizingMask(rawValue: 8)
  /// The height.
  public static let layerHeightSizable = CAAutoresizingMask(rawValue: 16)
  /// The margin at the maximum y edge.
  public static let layerMaxYMargin = CAAutoresizingMask(rawValue: 32)
}

extension CAAutoresizingMask: CodedFlags {}
