public import Foundation

/// A direction with a length: a displacement, a velocity or a force.
public struct CGVector: Hashable, Sendable {
  /// The extent along x.
  public var dx: CGFloat
  /// The extent along y.
  public var dy: CGFloat

  /// Creates a vector from its two extents.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates the vector of no extent.
  public init() {
    self.init(dx: 0 as CGFloat, dy: 0)
  }

  /// Creates a vector from its two extents.
  public init(dx: Double, dy: Double) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// Creates a vector from two whole extents.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

  /// The vector of no extent.
  public static var zero: CGVector { CGVector() }
}

extension CGVector: Codable {
  /// Decodes a list of the two extents.
  public init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    dx = try list.decode(CGFloat.self)
    dy = try list.decode(CGFloat.self)
  }

  /// Encodes a list of the two extents.
  public func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(dx)
    try list.encode(dy)
  }
}
