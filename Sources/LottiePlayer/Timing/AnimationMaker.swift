import MotionCore
import QuartzCore

/// Makes Core Animation animations of a film, whose times count from the root composition's first frame.
final class AnimationMaker {
  let firstFrame: Double
  let lastFrame: Double
  private let frameRate: Double
  private let linear = CAMediaTimingFunction(name: .linear)
  /// The timing functions in use, shared by all animations.
  private var timingFunctions: [UnitBezier: CAMediaTimingFunction] = [:]
  /// The latest timing function, which is found without a search.
  private var latestFunction: (curve: UnitBezier, function: CAMediaTimingFunction)?
  /// The key times of the previous animation, whose storage the next one shares if its times are equal, as they often are.
  private var latestTimes: [Double] = []

  /// - Parameters:
  ///   - frames: The root composition's frames.
  ///   - frameRate: The frames per second.
  init(frames: ClosedRange<Double>, frameRate: Double) {
    (firstFrame, lastFrame, self.frameRate) = (frames.lowerBound, frames.upperBound, frameRate)
  }

  /// Returns an animation of a property that changes.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - property: The property.
  ///   - hidesLoneHolds: Whether values that hold alone are replaced; see ``UnanimatedValues``.
  ///   - convert: A function that returns a value of the layer's property.
  func animation<Value>(
    _ keyPath: String, of property: Animated<Value>, hidesLoneHolds: Bool, _ convert: (Value) -> Any
  ) -> CAKeyframeAnimation {
    guard !property.onlyHolds else {
      return jumps(
        of: keyPath, property.keyframes.map { convert($0.value) },
        at: property.keyframes.map { jumpTime($0.time) })
    }
    let steps = KeyframeSteps(property.keyframes, findsLoneHolds: hidesLoneHolds)
    let animation = animation(keyPath, steps)
    animation.values = steps.keyframes.enumerated().map { index, keyframe in
      let value = convert(keyframe.value)
      return steps.loneHolds.contains(index)
        ? UnanimatedValues.value(for: keyPath, insteadOf: value) : value
    }
    return animation
  }

  /// Returns an animation through the values of steps, which the caller sets.
  private func animation<Value>(_ keyPath: String, _ steps: KeyframeSteps<Value>) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    let (first, last) = (steps.keyframes[0].time, steps.keyframes[steps.keyframes.count - 1].time)
    setTiming(of: animation, from: first, to: last)
    animation.times = shared(steps.keyframes.map { ($0.time - first) / (last - first) })
    animation.timingFunctions = steps.keyframes.dropLast().map { keyframe in
      if case .curves(let curves) = keyframe.easing { timingFunction(curves[0]) } else { linear }
    }
    return animation
  }

  /// Returns an animation that jumps from value to value, the first of which shows from the beginning.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - values: The values.
  ///   - times: The times at which the values begin to show, as fractions of the whole animation.
  func jumps(of keyPath: String, _ values: [Any], at times: [Double]) -> CAKeyframeAnimation {
    let animation = jumps(of: keyPath)
    animation.values = values
    var keyTimes = [0.0]
    keyTimes.reserveCapacity(times.count + 1)
    for time in times.dropFirst() { keyTimes.append(time.clamped(to: 0...1)) }
    keyTimes.append(1)
    animation.times = keyTimes
    return animation
  }

  /// Returns an animation of a position along straight lines or curves.
  func path(along position: Animated<Vector>) -> CAKeyframeAnimation {
    guard !position.onlyHolds else {
      let animation = jumps(of: "position")
      animation.path = position.keyframes.path
      animation.times = position.keyframes.map { jumpTime($0.time) }
      return animation
    }
    let steps = KeyframeSteps(position.withoutUnshownEnd.keyframes)
    let animation = animation("position", steps)
    animation.path = steps.path
    return animation
  }

  private func jumps(of keyPath: String) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.calculationMode = .discrete
    setTiming(of: animation, from: firstFrame, to: lastFrame + 1)
    return animation
  }

  /// Returns key times, in the storage of the previous animation if that has equal ones.
  private func shared(_ times: [Double]) -> [Double] {
    if times != latestTimes { latestTimes = times }
    return latestTimes
  }

  private func timingFunction(_ curve: UnitBezier) -> CAMediaTimingFunction {
    if let latestFunction, latestFunction.curve == curve { return latestFunction.function }
    let function = timingFunctions[curve] ?? CAMediaTimingFunction(curve)
    timingFunctions[curve] = function
    latestFunction = (curve, function)
    return function
  }
}

// MARK: - Times

extension AnimationMaker {
  /// Returns the fraction of the whole animation at a frame, rounded as lottie-ios computes it.
  func keyTime(_ frame: Double) -> Double {
    (frame - firstFrame) / ((lastFrame + 1 - firstFrame) / frameRate * frameRate)
  }

  /// Returns the fraction of the whole animation at which a property that never interpolates jumps. lottie-ios rounds it
  /// to a `Float`, so that some jumps aren't visible yet at their very frame.
  func jumpTime(_ frame: Double) -> Double { Double(Float(keyTime(frame))) }

  /// Lets an animation run between two frames, and show its first and last values before and after them.
  func setTiming(of animation: CAKeyframeAnimation, from first: Double, to last: Double) {
    animation.beginTime = (first - firstFrame) / frameRate
    animation.duration = (last - first) / frameRate
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
  }
}

extension CAMediaTimingFunction {
  fileprivate convenience init(_ curve: UnitBezier) {
    let (one, two) = (curve.controlPoint(at: 1), curve.controlPoint(at: 2))
    self.init(controlPoints: Float(one.x), Float(one.y), Float(two.x), Float(two.y))
  }
}
