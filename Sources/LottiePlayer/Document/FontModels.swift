/// A font of the file's font list.
struct FontModel: JSONReadable, Hashable, Sendable {
  /// The name by which texts refer to the font, usually the PostScript name.
  var name: String
  var family: String
  var style: String
  /// The font's ascent above the baseline, in percent of the size; nil if the file doesn't specify
  /// it.
  var ascent: Double?

  /// Creates a font that the file's list doesn't describe.
  init(name: String) { (self.name, family, style) = (name, "", "") }

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    name = fields.text("fName") ?? ""
    family = fields.text("fFamily") ?? ""
    style = fields.text("fStyle") ?? ""
    ascent = fields.number("ascent").flatMap { $0 > 0 ? $0 : nil }
  }
}

/// A character's outline that is stored in the file.
struct GlyphModel: JSONReadable, Equatable, Sendable {
  var character: String
  var family: String
  var style: String
  /// The advance width at a size of 100 points.
  var advance: Double
  /// The outlines at a size of 100 points, with the origin on the baseline.
  var outlines: [BezierPath]
  /// Whether the glyph is a composition rather than an outline.
  var isComposition: Bool

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    character = fields.text("ch") ?? ""
    family = fields.text("fFamily") ?? ""
    style = fields.text("style") ?? ""
    advance = fields.number("w") ?? 0
    isComposition = fields.integer("t") == 1
    outlines = fields.value(Content.self, "data")?.outlines ?? []
  }

  private struct Content: JSONReadable {
    let outlines: [BezierPath]

    init(_ json: JSONNode) throws(JSONError) {
      let items = try Fields(json).list(of: ShapeItem.self, "shapes")
      outlines = items.flatMap(\.glyphOutlines)
    }
  }
}

/// The file's font list.
struct FontList: JSONReadable, Equatable, Sendable {
  var fonts: [FontModel]

  init(_ json: JSONNode) throws(JSONError) { fonts = try Fields(json).list(of: FontModel.self, "list") }
}

extension ShapeItem {
  /// The paths of an item and the items in it, at their first keyframe.
  fileprivate var glyphOutlines: [BezierPath] {
    switch self {
    case .path(let shape): [shape.path.first]
    case .group(let group): group.items.flatMap(\.glyphOutlines)
    default: []
    }
  }
}
