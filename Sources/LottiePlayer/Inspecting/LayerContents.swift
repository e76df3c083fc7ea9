/// A layer of an animation. Its frames are in the time of the composition that contains it.
package struct LayerContents: Encodable, Sendable {
  package let name: String
  /// The layer's type, such as "shapes", "image" or "composition".
  package let kind: String
  /// The number by which other layers refer to it.
  package let index: Int?
  package let firstFrame: Double
  /// The end frame; nil for a layer that shows until the end.
  package let endFrame: Double?
  package let parent: Int?
  /// The identifier of the composition or image that it shows.
  package let shows: String?
  /// The kind of its matte.
  package let matte: String?
  package let isMatte: Bool
  package let isHidden: Bool
  package let masks: Int
  package let effects: Int
}

extension LayerContents {
  init(_ model: LayerModel) {
    (name, index, parent) = (model.name, model.index, model.parentIndex)
    (kind, shows) = model.content.label
    firstFrame = model.inFrame
    endFrame = model.outFrame < .greatestFiniteMagnitude ? model.outFrame : nil
    matte = model.matte?.label
    (isMatte, isHidden) = (model.isMatte, model.isHidden)
    (masks, effects) = (model.masks.count, model.effects.count + model.styles.count)
  }
}

extension LayerModel.Content {
  /// The layer's type, and the identifier of the composition or image that it shows.
  var label: (kind: String, shows: String?) {
    switch self {
    case .composition(let id, _, _): ("composition", id)
    case .solid: ("solid", nil)
    case .image(let id): ("image", id)
    case .null: ("null", nil)
    case .shapes: ("shapes", nil)
    case .text: ("text", nil)
    case .other(let kind): (Self.otherKinds[kind] ?? "kind \(kind)", nil)
    }
  }

  private static let otherKinds = [
    6: "sound", 7: "video", 8: "pictures", 9: "video", 11: "guide", 12: "adjustment", 13: "camera",
    14: "light",
    15: "data",
  ]
}

extension LayerModel.Matte {
  var label: String {
    switch self {
    case .alpha: "alpha"
    case .invertedAlpha: "inverted alpha"
    case .luma: "luma"
    case .invertedLuma: "inverted luma"
    }
  }
}
