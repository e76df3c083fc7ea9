import Raster

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt
  /// Half a disc around the end point.
  case round
  /// Half the width longer.
  case square
}

/// The shape of the outer side of a corner.
public enum CGLineJoin: Int32, Sendable {
  /// The sides are prolonged until they meet, unless the miter limit is exceeded.
  case miter
  /// A disc around the corner.
  case round
  /// The corner is cut off.
  case bevel
}

extension StrokeStyle.Cap {
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}

extension StrokeStyle.Join {
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
