/// A font that a file's texts name.
struct FontModel: Decodable, Hashable, Sendable {
  /// What texts call it; mostly its PostScript name.
  var name: String
  var family: String
  var style: String
  /// How far the font reaches above the baseline, in per cent of the size; nil where the file doesn't tell.
  var ascent: Double?

  /// A font of which the file tells nothing more.
  init(name: String) { (self.name, family, style) = (name, "", "") }

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    name = fields.text("fName") ?? ""
    family = fields.text("fFamily") ?? ""
    style = fields.text("fStyle") ?? ""
    ascent = fields.number("ascent").flatMap { $0 > 0 ? $0 : nil }
  }
}

/// The outline of a character that a file brings along.
struct GlyphModel: Decodable, Hashable, Sendable {
  var character: String
  var family: String
  var style: String
  /// How far it moves what follows, at a size of 100 points.
  var advance: Double
  /// At a size of 100 points, the origin on the baseline.
  var outlines: [Outline]
  /// Whether it's a composition rather than an outline.
  var isComposition: Bool

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    character = fields.text("ch") ?? ""
    family = fields.text("fFamily") ?? ""
    style = fields.text("style") ?? ""
    advance = fields.number("w") ?? 0
    isComposition = fields.whole("t") == 1
    outlines = fields.value(Content.self, "data")?.outlines ?? []
  }

  private struct Content: Decodable {
    let outlines: [Outline]

    init(from decoder: any Decoder) throws {
      let items = try Fields(decoder).list(of: ShapeItem.self, "shapes")
      outlines = items.flatMap(\.stillOutlines)
    }
  }
}

/// The fonts that a file's texts name.
struct FontList: Decodable, Hashable, Sendable {
  var fonts: [FontModel]

  init(from decoder: any Decoder) throws { fonts = try Fields(decoder).list(of: FontModel.self, "list") }
}

extension ShapeItem {
  /// The drawn paths of an item and those in it, as they first are.
  fileprivate var stillOutlines: [Outline] {
    switch self {
    case .path(let shape): [shape.outline.first]
    case .group(let group): group.items.flatMap(\.stillOutlines)
    default: []
    }
  }
}
