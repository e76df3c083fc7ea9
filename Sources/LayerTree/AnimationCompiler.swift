import CoreGraphics
import MotionCore

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
    guard let target = animation.keyPath.flatMap(KeyPathTarget.init(keyPath:)),
      target.property.isAnimatable, layer.store.holds(target.property),
      let values = values(of: animation, for: target)
    else { return }
    properties.append(target.property)
    let channel = layer.channel(of: target.property, in: host)
    let isNumeric = target.property.kind.numberCount > 0
    program.tracks.append(
      .init(
        level: level, target: target.motionTarget(in: channel), values: values,
        isAdditive: animation.isAdditive && isNumeric, isCumulative: animation.isCumulative && isNumeric))
  }

  private mutating func values(of animation: CAPropertyAnimation, for target: KeyPathTarget) -> TrackValues? {
    switch animation {
    case let animation as CABasicAnimation: endpoints(of: animation, for: target)
    case let animation as CAKeyframeAnimation: keyframes(of: animation, for: target)
    default: nil
    }
  }

  private mutating func endpoints(of animation: CABasicAnimation, for target: KeyPathTarget) -> TrackValues? {
    switch target.property.kind {
    case _ where target.property.kind.numberCount == 0: switching(animation, for: target)
    case .bool: switchingOn(animation, for: target)
    default: BasicEnds(animation, target).trackValues
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

  private mutating func keyframes(of animation: CAKeyframeAnimation, for target: KeyPathTarget)
    -> TrackValues?
  {
    guard let values = animation.values, !values.isEmpty else { return nil }
    let isDiscrete =
      animation.calculationMode == .discrete || target.property.kind.numberCount == 0
      || target.property.kind == .bool
    var numbers: [[Double]] = []
    for value in values {
      if target.property.kind.numberCount == 0 {
        numbers.append([number(for: value)])
      } else if let value = target.numbers(from: value) {
        numbers.append(value)
      } else {
        return nil
      }
    }
    return .keyframes(
      KeyframeValues(
        values: numbers, keyTimes: animation.keyTimes?.map(\.doubleValue),
        pacings: animation.timingFunctions?.map(\.bezier) ?? [],
        interpolation: isDiscrete ? .discrete : .linear))
  }

  /// The number that stands for an object in a channel; the model's own value for nil.
  private mutating func number(for object: Any?) -> Double {
    guard let object else { return LayerHost.modelObject }
    let index = host.objects.retain(object)
    objects.append(index)
    return Double(index)
  }
}

extension KeyPathTarget {
  /// The numbers of a channel that hold this part.
  fileprivate func motionTarget(in channel: MotionChannel) -> MotionTarget {
    switch part {
    case .whole:
      channel.kind == .transform ? .matrix(channel) : .numbers(channel, first: 0, count: channel.count)
    case .numbers(let first, let count): .numbers(channel, first: first, count: count)
    case .transform(let first, let count): .parts(channel, first: first, count: count)
    }
  }
}
