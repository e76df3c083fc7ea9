import MotionCore
import Requirements

/// A property that holds one value, or changes from keyframe to keyframe.
struct Animated<Value: FilmValue>: Hashable, Sendable {
  /// In the order of their times; at least one.
  private(set) var keyframes: [Keyframe<Value>]
  /// The name under which a theme may replace the property.
  var slot: String?
  /// Whether the file computes the property by a script, which isn't run.
  var hasExpression = false

  init(_ value: Value) { keyframes = [Keyframe(time: 0, value: value)] }

  /// - Precondition: There is a keyframe.
  init(keyframes: [Keyframe<Value>]) {
    require(!keyframes.isEmpty, "a property needs a value")
    let isSorted = zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.time <= $1.time }
    self.keyframes =
      isSorted
      ? keyframes
      : keyframes.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// Whether it holds one value.
  var isStill: Bool { keyframes.count == 1 }

  /// The value of the first keyframe.
  var first: Value { keyframes[0].value }
}

// MARK: - Sampling

extension Animated {
  /// The value at a frame.
  ///
  /// - Complexity: O(log *n*) in the number of keyframes.
  func value(at time: Double) -> Value {
    let index = index(at: time)
    guard index >= 0 else { return first }
    guard index < keyframes.count - 1 else { return keyframes[index].value }
    let (start, end) = (keyframes[index], keyframes[index + 1])
    let fraction = (time - start.time) / (end.time - start.time)
    return start.value(at: fraction, to: end)
  }

  /// The last keyframe at or before a frame, −1 where there is none.
  private func index(at time: Double) -> Int {
    var (low, high) = (0, keyframes.count)
    while low < high {
      let middle = (low + high) / 2
      if keyframes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The same property seen through a function of its values.
  func map<Other: FilmValue>(_ transform: (Value) -> Other) -> Animated<Other> {
    Animated<Other>(
      keyframes: keyframes.map {
        Keyframe(time: $0.time, value: transform($0.value), pacing: $0.pacing, bend: $0.bend)
      })
  }

  /// The same property with one curve for all components of a value.
  var easedAsFirstComponent: Animated {
    guard hasPacesOfComponents else { return self }
    var copy = self
    for index in copy.keyframes.indices {
      copy.keyframes[index].pacing = keyframes[index].pacing.ofFirstComponent
    }
    return copy
  }

  /// Whether some way between values has a pace for each component.
  var hasPacesOfComponents: Bool {
    keyframes.contains {
      if case .curves(let curves) = $0.pacing { return curves.count > 1 }
      return false
    }
  }

  /// The same property in another time.
  func mapTimes(_ transform: (Double) -> Double) -> Animated {
    var copy = self
    for index in copy.keyframes.indices { copy.keyframes[index].time = transform(copy.keyframes[index].time) }
    return copy
  }
}

extension Keyframe {
  /// The value at a fraction of the time to the next keyframe.
  func value(at fraction: Double, to next: Keyframe) -> Value {
    guard pacing != .hold else { return fraction < 1 ? value : next.value }
    return value.moved(to: next.value, at: fraction, pacing: pacing, bend: bend)
  }
}

// MARK: - Reading

extension Animated: Decodable where Value: LottieValue {
  init(from decoder: any Decoder) throws {
    guard let fields = try? Fields(decoder), fields.contains("k") || fields.contains("sid") else {
      self.init(try Value(reading: decoder))
      return
    }
    if fields.contains("k") {
      try self.init(fields, decoder)
    } else {
      self.init(.neutral)
    }
    slot = fields.text("sid")
    hasExpression = fields.text("x") != nil
  }

  private init(_ fields: Fields, _ decoder: any Decoder) throws {
    if let stored = fields.quietly([StoredKeyframe<Value>].self, "k"), let keyframes = Self.completed(stored)
    {
      self.init(keyframes: keyframes)
    } else if let value = fields.value(Read<Value>.self, "k") {
      self.init(value.value)
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "neither a value nor keyframes"))
    }
  }

  /// Keyframes with the values that they left out: the end of the way before, or what went before.
  private static func completed(_ stored: [StoredKeyframe<Value>]) -> [Keyframe<Value>]? {
    var latest = stored.lazy.compactMap { $0.start ?? $0.end }.first
    var keyframes: [Keyframe<Value>] = []
    for (index, keyframe) in stored.enumerated() {
      let value = keyframe.start ?? (index > 0 ? stored[index - 1].end : nil) ?? latest
      guard let value else { return nil }
      latest = value
      keyframes.append(
        Keyframe(time: keyframe.time, value: value, pacing: keyframe.pacing, bend: keyframe.bend))
    }
    return keyframes.isEmpty ? nil : keyframes
  }
}
