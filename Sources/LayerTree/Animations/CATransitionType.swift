/// The effect with which a transition replaces a layer's previous appearance.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name in Core Animation.
  public let rawValue: String

  /// Creates a type from its name; unknown names are stored, too.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The previous appearance fades out while the new one fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new appearance slides over the previous one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new appearance slides in and pushes the previous one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The previous appearance slides away and uncovers the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
