/// The side of the layer from which a transition's new appearance enters.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The subtype's name in Core Animation.
  public let rawValue: String

  /// Creates a subtype from its name; unknown names are stored, too.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The side with the larger x.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The side with the smaller x.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The side with the larger y in the layer's coordinate space.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The side with the smaller y in the layer's coordinate space.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
