import Typesetting

/// The alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
  /// To the left.
  case left
  /// In the center.
  case center
  /// To the right.
  case right
  /// Stretched to both sides.
  case justified
  /// To the side at which the script's lines begin; in views whose content is read from right to left, to the right.
  case natural
}

extension UIView {
  /// Returns the alignment of text in the view: natural alignment is that to the right where content is read from right to left.
  func directed(_ alignment: NSTextAlignment) -> NSTextAlignment {
    alignment == .natural && trailingSign < 0 ? .right : alignment
  }
}

extension NSTextAlignment {
  /// The corresponding alignment of paragraphs.
  var paragraphAlignment: ParagraphAttributes.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  /// The fraction of a line's unused width before the text, for placing a caret without the module for text.
  var leadingShare: CGFloat {
    switch self {
    case .center: 0.5
    case .right: 1
    case .left, .justified, .natural: 0
    }
  }
}
