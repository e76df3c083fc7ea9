import MotionCore

/// A value at a frame, for a value provider whose values change over time.
///
/// ```swift
/// let colors = ColorValueProvider([
///   Keyframe(value: red, time: 0), Keyframe(value: blue, time: 30, isHold: true),
/// ])
/// ```
///
/// Tangents shape the interpolation between two keyframes if both keyframes have a tangent on that side; otherwise,
/// it's linear.
public final class Keyframe<T> {
  /// The value.
  public let value: T
  /// The frame, in the time of the composition that contains the property.
  public let time: AnimationFrameTime
  /// Whether the value holds until the next keyframe.
  public let isHold: Bool
  /// The second control point of the timing curve that ends here, 0…1 along x; nil for none.
  public let inTangent: LottieVector2D?
  /// The first control point of the timing curve that begins here, 0…1 along x; nil for none.
  public let outTangent: LottieVector2D?
  /// The second control point of the spatial curve that ends here, relative to the value; nil for none.
  public let spatialInTangent: LottieVector3D?
  /// The first control point of the spatial curve that begins here, relative to the value; nil for none.
  public let spatialOutTangent: LottieVector3D?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - time: The frame.
  ///   - isHold: Whether the value holds until the next keyframe. Default false.
  ///   - inTangent: The second control point of the timing curve that ends here. Default nil.
  ///   - outTangent: The first control point of the timing curve that begins here. Default nil.
  ///   - spatialInTangent: The second control point of the spatial curve that ends here. Default nil.
  ///   - spatialOutTangent: The first control point of the spatial curve that begins here. Default nil.
  public init(
    value: T, time: AnimationFrameTime, isHold: Bool = false, inTangent: LottieVector2D? = nil,
    outTangent: LottieVector2D? = nil, spatialInTangent: LottieVector3D? = nil,
    spatialOutTangent: LottieVector3D? = nil
  ) {
    (self.value, self.time, self.isHold) = (value, time, isHold)
    (self.inTangent, self.outTangent) = (inTangent, outTangent)
    (self.spatialInTangent, self.spatialOutTangent) = (spatialInTangent, spatialOutTangent)
  }

  /// Creates a keyframe at frame 0 that holds.
  public convenience init(
    _ value: T, spatialInTangent: LottieVector3D? = nil, spatialOutTangent: LottieVector3D? = nil
  ) {
    self.init(
      value: value, time: 0, isHold: true, spatialInTangent: spatialInTangent,
      spatialOutTangent: spatialOutTangent)
  }
}

extension Keyframe: Sendable where T: Sendable {}

extension Keyframe: Equatable where T: Equatable {
  /// Returns whether two keyframes have the same value, time and tangents.
  public static func == (lhs: Keyframe, rhs: Keyframe) -> Bool {
    lhs.value == rhs.value && lhs.time == rhs.time && lhs.isHold == rhs.isHold
      && lhs.inTangent == rhs.inTangent && lhs.outTangent == rhs.outTangent
      && lhs.spatialInTangent == rhs.spatialInTangent && lhs.spatialOutTangent == rhs.spatialOutTangent
  }
}

extension Keyframe: Hashable where T: Hashable {
  /// Hashes the value, the time and the tangents.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(time)
    hasher.combine(isHold)
    hasher.combine(inTangent)
    hasher.combine(outTangent)
    hasher.combine(spatialInTangent)
    hasher.combine(spatialOutTangent)
  }
}

// MARK: - In properties

/// A value of a property at a frame, and the interpolation to the next keyframe.
struct PropertyKeyframe<Value: KeyframeValue>: Equatable, Sendable {
  /// The frame, in the time of the composition that contains the property's layer.
  var time: Double
  var value: Value
  /// The timing of the interpolation to the next keyframe.
  var easing: KeyframeEasing = .linear
  /// The tangents of the spatial curve to the next keyframe; nil for a straight line.
  var tangents: SpatialTangents?
}

/// The timing of the interpolation from a keyframe to the next one.
enum KeyframeEasing: Equatable, Sendable {
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
struct SpatialTangents: Equatable, Sendable {
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
      stored.append(try StoredKeyframe(element, after: stored.last))
      if stored.count == 1 { stored.reserveCapacity(json.count) }
    }
    self.stored = stored
  }

  /// The keyframes with missing values filled in, from the end value of the previous keyframe or else from the latest
  /// value; nil if there are no values.
  var completed: [PropertyKeyframe<Value>]? {
    var latest = stored.lazy.compactMap { $0.start ?? $0.end }.first
    var keyframes: [PropertyKeyframe<Value>] = []
    keyframes.reserveCapacity(stored.count)
    for (index, keyframe) in stored.enumerated() {
      let value = keyframe.start ?? (index > 0 ? stored[index - 1].end : nil) ?? latest
      guard let value else { return nil }
      latest = value
      keyframes.append(
        PropertyKeyframe(
          time: keyframe.time, value: value, easing: keyframe.easing, tangents: keyframe.tangents))
    }
    return keyframes.isEmpty ? nil : keyframes
  }
}

/// A keyframe as files store it; values that it lacks are stored with its neighbors.
private struct StoredKeyframe<Value: LottieValue> {
  let time: Double
  let start: Value?
  let end: Value?
  let easing: KeyframeEasing
  let tangents: SpatialTangents?

  init(_ json: JSONNode, after previous: StoredKeyframe?) throws(JSONError) {
    let fields = try Fields(json)
    guard let time = fields.number("t") else { throw fields.missing("t", "a keyframe without a time") }
    self.time = time
    start = fields.value(StoredValue<Value>.self, "s")?.value
    end = fields.value(StoredValue<Value>.self, "e")?.value
    easing =
      fields.flag("h")
      ? .hold : .curve(out: "o", into: "i", in: fields, previous: previous?.easing ?? .linear)
    tangents = Self.tangents(fields)
  }

  private static func tangents(_ fields: Fields) -> SpatialTangents? {
    // Both are read in any case, which notes what can't be read.
    let (out, into) = (fields.value(NumberList.self, "to"), fields.value(NumberList.self, "ti"))
    guard let out, let into, out.count > 1, into.count > 1 else { return nil }
    let tangents = SpatialTangents(outTangent: SIMD2(out[0], out[1]), inTangent: SIMD2(into[0], into[1]))
    return tangents.outTangent == .zero && tangents.inTangent == .zero ? nil : tangents
  }
}

extension KeyframeEasing {
  /// Returns the easing given by the control points in two fields of a keyframe.
  ///
  /// - Parameter previous: The easing of the previous keyframe; an equal one shares its storage. Default linear.
  static func curve(
    out outField: FieldName, into inField: FieldName, in fields: Fields, previous: KeyframeEasing = .linear
  ) -> KeyframeEasing {
    guard let out = fields.value(ControlPoints.self, outField),
      let into = fields.value(ControlPoints.self, inField)
    else { return .linear }
    let count = max(out.count, into.count)
    guard count > 0 else { return .linear }
    if case .curves(let curves) = previous, curves.count == 1,
      (0..<count).allSatisfy({ curves[0].hasControlPoints(out.point($0), into.point($0)) })
    {
      return previous
    }
    func curve(_ index: Int) -> UnitBezier {
      let (first, second) = (out.point(index), into.point(index))
      return UnitBezier(first.x, first.y, second.x, second.y)
    }
    let first = curve(0)
    let isShared = (1..<count).allSatisfy { curve($0) == first }
    return .curves(isShared ? [first] : (0..<count).map(curve))
  }
}

extension UnitBezier {
  fileprivate func hasControlPoints(_ first: (x: Double, y: Double), _ second: (x: Double, y: Double)) -> Bool
  {
    x1 == first.x && y1 == first.y && x2 == second.x && y2 == second.y
  }
}

/// The first or second control points of timing curves, one for each component.
private struct ControlPoints: JSONReadable {
  let count: Int
  private let x: NumberList?
  private let y: NumberList?

  init(_ json: JSONNode) throws(JSONError) {
    let fields = try Fields(json)
    x = fields.value(NumberList.self, "x")
    y = fields.value(NumberList.self, "y")
    count = min(x?.count ?? 0, y?.count ?? 0)
  }

  func point(_ index: Int) -> (x: Double, y: Double) {
    guard count > 0, let x, let y else { return (0, 0) }
    let index = min(index, count - 1)
    return (x[index], y[index])
  }
}
