import Foundation

/// A ready-made animation of a layer, with what can be said of it.
///
/// ```swift
/// badge.animate(.shake)
/// card.animate(.slideLeft(force: 2, delay: 0.3, curve: .easeOutBack)) { finished in print(finished) }
/// card.animate(.move(x: 120, rotate: .pi / 6, direction: .to))
/// ```
///
/// Any layer will do, and nothing of it needs to be set up. There are four sorts:
///
/// - What calls attention (``shake``, ``pop``, ``flash`` …) leaves the layer as it was.
/// - Entrances (``slideLeft``, ``fadeIn``, ``zoomIn`` …) come from a placement and end in place: the transform is the
///   identity, the opacity 1.
/// - Exits (``fadeOut``, ``zoomOut``, ``fall``) go to a placement and stay there.
/// - Flips turn the layer by half a turn, and leave it so.
///
/// The layer's own values are those of the end from the moment on at which the preset is animated, see ``finalState``;
/// until a ``delay`` is over, the begin shows. What doesn't lie in a parameter's range counts as its default.
///
/// The presets are named and measured as in Spring, a library for iOS. Each says where it differs; these hold for all:
/// every one minds force, duration, delay, curve and repeat count where they can mean something, none touches the opacity
/// unless it's said, and the completion comes when the motion is over, repeats and delay included.
public struct SpringPreset: Hashable, Sendable {
  /// What it does.
  public let effect: Effect
  /// Whether it comes from a placement or goes to it. Default ``Direction/from``; exits always go.
  public var direction = Direction.from

  /// How strong it is, −1000…1000. Default 1; negative turns it round, 0 leaves nothing.
  public var force = 1.0
  /// The seconds until it begins, 0…10⁶. Default 0.
  public var delay = 0.0
  /// How long one pass takes in seconds, 0…10⁶; 0 shows the end at once. Default 0.7.
  public var duration = 0.7
  /// The damping ratio of the spring that entrances and exits move by, 0…1: the lower, the more it swings. Default 0.7.
  public var damping = 0.7
  /// The velocity with which entrances and exits begin, −1000…1000 ways a second. Default 0.7.
  public var velocity = 0.7
  /// How many passes there are, 0 or more, infinite too; 0 counts as one. Default 1.
  ///
  /// A fraction cuts the last pass off, as in Core Animation: at that instant the final state shows at once. A half turn
  /// that is cut off counts as one.
  public var repeatCount = 1.0
  /// How far right of its place the placement is, in points, −10⁶…10⁶. Default 0.
  public var x = 0.0
  /// How far below its place the placement is, in points, −10⁶…10⁶. Default 0.
  public var y = 0.0
  /// The horizontal scale of the placement, −1000…1000. Default 1.
  public var scaleX = 1.0
  /// The vertical scale of the placement, −1000…1000. Default 1.
  public var scaleY = 1.0
  /// How far the placement is turned, −10⁶…10⁶ radians; positive turns x toward y. Default 0.
  public var rotate = 0.0
  /// The opacity of the placement, 0…1. Default 1.
  public var opacity = 1.0
  /// What paces each pass. Default nil.
  ///
  /// Without one, what calls attention and flips is paced by Core Animation's default function, and what moves from or to
  /// a placement by a spring of ``damping`` and ``velocity``; ``Curve/spring`` lets it do so too.
  public var curve: Curve?

  /// Creates the preset of an effect, with the defaults.
  public init(_ effect: Effect) { self.effect = effect }

  /// Whether a placement is come from or gone to.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The layer begins at the placement and ends in place.
    case from
    /// The layer begins as it is and ends at the placement.
    case to
  }
}

extension SpringPreset {
  /// Returns the preset with some parameters changed; see the properties of their names.
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

  /// The seconds from its begin to its end, delay and repeats counted.
  public var length: Double {
    let preset = usable
    return min(preset.delay + preset.duration * preset.passCount, Self.endless)
  }

  /// The length of what never ends, which Core Animation can still count with.
  static let endless = Double(Float.greatestFiniteMagnitude)

  var passCount: Double { repeatCount > 0 ? Double(Float(repeatCount)) : 1 }
}
