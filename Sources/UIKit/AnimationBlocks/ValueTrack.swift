import LayerTree
import MotionCore
import QuartzCore

/// The values of an animation of one layer property.
struct ValueTrack {
  let layer: CALayer
  let key: String
  /// The animated coordinate of a point; nil for the whole property.
  let axis: Axis?
  /// Two or more values; for additive animations, differences from the model value.
  let values: [AnimatedValue]
  /// The key times of keyframes; nil for two values. Discrete tracks have one time more than values.
  let keyTimes: [Double]?
  let mode: CAAnimationCalculationMode
  let isAdditive: Bool

  /// A coordinate of a point.
  enum Axis: Int, CaseIterable {
    case x, y
  }

  init(
    layer: CALayer, key: String, axis: Axis? = nil, values: [AnimatedValue], keyTimes: [Double]? = nil,
    mode: CAAnimationCalculationMode = .linear, isAdditive: Bool
  ) {
    self.layer = layer
    self.key = key
    self.axis = axis
    self.values = values
    self.keyTimes = keyTimes
    self.mode = mode
    self.isAdditive = isAdditive
  }

  /// Whether the track has keyframes rather than a start and an end value.
  var hasKeyframes: Bool { keyTimes != nil }

  var keyPath: String { axis.map { "\(key).\($0)" } ?? key }
}

// MARK: - Animations

extension ValueTrack {
  /// Returns the pacing to use for the track. Keyframes replace a spring with a linear curve.
  func paced(_ pacing: AnimationPacing) -> AnimationPacing {
    guard hasKeyframes, case .spring = pacing else { return pacing }
    return .curve(CAMediaTimingFunction(name: .linear))
  }

  /// Returns an animation through the values.
  func animation(_ pacing: AnimationPacing) -> CAPropertyAnimation {
    guard hasKeyframes else { return animation(from: values[0], to: values[1], pacing) }
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map(\.value)
    animation.keyTimes = mode.isPaced ? nil : keyTimes?.map { $0 as NSNumber }
    animation.calculationMode = mode
    animation.timingFunction = paced(pacing).timingFunction
    animation.isAdditive = isAdditive
    return animation
  }

  /// Returns an animation from one value to another.
  func animation(from start: AnimatedValue, to end: AnimatedValue, _ pacing: AnimationPacing)
    -> CABasicAnimation
  {
    let animation = pacing.animation(keyPath: keyPath, axis: axis)
    (animation.fromValue, animation.toValue, animation.isAdditive) = (start.value, end.value, isAdditive)
    return animation
  }

  /// Returns the value at a progress, which can be beyond 1 without keyframes.
  func value(at progress: Double) -> AnimatedValue {
    guard hasKeyframes else { return values[0].mixed(with: values[1], at: progress) }
    let frames = KeyframeValues(
      values: values.map(\.numbers), keyTimes: keyTimes, interpolation: mode.interpolation)
    guard values[0].isTransform else { return values[0].with(frames.value(at: progress)) }
    let position = frames.position(at: progress)
    guard position.fraction > 0 else { return values[position.index] }
    return values[position.index].mixed(with: values[position.index + 1], at: position.fraction)
  }

  /// Returns the layer's value at a progress, given the underlying value that the track replaces or adds to.
  func value(at progress: Double, over underlying: AnimatedValue) -> AnimatedValue {
    let value = value(at: progress)
    guard let axis else { return isAdditive ? underlying.adding(value) : value }
    var numbers = underlying.numbers
    numbers[axis.rawValue] = value.numbers[0] + (isAdditive ? numbers[axis.rawValue] : 0)
    return underlying.with(numbers)
  }
}
