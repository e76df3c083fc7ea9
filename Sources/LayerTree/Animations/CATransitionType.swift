/// How a transition's new look takes the place of the old one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the type.
  public let rawValue: String

  /// Creates a type by name; any name is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new look appears as the old one vanishes.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
