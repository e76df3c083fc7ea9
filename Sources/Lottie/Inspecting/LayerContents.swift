/// A layer of a film, as a list of its contents tells it. Frames are those of the composition that holds it.
package struct LayerContents: Encodable, Sendable {
  package let name: String
  /// Shapes, image, composition and so on.
  package let kind: String
  /// The number by which others name it.
  package let index: Int?
  package let firstFrame: Double
  /// Nil where it stays to the end.
  package let endFrame: Double?
  package let parent: Int?
  /// The composition or picture that it shows.
  package let shows: String?
  /// How another layer hides parts of it.
  package let matte: String?
  package let isMatte: Bool
  package let isHidden: Bool
  package let masks: Int
  package let effects: Int
}

extension LayerContents {
  init(_ model: LayerModel) {
    (name, index, parent) = (model.name, model.index, model.parentIndex)
    (kind, shows) = model.content.words
    firstFrame = model.inFrame
    endFrame = model.outFrame < .greatestFiniteMagnitude ? model.outFrame : nil
    matte = model.matte?.words
    (isMatte, isHidden) = (model.isMatte, model.isHidden)
    (masks, effects) = (model.masks.count, model.effects.count + model.styles.count)
  }
}

extension LayerModel.Content {
  /// The kind, and the name of what it shows.
  var words: (kind: String, shows: String?) {
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
  var words: String {
    switch self {
    case .alpha: "alpha"
    case .invertedAlpha: "inverted alpha"
    case .luma: "luma"
    case .invertedLuma: "inverted luma"
    }
  }
}
