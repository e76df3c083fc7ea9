import Raster

/// The operation that combines a source with the destination that it's drawn onto.
///
/// `R`, `S` and `D` are the result, the source and the destination, premultiplied; `Sa` and `Da` their alphas.
public enum CGBlendMode: Int32, Sendable {
  /// Source over destination: R = S + D·(1 − Sa).
  case normal
  /// The components multiplied, never lighter than either.
  case multiply
  /// The complements multiplied, never darker than either.
  case screen
  /// ``multiply`` or ``screen``, depending on the destination.
  case overlay
  /// The darker component.
  case darken
  /// The lighter component.
  case lighten
  /// The destination brightened by the source.
  case colorDodge
  /// The destination darkened by the source.
  case colorBurn
  /// ``darken`` or ``lighten`` softly, depending on the source.
  case softLight
  /// ``multiply`` or ``screen``, depending on the source.
  case hardLight
  /// The absolute difference of the components.
  case difference
  /// Similar to ``difference``, with less contrast.
  case exclusion
  /// The hue of the source, saturation and luminosity of the destination.
  case hue
  /// The saturation of the source, hue and luminosity of the destination.
  case saturation
  /// Hue and saturation of the source, luminosity of the destination.
  case color
  /// The luminosity of the source, hue and saturation of the destination.
  case luminosity
  /// R = 0.
  case clear
  /// R = S.
  case copy
  /// R = S·Da.
  case sourceIn
  /// R = S·(1 − Da).
  case sourceOut
  /// R = S·Da + D·(1 − Sa).
  case sourceAtop
  /// R = S·(1 − Da) + D.
  case destinationOver
  /// R = D·Sa.
  case destinationIn
  /// R = D·(1 − Sa).
  case destinationOut
  /// R = S·(1 − Da) + D·Sa.
  case destinationAtop
  /// R = S·(1 − Da) + D·(1 − Sa).
  case xor
  /// R = max(0, 1 − ((1 − D) + (1 − S))).
  case plusDarker
  /// R = min(1, S + D).
  case plusLighter
}

extension BlendMode {
  init(_ mode: CGBlendMode) {
    switch mode {
    case .normal: self = .normal
    case .multiply: self = .multiply
    case .screen: self = .screen
    case .overlay: self = .overlay
    case .darken: self = .darken
    case .lighten: self = .lighten
    case .colorDodge: self = .colorDodge
    case .colorBurn: self = .colorBurn
    case .softLight: self = .softLight
    case .hardLight: self = .hardLight
    case .difference: self = .difference
    case .exclusion: self = .exclusion
    case .hue: self = .hue
    case .saturation: self = .saturation
    case .color: self = .color
    case .luminosity: self = .luminosity
    case .clear: self = .clear
    case .copy: self = .copy
    case .sourceIn: self = .sourceIn
    case .sourceOut: self = .sourceOut
    case .sourceAtop: self = .sourceAtop
    case .destinationOver: self = .destinationOver
    case .destinationIn: self = .destinationIn
    case .destinationOut: self = .destinationOut
    case .destinationAtop: self = .destinationAtop
    case .xor: self = .xor
    case .plusDarker: self = .plusDarker
    case .plusLighter: self = .plusLighter
    }
  }
}

extension CGBlendMode {
  init(_ mode: BlendMode) {
    let all = (CGBlendMode.normal.rawValue...CGBlendMode.plusLighter.rawValue).lazy.compactMap(Self.init)
    self = all.first { BlendMode($0) == mode } ?? .normal
  }
}
