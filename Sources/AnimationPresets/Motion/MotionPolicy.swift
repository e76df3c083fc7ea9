import Foundation

/// The choice between full motion and fades, for people who are sensitive to motion.
///
/// Under the reduced policy, every preset has the same duration and ends in the same order as with full motion:
///
/// | Full | Reduced |
/// |---|---|
/// | entrances, in direction ``SpringPreset/Direction/from`` | ``SpringPreset/fadeIn`` |
/// | exits, and entrances in direction ``SpringPreset/Direction/to`` | ``SpringPreset/fadeOut`` |
/// | shakes, pops, wobbles, swings, morphs, squeezes and flips | ``SpringPreset/fadeOutIn``; without a remaining half turn |
/// | ``SpringPreset/move`` to a visible placement | the layer appears at its destination and fades in |
/// | ``SpringPreset/flash``, ``SpringPreset/fadeOutIn`` | unchanged |
public enum MotionPolicy: Hashable, Sendable, CaseIterable {
  /// Layers move.
  case full
  /// Layers fade and neither move, scale nor rotate.
  case reduced

  /// The default policy of the whole program. Default ``full``.
  public static var standard: MotionPolicy {
    get { storage.lock.withLock { storage.policy } }
    set { storage.lock.withLock { storage.policy = newValue } }
  }

  private static let storage = Storage()

  private final class Storage: @unchecked Sendable {
    // The lock guards the policy.
    let lock = NSLock()
    var policy = MotionPolicy.full
  }
}

extension SpringPreset {
  /// Returns the preset under a policy.
  func under(_ policy: MotionPolicy) -> SpringPreset { policy == .full ? self : reduced }

  /// The fade that replaces the preset. A move to a placement remains, without the motion.
  private var reduced: SpringPreset {
    if kind == .move, direction == .to, placementOpacity > 0 { return self }
    var fade = SpringPreset(reducedKind)
    (fade.delay, fade.duration, fade.repeatCount) = (delay, duration, repeatCount)
    (fade.damping, fade.velocity, fade.curve) = (damping, velocity, curve)
    if kind == .flash { fade.force = force }
    return fade
  }

  private var reducedKind: Kind {
    switch kind.category {
    case .attention: kind == .flash ? .flash : .fadeOutIn
    case .flip: .fadeOutIn
    case .entrance, .exit, .move: isLeaving ? .fadeOut : .fadeIn
    }
  }
}
