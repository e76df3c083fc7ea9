import LayerTree

/// Where the lines of a text lie.
public enum NSTextAlignment: Int, Sendable {
  /// At the left side.
  case left
  /// In the middle.
  case center
  /// At the right side.
  case right
  /// Stretched to both sides.
  case justified
  /// At the side where the text's script begins its lines.
  case natural
}

extension NSTextAlignment {
  /// The same for text layers.
  var mode: CATextLayerAlignmentMode {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  /// How much of a line's free room lies before it, as far as a caret needs it.
  var leadingShare: CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left, .justified, .natural: 0
    }
  }
}
