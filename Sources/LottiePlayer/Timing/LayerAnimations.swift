import LayerTree
import MotionCore
import QuartzCore

/// A collection of Core Animation animations, grouped by layer, whose times count from the root composition's first frame.
///
/// One property of the file may animate many layers, so the total number of values is limited.
final class LayerAnimations {
  /// A layer and the animations of its properties.
  struct Entry {
    let layer: CALayer
    var animations: [CAPropertyAnimation]
  }

  private(set) var entries: [Entry] = []
  private var entryIndices: [ObjectIdentifier: Int] = [:]
  private let firstFrame: Double
  private let lastFrame: Double
  private let frameRate: Double
  private let showsLoneHolds: Bool
  /// The number of values that further animations may have.
  private var remainingValues: Double
  private let linear = CAMediaTimingFunction(name: .linear)
  /// The timing functions in use, shared by all animations.
  private var timingFunctions: [UnitBezier: CAMediaTimingFunction] = [:]
  /// The key times of the previous animation, whose storage the next one shares if its times are equal, as they often are.
  private var latestTimes: [Double] = []
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
    (firstFrame, lastFrame) = (frames.lowerBound, frames.upperBound)
    (self.frameRate, self.showsLoneHolds) = (frameRate, showsLoneHolds)
    remainingValues = valueLimit
  }

  /// Makes a layer's property follow an animated one: sets the model value if it's constant, or adds an animation.
  func set<Value>(
    _ layer: CALayer, _ keyPath: String, to property: Animated<Value>, _ convert: (Value) -> Any?
  ) {
    guard !property.isConstant, reserveValues(of: property) else {
      layer.setModelValue(convert(property.first), forKeyPath: keyPath)
      return
    }
    let animation: CAKeyframeAnimation
    if property.onlyHolds {
      animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.calculationMode = .discrete
      setTiming(of: animation, from: firstFrame, to: lastFrame + 1)
      animation.values = property.keyframes.compactMap { convert($0.value) }
      guard animation.values?.count == property.keyframes.count else { return }
      let times = property.keyframes.dropFirst().map { jumpTime($0.time).clamped(to: 0...1) }
      animation.times = [0] + times + [1]
    } else {
      let hidesLoneHolds = !showsLoneHolds && UnanimatedValues.areKnown(for: keyPath)
      let steps = KeyframeSteps(property.keyframes, findsLoneHolds: hidesLoneHolds)
      animation = self.animation(keyPath, steps)
      animation.values = steps.values.enumerated().compactMap { index, value in
        let value = convert(value)
        return steps.loneHolds.contains(index)
          ? UnanimatedValues.value(for: keyPath, insteadOf: value) : value
      }
      guard animation.values?.count == steps.values.count else { return }
    }
    layer.setModelValue(animation.values?[0], forKeyPath: keyPath)
    add(animation, to: layer)
  }

  /// Shows and hides a layer.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - hidden: A value that isn't 0 between two keyframes if the layer is hidden between them. A layer that would be
  ///     hidden at the animation's last frame remains visible.
  func setHidden(_ layer: CALayer, to hidden: Animated<Double>) {
    var keyframes = hidden.keyframes.filter {
      $0.time <= lastFrame && !($0.time == lastFrame && $0.value != 0)
    }
    if let start = keyframes.lastIndex(where: { $0.time <= firstFrame }) { keyframes.removeFirst(start) }
    guard let first = keyframes.first else { return }
    layer.isHidden = first.value != 0
    guard keyframes.count > 1, reserveValues(of: hidden) else { return }
    let animation = CAKeyframeAnimation(keyPath: "hidden")
    animation.calculationMode = .discrete
    setTiming(of: animation, from: firstFrame, to: lastFrame + 1)
    animation.values = keyframes.map { $0.value != 0 }
    let times = keyframes.dropFirst().map { keyTime($0.time).clamped(to: 0...1) }
    animation.times = [0] + times + [1]
    add(animation, to: layer)
  }

  /// Makes a layer's property jump from value to value, at sampled frames.
  func setDiscrete<Value>(
    _ layer: CALayer, _ keyPath: String, to property: Animated<Value>, _ convert: (Value) -> Any
  ) {
    layer.setModelValue(convert(property.first), forKeyPath: keyPath)
    guard !property.isConstant, reserveValues(of: property) else { return }
    let times = property.keyframes.map { $0.time - Self.discreteAdvance }
    let (first, end) = (times[0], times[times.count - 1] + 1)
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.calculationMode = .discrete
    setTiming(of: animation, from: first, to: end)
    animation.values = property.keyframes.map { convert($0.value) }
    animation.times = (times + [end]).map { ($0 - first) / (end - first) }
    add(animation, to: layer)
  }

  /// The number of frames by which a discrete value is early, so that rounding can't delay it beyond its frame.
  private static let discreteAdvance = 1e-9

  /// Makes a layer's position follow a spatial curve, or jump from point to point.
  ///
  /// As in lottie-ios, jumps are a discrete animation along a path, in which the last point never shows.
  func setPosition(_ layer: CALayer, along position: Animated<Vector>, isAutoOriented: Bool) {
    layer.position = CGPoint(position.first)
    guard !position.isConstant, reserveValues(of: position) else { return }
    let animation: CAKeyframeAnimation
    if position.onlyHolds {
      animation = CAKeyframeAnimation(keyPath: "position")
      animation.calculationMode = .discrete
      setTiming(of: animation, from: firstFrame, to: lastFrame + 1)
      animation.path = position.keyframes.path
      animation.times = position.keyframes.map { jumpTime($0.time) }
    } else {
      let steps = KeyframeSteps(position.withoutUnshownEnd.keyframes)
      animation = self.animation("position", steps)
      animation.path = steps.path
    }
    animation.rotationMode = isAutoOriented ? .rotateAuto : nil
    add(animation, to: layer)
  }
}

extension LayerAnimations {
  /// Returns whether an animation with a property's values fits the limit.
  private func reserveValues<Value>(of property: Animated<Value>) -> Bool {
    let cost = property.keyframes.reduce(Self.animationCost) { $0 + $1.memoryCost }
    guard cost <= remainingValues else {
      isExhausted = true
      return false
    }
    remainingValues -= cost
    return true
  }

  /// The memory of an animation without its values, in units of the memory of a value.
  private static let animationCost = 20.0

  private func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    if let index = entryIndices[ObjectIdentifier(layer)] {
      entries[index].animations.append(animation)
    } else {
      entryIndices[ObjectIdentifier(layer)] = entries.count
      entries.append(Entry(layer: layer, animations: [animation]))
    }
  }

  private func animation<Value>(_ keyPath: String, _ steps: KeyframeSteps<Value>) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    let (first, last) = (steps.times[0], steps.times[steps.times.count - 1])
    setTiming(of: animation, from: first, to: last)
    animation.times = shared(steps.times.map { ($0 - first) / (last - first) })
    animation.timingFunctions = steps.easings.map { easing in
      if case .curves(let curves) = easing { timingFunction(curves[0]) } else { linear }
    }
    return animation
  }

  /// Returns key times, in the storage of the previous animation if that has equal ones.
  private func shared(_ times: [Double]) -> [Double] {
    if times != latestTimes { latestTimes = times }
    return latestTimes
  }

  private func timingFunction(_ curve: UnitBezier) -> CAMediaTimingFunction {
    if let cached = timingFunctions[curve] { return cached }
    let function = CAMediaTimingFunction(curve)
    timingFunctions[curve] = function
    return function
  }

  /// Returns the fraction of the whole animation at a frame, rounded as lottie-ios computes it.
  private func keyTime(_ frame: Double) -> Double {
    (frame - firstFrame) / ((lastFrame + 1 - firstFrame) / frameRate * frameRate)
  }

  /// Returns the fraction of the whole animation at which a property that never interpolates jumps. lottie-ios rounds it
  /// to a `Float`, so that some jumps aren't visible yet at their very frame.
  private func jumpTime(_ frame: Double) -> Double { Double(Float(keyTime(frame))) }

  private func setTiming(of animation: CAKeyframeAnimation, from first: Double, to last: Double) {
    animation.beginTime = (first - firstFrame) / frameRate
    animation.duration = (last - first) / frameRate
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
  }
}

extension PropertyKeyframe {
  /// The memory of the keyframe in an animation, relative to a number that is interpolated.
  fileprivate var memoryCost: Double {
    let cost = Double(max(1, value.elementCount)) * Value.memoryCost
    return easing == .hold ? 2 * cost : tangents == nil ? cost : 3 * cost
  }
}

extension CAMediaTimingFunction {
  fileprivate convenience init(_ curve: UnitBezier) {
    let (one, two) = (curve.controlPoint(at: 1), curve.controlPoint(at: 2))
    self.init(controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
  }
}
