/// The horizontal alignment of a text's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name in Core Animation.
  public let rawValue: String

  /// Creates a mode by name; an unknown name acts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the side where lines begin in the text's script.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified: stretched to both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
