public import QuartzCore

/// Distances by which the sides of a rectangle are moved inward, in points; negative distances move them outward.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// The distance at the top. Default 0.
  public var top: CGFloat
  /// The distance on the left. Default 0.
  public var left: CGFloat
  /// The distance at the bottom. Default 0.
  public var bottom: CGFloat
  /// The distance on the right. Default 0.
  public var right: CGFloat

  /// Insets of zero on all sides.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets with a distance for each side.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// Returns the rectangle with its sides moved inward, where y points down.
  ///
  /// Insets larger than the rectangle result in a negative width or height. The null rectangle is returned unchanged.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left, y: rect.origin.y + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }
}
