/// A resource that layers refer to by its identifier: a composition or an image.
struct Asset: JSONReadable, Equatable, Sendable {
  var id: String
  /// The layers of a composition, the topmost first; nil for an image.
  var layers: [LayerModel]?
  /// The frames per second of a composition with its own frame rate.
  var frameRate: Double?
  var width: Double
  var height: Double
  /// The folder of an image's file.
  var folder: String
  /// The name of an image's file, or its bytes as a data URL.
  var source: String
  /// The name of the slot whose value replaces an image.
  var slot: String?

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    id = fields.text("id") ?? fields.integer("id").map(String.init) ?? ""
    layers = fields.contains("layers") ? fields.list(of: LayerModel.self, "layers") : nil
    frameRate = fields.number("fr")
    width = fields.number("w") ?? fields.number("width") ?? 0
    height = fields.number("h") ?? fields.number("height") ?? 0
    folder = fields.text("u") ?? ""
    source = fields.text("p") ?? fields.text("url") ?? ""
    slot = fields.text("sid")
  }

  /// Replaces the image, and the size if the new image specifies one.
  mutating func replaceImage(with image: Asset) {
    (folder, source) = (image.folder, image.source)
    if image.width > 0, image.height > 0 { (width, height) = (image.width, image.height) }
  }
}

extension Asset {
  /// Whether the asset is a sound rather than an image.
  var isSound: Bool {
    let endings = [".mp3", ".wav", ".m4a", ".aac", ".ogg"]
    return source.hasPrefix("data:audio") || endings.contains { source.lowercased().hasSuffix($0) }
  }
}

extension [Asset] {
  /// The compositions by their identifiers.
  var compositions: [String: Asset] { byIdentifier { $0.layers != nil } }

  /// The images by their identifiers.
  var images: [String: Asset] { byIdentifier { $0.layers == nil } }

  /// Returns the assets that satisfy a condition, of which the first with an identifier counts.
  private func byIdentifier(_ isIncluded: (Asset) -> Bool) -> [String: Asset] {
    Dictionary(lazy.filter(isIncluded).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A named frame of an animation, and the segment that begins there.
struct MarkerModel: JSONReadable, Equatable, Sendable {
  var name: String
  var frame: Double
  /// The length of the segment in frames.
  var duration: Double

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    name = fields.text("cm") ?? ""
    frame = fields.number("tm") ?? 0
    duration = fields.number("dr") ?? 0
  }
}
