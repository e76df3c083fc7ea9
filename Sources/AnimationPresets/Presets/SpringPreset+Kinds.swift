import MotionCore

extension SpringPreset {
  /// The kind of a preset. The static properties of ``SpringPreset`` with the same names document each kind.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case shake, pop, morph, squeeze, wobble, swing, flipX, flipY, fall
    case squeezeLeft, squeezeRight, squeezeDown, squeezeUp
    case slideLeft, slideRight, slideDown, slideUp
    case fadeIn, fadeOut, fadeOutIn, fadeInLeft, fadeInRight, fadeInDown, fadeInUp
    case zoomIn, zoomOut, zoomInOpaque, zoomOutOpaque
    case flash, move
  }

  /// Creates the preset with a name, ignoring case, and default parameters; nil for any other name.
  ///
  /// The names are those of ``Kind``.
  public init?(name: String) {
    guard let kind = Kind.allCases.first(where: { $0.rawValue.isEqualIgnoringCase(to: name) }) else {
      return nil
    }
    self.init(kind)
  }

  /// All presets with default parameters, in the order of ``Kind``.
  public static var all: [SpringPreset] { Kind.allCases.map(SpringPreset.init) }

  /// The name, for ``init(name:)``.
  public var name: String { kind.rawValue }
}

// MARK: - Presets that draw attention

extension SpringPreset {
  /// Moves to the right, left and right by 30 points times force.
  ///
  /// The layer's state doesn't change. Spring sets six key times for five values; here the values are evenly spaced.
  public static let shake = SpringPreset(.shake)

  /// Grows, shrinks and grows by a fifth times force.
  ///
  /// The layer's state doesn't change.
  public static let pop = SpringPreset(.pop)

  /// Alternates between wide and low, and narrow and high: by 30% at force 1.
  ///
  /// The layer's state doesn't change. Spring multiplies the larger scales by the force, so that the layer vanishes at force 0.
  /// Here the scales are 1 + 0.3·force and 0.7^force, relative to the layer's own.
  public static let morph = SpringPreset(.morph)

  /// Alternates between wide and low, and narrow: by half at force 1.
  ///
  /// The layer's state doesn't change. The scales, 1 + 0.5·force and 0.5^force, are relative to the layer's own scale;
  /// Spring's are absolute. It can run together with ``morph``; in Spring, both have the same keys.
  public static let squeeze = SpringPreset(.squeeze)

  /// Moves like ``shake`` and rotates by 0.3 radians times force.
  ///
  /// The layer's state doesn't change. In Spring, the curve and the repeat count apply only to the motion.
  public static let wobble = SpringPreset(.wobble)

  /// Rotates to both sides by 0.3 radians times force.
  ///
  /// The layer's state doesn't change. In Spring, the curve has no effect.
  public static let swing = SpringPreset(.swing)

  /// Fades out and in twice within its duration; with a force of *n*, 2·*n* times, but at least once and at most 50 times.
  ///
  /// The layer's state doesn't change. Spring's flash takes four durations, with its completion after the first.
  public static let flash = SpringPreset(.flash)

  /// Fades out and in. The force has no effect.
  ///
  /// The layer's state doesn't change.
  public static let fadeOutIn = SpringPreset(.fadeOutIn)
}

// MARK: - Flips

extension SpringPreset {
  /// Makes half a turn about the vertical axis, seen from a distance of twice the layer's width. The force reduces the
  /// distance.
  ///
  /// The layer stays turned, and the next flip turns it back; a layer that isn't double-sided becomes invisible. Each cycle
  /// is half a turn, and so is an incomplete one: after 1.5 cycles, the layer is in its original state. Spring's flip snaps
  /// back, and its perspective has no effect.
  public static let flipX = SpringPreset(.flipX)

  /// Makes half a turn about the horizontal axis, seen from a distance of twice the layer's height. The force reduces the
  /// distance.
  ///
  /// The layer stays turned, as with ``flipX``.
  public static let flipY = SpringPreset(.flipY)
}

// MARK: - Entrances

extension SpringPreset {
  /// Slides left from 300 points times force to the right. Ends in place.
  public static let slideLeft = SpringPreset(.slideLeft)
  /// Slides right from 300 points times force to the left. Ends in place.
  public static let slideRight = SpringPreset(.slideRight)
  /// Slides down from 300 points times force above. Ends in place.
  public static let slideDown = SpringPreset(.slideDown)
  /// Slides up from 300 points times force below. Ends in place.
  public static let slideUp = SpringPreset(.slideUp)

  /// Slides like ``slideLeft``, from 1 + 2·force times its width. Ends in place.
  ///
  /// In Spring, the offset is multiplied by the scale, 900 points in effect, and independent of the force.
  public static let squeezeLeft = SpringPreset(.squeezeLeft)
  /// Slides like ``slideRight``, from 1 + 2·force times its width. Ends in place. See ``squeezeLeft``.
  public static let squeezeRight = SpringPreset(.squeezeRight)
  /// Slides like ``slideDown``, from 1 + 2·force times its height. Ends in place. See ``squeezeLeft``.
  public static let squeezeDown = SpringPreset(.squeezeDown)
  /// Slides like ``slideUp``, from 1 + 2·force times its height. Ends in place. See ``squeezeLeft``.
  public static let squeezeUp = SpringPreset(.squeezeUp)

  /// Fades in. Ends in place. The force has no effect.
  public static let fadeIn = SpringPreset(.fadeIn)
  /// Fades in while it slides like ``slideLeft``. Ends in place.
  public static let fadeInLeft = SpringPreset(.fadeInLeft)
  /// Fades in while it slides like ``slideRight``. Ends in place.
  public static let fadeInRight = SpringPreset(.fadeInRight)
  /// Fades in while it slides like ``slideDown``. Ends in place.
  public static let fadeInDown = SpringPreset(.fadeInDown)
  /// Fades in while it slides like ``slideUp``. Ends in place.
  public static let fadeInUp = SpringPreset(.fadeInUp)

  /// Fades in while it shrinks from 1 + force times its size. Ends in place.
  ///
  /// In Spring, the scale is 2·force, so the layer vanishes at force 0.
  public static let zoomIn = SpringPreset(.zoomIn)
  /// Shrinks from 1 + force times its size without a fade. Ends in place. Spring doesn't have this preset.
  public static let zoomInOpaque = SpringPreset(.zoomInOpaque)
}

// MARK: - Exits

extension SpringPreset {
  /// Fades out and stays invisible; the transform doesn't change. The force has no effect.
  public static let fadeOut = SpringPreset(.fadeOut)
  /// Fades out while it grows to 1 + force times its size, and stays in that state.
  public static let zoomOut = SpringPreset(.zoomOut)
  /// Grows to 1 + force times its size without a fade, and stays at that size. Spring doesn't have this preset.
  public static let zoomOutOpaque = SpringPreset(.zoomOutOpaque)
  /// Tips over by 15°, regardless of the force, falls by 600 points times force, and stays there.
  public static let fall = SpringPreset(.fall)
}

// MARK: - Custom placements

extension SpringPreset {
  /// Moves from the placement of its parameters, or to it.
  public static let move = SpringPreset(.move)
}
