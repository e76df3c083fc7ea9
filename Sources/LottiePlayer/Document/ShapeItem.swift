/// An item of a shape layer's list. Paints act on the paths before them.
indirect enum ShapeItem: JSONReadable, Equatable, Sendable {
  case group(ShapeGroup)
  case path(PathShape)
  case rectangle(RectangleShape)
  case ellipse(EllipseShape)
  case star(StarShape)
  case fill(FillStyle)
  case stroke(StrokeStyle)
  case gradientFill(GradientFillStyle)
  case gradientStroke(GradientStrokeStyle)
  case trim(TrimModifier)
  case repeater(RepeaterModifier)
  case roundCorners(RoundCornersModifier)
  case merge(MergeModifier)
  /// The items before a merge modifier; files don't store this case.
  case merged(MergedItems)
  case transform(TransformModel)
  /// An item that isn't drawn, by its type code: it's hidden or its type is unknown.
  case ignored(kind: String, isHidden: Bool)

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    let kind = fields.text("ty") ?? ""
    guard !fields.flag("hd") || kind == "tr" else {
      self = .ignored(kind: kind, isHidden: true)
      return
    }
    self =
      switch kind {
      case "gr": .group(try ShapeGroup(json))
      case "sh": .path(PathShape(fields))
      case "rc": .rectangle(RectangleShape(fields))
      case "el": .ellipse(EllipseShape(fields))
      case "sr": .star(StarShape(fields))
      case "fl": .fill(FillStyle(fields))
      case "st": .stroke(StrokeStyle(fields))
      case "gf": .gradientFill(GradientFillStyle(fields))
      case "gs": .gradientStroke(GradientStrokeStyle(fields))
      case "tm": .trim(TrimModifier(fields))
      case "rp": .repeater(RepeaterModifier(fields))
      case "rd": .roundCorners(RoundCornersModifier(fields))
      case "mm": .merge(MergeModifier(fields))
      case "tr": .transform(TransformModel(fields))
      default: .ignored(kind: kind, isHidden: false)
      }
  }
}

extension ShapeItem {
  /// The name by which key paths refer to the item; nil for items without a key path.
  var name: String? {
    switch self {
    case .group(let group): group.name.isEmpty ? "Group" : group.name
    case .path(let shape): shape.name
    case .rectangle(let shape): shape.name
    case .ellipse(let shape): shape.name
    case .star(let shape): shape.name
    case .fill(let style): style.name
    case .stroke(let style): style.name
    case .gradientFill(let style): style.name
    case .gradientStroke(let style): style.name
    case .trim(let trim): trim.name
    case .repeater(let repeater): repeater.name
    case .roundCorners(let corners): corners.name
    case .merge, .merged, .transform, .ignored: nil
    }
  }
}

/// Items with a transform of their own. Paints after the group act on its paths too.
struct ShapeGroup: JSONReadable, Equatable, Sendable {
  var name: String
  var items: [ShapeItem]
  var blendMode: Int

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    name = fields.text("nm") ?? ""
    items = fields.list(of: ShapeItem.self, "it")
    blendMode = fields.integer("bm") ?? 0
  }

  /// The group's transform: the last one in the list.
  var transform: TransformModel? {
    for case .transform(let transform) in items.reversed() { return transform }
    return nil
  }
}
