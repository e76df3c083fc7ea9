/// A path that shows or hides parts of a layer. The opacity is in percent, the expansion in points.
struct MaskModel: JSONReadable, Equatable, Sendable {
  enum Mode: String, Hashable, Sendable {
    case none = "n"
    case add = "a"
    case subtract = "s"
    case intersect = "i"
    case lighten = "l"
    case darken = "d"
    case difference = "f"
  }

  var name: String
  var mode: Mode
  var path: Animated<BezierPath>
  var opacity: Animated<Double>
  var expansion: Animated<Double>
  var isInverted: Bool
  /// Whether the mask's edge is soft.
  var isFeathered: Bool

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    name = fields.text("nm") ?? ""
    mode = fields.text("mode").flatMap(Mode.init) ?? .add
    path = fields.animated(BezierPath.self, "pt") ?? Animated(BezierPath(vertices: [], isClosed: true))
    opacity = fields.animated(Double.self, "o") ?? Animated(100)
    expansion = fields.animated(Double.self, "x") ?? Animated(0)
    isInverted = fields.flag("inv")
    let feather = fields.animated([Double].self, "f")
    isFeathered = feather.map { $0.keyframes.contains { $0.value.contains { $0 != 0 } } } ?? false
  }
}
