import CoreGraphics
import MotionCore

extension AnimationCompiler {
  mutating func keyframes(of animation: CAKeyframeAnimation, for target: KeyPathTarget)
    -> TrackValues?
  {
    guard let values = animation.values, !values.isEmpty else { return nil }
    let kind = target.property.kind
    if kind.numberCount == 0 {
      guard values.allSatisfy({ target.property.reportedShowable($0) != nil }) else { return nil }
      let numbers = values.map { [number(for: $0)] }
      return .keyframes(animation.keyframes.steps(through: numbers))
    }
    // Whole transforms have no distance from each other, so they can't be paced.
    if animation.calculationMode.isPaced, target.kind == .transform { return nil }
    let numbers = values.compactMap(target.reportedNumbers(from:))
    guard numbers.count == values.count else { return nil }
    return .keyframes(
      animation.keyframes.track(through: numbers, interpolation: kind == .bool ? .discrete : nil))
  }

  /// Adds tracks that move two numbers along a path and, if the path drives the position, rotate the layer.
  mutating func addPath(
    _ path: MotionPath?, of animation: CAKeyframeAnimation, _ target: KeyPathTarget, _ level: Int
  ) {
    guard target.kind == .point || target.kind == .size, let path,
      let keyframes = PathKeyframes(
        path, keyTimes: animation.keyframes.times, pacings: animation.keyframes.pacings,
        interpolation: animation.calculationMode.interpolation)
    else {
      return CoreAnimationDiagnostics.report(
        "a path can't animate '\(animation.keyPath ?? "")': the property must be a point or a size, and the path "
          + "must have a line or curve and finite coordinates")
    }
    add(.path(keyframes), of: animation, target, level)
    guard target == .position, let rotation = animation.rotationMode?.rotation else { return }
    add(
      .init(
        level: level, target: .matrix(channel(of: AnimatedSlot(property: .transform))),
        values: .pathRotation(keyframes, rotation)))
  }
}

extension KeyPathTarget {
  fileprivate static let position = KeyPathTarget(property: .position, part: .whole)
}
