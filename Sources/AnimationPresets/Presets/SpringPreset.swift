import Foundation

/// A ready-made animation of a layer, with its parameters.
///
/// ```swift
/// badge.animate(.shake)
/// card.animate(.slideLeft(force: 2, delay: 0.3, curve: .easeOutBack)) { finished in print(finished) }
/// card.animate(.move(x: 120, rotate: .pi / 6, direction: .to))
/// ```
///
/// Presets work on any layer without preparation. There are four categories:
///
/// - Presets that draw attention (``shake``, ``pop``, ``flash`` …) don't change the layer's state.
/// - Entrances (``slideLeft``, ``fadeIn``, ``zoomIn`` …) come from a placement and end in place, with the identity transform
///   and opacity 1.
/// - Exits (``fadeOut``, ``zoomOut``, ``fall``) go to a placement and stay there.
/// - Flips turn the layer by half a turn; the layer stays turned.
///
/// The layer's own values change to the ``finalState`` as soon as the preset is animated. During the ``delay``, the start
/// state shows. A parameter out of range counts as its default.
///
/// Names and values are taken from Spring, a library for iOS. Each preset documents its own differences. Force, duration,
/// delay, curve and repeat count apply to every preset unless its documentation says otherwise. The opacity changes only if
/// the documentation says so. The completion is called at the end of the motion, including delay and repeats.
public struct SpringPreset: Hashable, Sendable {
  /// The kind.
  public let kind: Kind
  /// The direction of the motion relative to the placement. Default ``Direction/from``; exits always move to their placement.
  public var direction = Direction.from

  /// The strength, −1000…1000. Default 1; a negative force reverses the motion, 0 removes it.
  public var force = 1.0
  /// The delay in seconds, 0…10⁶. Default 0.
  public var delay = 0.0
  /// The duration of a cycle in seconds, 0…10⁶; 0 shows the final state immediately. Default 0.7.
  public var duration = 0.7
  /// The damping ratio of the spring of entrances and exits, 0…1; lower values overshoot more. Default 0.7.
  public var damping = 0.7
  /// The initial velocity of entrances and exits in distances from start to end per second, −1000…1000. Default 0.7.
  public var velocity = 0.7
  /// The number of cycles, 0 or more, or infinite; 0 counts as 1. Default 1.
  ///
  /// A fraction cuts the last cycle off, as in Core Animation, and the final state appears immediately. An incomplete half
  /// turn counts as a whole one.
  public var repeatCount = 1.0
  /// The placement's offset to the right, in points, −10⁶…10⁶. Default 0.
  public var x = 0.0
  /// The placement's offset downward, in points, −10⁶…10⁶. Default 0.
  public var y = 0.0
  /// The placement's horizontal scale, −1000…1000. Default 1.
  public var scaleX = 1.0
  /// The placement's vertical scale, −1000…1000. Default 1.
  public var scaleY = 1.0
  /// The placement's rotation in radians, −10⁶…10⁶; a positive angle turns x toward y. Default 0.
  public var rotate = 0.0
  /// The placement's opacity, 0…1. Default 1.
  public var opacity = 1.0
  /// The timing function of each cycle. Default nil.
  ///
  /// Without a curve, presets that draw attention and flips use Core Animation's default timing function. Presets with a
  /// placement use a spring with the ``damping`` and the ``velocity``, as with ``Curve/spring``.
  public var curve: Curve?

  /// Creates the preset of a kind, with default parameters.
  public init(_ kind: Kind) { self.kind = kind }

  /// The direction of a motion relative to the placement.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// From the placement to the layer's own position.
    case from
    /// From the layer's current state to the placement.
    case to
  }
}

extension SpringPreset {
  /// Returns the preset with some parameters changed; see the properties with the same names.
  public func callAsFunction(
    force: Double? = nil, delay: Double? = nil, duration: Double? = nil, damping: Double? = nil,
    velocity: Double? = nil, repeatCount: Double? = nil, x: Double? = nil, y: Double? = nil,
    scaleX: Double? = nil, scaleY: Double? = nil, rotate: Double? = nil, opacity: Double? = nil,
    curve: Curve? = nil, direction: Direction? = nil
  ) -> SpringPreset {
    var preset = self
    preset.force = force ?? self.force
    preset.delay = delay ?? self.delay
    preset.duration = duration ?? self.duration
    preset.damping = damping ?? self.damping
    preset.velocity = velocity ?? self.velocity
    preset.repeatCount = repeatCount ?? self.repeatCount
    preset.x = x ?? self.x
    preset.y = y ?? self.y
    preset.scaleX = scaleX ?? self.scaleX
    preset.scaleY = scaleY ?? self.scaleY
    preset.rotate = rotate ?? self.rotate
    preset.opacity = opacity ?? self.opacity
    preset.curve = curve ?? self.curve
    preset.direction = direction ?? self.direction
    return preset
  }

  /// The length in seconds, including delay and repeats.
  public var length: Double {
    let preset = inRange
    return min(preset.delay + preset.duration * preset.cycleCount, Self.endless)
  }

  /// The finite length that represents infinity in Core Animation's calculations.
  static let endless = Double(Float.greatestFiniteMagnitude)

  var cycleCount: Double { repeatCount > 0 ? Double(Float(repeatCount)) : 1 }
}
