import LayerTree

/// What becomes of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// They go on in the next line, after a space if they can.
  case byWordWrapping
  /// They go on in the next line; after a space if they can, here.
  case byCharWrapping
  /// They stay as they are.
  case byClipping
  /// An ellipsis stands for their beginning.
  case byTruncatingHead
  /// An ellipsis stands for their end.
  case byTruncatingTail
  /// An ellipsis stands for their middle.
  case byTruncatingMiddle
}

extension NSLineBreakMode {
  /// Whether lines go on in the next one.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// The same for text layers.
  var truncation: CATextLayerTruncationMode {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    case .byTruncatingHead: .start
    case .byTruncatingTail: .end
    case .byTruncatingMiddle: .middle
    }
  }
}
