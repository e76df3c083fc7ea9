/// The contents of a Lottie animation, for inspection before it's drawn.
package struct AnimationContents: Encodable, Sendable {
  /// The animation's identifier in its archive; empty if the file isn't an archive.
  package let id: String
  /// The contents of the archive; nil if the file isn't an archive.
  package let archive: ArchiveContents?
  /// The animation's name in the file.
  package let name: String
  /// The version of the format that the exporter specifies.
  package let version: String
  /// The width in points.
  package let width: Double
  /// The height in points.
  package let height: Double
  /// The frames per second.
  package let frameRate: Double
  package let firstFrame: Double
  package let endFrame: Double
  /// The duration in seconds.
  package let duration: Double
  /// The layers of the root composition, the topmost first.
  package let layers: [LayerContents]
  package let compositions: [CompositionContents]
  package let images: [ImageContents]
  package let sounds: [SoundContents]
  package let fonts: [FontContents]
  package let markers: [MarkerContents]
  /// The names of the slots.
  package let slots: [String]
  /// The values that can be replaced, each key path once.
  package let values: [SettableValue]
  /// The slots whose values can be replaced.
  package let slotValues: [SettableSlot]
  /// The features that the animation uses, the most frequent first.
  package let features: [FeatureCount]
  /// The features that aren't drawn.
  package let unsupported: [UnsupportedFeature]
  /// The fields that couldn't be read.
  package let notes: [String]
}

/// The identifiers of an archive's items.
package struct ArchiveContents: Encodable, Sendable {
  /// The animations, the initial one first.
  package let animations: [String]
  package let themes: [String]
  package let stateMachines: [String]
}

/// A composition that layers refer to.
package struct CompositionContents: Encodable, Sendable {
  package let id: String
  /// The layers, the topmost first.
  package let layers: [LayerContents]
}

/// An image that layers refer to.
package struct ImageContents: Encodable, Sendable {
  package let id: String
  /// The width in points that the file states.
  package let width: Double
  /// The height in points that the file states.
  package let height: Double
  /// The width of the image in pixels; nil if the image is missing or can't be read.
  package let pixelWidth: Int?
  /// The height of the image in pixels; nil if the image is missing or can't be read.
  package let pixelHeight: Int?
  /// Whether the image is embedded in the animation's file.
  package let isEmbedded: Bool
  /// The path of the image relative to the animation's file; nil for an embedded image.
  package let path: String?
  /// Whether the image's file doesn't exist.
  package let isMissing: Bool
  /// The names by which the image can be replaced: its identifier, its slot, its file, and the layers that show it.
  package let names: [String]
}

/// A sound that layers refer to. Sounds aren't played.
package struct SoundContents: Encodable, Sendable {
  package let id: String
  /// The path of the sound relative to the animation's file; nil for an embedded sound.
  package let path: String?
}

/// A marker, with its frame and the duration of its segment in frames.
package struct MarkerContents: Encodable, Sendable {
  package let name: String
  package let frame: Double
  package let duration: Double
}

/// The number of times that an animation uses a feature.
package struct FeatureCount: Encodable, Sendable {
  package let name: String
  package let count: Int
}

extension UnsupportedFeature: Encodable {
  private enum CodingKeys: CodingKey { case layer, feature }

  /// Encodes the layer and the feature.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(layer, forKey: .layer)
    try container.encode(feature, forKey: .feature)
  }
}
