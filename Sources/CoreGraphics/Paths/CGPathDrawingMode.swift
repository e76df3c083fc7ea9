import Raster

/// A rule that determines the inside of a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path's winding number around it isn't 0.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The area, by the winding rule.
  case fill
  /// The area, by the even-odd rule.
  case eoFill
  /// The stroke.
  case stroke
  /// The area, by the winding rule, followed by the stroke.
  case fillStroke
  /// The area, by the even-odd rule, followed by the stroke.
  case eoFillStroke
}

extension FillRule {
  init(_ rule: CGPathFillRule) { self = rule == .evenOdd ? .evenOdd : .nonZero }
}

extension CGPathDrawingMode {
  /// The rule for filling the area, or nil if it isn't filled.
  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  /// Whether the stroke is drawn.
  var isStroked: Bool { self != .fill && self != .eoFill }
}
