public import QuartzCore

/// A range of numbers, which restricts an attachment.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower bound.
  public var minimum: CGFloat
  /// The upper bound.
  public var maximum: CGFloat

  /// The range that contains only 0.
  public static let zero = UIFloatRange(minimum: 0, maximum: 0)
  /// The range without bounds.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Creates the range that contains only 0.
  public init() { self = .zero }

  /// Creates a range.
  public init(minimum: CGFloat, maximum: CGFloat) { (self.minimum, self.maximum) = (minimum, maximum) }

  /// Whether the range has no bounds.
  public var isInfinite: Bool { self == .infinite }
}
