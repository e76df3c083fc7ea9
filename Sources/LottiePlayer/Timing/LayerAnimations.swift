import LayerTree
import MotionCore
import QuartzCore

/// A collection of Core Animation animations, grouped by layer, whose times count from the root composition's first frame.
///
/// One property of the file may animate many layers, so the total number of values is limited.
final class LayerAnimations {
  private(set) var entries: [AnimatedLayer] = []
  private var entryIndices: [ObjectIdentifier: Int] = [:]
  private let maker: AnimationMaker
  private let showsLoneHolds: Bool
  /// The number of values that further animations may have.
  private var remainingValues: Double
  /// Whether the limit was reached, so that some properties keep their first values.
  private(set) var isExhausted = false

  /// - Parameters:
  ///   - frames: The root composition's frames.
  ///   - frameRate: The frames per second.
  ///   - showsLoneHolds: Whether a value that holds between interpolated ones shows. As in lottie-ios, it doesn't by
  ///     default; see ``LottieFeatures/heldValues``.
  ///   - valueLimit: The number of values that all animations may have together. Further properties keep their first
  ///     values.
  init(
    frames: ClosedRange<Double>, frameRate: Double, showsLoneHolds: Bool = false,
    valueLimit: Double = BuildLimits().valueCount
  ) {
    maker = AnimationMaker(frames: frames, frameRate: frameRate)
    self.showsLoneHolds = showsLoneHolds
    remainingValues = valueLimit
  }

  /// Makes a layer's property follow an animated one: sets the model value if it's constant, or adds an animation.
  func set<Value>(
    _ layer: CALayer, _ keyPath: String, to property: Animated<Value>, _ convert: @escaping (Value) -> Any
  ) {
    guard !property.isConstant, reserveValues(of: property) else {
      layer.setModelValue(convert(property.first), forKeyPath: keyPath)
      return
    }
    let hidesLoneHolds = property.holdsAnyValue && hidesLoneHolds(of: keyPath)
    let hidesFirst = hidesLoneHolds && property.keyframes.holdsAlone(at: 0)
    let first =
      hidesFirst
      ? UnanimatedValues.value(for: keyPath, insteadOf: convert(property.first)) : convert(property.first)
    layer.setModelValue(first, forKeyPath: keyPath)
    let start = property.onlyHolds ? property.keyframes.firstJump() : property.firstChange
    let entry = add(keyPath, of: layer, from: start) { [maker] in
      maker.animation(keyPath, of: property, hidesLoneHolds: hidesLoneHolds, convert)
    }
    if !property.onlyHolds, let part = TransformPart.index(ofKeyPath: keyPath), let first = first as? Double {
      entry.addTransformPart(part, first)
    }
  }

  /// Makes a layer's property follow an animated one whose keyframes are computed when the layer begins to move.
  ///
  /// Keyframes that aren't computed yet don't count toward the limit of values.
  func set<Value>(
    _ layer: CALayer, _ keyPath: String, to deferred: DeferredProperty<Value>,
    _ convert: @escaping (Value) -> Any
  ) {
    if let property = deferred.computed { return set(layer, keyPath, to: property, convert) }
    layer.setModelValue(convert(deferred.first), forKeyPath: keyPath)
    let hidesLoneHolds = hidesLoneHolds(of: keyPath)
    add(keyPath, of: layer, from: deferred.start) { [maker] in
      let property = deferred.property
      guard !property.isConstant else { return nil }
      return maker.animation(keyPath, of: property, hidesLoneHolds: hidesLoneHolds, convert)
    }
  }

  private func hidesLoneHolds(of keyPath: String) -> Bool {
    !showsLoneHolds && UnanimatedValues.areKnown(for: keyPath)
  }

  /// Shows and hides a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - hidden: A value that isn't 0 between two keyframes if the layer is hidden between them. A layer that would be
  ///     hidden at the animation's last frame remains visible.
  func setHidden(_ layer: CALayer, to hidden: Animated<Double>) {
    var keyframes = hidden.keyframes.filter {
      $0.time <= maker.lastFrame && !($0.time == maker.lastFrame && $0.value != 0)
    }
    if let start = keyframes.lastIndex(where: { $0.time <= maker.firstFrame }) {
      keyframes.removeFirst(start)
    }
    guard let first = keyframes.first else { return }
    layer.isHidden = first.value != 0
    guard keyframes.count > 1, reserveValues(of: hidden) else { return }
    add("hidden", of: layer, from: keyframes.firstJump()) { [maker] in
      maker.jumps(
        of: "hidden", keyframes.map { $0.value != 0 }, at: keyframes.map { maker.keyTime($0.time) })
    }
  }

  /// Makes a layer's property jump from value to value, at sampled frames.
  func setDiscrete<Value>(
    _ layer: CALayer, _ keyPath: String, to property: Animated<Value>, _ convert: @escaping (Value) -> Any
  ) {
    layer.setModelValue(convert(property.first), forKeyPath: keyPath)
    guard !property.isConstant, reserveValues(of: property) else { return }
    add(keyPath, of: layer, from: property.keyframes.firstJump()) { [maker] in
      let times = property.keyframes.map { $0.time - Self.discreteAdvance }
      let (first, end) = (times[0], times[times.count - 1] + 1)
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.calculationMode = .discrete
      maker.setTiming(of: animation, from: first, to: end)
      animation.values = property.keyframes.map { convert($0.value) }
      animation.times = (times + [end]).map { ($0 - first) / (end - first) }
      return animation
    }
  }

  /// The number of frames by which a discrete value is early, so that rounding can't delay it beyond its frame.
  private static let discreteAdvance = 1e-9

  /// Makes a layer's position follow a spatial curve, or jump from point to point.
  ///
  /// As in lottie-ios, jumps are a discrete animation along a path, in which the last point never shows.
  func setPosition(_ layer: CALayer, along position: Animated<Vector>, isAutoOriented: Bool) {
    layer.position = CGPoint(position.first)
    guard !position.isConstant, reserveValues(of: position) else { return }
    // A layer turns with its path from the first frame on.
    let start =
      isAutoOriented ? -.infinity : position.onlyHolds ? position.keyframes.firstJump() : position.firstChange
    add("position", of: layer, from: start) { [maker] in
      let animation = maker.path(along: position)
      animation.rotationMode = isAutoOriented ? .rotateAuto : nil
      return animation
    }
  }
}

extension LayerAnimations {
  /// The animations of a layer; nil if there are none.
  subscript(layer: CALayer) -> AnimatedLayer? {
    if let latest = entries.last, latest.layer === layer { return latest }
    return entryIndices[ObjectIdentifier(layer)].map { entries[$0] }
  }

  /// Returns whether an animation with a property's values fits the limit.
  private func reserveValues<Value>(of property: Animated<Value>) -> Bool {
    let cost = Self.animationCost + property.memoryCost
    guard cost <= remainingValues else {
      isExhausted = true
      return false
    }
    remainingValues -= cost
    return true
  }

  /// The memory of an animation without its values, in units of the memory of a value.
  private static let animationCost = 20.0

  /// Adds an animation of a layer that shows its first value until a frame.
  @discardableResult
  private func add(
    _ keyPath: String, of layer: CALayer, from start: Double, _ make: @escaping () -> CAPropertyAnimation?
  ) -> AnimatedLayer {
    let entry = entry(for: layer)
    entry.add(keyPath, from: start, make)
    return entry
  }

  private func entry(for layer: CALayer) -> AnimatedLayer {
    if let entry = self[layer] { return entry }
    entryIndices[ObjectIdentifier(layer)] = entries.count
    entries.append(AnimatedLayer(layer))
    return entries[entries.count - 1]
  }
}

extension Animated {
  /// The frame until which the property has its first value; infinite if it never changes.
  ///
  /// Before an animation begins whose values differ in structure, it shows a value with the structure of all.
  fileprivate var firstChange: Double {
    guard keyframes.dropFirst().allSatisfy({ first.hasStructure(of: $0.value) }) else { return -.infinity }
    let resting = keyframes.prefix { $0.value == first && $0.easing != .hold && $0.tangents == nil }
    return resting.count == keyframes.count ? .infinity : resting.last?.time ?? keyframes[0].time
  }
}

extension Array {
  /// Returns a frame before the second keyframe of a property whose first value holds. It's a whole frame earlier, because
  /// the time of the jump is rounded.
  fileprivate func firstJump<Value>() -> Double where Element == PropertyKeyframe<Value> { self[1].time - 1 }
}

extension Animated {
  /// The memory of all keyframes in an animation, relative to a number that is interpolated.
  var memoryCost: Double { keyframes.reduce(0) { $0 + $1.memoryCost } }
}

extension PropertyKeyframe {
  /// The memory of the keyframe in an animation, relative to a number that is interpolated.
  fileprivate var memoryCost: Double {
    let cost = Double(max(1, value.elementCount)) * Value.memoryCost
    return easing == .hold ? 2 * cost : tangents == nil ? cost : 3 * cost
  }
}
