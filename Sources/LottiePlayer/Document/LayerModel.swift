/// A layer of a composition. Its frames are in the time of the composition that contains it.
struct LayerModel: JSONReadable, Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case composition(assetID: String, width: Double, height: Double)
    case solid(color: Animated<LottieColor>, width: Double, height: Double)
    case image(assetID: String)
    case null
    case shapes([ShapeItem])
    case text(TextModel)
    /// A layer type that isn't drawn, by its number, such as a sound, a camera, or a light; also a text layer without
    /// text.
    case other(Int)
  }

  /// The channel of the matte layer that determines this layer's visibility.
  enum Matte: Int, Hashable, Sendable {
    case alpha = 1
    case invertedAlpha, luma, invertedLuma
  }

  var name: String
  var content: Content
  /// The number that other layers use to refer to this one as their parent or matte.
  var index: Int?
  var parentIndex: Int?
  var isHidden: Bool
  var inFrame: Double
  var outFrame: Double
  var startFrame: Double
  /// The number of the containing composition's frames that one frame of the layer's own time takes.
  var stretch: Double
  var transform: TransformModel
  /// Whether a moving layer rotates to follow its path.
  var isAutoOriented: Bool
  var isThreeDimensional: Bool
  var matte: Matte?
  /// The index of the matte layer, if that isn't the layer above.
  var matteIndex: Int?
  /// Whether the layer is used only as a matte for other layers.
  var isMatte: Bool
  var masks: [MaskModel]
  var effects: [EffectModel]
  var styles: [LayerStyleModel]
  var blendMode: Int
  /// Whether the file asks for motion blur.
  var hasMotionBlur: Bool
  /// The time of the layer's composition in seconds, as a property over this layer's time.
  var timeRemap: Animated<Double>?

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    try fields.countLayer()
    name = fields.text("nm") ?? ""
    content = Self.content(fields)
    index = fields.integer("ind")
    parentIndex = fields.integer("parent")
    isHidden = fields.flag("hd")
    inFrame = fields.number("ip") ?? 0
    outFrame = fields.number("op") ?? .greatestFiniteMagnitude
    startFrame = fields.number("st") ?? 0
    stretch = fields.number("sr") ?? 1
    transform = fields.value(TransformModel.self, "ks") ?? TransformModel()
    isAutoOriented = fields.flag("ao")
    isThreeDimensional = fields.flag("ddd")
    matte = fields.integer("tt").flatMap(Matte.init)
    matteIndex = fields.integer("tp")
    isMatte = fields.flag("td")
    masks = fields.list(of: MaskModel.self, "masksProperties")
    effects = fields.list(of: EffectModel.self, "ef")
    styles = fields.list(of: LayerStyleModel.self, "sy")
    blendMode = fields.integer("bm") ?? 0
    hasMotionBlur = fields.flag("mb")
    timeRemap = fields.animated(Double.self, "tm")
  }

  private static func content(_ fields: Fields) -> Content {
    let kind = fields.integer("ty") ?? -1
    switch kind {
    case 0:
      return .composition(
        assetID: fields.text("refId") ?? "", width: fields.number("w") ?? 0, height: fields.number("h") ?? 0)
    case 1:
      return .solid(
        color: Animated(fields.text("sc").flatMap(LottieColor.init(hex:)) ?? .black),
        width: fields.number("sw") ?? 0,
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
  /// Whether the layer itself is drawn unless it's empty, rather than only used as a matte or a parent.
  var isDrawn: Bool { !isHidden && !isMatte }

  /// Whether the layer may draw anything. A null object only moves the layers whose parent it is.
  var hasContent: Bool {
    if case .null = content { false } else { true }
  }

  /// The name by which key paths refer to the layer.
  var keypathName: String { name.isEmpty ? "Layer" : name }
}
