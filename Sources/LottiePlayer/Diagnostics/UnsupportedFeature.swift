/// A feature of a file that isn't drawn; the rest of the file is.
public struct UnsupportedFeature: Hashable, Sendable, CustomStringConvertible {
  /// The name of the layer in the file.
  public let layer: String
  /// The feature, as a noun phrase such as "motion blur".
  public let feature: String

  init(layer: String, feature: String) {
    self.layer = layer
    self.feature = feature
  }

  /// Layer and feature in one line.
  public var description: String { "layer '\(layer)': \(feature)" }
}
