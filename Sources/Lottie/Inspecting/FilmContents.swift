/// What is in a Lottie film, for people who want to know before they draw it.
package struct FilmContents: Encodable, Sendable {
  /// The film's name in its archive; empty outside of one.
  package let id: String
  /// What else is in the file; nil outside of an archive.
  package let archive: ArchiveContents?
  /// The name that the file gives the film.
  package let name: String
  /// The version of the format's exporter.
  package let version: String
  /// In points.
  package let width: Double
  package let height: Double
  /// Frames a second.
  package let frameRate: Double
  package let firstFrame: Double
  package let endFrame: Double
  /// In seconds.
  package let duration: Double
  /// The topmost first.
  package let layers: [LayerContents]
  package let compositions: [CompositionContents]
  package let images: [ImageContents]
  package let sounds: [SoundContents]
  package let fonts: [FontContents]
  package let markers: [MarkerContents]
  /// The names under which themes replace properties.
  package let slots: [String]
  /// What the film uses and how often, the most frequent first.
  package let features: [FeatureCount]
  /// What isn't drawn.
  package let unsupported: [UnsupportedFeature]
  /// What couldn't be read.
  package let notes: [String]
}

/// The names of what is in an archive.
package struct ArchiveContents: Encodable, Sendable {
  /// The film to begin with first.
  package let animations: [String]
  package let themes: [String]
  package let stateMachines: [String]
}

/// A composition that layers show.
package struct CompositionContents: Encodable, Sendable {
  package let id: String
  /// The topmost first.
  package let layers: [LayerContents]
}

/// A picture that layers show.
package struct ImageContents: Encodable, Sendable {
  package let id: String
  /// In points, as the film wants it.
  package let width: Double
  package let height: Double
  /// Of the picture itself; nil where there is none that can be read.
  package let pixelWidth: Int?
  package let pixelHeight: Int?
  /// Whether the file itself holds it.
  package let isEmbedded: Bool
  /// Where it lies beside the film; nil for one that the file holds.
  package let path: String?
  /// Whether there is no such file.
  package let isMissing: Bool
}

/// A sound that layers play; it isn't heard.
package struct SoundContents: Encodable, Sendable {
  package let id: String
  /// Where it lies beside the film; nil for one that the file holds.
  package let path: String?
}

/// A named place in a film. Frames.
package struct MarkerContents: Encodable, Sendable {
  package let name: String
  package let frame: Double
  package let duration: Double
}

/// How often a film uses something.
package struct FeatureCount: Encodable, Sendable {
  package let name: String
  package let count: Int
}

extension UnsupportedFeature: Encodable {
  private enum CodingKeys: CodingKey { case layer, feature }

  /// Writes the layer and the feature.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(layer, forKey: .layer)
    try container.encode(feature, forKey: .feature)
  }
}
