/// What layers refer to by name: a composition, or a picture.
struct Asset: Decodable, Hashable, Sendable {
  var id: String
  /// The layers of a composition, the topmost first; nil for a picture.
  var layers: [LayerModel]?
  /// Frames a second of a composition that has a rate of its own.
  var frameRate: Double?
  var width: Double
  var height: Double
  /// A picture's folder, and its file or its bytes as a data URL.
  var folder: String
  var source: String
  /// The name under which a theme may replace a picture.
  var slot: String?

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    id = fields.text("id") ?? fields.whole("id").map(String.init) ?? ""
    layers = fields.contains("layers") ? fields.list(of: LayerModel.self, "layers") : nil
    frameRate = fields.number("fr")
    width = fields.number("w") ?? fields.number("width") ?? 0
    height = fields.number("h") ?? fields.number("height") ?? 0
    folder = fields.text("u") ?? ""
    source = fields.text("p") ?? fields.text("url") ?? ""
    slot = fields.text("sid")
  }

  /// Shows another picture, in its own size where it tells one.
  mutating func take(_ picture: Asset) {
    (folder, source) = (picture.folder, picture.source)
    if picture.width > 0, picture.height > 0 { (width, height) = (picture.width, picture.height) }
  }
}

extension Asset {
  /// Whether it's to be heard rather than seen.
  var isSound: Bool {
    let endings = [".mp3", ".wav", ".m4a", ".aac", ".ogg"]
    return source.hasPrefix("data:audio") || endings.contains { source.lowercased().hasSuffix($0) }
  }
}

/// A named place in a film.
struct MarkerModel: Decodable, Hashable, Sendable {
  var name: String
  var frame: Double
  /// In frames.
  var duration: Double

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    name = fields.text("cm") ?? ""
    frame = fields.number("tm") ?? 0
    duration = fields.number("dr") ?? 0
  }
}
