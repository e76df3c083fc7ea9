extension SpringPreset.Effect {
  /// How an effect deals with the layer's place.
  enum Sort {
    /// Leaves it, whatever happens in between.
    case attention
    case flip
    case entrance
    case exit
    /// Comes or goes, as the direction says.
    case move
  }

  var sort: Sort {
    switch self {
    case .shake, .pop, .morph, .squeeze, .wobble, .swing, .flash, .fadeOutIn: .attention
    case .flipX, .flipY: .flip
    case .fadeOut, .zoomOut, .zoomOutOpaque, .fall: .exit
    case .move: .move
    default: .entrance
    }
  }
}

extension SpringPreset {
  /// Whether it goes to its placement.
  var isLeaving: Bool { direction == .to || effect.sort == .exit }

  /// Whether the layer's transform is said by a placement.
  var hasPlacement: Bool {
    switch effect.sort {
    case .entrance, .move: true
    case .exit: effect != .fadeOut || placement != .inPlace
    case .attention, .flip: placement != .inPlace
    }
  }

  /// Whether the layer's opacity is said.
  var hasOpacity: Bool {
    switch effect.sort {
    case .entrance, .move, .exit: true
    case .attention, .flip: placedOpacity != 1
    }
  }
}
