import MotionCore
import Requirements

/// A property that is constant or changes from keyframe to keyframe.
struct Animated<Value: KeyframeValue>: Equatable, Sendable {
  /// At least one keyframe, in the order of their times.
  private(set) var keyframes: [PropertyKeyframe<Value>]
  /// The name of the slot whose value replaces the property.
  var slot: String?
  /// Whether the file computes the property with an expression. Expressions aren't evaluated.
  var hasExpression = false

  init(_ value: Value) { keyframes = [PropertyKeyframe(time: 0, value: value)] }

  /// - Precondition: There is at least one keyframe.
  init(keyframes: [PropertyKeyframe<Value>]) {
    require(!keyframes.isEmpty, "a property needs a value")
    let isSorted = keyframes.indices.dropFirst().allSatisfy {
      keyframes[$0 - 1].time <= keyframes[$0].time
    }
    self.keyframes = isSorted ? keyframes : keyframes.inOrder(of: \.time)
  }

  var isConstant: Bool { keyframes.count == 1 }

  /// The value of the first keyframe.
  var first: Value { keyframes[0].value }

  /// The frames from the first keyframe to the last.
  var span: ClosedRange<Double> { keyframes[0].time...keyframes[keyframes.count - 1].time }
}

extension Animated<Double> {
  /// The least and the largest of the keyframes' values.
  var extremes: (least: Double, largest: Double) {
    keyframes.reduce((first, first)) { (min($0.0, $1.value), max($0.1, $1.value)) }
  }
}

// MARK: - Sampling

extension Animated {
  /// Returns the value at a frame.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  func value(at time: Double) -> Value {
    let index = index(at: time)
    guard index >= 0 else { return first }
    guard index < keyframes.count - 1 else { return keyframes[index].value }
    let (start, end) = (keyframes[index].time, keyframes[index + 1].time)
    return keyframes[index].value(at: (time - start) / (end - start), to: keyframes[index + 1].value)
  }

  /// Returns the index of the last keyframe at or before a frame, or −1 if there is none.
  private func index(at time: Double) -> Int {
    var (low, high) = (0, keyframes.count)
    while low < high {
      let middle = (low + high) / 2
      if keyframes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

extension PropertyKeyframe {
  /// Returns the value at a fraction of the time to the next keyframe, which has the value `next`.
  func value(at fraction: Double, to next: Value) -> Value {
    if case .hold = easing { return fraction < 1 ? value : next }
    return value.interpolated(to: next, at: fraction, easing: easing, tangents: tangents)
  }
}

// MARK: - Mapping

extension Animated {
  /// Returns the property with a function applied to each keyframe's value.
  func map<Other: KeyframeValue>(_ transform: (Value) -> Other) -> Animated<Other> {
    Animated<Other>(
      keyframes: keyframes.map {
        PropertyKeyframe(time: $0.time, value: transform($0.value), easing: $0.easing, tangents: $0.tangents)
      })
  }

  /// Returns the property with a function applied to each keyframe's time.
  func mapTimes(_ transform: (Double) -> Double) -> Animated {
    var copy = self
    for index in copy.keyframes.indices { copy.keyframes[index].time = transform(copy.keyframes[index].time) }
    return copy
  }

  /// The property with the first component's timing curve for all components.
  var easedByFirstComponent: Animated {
    guard hasPerComponentEasing else { return self }
    var copy = self
    for index in copy.keyframes.indices {
      copy.keyframes[index].easing = keyframes[index].easing.ofFirstComponent
    }
    return copy
  }

  /// Whether any keyframe has a timing curve for each component.
  var hasPerComponentEasing: Bool {
    keyframes.contains {
      if case .curves(let curves) = $0.easing { return curves.count > 1 }
      return false
    }
  }
}

extension Animated<Vector> {
  /// The components with their own timing curves.
  var x: Animated<Double> { component(0) { $0.x } }
  var y: Animated<Double> { component(1) { $0.y } }
  var z: Animated<Double> { component(2) { $0.z } }

  /// Returns one component. A key path instead of the closure would take several times as long.
  private func component(_ index: Int, _ value: (Vector) -> Double) -> Animated<Double> {
    Animated<Double>(
      keyframes: keyframes.map {
        PropertyKeyframe<Double>(
          time: $0.time, value: value($0.value), easing: $0.easing.component(index))
      })
  }
}

// MARK: - Reading

extension Animated: JSONReadable where Value: LottieValue {
  init(_ json: JSONNode) throws(JSONError) {
    guard json.isObject else {
      self.init(try Value(reading: json))
      return
    }
    let fields = try Fields(json)
    if fields.contains("k") {
      try self.init(fields, json)
    } else if fields.contains("sid") {
      self.init(.placeholder)
    } else {
      self.init(try Value(reading: json))
      return
    }
    slot = fields.text("sid")
    hasExpression = fields.text("x") != nil
  }

  private init(_ fields: Fields, _ json: JSONNode) throws(JSONError) {
    if let keyframes = fields.valueIfReadable(StoredKeyframes<Value>.self, "k")?.completed {
      self.init(keyframes: keyframes)
    } else if let value = fields.value(StoredValue<Value>.self, "k") {
      self.init(value.value)
    } else {
      throw JSONError(json, "neither a value nor keyframes")
    }
  }
}

extension Fields {
  /// Returns a property, constant or animated; nil, with a note, if it can't be decoded.
  func animated<Value: LottieValue>(_ type: Value.Type, _ name: FieldName) -> Animated<Value>? {
    value(Animated<Value>.self, name)
  }
}
