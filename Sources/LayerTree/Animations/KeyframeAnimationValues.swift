import CoreGraphics
import MotionCore
import Raster

/// The stored properties of ``CAKeyframeAnimation``.
struct KeyframeAnimationValues {
  var values: [Any]?
  /// The key times, as numbers because they are read several times.
  var times: [Double]?
  var timingFunctions: [CAMediaTimingFunction]?
  var calculationMode = CAAnimationCalculationMode.linear
  var path: CGPath?
  var rotationMode: CAAnimationRotationMode?
  var tensions: [NSNumber]?
  var continuities: [NSNumber]?
  var biases: [NSNumber]?
}

// MARK: - Compiling

extension KeyframeAnimationValues {
  /// Whether there is a single value, in the discrete mode, in which it has no effect.
  var isSingleStep: Bool { calculationMode == .discrete && path == nil && values?.count == 1 }

  var pacings: [UnitBezier] { timingFunctions?.map(\.bezier) ?? [] }

  private var shapes: [KeyframeShape] {
    guard tensions != nil || continuities != nil || biases != nil else { return [] }
    return KeyframeShape.shapes(
      tensions: tensions?.map(\.doubleValue) ?? [], continuities: continuities?.map(\.doubleValue) ?? [],
      biases: biases?.map(\.doubleValue) ?? [])
  }

  /// Returns the keyframes with the given numbers, interpolated by the calculation mode unless another one is given.
  func track(
    through numbers: [[Double]], interpolation: KeyframeInterpolation? = nil
  ) -> KeyframeValues {
    KeyframeValues(
      values: numbers, keyTimes: times, pacings: pacings,
      interpolation: interpolation ?? calculationMode.interpolation, shapes: shapes)
  }

  /// Returns the keyframes of values that can't be interpolated.
  ///
  /// Unless the mode is discrete, each value is shown around its key time: from halfway since the previous key time to
  /// halfway to the next one.
  func steps(through numbers: [[Double]]) -> KeyframeValues {
    var steps = times
    if calculationMode != .discrete, let times, let fitting = KeyTimes(times, count: numbers.count)?.fractions
    {
      steps = [0] + zip(fitting, fitting.dropFirst()).map { ($0 + $1) / 2 } + [1]
    }
    return KeyframeValues(values: numbers, keyTimes: steps, interpolation: .discrete)
  }

  /// The path to move along; nil if there is none, or if a coordinate isn't valid.
  var motionPath: MotionPath? {
    path.flatMap { MotionPath($0.path.elements.lazy.map(MotionPath.Element.init)) }
  }
}

extension MotionPath.Element {
  fileprivate init(_ element: Path.Element) {
    func vector(_ point: Point) -> SIMD2<Double> { SIMD2(point.x, point.y) }
    switch element {
    case .move(let point): self = .move(vector(point))
    case .line(let end): self = .line(vector(end))
    case .quad(let control, let end): self = .quad(control: vector(control), end: vector(end))
    case .cubic(let control1, let control2, let end):
      self = .cubic(control1: vector(control1), control2: vector(control2), end: vector(end))
    case .close: self = .close
    }
  }
}
