import CoreGraphics
import MotionCore

/// The target of a key path: a property of a layer, whole or in part.
package struct KeyPathTarget: Equatable {
  /// A part of a property's value.
  package enum Part: Equatable {
    case whole
    /// A range of the numbers of a point, size or rectangle.
    case numbers(first: Int, count: Int)
    /// A range of the components of a decomposed transform, in the order of `TransformPart`.
    case transform(first: Int, count: Int)

    package static let scale = Part.transform(first: TransformPart.scale, count: 3)
  }

  package let property: LayerProperty
  package let part: Part
  /// The path of names to the cell or filter with the property, as in ``AnimatedSlot/path``; empty for a layer's own
  /// property.
  package var path: [String] = []
  /// Whether the transform's other components are reset to the identity's, as with a value function.
  package var resetsOtherComponents = false

  package init(property: LayerProperty, part: Part, resetsOtherComponents: Bool = false) {
    (self.property, self.part, self.resetsOtherComponents) = (property, part, resetsOtherComponents)
  }

  /// The kind of the part's value as `Any`.
  package var kind: ValueKind {
    switch part {
    case .whole: property.kind
    case .numbers(let first, let count): count == 1 ? .scalar : first == 0 ? .point : .size
    case .transform(let first, let count):
      first == TransformPart.translation && count == 2 ? .size : .scalar
    }
  }

  /// The number of numbers in the part.
  package var numberCount: Int {
    switch part {
    case .whole: property.kind.numberCount
    case .numbers(_, let count), .transform(_, let count): count
    }
  }
}

// MARK: - Finding

extension KeyPathTarget {
  /// Resolves a key path such as `"position"`, `"bounds.size.width"`, `"transform.rotation.z"` or
  /// `"filters.blur.inputRadius"`, and for an emitter also `"emitterCells.spark.birthRate"`; nil if it names no
  /// property.
  package init?(keyPath: String, of owner: LayerProperty.Owner) {
    let (head, rest) = keyPath.splitAtFirstDot
    guard let property = LayerProperty(key: head, of: owner) else { return nil }
    guard let rest else {
      self.init(property: property, part: .whole)
      return
    }
    switch property.kind {
    case .cells: self.init(cellKeyPath: rest)
    case .filter, .filters: self.init(filterKeyPath: rest, in: property)
    default:
      guard let part = Self.parts(of: property.kind)[rest] else { return nil }
      self.init(property: property, part: part)
    }
  }

  /// Resolves the rest of a key path that begins with the name of a filter.
  private init?(filterKeyPath: String, in list: LayerProperty) {
    let (name, rest) = filterKeyPath.splitAtFirstDot
    guard let rest, let target = KeyPathTarget(keyPath: rest, of: .filter) else { return nil }
    self = target
    path = [list.key, name]
  }

  /// Resolves the rest of a key path that begins with the name of a cell.
  private init?(cellKeyPath: String) {
    var names: [String] = []
    var keyPath = cellKeyPath
    while names.count < CAEmitterCell.maximumDepth {
      let (name, rest) = keyPath.splitAtFirstDot
      guard let rest else { return nil }
      names.append(name)
      let (head, inner) = rest.splitAtFirstDot
      guard head == LayerProperty.cellEmitterCells.key, let inner else {
        guard let target = KeyPathTarget(keyPath: rest, of: .cell) else { return nil }
        self = target
        path = names
        return
      }
      keyPath = inner
    }
    return nil
  }

  /// Returns the part with a name such as `"size.width"`, the whole for nil; nil for parts of transforms.
  package static func part(_ name: String?, of kind: ValueKind) -> Part? {
    guard let name else { return .whole }
    return kind == .transform ? nil : parts(of: kind)[name]
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
      "scale.xy": .transform(first: P.scale, count: 2),
      "scale.x": .transform(first: P.scale, count: 1),
      "scale.y": .transform(first: P.scale + 1, count: 1),
      "scale.z": .transform(first: P.scale + 2, count: 1),
      "translation": .transform(first: P.translation, count: 2),
      "translation.x": .transform(first: P.translation, count: 1),
      "translation.y": .transform(first: P.translation + 1, count: 1),
      "translation.z": .transform(first: P.translation + 2, count: 1),
    ]
  }()

  /// Returns the components of a transform that a value function sets; nil if this target isn't a whole transform.
  package func applying(_ function: CAValueFunction) -> KeyPathTarget? {
    guard part == .whole, kind == .transform, let parts = function.name.parts else { return nil }
    return KeyPathTarget(
      property: property, part: .transform(first: parts.lowerBound, count: parts.count),
      resetsOtherComponents: true)
  }

  /// Returns the components of a transform's scale that a value changes: a size scales x and y alone.
  package func adapted(to value: Any?) -> KeyPathTarget {
    guard part == .scale, Coerced.size(value) != nil else { return self }
    return KeyPathTarget(property: property, part: .transform(first: TransformPart.scale, count: 2))
  }

  /// The numbers of a value for this part; a value of another type is reported.
  package func reportedNumbers(from value: Any?) -> [Double]? {
    let numbers = numbers(from: value)
    if numbers == nil, value != nil {
      Coerced.reportWrongType(of: value, for: "an animation of \(property.key)")
    }
    return numbers
  }

  /// The numbers of a value for this part. A single scale applies to all components of the part, except with a value
  /// function. Two components can be a size or a point.
  package func numbers(from value: Any?) -> [Double]? {
    if resetsOtherComponents, numberCount > 1 { return Coerced.finiteDoubles(value, count: numberCount) }
    guard case .transform(_, let count) = part else { return kind.numbers(from: value) }
    if count == 2, let pair = ValueKind.size.numbers(from: value) ?? ValueKind.point.numbers(from: value) {
      return pair
    }
    guard let numbers = kind.numbers(from: value) else { return nil }
    return numbers.count == 1 ? Array(repeating: numbers[0], count: count) : numbers
  }
}

// MARK: - Values by part

extension KeyPathTarget {
  /// Returns the part of a value, given the numbers of the whole.
  package func value(in whole: [Double]) -> Any? {
    switch part {
    case .whole:
      return kind.value(from: whole)
    case .numbers(let first, let count):
      return kind.value(from: Array(whole[first..<first + count]))
    case .transform(let first, let count):
      let parts = Array(Matrix4(numbers: whole).transformParts[first..<first + count])
      // The mean of several scales is returned as one number.
      let isMean = kind == .scalar && count > 1
      return kind.value(from: isMean ? [parts.reduce(0, +) / Double(count)] : parts)
    }
  }

  /// Returns the whole value with the part replaced.
  package func value(replacing whole: [Double], by numbers: [Double]) -> Any? {
    var whole = whole
    switch part {
    case .whole:
      whole = numbers
    case .numbers(let first, let count):
      whole.replaceSubrange(first..<first + count, with: numbers)
    case .transform(let first, let count):
      var parts = Matrix4(numbers: whole).transformParts
      parts.replaceSubrange(first..<first + count, with: numbers)
      whole = Matrix4(transformParts: parts).numbers
    }
    return property.kind.value(from: whole)
  }
}

extension ValueKind {
  /// Returns the value with the given numbers.
  package func value(from numbers: [Double]) -> Any? {
    switch self {
    case .scalar: CGFloat(numbers[0])
    case .float: Float(numbers[0])
    case .integer: Int(nearest: numbers[0])
    case .bits: UInt32(nearest: numbers[0])
    case .bool: numbers[0] >= 0.5
    case .point: CGPoint(x: numbers[0], y: numbers[1])
    case .size: CGSize(width: numbers[0], height: numbers[1])
    case .rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    case .transform: CATransform3D(Matrix4(numbers: numbers))
    case .color: CGColor(sRGBNumbers: { numbers[$0] })
    case .path, .name, .any, .object, .numbers, .list, .cells, .filter, .filters: nil
    }
  }
}
