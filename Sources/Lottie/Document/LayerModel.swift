/// A layer of a composition. Frames are those of the composition that holds it.
struct LayerModel: Decodable, Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case composition(assetID: String, width: Double, height: Double)
    case solid(color: FilmColor, width: Double, height: Double)
    case image(assetID: String)
    case null
    case shapes([ShapeItem])
    case text(TextModel)
    /// A kind that isn't drawn, by its number: sound, a camera, a light; or a text that has none.
    case other(Int)
  }

  /// How the layer above hides or shows parts of this one.
  enum Matte: Int, Hashable, Sendable {
    case alpha = 1
    case invertedAlpha, luma, invertedLuma
  }

  var name: String
  var content: Content
  /// The number by which others name this layer as their parent or matte.
  var index: Int?
  var parentIndex: Int?
  var isHidden: Bool
  var inFrame: Double
  var outFrame: Double
  var startFrame: Double
  /// How many of the composition's frames one frame of the layer's own lasts.
  var stretch: Double
  var transform: TransformModel
  /// Whether a moving layer turns along its way.
  var isAutoOriented: Bool
  var isThreeDimensional: Bool
  var matte: Matte?
  /// The layer that is the matte, where it isn't the one above.
  var matteIndex: Int?
  /// Whether the layer is only a matte of others.
  var isMatte: Bool
  var masks: [MaskModel]
  var effects: [EffectModel]
  var styles: [LayerStyleModel]
  var blendMode: Int
  /// Whether what moves is to look as if it had been filmed with a slow shutter.
  var hasMotionBlur: Bool
  /// Which frame of its own a composition shows, in seconds.
  var timeRemap: Animated<Double>?

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    try fields.takeLayer()
    name = fields.text("nm") ?? ""
    content = Self.content(fields)
    index = fields.whole("ind")
    parentIndex = fields.whole("parent")
    isHidden = fields.flag("hd")
    inFrame = fields.number("ip") ?? 0
    outFrame = fields.number("op") ?? .greatestFiniteMagnitude
    startFrame = fields.number("st") ?? 0
    stretch = fields.number("sr") ?? 1
    transform = fields.value(TransformModel.self, "ks") ?? TransformModel()
    isAutoOriented = fields.flag("ao")
    isThreeDimensional = fields.flag("ddd")
    matte = fields.whole("tt").flatMap(Matte.init)
    matteIndex = fields.whole("tp")
    isMatte = fields.flag("td")
    masks = fields.list(of: MaskModel.self, "masksProperties")
    effects = fields.list(of: EffectModel.self, "ef")
    styles = fields.list(of: LayerStyleModel.self, "sy")
    blendMode = fields.whole("bm") ?? 0
    hasMotionBlur = fields.flag("mb")
    timeRemap = fields.animated(Double.self, "tm")
  }

  private static func content(_ fields: Fields) -> Content {
    let kind = fields.whole("ty") ?? -1
    switch kind {
    case 0:
      return .composition(
        assetID: fields.text("refId") ?? "", width: fields.number("w") ?? 0, height: fields.number("h") ?? 0)
    case 1:
      return .solid(
        color: fields.text("sc").flatMap(FilmColor.init(hex:)) ?? .black, width: fields.number("sw") ?? 0,
        height: fields.number("sh") ?? 0)
    case 2: return .image(assetID: fields.text("refId") ?? "")
    case 3: return .null
    case 4: return .shapes(fields.list(of: ShapeItem.self, "shapes"))
    case 5: return fields.value(TextModel.self, "t").map(Content.text) ?? .other(kind)
    default: return .other(kind)
    }
  }
}

extension LayerModel {
  /// By which key paths know it.
  var keyName: String { name.isEmpty ? "Layer" : name }
}
