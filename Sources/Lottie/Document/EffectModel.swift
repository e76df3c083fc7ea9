/// An effect on a layer: a kind, and values in the order in which the editing program lists them.
struct EffectModel: Decodable, Hashable, Sendable {
  var name: String
  var kind: Int
  var isEnabled: Bool
  var values: [EffectValue]

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    name = fields.text("nm") ?? ""
    kind = fields.whole("ty") ?? -1
    isEnabled = !fields.contains("en") || fields.flag("en")
    values = fields.list(of: EffectValue.self, "ef")
  }

  func number(_ index: Int) -> Animated<Double>? {
    guard values.indices.contains(index), case .number(let number) = values[index].content else { return nil }
    return number
  }

  func color(_ index: Int) -> Animated<FilmColor>? {
    guard values.indices.contains(index), case .color(let color) = values[index].content else { return nil }
    return color
  }
}

/// One value of an effect.
struct EffectValue: Decodable, Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case number(Animated<Double>)
    case color(Animated<FilmColor>)
    case point(Animated<Vector>)
    /// A group, a layer's index or nothing.
    case other
  }

  var name: String
  var content: Content

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    name = fields.text("nm") ?? ""
    content =
      switch fields.whole("ty") {
      case 0, 1, 4, 7: fields.animated(Double.self, "v").map(Content.number) ?? .other
      case 2: fields.animated(FilmColor.self, "v").map(Content.color) ?? .other
      case 3: fields.animated(Vector.self, "v").map(Content.point) ?? .other
      default: .other
      }
  }
}

/// A style of a layer: a shadow that it casts, or a colour over it. The opacity is per cent, the angle degrees.
struct LayerStyleModel: Decodable, Hashable, Sendable {
  var kind: Int
  var blendMode: Int
  var color: Animated<FilmColor>
  var opacity: Animated<Double>
  var angle: Animated<Double>
  var distance: Animated<Double>
  var size: Animated<Double>

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    kind = fields.whole("ty") ?? -1
    blendMode = fields.whole("bm") ?? 0
    color = fields.animated(FilmColor.self, "c") ?? Animated(.black)
    opacity = fields.animated(Double.self, "o") ?? fields.animated(Double.self, "so") ?? Animated(100)
    angle = fields.animated(Double.self, "a") ?? Animated(0)
    distance = fields.animated(Double.self, "d") ?? Animated(0)
    size = fields.animated(Double.self, "s") ?? Animated(0)
  }
}
