/// Lists the values of a document that can be replaced, each key path once.
struct SettableValueList: PropertyVisitor {
  private let firstFrame: Double
  private(set) var values: [SettableValue] = []
  private(set) var slots: [String: ReplacementValue] = [:]
  private var listedPaths: Set<[String]> = []

  init(firstFrame: Double) { self.firstFrame = firstFrame }

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {
    let value = ReplacementValue(property.value(at: time.localFrame(at: firstFrame)))
    guard let value else { return }
    add(SettableValue(path: path, current: value, isAnimated: !property.isConstant), slot: property.slot)
  }

  mutating func visit(_ gradient: inout GradientModel, at path: [String], _ time: CompositionTime) {
    let numbers = gradient.stops.value(at: time.localFrame(at: firstFrame))
    let value = ReplacementValue(gradientNumbers: numbers, colorCount: gradient.colorStopCount)
    add(
      SettableValue(path: path, current: value, isAnimated: !gradient.stops.isConstant), slot: gradient.slot)
  }

  mutating func visit(_ text: inout TextModel, at path: [String]) {
    let value = ReplacementValue.text(text.documents[0].document.text)
    add(
      SettableValue(
        path: path + [TextModel.propertyName], current: value, isAnimated: text.documents.count > 1),
      slot: text.slot)
  }

  private mutating func add(_ value: SettableValue, slot: String?) {
    if let slot, slots[slot] == nil { slots[slot] = value.current }
    guard values.count < Self.maximumCount, listedPaths.insert(value.path).inserted else { return }
    values.append(value)
  }

  private static var maximumCount: Int { 20_000 }
}

extension TextModel {
  /// The last name of the key path to a layer's text.
  static let propertyName = "Text"
}

extension ReplacementValue {
  /// Creates the text form of a property's value; nil for paths.
  fileprivate init?(_ value: Any) {
    switch value {
    case let number as Double: self = .number(number)
    case let vector as Vector: self = .vector(x: vector.x, y: vector.y, z: vector.z)
    case let color as LottieColor: self = .color(color)
    default: return nil
    }
  }

  /// Creates the colors of a gradient from a file's numbers.
  fileprivate init(gradientNumbers numbers: [Double], colorCount: Int) {
    let count = max(0, min(colorCount, numbers.count / 4))
    let opacities = Array(numbers.dropFirst(4 * count))
    self = .gradient(
      (0..<count).map { index in
        let hasOpacity = opacities.count == 2 * count
        return GradientStop(
          color: LottieColor(
            r: numbers[4 * index + 1], g: numbers[4 * index + 2], b: numbers[4 * index + 3],
            a: hasOpacity ? opacities[2 * index + 1] : 1),
          location: numbers[4 * index])
      })
  }
}
