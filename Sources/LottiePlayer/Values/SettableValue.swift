/// A value of an animation that can be replaced before the animation is drawn.
package struct SettableValue: Equatable, Sendable {
  /// The path of names to the value: the names of layers, groups, and items, then its own name.
  package let path: [String]
  /// The value at the first frame.
  package let current: ReplacementValue
  /// Whether the value changes over time; a replacement is constant.
  package let isAnimated: Bool

  /// The key path, with dots between the names.
  package var name: String { path.joined(separator: ".") }
}

/// A slot of an animation, whose value can be replaced.
package struct SettableSlot: Equatable, Sendable {
  package let name: String
  /// The value at the first frame; nil for an image.
  package let current: ReplacementValue?
}

/// An image of an animation that can be replaced.
package struct SettableImage: Equatable, Sendable {
  /// The identifier that layers refer to.
  package let id: String
  /// The names by which the image can be replaced: its identifier, its slot, its file, and the layers that
  /// show it.
  package let names: [String]
}

extension SettableSlot: Encodable {
  private enum CodingKeys: CodingKey { case name, kind, value }

  /// Encodes the name, the kind, and the current value as text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(current?.kind.rawValue ?? "image", forKey: .kind)
    try container.encodeIfPresent(current?.description, forKey: .value)
  }
}

extension SettableValue: Encodable {
  private enum CodingKeys: CodingKey { case name, kind, value, isAnimated }

  /// Encodes the name, the kind, and the current value as text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
    try container.encode(current.kind.rawValue, forKey: .kind)
    try container.encode(current.description, forKey: .value)
    try container.encode(isAnimated, forKey: .isAnimated)
  }
}
