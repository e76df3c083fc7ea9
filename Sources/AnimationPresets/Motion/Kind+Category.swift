extension SpringPreset.Kind {
  /// The relation of a preset to the layer's placement.
  enum Category {
    /// The layer returns to its placement.
    case attention
    case flip
    case entrance
    case exit
    /// An entrance or an exit, depending on the direction.
    case move
  }

  var category: Category {
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
  /// Whether the layer moves to the preset's placement.
  var isLeaving: Bool { direction == .to || kind.category == .exit }

  /// Whether a placement determines the layer's transform.
  var hasPlacement: Bool {
    switch kind.category {
    case .entrance, .move: true
    case .exit: kind != .fadeOut || placement != .inPlace
    case .attention, .flip: placement != .inPlace
    }
  }

  /// Whether the preset determines the layer's opacity.
  var hasOpacity: Bool {
    switch kind.category {
    case .entrance, .move, .exit: true
    case .attention, .flip: placementOpacity != 1
    }
  }
}
