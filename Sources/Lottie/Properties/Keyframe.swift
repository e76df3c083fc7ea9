import MotionCore

/// A value of a property at a frame, and how it becomes the next one.
struct Keyframe<Value: FilmValue>: Hashable, Sendable {
  /// The frame, in the time of the composition that holds the property's layer.
  var time: Double
  var value: Value
  /// The way to the next keyframe.
  var pacing: KeyframePacing = .linear
  /// Where the way to the next keyframe is a curve in space.
  var bend: SpatialBend?
}

/// How a keyframe's value becomes the next one.
enum KeyframePacing: Hashable, Sendable {
  /// The value jumps at the next keyframe.
  case hold
  case linear
  /// One timing curve for all components, or one for each; components beyond the last follow that.
  case curves([UnitBezier])

  /// The fraction of the way at a fraction of the time, for one component.
  func value(at fraction: Double, component: Int = 0) -> Double {
    switch self {
    case .hold: fraction < 1 ? 0 : 1
    case .linear: fraction
    case .curves(let curves): curves[min(component, curves.count - 1)].value(at: fraction)
    }
  }

  /// The first component's pacing for all.
  var ofFirstComponent: KeyframePacing { component(0) }

  /// The pacing of one component alone.
  func component(_ index: Int) -> KeyframePacing {
    guard case .curves(let curves) = self else { return self }
    return .curves([curves[min(index, curves.count - 1)]])
  }
}

/// The handles of the curve along which a position moves to the next keyframe, each relative to its end.
struct SpatialBend: Hashable, Sendable {
  var handleOut: SIMD2<Double>
  var handleIn: SIMD2<Double>
}

// MARK: - Reading

/// A keyframe as files store it: what it leaves out, its neighbours have.
struct StoredKeyframe<Value: LottieValue>: Decodable {
  let time: Double
  let start: Value?
  let end: Value?
  let pacing: KeyframePacing
  let bend: SpatialBend?

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    guard let time = fields.number("t") else {
      throw DecodingError.keyNotFound(
        FieldName("t"), .init(codingPath: decoder.codingPath, debugDescription: "a keyframe without a time"))
    }
    self.time = time
    start = fields.value(Read<Value>.self, "s")?.value
    end = fields.value(Read<Value>.self, "e")?.value
    pacing = fields.flag("h") ? .hold : .curve(out: "o", into: "i", in: fields)
    bend = Self.bend(fields)
  }

  private static func bend(_ fields: Fields) -> SpatialBend? {
    let (out, into) = (fields.value(Numbers.self, "to")?.values, fields.value(Numbers.self, "ti")?.values)
    guard let out, let into, out.count > 1, into.count > 1 else { return nil }
    let bend = SpatialBend(handleOut: SIMD2(out[0], out[1]), handleIn: SIMD2(into[0], into[1]))
    return bend.handleOut == .zero && bend.handleIn == .zero ? nil : bend
  }
}

extension KeyframePacing {
  /// The pacing by the handles in two fields of a keyframe.
  static func curve(out outField: FieldName, into inField: FieldName, in fields: Fields) -> KeyframePacing {
    guard let out = fields.value(Handle.self, outField), let into = fields.value(Handle.self, inField) else {
      return .linear
    }
    let count = max(out.count, into.count)
    guard count > 0 else { return .linear }
    let curves = (0..<count).map { index in
      let (first, second) = (out.point(index), into.point(index))
      return UnitBezier(first.x, first.y, second.x, second.y)
    }
    return .curves(Set(curves).count == 1 ? [curves[0]] : curves)
  }
}

/// The handles of a timing curve, one for each component.
private struct Handle: Decodable {
  let x: [Double]
  let y: [Double]

  init(from decoder: any Decoder) throws {
    let fields = try Fields(decoder)
    x = fields.value(Numbers.self, "x")?.values ?? []
    y = fields.value(Numbers.self, "y")?.values ?? []
  }

  var count: Int { min(x.count, y.count) }

  func point(_ index: Int) -> (x: Double, y: Double) {
    let index = min(index, count - 1)
    return index < 0 ? (0, 0) : (x[index], y[index])
  }
}

/// A value in the spelling that files have for it.
struct Read<Value: LottieValue>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws { value = try Value(reading: decoder) }
}
