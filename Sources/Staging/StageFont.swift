import Raster

/// An installed font that a stage draws text with.
public struct StageFont: Hashable, Sendable, Codable {
  /// The family, followed by the style unless it's the regular one.
  public let name: String
  /// The path of the file.
  public let file: String

  init(_ font: ResolvedFont) { (name, file) = (font.displayName, font.path) }
}
