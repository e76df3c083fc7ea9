import Raster

/// The direction of a paragraph.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first strong character; left to right without one.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

extension NSWritingDirection {
  var baseDirection: BaseDirection {
    switch self {
    case .natural: .natural
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}

/// The effect of a writing direction on the characters of a range.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The range has the direction as a whole; its characters keep their own directions.
  case embedding = 0
  /// Every character has the direction.
  case override = 2
}
