import Foundation
import MotionCore
import QuartzCore

/// What a preset makes of a layer: animations over its final state.
///
/// All of them are additive: at each instant they show how far the layer still is from its final state, so that presets
/// can be played together, and one that goes somewhere begins where others have brought the layer.
struct PresetMotion {
  let preset: SpringPreset
  let policy: MotionPolicy

  /// - Parameter preset: One whose parameters are of use.
  init(_ preset: SpringPreset, under policy: MotionPolicy) {
    self.preset = preset.under(policy)
    self.policy = policy
  }

  /// Gives a layer its final state, and returns the animation that leads there, without a key or a delegate.
  func begin(on layer: CALayer) -> CAAnimation {
    let former = LayerParts(of: layer)
    layer.take(preset.finalState)
    let group = CAAnimationGroup()
    group.duration = max(preset.length, Self.instant)
    group.animations = parts(of: layer, from: former)
    return group
  }

  /// What stands for no time, since Core Animation takes 0 for nothing said.
  private static let instant = 1e-9

  private func parts(of layer: CALayer, from former: LayerParts) -> [CAAnimation] {
    guard preset.length > 0 else { return [] }
    let final = LayerParts(of: layer)
    let parts = [travels(from: former, to: final), keyframes(opacity: final.opacity), flips(of: layer)]
      .joined()
    for part in parts {
      part.beginTime = preset.delay
      part.fillMode = .backwards
    }
    return Array(parts)
  }

  /// The time in which one pass runs.
  private func timed(_ animation: CAAnimation) {
    animation.duration = max(preset.duration, Self.instant)
    animation.repeatCount = Float(preset.passCount)
  }

  private var timingFunction: CAMediaTimingFunction {
    preset.curve?.timingFunction(force: preset.force) ?? CAMediaTimingFunction(name: .default)
  }
}

// MARK: - Ways

extension PresetMotion {
  /// The ways of those numbers that don't begin where they end.
  private func travels(from former: LayerParts, to final: LayerParts) -> [CAAnimation] {
    ways(from: former, to: final).compactMap { way in
      guard way.distance != 0 else { return nil }
      let animation = travel()
      animation.keyPath = way.keyPath
      animation.isAdditive = true
      animation.fromValue = way.distance
      animation.toValue = 0.0
      timed(animation)
      return animation
    }
  }

  private typealias Way = (keyPath: String, distance: Double)

  private func ways(from former: LayerParts, to final: LayerParts) -> [Way] {
    let start = preset.isLeaving ? former : LayerParts(preset.placement, opacity: preset.placedOpacity)
    var ways: [Way] = []
    if preset.hasPlacement, policy == .full {
      ways = zip(LayerParts.keyPaths, zip(start.numbers, final.numbers)).map { ($0, $1.0 - $1.1) }
    }
    if preset.hasOpacity {
      // A move under the reduced policy is where it goes to, and has to appear there.
      let first = policy == .reduced && preset.effect == .move ? 0 : start.opacity
      ways.append(("opacity", first - final.opacity))
    }
    return ways
  }

  private func travel() -> CABasicAnimation {
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
    courses(opacity: opacity).map { course in
      let animation = CAKeyframeAnimation(keyPath: course.keyPath)
      animation.values = course.values
      animation.isAdditive = true
      animation.timingFunction = timingFunction
      timed(animation)
      return animation
    }
  }

  private typealias Course = (keyPath: String, values: [Double])

  private func courses(opacity: Double) -> [Course] {
    let force = preset.force
    let swing = [0, 0.3 * force, -0.3 * force, 0.3 * force, 0]
    let shake = [0, 30 * force, -30 * force, 30 * force, 0]
    switch preset.effect {
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
  /// The half turns, of which two by two make one round:
  ///
  /// ```
  /// half turns  ├──── first ────┼──── second ───┼──── first ────┤      an odd number: it ends turned
  /// rounds      ├───────────── 1 ───────────────┼───── 2, cut off
  /// ```
  private func flips(of layer: CALayer) -> [CAAnimation] {
    guard let axis = preset.flipAxis else { return [] }
    // The animations lie over the final state: if that is turned, the first begins half a turn before it.
    let start = endsTurned ? -1.0 : 0
    let round = CAAnimationGroup()
    timed(round)
    let length = round.duration
    round.duration = 2 * length
    round.repeatCount /= 2
    round.animations = [0, 1].map { index in
      let turn = CAKeyframeAnimation(keyPath: "transform")
      turn.values = matrices(about: axis, from: start + index, of: layer).map { NSValue(caTransform3D: $0) }
      turn.isAdditive = true
      turn.timingFunction = timingFunction
      turn.duration = length
      turn.beginTime = index * length
      turn.fillMode = index == 0 ? .backwards : .removed
      return turn
    }
    return [round]
  }

  private var endsTurned: Bool { !preset.halfTurns.isMultiple(of: 2) }

  /// Half a turn in steps, of which each has but one shortest way.
  private func matrices(
    about axis: SpringPreset.FinalState.Axis, from start: Double, of layer: CALayer
  ) -> [CATransform3D] {
    var perspective = CATransform3DIdentity
    // Over a turned layer what comes nearer goes away.
    perspective.m34 = (endsTurned ? 1 : -1) * nearness(to: axis, of: layer)
    return (0...4).map { step in
      let angle = .pi * (start + Double(step) / 4) * (preset.force < 0 ? -1 : 1)
      return CATransform3DConcat(axis.rotation(by: angle), perspective)
    }
  }

  /// One by the distance of the eye: at force 1 twice the extent that turns, and never so near that the layer's edge
  /// reaches it.
  private func nearness(to axis: SpringPreset.FinalState.Axis, of layer: CALayer) -> Double {
    let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
    let (length, place) =
      axis == .vertical ? (bounds.width, anchor.x) : (bounds.height, anchor.y)
    let extent = 2 * length * max(place, 1 - place)
    guard extent > 0, extent.isFinite, preset.force != 0 else { return 0 }
    return 1 / (extent * (0.5 + 1.5 / abs(preset.force)))
  }
}
