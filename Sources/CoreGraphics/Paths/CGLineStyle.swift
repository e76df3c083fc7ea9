import Raster

/// The shape of the ends of an open subpath's stroke.
public enum CGLineCap: Int32, Sendable {
  /// The stroke ends at the endpoint.
  case butt
  /// The stroke ends with a half disc around the endpoint.
  case round
  /// The stroke extends beyond the endpoint by half its width.
  case square
}

/// The shape of the outer side of a stroke's corner.
public enum CGLineJoin: Int32, Sendable {
  /// The sides are extended until they meet, or the corner is beveled if the miter limit is exceeded.
  case miter
  /// The corner is rounded with a disc.
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
