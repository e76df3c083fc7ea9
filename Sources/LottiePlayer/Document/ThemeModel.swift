import Foundation

/// A theme of a `.lottie` archive: values for the slots of its animations.
struct ThemeModel: JSONReadable {
  private let rules: [ThemeRule]

  init(_ json: JSONNode) throws(JSONError) { rules = try Fields(json).list(of: ThemeRule.self, "rules") }

  init(_ data: Data) throws(LottieError) {
    do {
      try self.init(jsonText: data)
    } catch {
      throw LottieError(.notLottie, "the theme: \(error)")
    }
  }

  /// Returns the values for one of the archive's animations, from rules for that animation or for all.
  func slots(forAnimation id: String) -> [String: SlotModel] {
    let rules = rules.filter { $0.animations.isEmpty || $0.animations.contains(id) }
    return Dictionary(rules.map { ($0.slot, $0.value) }, uniquingKeysWith: { $1 })
  }
}

/// A theme's value for one slot.
private struct ThemeRule: JSONReadable {
  let slot: String
  let animations: [String]
  let value: SlotModel

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    slot = fields.text("id") ?? ""
    animations = fields.list(of: String.self, "animations")
    var value = SlotModel()
    switch fields.text("type") {
    case "Color": value.color = Self.property(LottieColor.self, fields)
    case "Scalar": value.number = Self.property(Double.self, fields)
    case "Position", "Vector": value.vector = Self.property(Vector.self, fields)
    case "Gradient":
      let gradient = Self.property(ThemeGradient.self, fields)
      value.stops = gradient?.map(\.numbers)
      value.colorStopCount = gradient?.first.colors.count
    case "Text": value.text = Self.text(fields)
    case "Image": value.image = fields.value(Asset.self, "value")
    default: break
    }
    self.value = value
  }

  private static func property<Value: LottieValue>(_ type: Value.Type, _ fields: Fields) -> Animated<Value>? {
    let keyframes = fields.list(of: ThemeKeyframe<Value>.self, "keyframes").map(\.keyframe)
    guard keyframes.isEmpty else { return Animated(keyframes: keyframes) }
    return fields.value(StoredValue<Value>.self, "value").map { Animated($0.value) }
  }
}

extension ThemeRule {
  private static func text(_ fields: Fields) -> TextSlot? {
    let changes = fields.list(of: TextChangeKeyframe.self, "keyframes").inOrder(of: \.time)
    guard changes.isEmpty else { return .changes(changes) }
    return fields.value(TextChange.self, "value").map(TextSlot.change)
  }
}

private struct ThemeKeyframe<Value: LottieValue>: JSONReadable {
  let keyframe: PropertyKeyframe<Value>

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    guard let time = fields.number("frame"), let value = fields.value(StoredValue<Value>.self, "value")?.value
    else {
      throw JSONError(json, "a keyframe without a frame or a value")
    }
    let isHeld = fields.flag("hold")
    let curve = KeyframeEasing.curve(out: "outTangent", into: "inTangent", in: fields)
    keyframe = PropertyKeyframe(time: time, value: value, easing: isHeld ? .hold : curve)
  }
}

/// A gradient of a theme, with a location for each color.
private struct ThemeGradient: LottieValue {
  var colors: [LottieColor]
  var locations: [Double]

  static var placeholder: ThemeGradient { ThemeGradient(colors: [], locations: []) }

  init(colors: [LottieColor], locations: [Double]) {
    self.colors = colors
    self.locations = locations
  }

  init(reading json: JSONNode) throws(JSONError) {
    guard json.isList else { throw JSONError(json, expected: "a list of stops") }
    self.init(colors: [], locations: [])
    for element in json.elements {
      let stop = try Stop(element)
      colors.append(stop.color)
      locations.append(stop.offset)
    }
  }

  var numbers: [Double] { GradientNumbers.numbers(of: colors, at: locations) }

  func interpolated(to end: ThemeGradient, at fraction: Double) -> ThemeGradient {
    fraction < 1 ? self : end
  }

  private struct Stop: JSONReadable {
    let color: LottieColor
    let offset: Double

    init(_ json: JSONNode) throws(JSONError) {
      let fields = try Fields(json)
      color = fields.value(StoredValue<LottieColor>.self, "color")?.value ?? .black
      offset = fields.number("offset") ?? 0
    }
  }
}
