import MotionCore

extension SpringPreset {
  /// What a preset does; the static properties of ``SpringPreset`` explain each.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    case shake, pop, morph, squeeze, wobble, swing, flipX, flipY, fall
    case squeezeLeft, squeezeRight, squeezeDown, squeezeUp
    case slideLeft, slideRight, slideDown, slideUp
    case fadeIn, fadeOut, fadeOutIn, fadeInLeft, fadeInRight, fadeInDown, fadeInUp
    case zoomIn, zoomOut, zoomInOpaque, zoomOutOpaque
    case flash, move
  }

  /// Creates the preset of a name, in upper or lower case, with the defaults; nil for any other.
  ///
  /// The names are those of ``Effect``.
  public init?(name: String) {
    guard let effect = Effect.allCases.first(where: { $0.rawValue.isSameName(as: name) }) else { return nil }
    self.init(effect)
  }

  /// All presets with the defaults, in the order of ``Effect``.
  public static var all: [SpringPreset] { Effect.allCases.map(SpringPreset.init) }

  /// The name, as ``init(name:)`` takes it.
  public var name: String { effect.rawValue }
}

// MARK: - What calls attention

extension SpringPreset {
  /// Moves right and left and right by 30 points times force.
  ///
  /// The layer stays as it was. Spring gives six key times for five values; here the values are evenly spaced.
  public static let shake = SpringPreset(.shake)

  /// Grows and shrinks and grows by a fifth times force.
  ///
  /// The layer stays as it was.
  public static let pop = SpringPreset(.pop)

  /// Gets wide and low, narrow and high, in turn: at force 1 by 30 %.
  ///
  /// The layer stays as it was. Spring multiplies the greater scales by the force, so that 0 makes the layer vanish; here
  /// scales are 1 + 0.3·force and 0.7^force, on top of the layer's own.
  public static let morph = SpringPreset(.morph)

  /// Gets wide and low, then narrow, in turn: at force 1 by half.
  ///
  /// The layer stays as it was. The scales are 1 + 0.5·force and 0.5^force on top of the layer's own, where Spring
  /// multiplies absolute ones; and it can play together with ``morph``, whose keys it took in Spring.
  public static let squeeze = SpringPreset(.squeeze)

  /// Moves as ``shake`` does, and turns by 0.3 radians times force.
  ///
  /// The layer stays as it was. In Spring curve and repeat count were only for the moving.
  public static let wobble = SpringPreset(.wobble)

  /// Turns to and fro by 0.3 radians times force.
  ///
  /// The layer stays as it was. In Spring the curve meant nothing.
  public static let swing = SpringPreset(.swing)

  /// Disappears and appears again twice within its duration; with a force of *n*, 2·*n* times, but at most 50 and at
  /// least once.
  ///
  /// The layer stays as it was. Spring's took four durations, and its completion came after one.
  public static let flash = SpringPreset(.flash)

  /// Disappears and appears again. Force means nothing.
  ///
  /// The layer stays as it was.
  public static let fadeOutIn = SpringPreset(.fadeOutIn)
}

// MARK: - Flips

extension SpringPreset {
  /// Makes half a turn about the vertical axis, seen from twice the layer's width away; force brings the eye nearer.
  ///
  /// The layer stays turned, so that the next flip brings it back; a layer that isn't double-sided is gone. With a repeat
  /// count every pass is half a turn, begun ones too: after 1.5 passes the layer is as it was. Spring's snapped back, and its perspective couldn't be seen.
  public static let flipX = SpringPreset(.flipX)

  /// Makes half a turn about the horizontal axis, seen from twice the layer's height away; force brings the eye nearer.
  ///
  /// The layer stays turned, as with ``flipX``.
  public static let flipY = SpringPreset(.flipY)
}

// MARK: - Entrances

extension SpringPreset {
  /// Comes from 300 points times force to the right, moving left. Ends in place.
  public static let slideLeft = SpringPreset(.slideLeft)
  /// Comes from 300 points times force to the left, moving right. Ends in place.
  public static let slideRight = SpringPreset(.slideRight)
  /// Comes from 300 points times force above. Ends in place.
  public static let slideDown = SpringPreset(.slideDown)
  /// Comes from 300 points times force below. Ends in place.
  public static let slideUp = SpringPreset(.slideUp)

  /// Comes as ``slideLeft`` does, from 1 + 2·force times its width. Ends in place.
  ///
  /// In Spring the offset was 900 points, multiplied by the scale, and didn't mind the force.
  public static let squeezeLeft = SpringPreset(.squeezeLeft)
  /// Comes as ``slideRight`` does, from 1 + 2·force times its width. Ends in place. See ``squeezeLeft``.
  public static let squeezeRight = SpringPreset(.squeezeRight)
  /// Comes as ``slideDown`` does, from 1 + 2·force times its height. Ends in place. See ``squeezeLeft``.
  public static let squeezeDown = SpringPreset(.squeezeDown)
  /// Comes as ``slideUp`` does, from 1 + 2·force times its height. Ends in place. See ``squeezeLeft``.
  public static let squeezeUp = SpringPreset(.squeezeUp)

  /// Appears. Ends in place. Force means nothing.
  public static let fadeIn = SpringPreset(.fadeIn)
  /// Appears on the way of ``slideLeft``. Ends in place.
  public static let fadeInLeft = SpringPreset(.fadeInLeft)
  /// Appears on the way of ``slideRight``. Ends in place.
  public static let fadeInRight = SpringPreset(.fadeInRight)
  /// Appears on the way of ``slideDown``. Ends in place.
  public static let fadeInDown = SpringPreset(.fadeInDown)
  /// Appears on the way of ``slideUp``. Ends in place.
  public static let fadeInUp = SpringPreset(.fadeInUp)

  /// Appears while it shrinks from 1 + force times its size. Ends in place.
  ///
  /// In Spring the scale was 2·force, which made it vanish at 0.
  public static let zoomIn = SpringPreset(.zoomIn)
  /// Shrinks from 1 + force times its size without a fade. Ends in place. Spring has none.
  public static let zoomInOpaque = SpringPreset(.zoomInOpaque)
}

// MARK: - Exits

extension SpringPreset {
  /// Disappears, and stays so: the opacity is 0, the transform what it was. Force means nothing.
  public static let fadeOut = SpringPreset(.fadeOut)
  /// Disappears while it grows to 1 + force times its size, and stays so.
  public static let zoomOut = SpringPreset(.zoomOut)
  /// Grows to 1 + force times its size without a fade, and stays so. Spring has none.
  public static let zoomOutOpaque = SpringPreset(.zoomOutOpaque)
  /// Tips over by 15°, whatever the force, and falls 600 points times force, and stays there.
  public static let fall = SpringPreset(.fall)
}

// MARK: - Of your own

extension SpringPreset {
  /// Comes from the placement that its parameters say, or goes to it, and does nothing else.
  public static let move = SpringPreset(.move)
}
