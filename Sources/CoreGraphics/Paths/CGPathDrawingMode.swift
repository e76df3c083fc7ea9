import Raster

/// Which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// Points that the path winds around, in sum, at least once.
  case winding
  /// Points that a line from far away reaches after crossing the path an odd number of times.
  case evenOdd
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside by winding number.
  case fill
  /// The inside by the even-odd rule.
  case eoFill
  /// The line.
  case stroke
  /// The inside by winding number, then the line.
  case fillStroke
  /// The inside by the even-odd rule, then the line.
  case eoFillStroke
}

extension FillRule {
  init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .nonZero }
}

extension CGPathDrawingMode {
  /// The rule by which the inside is filled, nil where it isn't.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the line is drawn.
  var isStroked: Bool { self != .fill && self != .eoFill }
}
