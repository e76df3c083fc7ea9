import LayerTree
import MotionCore
import QuartzCore

/// The values through which an animation takes a property of a layer.
struct ValueTrack {
  let layer: CALayer
  let key: String
  /// Which coordinate of the property's point it is; nil for all of it.
  let axis: Axis?
  /// Two or more; changes from the model's value where they're additive.
  let values: [AnimatedValue]
  /// When each value holds, for more than two of them; one more than values where they're discrete.
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

  /// Whether it's more than a way from one value to another.
  var hasKeyframes: Bool { keyTimes != nil }

  var keyPath: String { axis.map { "\(key).\($0)" } ?? key }
}

// MARK: - Animations

extension ValueTrack {
  /// Returns the pacing that the course can have: keyframes have no springs.
  func paced(_ pacing: AnimationPacing) -> AnimationPacing {
    guard hasKeyframes, case .spring = pacing else { return pacing }
    return .curve(CAMediaTimingFunction(name: .linear))
  }

  /// Returns an animation along the course.
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

  /// Returns an animation straight from one value to another.
  func animation(from start: AnimatedValue, to end: AnimatedValue, _ pacing: AnimationPacing)
    -> CABasicAnimation
  {
    let animation = pacing.animation(keyPath: keyPath, axis: axis)
    (animation.fromValue, animation.toValue, animation.isAdditive) = (start.value, end.value, isAdditive)
    return animation
  }

  /// Returns the value at a progress, which may lie beyond 1 where there are no keyframes.
  func value(at progress: Double) -> AnimatedValue {
    guard hasKeyframes else { return values[0].mixed(with: values[1], at: progress) }
    let frames = KeyframeValues(
      values: values.map(\.numbers), keyTimes: keyTimes, interpolation: mode.interpolation)
    guard values[0].isTransform else { return values[0].with(frames.value(at: progress)) }
    let place = frames.place(at: progress)
    guard place.fraction > 0 else { return values[place.index] }
    return values[place.index].mixed(with: values[place.index + 1], at: place.fraction)
  }

  /// Returns the layer's value where this course has come to a progress, in place of or added to one.
  func value(at progress: Double, over underlying: AnimatedValue) -> AnimatedValue {
    let value = value(at: progress)
    guard let axis else { return isAdditive ? underlying.adding(value) : value }
    var numbers = underlying.numbers
    numbers[axis.rawValue] = value.numbers[0] + (isAdditive ? numbers[axis.rawValue] : 0)
    return underlying.with(numbers)
  }
}

extension CAAnimationCalculationMode {
  var isPaced: Bool { self == .paced || self == .cubicPaced }

  fileprivate var interpolation: KeyframeInterpolation {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}
