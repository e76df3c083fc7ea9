/// The formula that combines a source with the backdrop where a shape covers it.
///
/// The names are Core Graphics'. S and D are premultiplied components of source and backdrop, a and b their
/// alphas.
package enum BlendMode: Hashable, Sendable, CaseIterable {
  /// S + D·(1 − a).
  case normal

  // Separable: S·(1 − b) + D·(1 − a) + a·b·f(S/a, D/b), with a function f of each component.
  case multiply
  case screen
  case overlay
  case darken
  case lighten
  case colorDodge
  case colorBurn
  case softLight
  case hardLight
  case difference
  case exclusion

  // The same with a function of all three components at once.
  /// Source hue, backdrop saturation and luminosity.
  case hue
  /// Source saturation, backdrop hue and luminosity.
  case saturation
  /// Source hue and saturation, backdrop luminosity.
  case color
  /// Source luminosity, backdrop hue and saturation.
  case luminosity

  // The operators of Porter and Duff.
  /// 0.
  case clear
  /// S.
  case copy
  /// S·b.
  case sourceIn
  /// S·(1 − b).
  case sourceOut
  /// S·b + D·(1 − a).
  case sourceAtop
  /// S·(1 − b) + D.
  case destinationOver
  /// D·a.
  case destinationIn
  /// D·(1 − a).
  case destinationOut
  /// S·(1 − b) + D·a.
  case destinationAtop
  /// S·(1 − b) + D·(1 − a).
  case xor

  /// max(0, min(1, a + b) − (a − S) − (b − D)): the missing light of both is subtracted from the sum of the
  /// alphas.
  case plusDarker
  /// min(1, S + D).
  case plusLighter
}

extension BlendMode {
  /// Whether a fully transparent source leaves the backdrop unchanged.
  package var keepsBackdropUnderTransparency: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }
}
