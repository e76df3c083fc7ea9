import Foundation
import MotionCore
import QuartzCore

/// The animations of a preset on a layer that already has its final state.
///
/// All of them are additive: their values are differences from the final state. So presets can run together, and a preset
/// that moves a layer starts at the position to which other presets have moved it.
struct PresetMotion {
  let preset: SpringPreset
  let policy: MotionPolicy

  /// - Parameter preset: A preset with all parameters in range.
  init(_ preset: SpringPreset, under policy: MotionPolicy) {
    self.preset = preset.under(policy)
    self.policy = policy
  }

  /// Sets the final state of a layer, and returns the animation toward it, without a delegate.
  func begin(on layer: CALayer) -> CAAnimation {
    let previous = TransformValues(of: layer)
    layer.apply(preset.finalState)
    let group = CAAnimationGroup()
    group.duration = max(preset.length, Self.shortestDuration)
    group.animations = members(of: layer, from: previous)
    return group
  }

  /// The duration used in place of 0, because Core Animation treats 0 as an unset duration.
  private static let shortestDuration = 1e-9

  private func members(of layer: CALayer, from previous: TransformValues) -> [CAAnimation] {
    guard preset.length > 0 else { return [] }
    let final = TransformValues(of: layer)
    let members = [
      valueAnimations(from: previous, to: final), keyframes(opacity: final.opacity), flips(of: layer),
    ]
    .joined()
    for member in members {
      member.beginTime = preset.delay
      member.fillMode = .backwards
    }
    return Array(members)
  }

  /// Sets the duration of a cycle and the repeat count.
  private func setTiming(of animation: CAAnimation) {
    animation.duration = max(preset.duration, Self.shortestDuration)
    animation.repeatCount = Float(preset.cycleCount)
  }

  private var timingFunction: CAMediaTimingFunction {
    preset.curve?.timingFunction(force: preset.force) ?? CAMediaTimingFunction(name: .default)
  }
}

// MARK: - Animations of values

extension PresetMotion {
  /// Returns the animations of all values that change.
  private func valueAnimations(from previous: TransformValues, to final: TransformValues) -> [CAAnimation] {
    distances(from: previous, to: final).compactMap { (keyPath, distance) in
      guard distance != 0 else { return nil }
      let animation = pacedAnimation()
      animation.keyPath = keyPath
      animation.isAdditive = true
      animation.fromValue = distance
      animation.toValue = 0.0
      setTiming(of: animation)
      return animation
    }
  }

  /// Returns the differences between the start state and the final state, by key path.
  private func distances(
    from previous: TransformValues, to final: TransformValues
  ) -> [(keyPath: String, distance: Double)] {
    let start =
      preset.isLeaving ? previous : TransformValues(preset.placement, opacity: preset.placementOpacity)
    var distances: [(keyPath: String, distance: Double)] = []
    if preset.hasPlacement, policy == .full {
      distances = zip(TransformValues.keyPaths, zip(start.numbers, final.numbers)).map { ($0, $1.0 - $1.1) }
    }
    if preset.hasOpacity {
      // Under the reduced policy, a move fades in at its placement.
      let first = policy == .reduced && preset.kind == .move ? 0 : start.opacity
      distances.append(("opacity", first - final.opacity))
    }
    return distances
  }

  private func pacedAnimation() -> CABasicAnimation {
    if let curve = preset.curve, curve != .spring {
      let animation = CABasicAnimation()
      animation.timingFunction = curve.timingFunction()
      return animation
    }
    let spring = Spring(
      viewDampingRatio: preset.damping, duration: preset.duration, velocity: preset.velocity)
    let animation = CASpringAnimation()
    animation.stiffness = spring.stiffness
    animation.damping = spring.damping
    animation.initialVelocity = preset.velocity
    return animation
  }
}

// MARK: - Keyframes

extension PresetMotion {
  private func keyframes(opacity: Double) -> [CAAnimation] {
    keyframeValues(opacity: opacity).map { (keyPath, values) in
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.isAdditive = true
      animation.timingFunction = timingFunction
      setTiming(of: animation)
      return animation
    }
  }

  private func keyframeValues(opacity: Double) -> [(keyPath: String, values: [Double])] {
    let force = preset.force
    let swing = [0, 0.3 * force, -0.3 * force, 0.3 * force, 0]
    let shake = [0, 30 * force, -30 * force, 30 * force, 0]
    switch preset.kind {
    case .shake: return [("position.x", shake)]
    case .swing: return [("transform.rotation.z", swing)]
    case .wobble: return [("transform.rotation.z", swing), ("position.x", shake)]
    case .pop:
      return [("transform.scale", [0, 0.2 * force, -0.2 * force, 0.2 * force, 0])]
    case .morph:
      let (wide, narrow) = (0.3 * force, pow(0.7, force) - 1)
      return [
        ("transform.scale.x", [0, wide, narrow, wide, 0]),
        ("transform.scale.y", [0, narrow, wide, narrow, 0]),
      ]
    case .squeeze:
      let (wide, narrow) = (0.5 * force, pow(0.5, force) - 1)
      return [
        ("transform.scale.x", [0, wide, narrow, wide, 0]), ("transform.scale.y", [0, narrow, 0, narrow, 0]),
      ]
    case .fadeOutIn: return [("opacity", [0, -opacity, 0])]
    case .flash: return [("opacity", [0] + (0..<blinkCount).flatMap { _ in [-opacity, 0] })]
    default: return []
    }
  }

  private var blinkCount: Int { Int(min(max((2 * abs(preset.force)).rounded(), 1), 50)) }
}

// MARK: - Flips

extension PresetMotion {
  /// Returns a group of two half turns, which repeats:
  ///
  /// ```
  /// half turns  ├──── first ────┼──── second ───┼──── first ────┤      an odd number: ends turned
  /// full turns  ├───────────── 1 ───────────────┼───── 2, cut off
  /// ```
  private func flips(of layer: CALayer) -> [CAAnimation] {
    guard let axis = preset.flipAxis else { return [] }
    // The animations are added to the final state. If the final state is turned, the first animation begins half a turn
    // before it.
    let start = endsFlipped ? -1.0 : 0
    let turn = CAAnimationGroup()
    setTiming(of: turn)
    let length = turn.duration
    turn.duration = 2 * length
    turn.repeatCount /= 2
    turn.animations = [0, 1].map { index in
      let halfTurn = CAKeyframeAnimation(keyPath: "transform")
      halfTurn.values = matrices(about: axis, from: start + index, of: layer).map {
        NSValue(caTransform3D: $0)
      }
      halfTurn.isAdditive = true
      halfTurn.timingFunction = timingFunction
      halfTurn.duration = length
      halfTurn.beginTime = index * length
      halfTurn.fillMode = index == 0 ? .backwards : .removed
      return halfTurn
    }
    return [turn]
  }

  private var endsFlipped: Bool { !preset.halfTurns.isMultiple(of: 2) }

  /// Returns the matrices of half a turn in steps of 45°, each of which has a unique shortest rotation.
  private func matrices(
    about axis: SpringPreset.FinalState.Axis, from start: Double, of layer: CALayer
  ) -> [CATransform3D] {
    var perspective = CATransform3DIdentity
    // For a turned layer, the direction of depth is reversed.
    perspective.m34 = (endsFlipped ? 1 : -1) * inverseEyeDistance(to: axis, of: layer)
    return (0...4).map { step in
      let angle = .pi * (start + Double(step) / 4) * (preset.force < 0 ? -1 : 1)
      return CATransform3DConcat(axis.rotation(by: angle), perspective)
    }
  }

  /// Returns the reciprocal of the distance between the eye and the layer.
  ///
  /// The distance is extent · (0.5 + 1.5/force), where the extent is twice the distance from the axis to the farther edge. At
  /// force 1 it's twice the extent. It always exceeds half the extent, so the edge never reaches the eye.
  private func inverseEyeDistance(to axis: SpringPreset.FinalState.Axis, of layer: CALayer) -> Double {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let (length, anchorFraction) =
      axis == .vertical ? (bounds.width, anchor.x) : (bounds.height, anchor.y)
    let extent = 2 * length * max(anchorFraction, 1 - anchorFraction)
    guard extent > 0, extent.isFinite, preset.force != 0 else { return 0 }
    return 1 / (extent * (0.5 + 1.5 / abs(preset.force)))
  }
}
