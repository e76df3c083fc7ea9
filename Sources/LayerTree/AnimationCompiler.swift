import CoreGraphics
import MotionCore
import Raster

/// Turns an animation into the program of numbers that a timeline plays.
///
/// Everything untyped ends here: key paths are resolved, values converted, functions looked up, once.
struct AnimationCompiler {
  let layer: CALayer
  let host: LayerHost
  private(set) var program = MotionProgram()
  /// The properties whose channels the program writes to.
  private(set) var properties: [LayerProperty] = []
  /// The objects that the program switches between.
  private(set) var objects: [Int] = []

  init(layer: CALayer, host: LayerHost) {
    self.layer = layer
    self.host = host
  }

  /// Compiles an animation that begins at a time of its layer's own.
  mutating func compile(_ animation: CAAnimation, beginTime: Double) {
    add(animation, parent: nil, beginTime: beginTime, durationIfNone: TransactionStack.defaultDuration)
  }

  private mutating func add(
    _ animation: CAAnimation, parent: Int?, beginTime: Double, durationIfNone: Double
  ) {
    let level = program.levels.count
    let timing = animation.timing.mediaTiming(beginTime: beginTime, durationIfNone: durationIfNone)
    program.levels.append(.init(parent: parent, timing: timing, pacing: pacing(of: animation)))
    if let group = animation as? CAAnimationGroup {
      for member in group.members ?? [] {
        let begin = member.timing.beginTime
        add(
          member, parent: level, beginTime: begin.isFinite ? begin : 0, durationIfNone: timing.duration)
      }
    } else if let animation = animation as? CAPropertyAnimation {
      addTrack(of: animation, level: level)
    }
  }

  private func pacing(of animation: CAAnimation) -> Pacing {
    let curve = animation.details.timingFunction?.bezier
    if let spring = animation as? CASpringAnimation {
      let constants = spring.constants
      return .spring(constants.spring, velocity: constants.initialVelocity, along: curve)
    }
    return curve.map { $0.isLinear ? .linear : .curve($0) } ?? .linear
  }
}

// MARK: - Property animations

extension AnimationCompiler {
  private mutating func addTrack(of animation: CAPropertyAnimation, level: Int) {
    guard let target = target(of: animation), target.property.isAnimatable, layer.store.holds(target.property)
    else { return }
    switch animation {
    case let animation as CABasicAnimation:
      if let values = endpoints(of: animation, for: target) { add(values, of: animation, target, level) }
    case let animation as CAKeyframeAnimation where animation.keyframes.path != nil:
      addPath(of: animation, target, level)
    case let animation as CAKeyframeAnimation:
      if let values = keyframes(of: animation, for: target) { add(values, of: animation, target, level) }
    default: break
    }
  }

  private func target(of animation: CAPropertyAnimation) -> KeyPathTarget? {
    let target = animation.keyPath.flatMap(KeyPathTarget.init(keyPath:))
    guard let function = animation.property.valueFunction else { return target }
    return target?.applying(function)
  }

  private mutating func add(
    _ values: TrackValues, of animation: CAPropertyAnimation, _ target: KeyPathTarget, _ level: Int
  ) {
    properties.append(target.property)
    let channel = layer.channel(of: target.property, in: host)
    let isNumeric = target.property.kind.numberCount > 0
    program.tracks.append(
      .init(
        level: level, target: target.motionTarget(in: channel), values: values,
        isAdditive: animation.isAdditive && isNumeric, isCumulative: animation.isCumulative && isNumeric))
  }

  private mutating func endpoints(of animation: CABasicAnimation, for target: KeyPathTarget) -> TrackValues? {
    switch target.property.kind {
    case _ where target.property.kind.numberCount == 0: return switching(animation, for: target)
    case .bool: return switchingOn(animation, for: target)
    default:
      let ends = BasicEnds(animation, target)
      // The value underneath is more than what a function could show of it.
      return target.isAlone && ends.isEmpty ? nil : ends.trackValues
    }
  }

  /// A truth value has no way between: it is the end value from the start, without one what lies underneath.
  private func switchingOn(_ animation: CABasicAnimation, for target: KeyPathTarget) -> TrackValues? {
    guard let value = target.numbers(from: animation.toValue) else { return nil }
    return .endpoints(from: .value(value), to: .value(value))
  }

  /// An object has no way between: it is the start value up to the middle, then the end value.
  private mutating func switching(_ animation: CABasicAnimation, for target: KeyPathTarget) -> TrackValues? {
    guard animation.fromValue != nil || animation.toValue != nil else { return nil }
    let ends = [animation.fromValue, animation.toValue].map { [number(for: $0)] }
    return .keyframes(KeyframeValues(values: ends, interpolation: .discrete))
  }

  /// The number that stands for an object in a channel; the model's own value for nil.
  private mutating func number(for object: Any?) -> Double {
    guard let object else { return LayerHost.modelObject }
    let index = host.objects.retain(object)
    objects.append(index)
    return Double(index)
  }
}

// MARK: - Keyframe animations

extension AnimationCompiler {
  private mutating func keyframes(of animation: CAKeyframeAnimation, for target: KeyPathTarget)
    -> TrackValues?
  {
    guard let values = animation.values, !values.isEmpty else { return nil }
    let isObject = target.property.kind.numberCount == 0
    let interpolation =
      isObject || target.property.kind == .bool ? .discrete : animation.calculationMode.interpolation
    // Between whole transforms there is no distance (KB-12).
    if interpolation == .paced || interpolation == .cubicPaced, target.kind == .transform { return nil }
    var numbers: [[Double]] = []
    for value in values {
      if isObject {
        numbers.append([number(for: value)])
      } else if let value = target.numbers(from: value) {
        numbers.append(value)
      } else {
        return nil
      }
    }
    return .keyframes(
      KeyframeValues(
        values: numbers, keyTimes: animation.keyframes.times, pacings: animation.keyframes.pacings,
        interpolation: interpolation, shapes: animation.keyframes.shapes))
  }

  /// A path moves two numbers, and turns the layer where its position follows it.
  private mutating func addPath(of animation: CAKeyframeAnimation, _ target: KeyPathTarget, _ level: Int) {
    guard target.kind == .point || target.kind == .size, let path = animation.keyframes.motionPath,
      let keyframes = PathKeyframes(
        path, keyTimes: animation.keyframes.times, pacings: animation.keyframes.pacings,
        interpolation: animation.calculationMode.interpolation)
    else { return }
    add(.path(keyframes), of: animation, target, level)
    guard target == .position, let rotation = animation.rotationMode?.rotation else { return }
    properties.append(.transform)
    let channel = layer.channel(of: .transform, in: host)
    program.tracks.append(
      .init(level: level, target: .matrix(channel), values: .pathRotation(keyframes, rotation)))
  }
}

extension KeyframeAnimationValues {
  fileprivate var times: [Double]? { keyTimes?.map(\.doubleValue) }

  fileprivate var pacings: [UnitBezier] { timingFunctions?.map(\.bezier) ?? [] }

  fileprivate var shapes: [KeyframeShape] {
    guard tensions != nil || continuities != nil || biases != nil else { return [] }
    return KeyframeShape.shapes(
      tensions: tensions?.map(\.doubleValue) ?? [], continuities: continuities?.map(\.doubleValue) ?? [],
      biases: biases?.map(\.doubleValue) ?? [])
  }

  /// The path; nil where there is none, or a coordinate can't be.
  fileprivate var motionPath: MotionPath? {
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

extension KeyPathTarget {
  static let position = KeyPathTarget(property: .position, part: .whole)

  /// The numbers of a channel that hold this part.
  fileprivate func motionTarget(in channel: MotionChannel) -> MotionTarget {
    switch part {
    case .whole:
      channel.kind == .transform ? .matrix(channel) : .numbers(channel, first: 0, count: channel.count)
    case .numbers(let first, let count): .numbers(channel, first: first, count: count)
    case .transform(let first, let count):
      isAlone
        ? .partsAlone(channel, first: first, count: count) : .parts(channel, first: first, count: count)
    }
  }
}
