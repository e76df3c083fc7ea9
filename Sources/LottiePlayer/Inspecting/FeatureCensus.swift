/// Counts the features that an animation uses.
struct FeatureCensus {
  private var counts: [String: Int] = [:]
  private var slots: Set<String> = []

  init(_ document: LottieDocument) {
    visit(layers: document.layers)
    for asset in document.assets {
      if let layers = asset.layers { visit(layers: layers) } else { count(asset.isSound ? "sound" : "image") }
      visit(slot: asset.slot)
    }
  }

  /// The features, the most frequent first.
  var features: [FeatureCount] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map {
      FeatureCount(name: $0.key, count: $0.value)
    }
  }

  /// The names of the slots in alphabetical order.
  var slotNames: [String] { slots.sorted() }

  private mutating func count(_ feature: String, if holds: Bool = true) {
    if holds { counts[feature, default: 0] += 1 }
  }
}

// MARK: - Layers

extension FeatureCensus {
  private mutating func visit(layers: [LayerModel]) {
    for layer in layers { visit(layer) }
  }

  private mutating func visit(_ layer: LayerModel) {
    count("\(layer.content.label.kind) layer")
    count("parent", if: layer.parentIndex != nil)
    count("time stretch", if: layer.stretch != 1)
    count("time remap", if: layer.timeRemap != nil)
    count("auto-orientation", if: layer.isAutoOriented)
    count("3D layer", if: layer.isThreeDimensional)
    count("blend mode", if: layer.blendMode != 0)
    if let matte = layer.matte { count("\(matte.label) matte") }
    for mask in layer.masks { count("\(mask.isInverted ? "inverted " : "")\(mask.mode.label) mask") }
    for effect in layer.effects { count(effect.label) }
    for style in layer.styles { count(style.label) }
    if case .shapes(let items) = layer.content { visit(items) }
    visit(properties: layer)
  }

  private mutating func visit(_ items: [ShapeItem]) {
    for item in items {
      if let label = item.label { count(label) }
      if case .group(let group) = item { visit(group.items) }
    }
  }
}

// MARK: - Properties

extension FeatureCensus {
  /// Finds properties by reflection, so that a new property of a model is counted without being listed here.
  private mutating func visit(properties value: Any) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any AnyAnimated {
        visit(property)
      } else if let text = child.value as? TextModel {
        visit(text)
      } else if !Self.holdsNoProperties(child.value) {
        visit(properties: child.value)
      }
    }
  }

  /// Skips types without properties, and the keyframes of texts, because one slot may have many.
  private static func holdsNoProperties(_ value: Any) -> Bool {
    value is String || value is Double || value is BezierPath || value is [TextKeyframe]
  }

  private mutating func visit(_ text: TextModel) {
    count("expression", if: text.hasExpression)
    count("text that changes", if: text.documents.count > 1)
    count("text animator", if: !text.animators.isEmpty)
    count("text along a path", if: text.path != nil)
    visit(slot: text.slot)
    visit(properties: text)
  }

  private mutating func visit(_ property: any AnyAnimated) {
    count("animated property", if: !property.isConstant)
    count("expression", if: property.hasExpression)
    visit(slot: property.slot)
  }

  private mutating func visit(slot: String?) {
    guard let slot else { return }
    count("slot")
    slots.insert(slot)
  }
}

/// A property of any type.
private protocol AnyAnimated {
  var isConstant: Bool { get }
  var hasExpression: Bool { get }
  var slot: String? { get }
}

extension Animated: AnyAnimated {}

// MARK: - Labels

extension MaskModel.Mode {
  fileprivate var label: String {
    switch self {
    case .none: "disabled"
    case .add: "add"
    case .subtract: "subtract"
    case .intersect: "intersect"
    case .lighten: "lighten"
    case .darken: "darken"
    case .difference: "difference"
    }
  }
}

extension EffectModel {
  fileprivate var label: String { Self.names[kind] ?? "effect of type \(kind)" }

  private static let names = [
    5: "expression control", 20: "tint effect", 21: "fill effect", 22: "stroke effect",
    23: "tritone effect", 24: "levels effect", 25: "drop shadow effect", 26: "radial wipe effect",
    27: "displacement map effect", 28: "matte effect",
    29: "Gaussian blur effect", 30: "twirl effect", 31: "mesh warp effect", 32: "wavy effect",
    33: "spherize effect", 34: "puppet effect",
  ]
}

extension LayerStyleModel {
  fileprivate var label: String {
    Self.names.indices.contains(kind) ? "\(Self.names[kind]) style" : "layer style of type \(kind)"
  }

  private static let names = [
    "stroke", "drop shadow", "inner shadow", "outer glow", "inner glow", "bevel", "satin", "color overlay",
    "gradient overlay",
  ]
}

extension ShapeItem {
  /// The item's name in the list of features; nil for transforms, which every group has.
  fileprivate var label: String? {
    switch self {
    case .group: "group"
    case .path: "path"
    case .rectangle: "rectangle"
    case .ellipse: "ellipse"
    case .star: "star"
    case .fill: "fill"
    case .stroke: "stroke"
    case .gradientFill: "gradient fill"
    case .gradientStroke: "gradient stroke"
    case .trim: "trim path"
    case .repeater: "repeater"
    case .roundCorners: "rounded corners"
    case .merge, .merged: "merge paths"
    case .transform: nil
    case .ignored(_, true): "hidden shape"
    case .ignored(let kind, false): "shape of type '\(kind)'"
    }
  }
}
