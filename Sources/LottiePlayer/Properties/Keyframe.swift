import MotionCore

/// A value of a property at a frame, and the interpolation to the next keyframe.
struct Keyframe<Value: KeyframeValue>: Hashable, Sendable {
  /// The frame, in the time of the composition that contains the property's layer.
  var time: Double
  var value: Value
  /// The timing of the interpolation to the next keyframe.
  var easing: KeyframeEasing = .linear
  /// The tangents of the spatial curve to the next keyframe; nil for a straight line.
  var tangents: SpatialTangents?
}

/// The timing of the interpolation from a keyframe to the next one.
enum KeyframeEasing: Hashable, Sendable {
  /// The value jumps at the next keyframe.
  case hold
  case linear
  /// One timing curve for all components, or one for each. Components beyond the last curve use that one.
  case curves([UnitBezier])

  /// Returns the eased progress of one component at a fraction of the time.
  func value(at fraction: Double, component: Int = 0) -> Double {
    switch self {
    case .hold: fraction < 1 ? 0 : 1
    case .linear: fraction
    case .curves(let curves): curves[min(component, curves.count - 1)].value(at: fraction)
    }
  }

  /// The first component's easing, for all components.
  var ofFirstComponent: KeyframeEasing { component(0) }

  /// Returns the easing of one component.
  func component(_ index: Int) -> KeyframeEasing {
    guard case .curves(let curves) = self else { return self }
    return .curves([curves[min(index, curves.count - 1)]])
  }
}

/// The tangents of the cubic Bézier curve along which a position moves to the next keyframe, each relative to its end
/// of the curve.
struct SpatialTangents: Hashable, Sendable {
  var outTangent: SIMD2<Double>
  var inTangent: SIMD2<Double>
}

// MARK: - Reading

/// The keyframes of a property as files store them.
struct StoredKeyframes<Value: LottieValue>: JSONReadable {
  private let stored: [StoredKeyframe<Value>]

  init(_ json: JSONNode) throws(JSONError) {
    guard json.isList else { throw JSONError(json, expected: "a list") }
    var stored: [StoredKeyframe<Value>] = []
    for element in json.elements {
      // Most properties are constant: a list of numbers fails at its first element.
      stored.append(try StoredKeyframe(element))
      if stored.count == 1 { stored.reserveCapacity(json.count) }
    }
    self.stored = stored
  }

  /// The keyframes with their missing values filled in: from the end value of the keyframe before, or else from the
  /// latest value; nil if there is no value at all.
  var completed: [Keyframe<Value>]? {
    var latest = stored.lazy.compactMap { $0.start ?? $0.end }.first
    var keyframes: [Keyframe<Value>] = []
    keyframes.reserveCapacity(stored.count)
    for (index, keyframe) in stored.enumerated() {
      let value = keyframe.start ?? (index > 0 ? stored[index - 1].end : nil) ?? latest
      guard let value else { return nil }
      latest = value
      keyframes.append(
        Keyframe(time: keyframe.time, value: value, easing: keyframe.easing, tangents: keyframe.tangents))
    }
    return keyframes.isEmpty ? nil : keyframes
  }
}

/// A keyframe as files store it; values that it lacks are stored with its neighbors.
private struct StoredKeyframe<Value: LottieValue>: JSONReadable {
  let time: Double
  let start: Value?
  let end: Value?
  let easing: KeyframeEasing
  let tangents: SpatialTangents?

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    guard let time = fields.number("t") else { throw fields.missing("t", "a keyframe without a time") }
    self.time = time
    start = fields.value(StoredValue<Value>.self, "s")?.value
    end = fields.value(StoredValue<Value>.self, "e")?.value
    easing = fields.flag("h") ? .hold : .curve(out: "o", into: "i", in: fields)
    tangents = Self.tangents(fields)
  }

  private static func tangents(_ fields: Fields) -> SpatialTangents? {
    let (out, into) = (fields.value(Numbers.self, "to")?.values, fields.value(Numbers.self, "ti")?.values)
    guard let out, let into, out.count > 1, into.count > 1 else { return nil }
    let tangents = SpatialTangents(outTangent: SIMD2(out[0], out[1]), inTangent: SIMD2(into[0], into[1]))
    return tangents.outTangent == .zero && tangents.inTangent == .zero ? nil : tangents
  }
}

extension KeyframeEasing {
  /// Returns the easing given by the control points in two fields of a keyframe.
  static func curve(out outField: FieldName, into inField: FieldName, in fields: Fields) -> KeyframeEasing {
    guard let out = fields.value(ControlPoints.self, outField),
      let into = fields.value(ControlPoints.self, inField)
    else { return .linear }
    let count = max(out.count, into.count)
    guard count > 0 else { return .linear }
    let curves = (0..<count).map { index in
      let (first, second) = (out.point(index), into.point(index))
      return UnitBezier(first.x, first.y, second.x, second.y)
    }
    return .curves(Set(curves).count == 1 ? [curves[0]] : curves)
  }
}

/// The first or second control points of timing curves, one for each component.
private struct ControlPoints: JSONReadable {
  let x: [Double]
  let y: [Double]

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    x = fields.value(Numbers.self, "x")?.values ?? []
    y = fields.value(Numbers.self, "y")?.values ?? []
  }

  var count: Int { min(x.count, y.count) }

  func point(_ index: Int) -> (x: Double, y: Double) {
    let index = min(index, count - 1)
    return index < 0 ? (0, 0) : (x[index], y[index])
  }
}
