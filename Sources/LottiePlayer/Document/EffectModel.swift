/// An effect on a layer, with its values in the order in which After Effects lists them.
struct EffectModel: JSONReadable, Equatable, Sendable {
  var name: String
  var kind: Int
  /// The type of the effect, as a number.
  var isEnabled: Bool
  var values: [EffectValue]

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    name = fields.text("nm") ?? ""
    kind = fields.integer("ty") ?? -1
    isEnabled = !fields.contains("en") || fields.flag("en")
    values = fields.list(of: EffectValue.self, "ef")
  }

  func number(_ index: Int) -> Animated<Double>? {
    guard values.indices.contains(index), case .number(let number) = values[index].content else { return nil }
    return number
  }

  func color(_ index: Int) -> Animated<LottieColor>? {
    guard values.indices.contains(index), case .color(let color) = values[index].content else { return nil }
    return color
  }
}

/// One value of an effect.
struct EffectValue: JSONReadable, Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case number(Animated<Double>)
    case color(Animated<LottieColor>)
    case point(Animated<Vector>)
    /// A group, a layer's index or no value.
    case other
  }

  var name: String
  var content: Content

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    name = fields.text("nm") ?? ""
    content =
      switch fields.integer("ty") {
      case 0, 1, 4, 7: fields.animated(Double.self, "v").map(Content.number) ?? .other
      case 2: fields.animated(LottieColor.self, "v").map(Content.color) ?? .other
      case 3: fields.animated(Vector.self, "v").map(Content.point) ?? .other
      default: .other
      }
  }
}

/// A layer style, such as a drop shadow or a color overlay. The opacity is in percent, the angle in degrees.
struct LayerStyleModel: JSONReadable, Equatable, Sendable {
  var kind: Int
  var blendMode: Int
  var color: Animated<LottieColor>
  var opacity: Animated<Double>
  var angle: Animated<Double>
  var distance: Animated<Double>
  var size: Animated<Double>

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    kind = fields.integer("ty") ?? -1
    blendMode = fields.integer("bm") ?? 0
    color = fields.animated(LottieColor.self, "c") ?? Animated(.black)
    opacity = fields.animated(Double.self, "o") ?? fields.animated(Double.self, "so") ?? Animated(100)
    angle = fields.animated(Double.self, "a") ?? Animated(0)
    distance = fields.animated(Double.self, "d") ?? Animated(0)
    size = fields.animated(Double.self, "s") ?? Animated(0)
  }
}
