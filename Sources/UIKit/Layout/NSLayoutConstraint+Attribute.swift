extension NSLayoutConstraint {
  /// A position or a length of a view's alignment rectangle, or of a layout guide.
  public enum Attribute: Int, Sendable {
    /// The left side.
    case left = 1
    /// The right side.
    case right = 2
    /// The top side.
    case top = 3
    /// The bottom side.
    case bottom = 4
    /// The leading side: left where content is read from left to right, otherwise right.
    case leading = 5
    /// The trailing side, opposite to the leading one.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text; the bottom side of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top side of a view without text.
    case firstBaseline = 12
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The top margin.
    case topMargin = 15
    /// The bottom margin.
    case bottomMargin = 16
    /// The leading margin.
    case leadingMargin = 17
    /// The trailing margin.
    case trailingMargin = 18
    /// The horizontal center between the margins.
    case centerXWithinMargins = 19
    /// The vertical center between the margins.
    case centerYWithinMargins = 20
    /// No attribute. With it as the second attribute, the first one is compared with the constant alone.
    case notAnAttribute = 0
  }
}

/// The part of a rectangle that an attribute denotes along its axis.
enum AttributePart {
  case start, center, end, length, firstBaseline, lastBaseline
}

extension NSLayoutConstraint.Attribute {
  /// The axis of the attribute; nil for no attribute.
  var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Returns the part of the rectangle; leading and trailing sides depend on the direction.
  func part(isRightToLeft: Bool) -> AttributePart {
    switch self {
    case .left, .leftMargin, .top, .topMargin: .start
    case .right, .rightMargin, .bottom, .bottomMargin: .end
    case .leading, .leadingMargin: isRightToLeft ? .end : .start
    case .trailing, .trailingMargin: isRightToLeft ? .start : .end
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
    case .width, .height, .notAnAttribute: .length
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// Whether the attribute is a length, not a position.
  var isLength: Bool { self == .width || self == .height }

  /// Whether the attribute is measured from the margins.
  var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  /// Whether the attribute depends on the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right side in every layout direction.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is the baseline of a text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
