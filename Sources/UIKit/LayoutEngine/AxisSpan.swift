import QuartzCore

/// A position along an axis: a fraction of an element's extent plus an offset in points.
struct AxisPoint {
  var fraction: Double
  var offset: Double
}

/// The positions of two sides along an axis, relative to the start and the extent of an element.
struct AxisSpan {
  var start: AxisPoint
  var end: AxisPoint

  /// The element itself.
  static let whole = AxisSpan(insetBy: 0, 0)

  init(start: AxisPoint, end: AxisPoint) { (self.start, self.end) = (start, end) }

  /// Creates a span inside an element. Insets are clamped to the range in which the solver is exact.
  init(insetBy start: CGFloat, _ end: CGFloat) {
    self.start = AxisPoint(fraction: 0, offset: start.solvable)
    self.end = AxisPoint(fraction: 1, offset: -end.solvable)
  }

  /// Returns the span moved by an offset.
  func moved(by offset: Double) -> AxisSpan {
    var span = self
    span.start.offset += offset
    span.end.offset += offset
    return span
  }

  /// The middle between the sides.
  var center: AxisPoint {
    AxisPoint(fraction: (start.fraction + end.fraction) / 2, offset: (start.offset + end.offset) / 2)
  }

  /// The distance between the sides.
  var length: AxisPoint {
    AxisPoint(fraction: end.fraction - start.fraction, offset: end.offset - start.offset)
  }

  /// Returns the position or the length that a part of an attribute denotes.
  subscript(part: AttributePart) -> AxisPoint {
    switch part {
    case .start, .firstBaseline: start
    case .end, .lastBaseline: end
    case .center: center
    case .length: length
    }
  }
}

/// The spans of a rectangle.
struct AxisSpans {
  var horizontal: AxisSpan
  var vertical: AxisSpan

  init(horizontal: AxisSpan, vertical: AxisSpan) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The element itself.
  static let whole = AxisSpans(.zero)

  init(_ insets: UIEdgeInsets) {
    horizontal = AxisSpan(insetBy: insets.left, insets.right)
    vertical = AxisSpan(insetBy: insets.top, insets.bottom)
  }

  subscript(axis: NSLayoutConstraint.Axis) -> AxisSpan { axis == .horizontal ? horizontal : vertical }
}

extension CGFloat {
  /// The number clamped to the range in which the solver is exact; 0 for NaN.
  var solvable: Double { isNaN ? 0 : Double(Swift.min(Swift.max(self, -1e6), 1e6)) }
}
