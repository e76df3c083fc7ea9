import Foundation

/// A theme of a `.lottie` archive: values for the slots of its animations.
struct ThemeModel: Decodable {
  private let rules: [ThemeRule]

  init(from decoder: any Decoder) throws { rules = try Fields(decoder).list(of: ThemeRule.self, "rules") }

  init(_ data: Data) throws(LottieError) {
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw LottieError(.notLottie, "the theme: " + ReadingNotes.text(of: error))
    }
  }

  /// Returns the values for one of the archive's animations, from rules for that animation or for all.
  func slots(forAnimation id: String) -> [String: SlotModel] {
    let rules = rules.filter { $0.animations.isEmpty || $0.animations.contains(id) }
    return Dictionary(rules.map { ($0.slot, $0.value) }, uniquingKeysWith: { $1 })
  }
}

/// A theme's value for one slot.
private struct ThemeRule: Decodable {
  let slot: String
  let animations: [String]
  let value: SlotModel

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    slot = fields.text("id") ?? ""
    animations = fields.value([String].self, "animations") ?? []
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
    let changes = fields.list(of: TextChangeKeyframe.self, "keyframes").sorted { $0.time < $1.time }
    guard changes.isEmpty else { return .changes(changes) }
    return fields.value(TextChange.self, "value").map(TextSlot.change)
  }
}

private struct ThemeKeyframe<Value: LottieValue>: Decodable {
  let keyframe: PropertyKeyframe<Value>

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    guard let time = fields.number("frame"), let value = fields.value(StoredValue<Value>.self, "value")?.value
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a keyframe without a frame or a value"))
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

  init(reading decoder: any Decoder) throws {
    let stops = try [Stop](from: decoder)
    self.init(colors: stops.map(\.color), locations: stops.map(\.offset))
  }

  var numbers: [Double] { GradientNumbers.numbers(of: colors, at: locations) }

  func interpolated(to end: ThemeGradient, at fraction: Double) -> ThemeGradient {
    fraction < 1 ? self : end
  }

  private struct Stop: Decodable {
    let color: LottieColor
    let offset: Double

    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      color = fields.value(StoredValue<LottieColor>.self, "color")?.value ?? .black
      offset = fields.number("offset") ?? 0
    }
  }
}
