import MotionCore

/// What a key path names: a property of a layer, whole or in part.
struct KeyPathTarget: Hashable {
  /// The part of a property's value.
  enum Part: Hashable {
    case whole
    /// Some of the numbers of a point, size or rectangle.
    case numbers(first: Int, count: Int)
    /// Some of the numbers of a transform taken apart, in the order of `TransformPart`.
    case transform(first: Int, count: Int)

    static let scale = Part.transform(first: TransformPart.scale, count: 3)
  }

  let property: LayerProperty
  let part: Part
  /// Whether the transform's other parts become the identity's, as a value function lets them.
  var isAlone = false

  /// How the part's value crosses the border to `Any`.
  var kind: ValueKind {
    switch part {
    case .whole: property.kind
    case .numbers(let first, let count): count == 1 ? .scalar : first == 0 ? .point : .size
    case .transform(_, let count): count == 2 ? .size : .scalar
    }
  }

  /// How many numbers the part has.
  var numberCount: Int {
    switch part {
    case .whole: property.kind.numberCount
    case .numbers(_, let count), .transform(_, let count): count
    }
  }
}

// MARK: - Finding

extension KeyPathTarget {
  /// Finds what a key path such as `"position"`, `"bounds.size.width"` or `"transform.rotation.z"` names.
  init?(keyPath: String) {
    let (head, rest) = keyPath.splitAtFirstDot
    guard let property = LayerProperty(key: head) else { return nil }
    guard let rest else {
      self.init(property: property, part: .whole)
      return
    }
    guard let part = Self.parts(of: property.kind)[rest] else { return nil }
    self.init(property: property, part: part)
  }

  private static func parts(of kind: ValueKind) -> [String: Part] {
    switch kind {
    case .point: pointParts
    case .size: sizeParts
    case .rect: rectParts
    case .transform: transformParts
    default: [:]
    }
  }

  private static let pointParts: [String: Part] = [
    "x": .numbers(first: 0, count: 1), "y": .numbers(first: 1, count: 1),
  ]

  private static let sizeParts: [String: Part] = [
    "width": .numbers(first: 0, count: 1), "height": .numbers(first: 1, count: 1),
  ]

  private static let rectParts: [String: Part] = [
    "origin": .numbers(first: 0, count: 2), "size": .numbers(first: 2, count: 2),
    "origin.x": .numbers(first: 0, count: 1), "origin.y": .numbers(first: 1, count: 1),
    "size.width": .numbers(first: 2, count: 1), "size.height": .numbers(first: 3, count: 1),
  ]

  private static let transformParts: [String: Part] = {
    typealias P = TransformPart
    return [
      "rotation": .transform(first: P.rotation + 2, count: 1),
      "rotation.x": .transform(first: P.rotation, count: 1),
      "rotation.y": .transform(first: P.rotation + 1, count: 1),
      "rotation.z": .transform(first: P.rotation + 2, count: 1),
      "scale": .scale,
      "scale.x": .transform(first: P.scale, count: 1),
      "scale.y": .transform(first: P.scale + 1, count: 1),
      "scale.z": .transform(first: P.scale + 2, count: 1),
      "translation": .transform(first: P.translation, count: 2),
      "translation.x": .transform(first: P.translation, count: 1),
      "translation.y": .transform(first: P.translation + 1, count: 1),
      "translation.z": .transform(first: P.translation + 2, count: 1),
    ]
  }()

  /// What a value function animates of a transform; nil where this isn't a whole transform.
  func applying(_ function: CAValueFunction) -> KeyPathTarget? {
    guard part == .whole, kind == .transform, let parts = function.name.parts else { return nil }
    return KeyPathTarget(
      property: property, part: .transform(first: parts.lowerBound, count: parts.count), isAlone: true)
  }

  /// What is animated of the transform's scale by values such as this one: a size scales x and y alone.
  func adapted(to value: Any?) -> KeyPathTarget {
    guard part == .scale, Coerced.size(value) != nil else { return self }
    return KeyPathTarget(property: property, part: .transform(first: TransformPart.scale, count: 2))
  }

  /// The numbers of a value given for this part; a single scale stands for all three, but for a value function.
  func numbers(from value: Any?) -> [Double]? {
    if isAlone, numberCount > 1 { return Coerced.finiteDoubles(value, count: numberCount) }
    guard let numbers = kind.numbers(from: value) else { return nil }
    if case .transform(_, let count) = part, numbers.count == 1 {
      return Array(repeating: numbers[0], count: count)
    }
    return numbers
  }
}
