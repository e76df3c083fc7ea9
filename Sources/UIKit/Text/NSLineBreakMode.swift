import Typesetting

/// The handling of lines that don't fit.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps lines, preferably after spaces.
  case byWordWrapping
  /// Wraps lines between any two characters.
  case byCharWrapping
  /// Clips lines.
  case byClipping
  /// Replaces the beginning of a line with an ellipsis.
  case byTruncatingHead
  /// Replaces the end of a line with an ellipsis.
  case byTruncatingTail
  /// Replaces the middle of a line with an ellipsis.
  case byTruncatingMiddle
}

extension NSLineBreakMode {
  /// Whether lines are wrapped.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// The corresponding treatment of lines.
  var truncation: TextFrame.Truncation {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    case .byTruncatingHead: .start
    case .byTruncatingTail: .end
    case .byTruncatingMiddle: .middle
    }
  }
}
