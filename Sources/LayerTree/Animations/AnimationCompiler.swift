import CoreGraphics
import MotionCore

/// Compiles an animation into the numeric program that a timeline plays.
///
/// Everything untyped is resolved here, once: key paths, values and value functions.
struct AnimationCompiler {
  let layer: CALayer
  let host: LayerHost
  private(set) var program: MotionProgram
  /// The offsets of the channels that the program writes to.
  private(set) var channels = AnimatedChannels()
  /// The objects that the program switches between.
  private(set) var objects: [Int] = []

  /// - Parameter program: An empty program, whose storage is reused.
  init(layer: CALayer, host: LayerHost, program: MotionProgram) {
    self.layer = layer
    self.host = host
    self.program = program
  }

  /// Compiles an animation that begins at a time in its layer's own time space.
  mutating func compile(_ animation: CAAnimation, beginTime: Double) {
    add(animation, parent: nil, beginTime: beginTime, durationIfNone: TransactionStack.defaultDuration)
  }

  private mutating func add(
    _ animation: CAAnimation, parent: Int?, beginTime: Double, durationIfNone: Double
  ) {
    let timing = animation.timing.mediaTiming(beginTime: beginTime, durationIfNone: durationIfNone)
    let level = addLevel(.init(parent: parent, timing: timing, pacing: pacing(of: animation)))
    switch animation.animationClass {
    case .other: break
    case .property, .basic, .spring, .keyframe:
      addTrack(of: unsafeDowncast(animation, to: CAPropertyAnimation.self), level: level)
    case .group:
      for member in unsafeDowncast(animation, to: CAAnimationGroup.self).members ?? [] {
        member.timing.reportInvalidValues()
        let begin = member.timing.beginTime
        add(
          member, parent: level, beginTime: begin.isFinite ? begin : 0, durationIfNone: timing.duration)
      }
    case .transition:
      guard parent == nil else {
        return CoreAnimationDiagnostics.report("a transition has no effect in an animation group")
      }
      addTransition(unsafeDowncast(animation, to: CATransition.self), level: level)
    }
  }

  /// Adds a level and returns its index; reuses the last level if it's equal, as for group members with equal timing.
  private mutating func addLevel(_ level: MotionProgram.Level) -> Int {
    if program.levels.last != level { program.levels.append(level) }
    return program.levels.count - 1
  }

  private func pacing(of animation: CAAnimation) -> Pacing {
    if animation.details.stepLength > 0 { return .steps(of: animation.details.stepLength) }
    let curve = animation.details.timingFunction?.bezier
    if animation.animationClass == .spring {
      let constants = unsafeDowncast(animation, to: CASpringAnimation.self).constants
      return .spring(constants.spring, velocity: constants.initialVelocity, along: curve)
    }
    return curve.map(Pacing.curve) ?? .linear
  }
}

// MARK: - Property animations

extension AnimationCompiler {
  private mutating func addTrack(of animation: CAPropertyAnimation, level: Int) {
    var motionPath: MotionPath?
    if animation.animationClass == .keyframe {
      let animation = unsafeDowncast(animation, to: CAKeyframeAnimation.self)
      motionPath = animation.keyframes.motionPath
      animation.reportInvalidSettings(motionPath)
      // Core Animation shows the model's value then.
      if animation.keyframes.isSingleStep { return }
    }
    guard let target = target(of: animation), target.property.isAnimatable else {
      return addCustomTrack(of: animation, level: level)
    }
    if target.property.kind.hasForms, addBlend(of: animation, target.slot, level: level) { return }
    if target.property == .contents, addFade(of: animation, level: level) { return }
    switch animation.animationClass {
    case .basic, .spring:
      let animation = unsafeDowncast(animation, to: CABasicAnimation.self)
      if let values = endpoints(of: animation, for: target) { add(values, of: animation, target, level) }
    case .keyframe:
      let animation = unsafeDowncast(animation, to: CAKeyframeAnimation.self)
      if animation.keyframes.path != nil {
        addPath(motionPath, of: animation, target, level)
      } else if let values = keyframes(of: animation, for: target) {
        add(values, of: animation, target, level)
      }
    case .other, .property, .group, .transition: break
    }
  }

  private func target(of animation: CAPropertyAnimation) -> KeyPathTarget? {
    let target = animation.keyPath.flatMap { host.target(of: $0, owner: layer.store.owner) }
    guard let function = animation.details.valueFunction else {
      return target?.part == .scale ? target?.adapted(to: animation.firstValue) : target
    }
    return target?.applying(function)
  }

  mutating func add(
    _ values: TrackValues, of animation: CAPropertyAnimation, _ target: KeyPathTarget, _ level: Int
  ) {
    let isNumeric = target.property.kind.numberCount > 0
    add(
      .init(
        level: level, target: target.motionTarget(in: channel(of: target.slot)), values: values,
        isAdditive: animation.isAdditive && isNumeric, isCumulative: animation.isCumulative && isNumeric))
  }

  mutating func add(_ track: MotionProgram.Track) { program.tracks.append(track) }

  mutating func channel(of slot: AnimatedSlot) -> MotionChannel {
    recordUse(of: layer.channel(of: slot, in: host))
  }

  mutating func channel(of property: CustomProperty) -> MotionChannel {
    recordUse(of: layer.channel(of: property, in: host))
  }

  mutating func transitionChannel() -> MotionChannel {
    recordUse(of: layer.transitionChannel(in: host))
  }

  private mutating func recordUse(of channel: MotionChannel) -> MotionChannel {
    channels.append(Int32(channel.offset))
    return channel
  }

  mutating func channel(of slot: AnimatedSlot, form: ValueForm) -> PropertyChannel {
    let channel = layer.channel(of: slot, form: form, in: host)
    _ = recordUse(of: channel.channel)
    return channel
  }

  private mutating func endpoints(of animation: CABasicAnimation, for target: KeyPathTarget) -> TrackValues? {
    switch target.kind {
    case _ where target.property.kind.numberCount == 0: return discreteValues(of: animation, for: target)
    case .bool: return constantFlag(of: animation, for: target)
    case .scalar where !target.resetsOtherComponents && target.numberCount == 1, .float:
      return scalars(of: animation) ?? ends(of: animation, for: target)
    default: return ends(of: animation, for: target)
    }
  }

  /// Returns the values of the most common animation, from one number to another.
  private func scalars(of animation: CABasicAnimation) -> TrackValues? {
    guard let from = Coerced.double(animation.fromValue), let to = Coerced.double(animation.toValue),
      from.isFinite, to.isFinite
    else { return nil }
    return .scalars(from: from, to: to)
  }

  private func ends(of animation: CABasicAnimation, for target: KeyPathTarget) -> TrackValues? {
    let ends = BasicEnds(animation, target)
    // A value function can't reproduce the whole underlying transform, so without ends nothing is animated.
    return target.resetsOtherComponents && ends.isEmpty ? nil : ends.trackValues
  }

  /// Returns the values of an animated Boolean: the end value from the start on; nil without one.
  private func constantFlag(of animation: CABasicAnimation, for target: KeyPathTarget) -> TrackValues? {
    guard let value = target.reportedNumbers(from: animation.toValue) else { return nil }
    return .endpoints(from: .value(value), to: .value(value))
  }

  /// Returns the values of an object that can't be interpolated: the start value up to the middle, then the end value.
  private mutating func discreteValues(of animation: CABasicAnimation, for target: KeyPathTarget)
    -> TrackValues?
  {
    let ends = [animation.fromValue, animation.toValue].map(target.property.kind.showable)
    guard ends.contains(where: { $0 != nil }) else { return nil }
    return .keyframes(
      KeyframeValues(values: ends.map { [number(for: $0)] }, interpolation: .discrete))
  }

  /// Returns the number that represents an object in a channel; nil is represented by the model's own value.
  mutating func number(for object: Any?) -> Double {
    guard let object else { return LayerHost.modelObject }
    let index = host.objects.retain(object)
    objects.append(index)
    return Double(index)
  }
}

extension CAPropertyAnimation {
  /// The first value that is set, in the order from, to, by, or the first keyframe's value.
  var firstValue: Any? {
    switch self {
    case let animation as CABasicAnimation: animation.fromValue ?? animation.toValue ?? animation.byValue
    case let animation as CAKeyframeAnimation: animation.values?.first
    default: nil
    }
  }
}

extension KeyPathTarget {
  /// Returns the numbers of a channel that hold this part.
  fileprivate func motionTarget(in channel: MotionChannel) -> MotionTarget {
    switch part {
    case .whole:
      channel.kind == .transform ? .matrix(channel) : .numbers(channel, first: 0, count: channel.count)
    case .numbers(let first, let count): .numbers(channel, first: first, count: count)
    case .transform(let first, let count):
      resetsOtherComponents
        ? .composedMatrix(channel, first: first, count: count) : .parts(channel, first: first, count: count)
    }
  }
}
