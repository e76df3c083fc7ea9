import Foundation

/// Whether presets move layers, or let them fade instead, for people whom motion makes unwell.
///
/// Reduced, every preset takes as long as it would, and comes to its end in the same order:
///
/// | Full | Reduced |
/// |---|---|
/// | entrances, in direction ``SpringPreset/Direction/from`` | ``SpringPreset/fadeIn`` |
/// | exits, and entrances in direction ``SpringPreset/Direction/to`` | ``SpringPreset/fadeOut`` |
/// | shakes, pops, wobbles, swings, morphs, squeezes and flips | ``SpringPreset/fadeOutIn``; nothing stays turned |
/// | ``SpringPreset/move`` to a placement that shows | is there at once, and appears |
/// | ``SpringPreset/flash``, ``SpringPreset/fadeOutIn`` | as they are |
public enum MotionPolicy: Hashable, Sendable, CaseIterable {
  /// Everything moves.
  case full
  /// Nothing moves, grows or turns: it fades.
  case reduced

  /// What holds where nothing is said, in the whole program. Default ``full``.
  public static var standard: MotionPolicy {
    get { storage.lock.withLock { storage.policy } }
    set { storage.lock.withLock { storage.policy = newValue } }
  }

  private static let storage = Storage()

  private final class Storage: @unchecked Sendable {
    // The lock makes it safe.
    let lock = NSLock()
    var policy = MotionPolicy.full
  }
}

extension SpringPreset {
  /// The preset under a policy.
  func under(_ policy: MotionPolicy) -> SpringPreset { policy == .full ? self : reduced }

  /// The fade that stands for the preset; a move to a placement stays, and isn't shown on its way.
  private var reduced: SpringPreset {
    if effect == .move, direction == .to, placedOpacity > 0 { return self }
    var fade = SpringPreset(reducedEffect)
    (fade.delay, fade.duration, fade.repeatCount) = (delay, duration, repeatCount)
    (fade.damping, fade.velocity, fade.curve) = (damping, velocity, curve)
    if effect == .flash { fade.force = force }
    return fade
  }

  private var reducedEffect: Effect {
    switch effect.sort {
    case .attention: effect == .flash ? .flash : .fadeOutIn
    case .flip: .fadeOutIn
    case .entrance, .exit, .move: isLeaving ? .fadeOut : .fadeIn
    }
  }
}
