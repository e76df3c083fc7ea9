/// From where a transition's new look comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the subtype.
  public let rawValue: String

  /// Creates a subtype by name; any name is kept.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the side of the larger x.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the side of the smaller x.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the side of the larger y of the layer's own space.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the side of the smaller y of the layer's own space.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
