/// The strength of a constraint, above 0 and up to 1000, which is required.
///
/// Constraints of a lower priority are satisfied as far as constraints of higher priorities allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The strength as a number.
  public var rawValue: Float

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must be satisfied: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority at which a view resists being smaller than its content: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority at which a drag may resize a scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority at which a scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority at which a drag doesn't resize a scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default priority at which a view resists being larger than its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the target size in ``UIView/systemLayoutSizeFitting(_:)``: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether a priority is lower than another one.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension UILayoutPriority {
  /// Returns a priority that is higher by a number.
  public static func + (a: Self, b: Float) -> Self { Self(a.rawValue + b) }
  /// Returns a priority that is lower by a number.
  public static func - (a: Self, b: Float) -> Self { Self(a.rawValue - b) }
  /// Returns the difference between two priorities.
  public static func - (a: Self, b: Self) -> Float { a.rawValue - b.rawValue }
  /// Raises a priority by a number.
  public static func += (a: inout Self, b: Float) { a.rawValue += b }
  /// Lowers a priority by a number.
  public static func -= (a: inout Self, b: Float) { a.rawValue -= b }
}
