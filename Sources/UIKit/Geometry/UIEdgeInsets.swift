public import QuartzCore

/// How far a rectangle's sides are moved inward, in points; negative numbers move them outward.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
  /// Of the upper side; default 0.
  public var top: CGFloat
  /// Of the left side; default 0.
  public var left: CGFloat
  /// Of the lower side; default 0.
  public var bottom: CGFloat
  /// Of the right side; default 0.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// Creates insets of 0 points.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets of a number of points for each side.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension CGRect {
  /// Returns the rectangle with its sides moved inward, where y points down.
  ///
  /// Insets larger than the rectangle give a width or height below 0; the null rectangle stays what it is.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return self }
    let rect = standardized
    return CGRect(
      x: rect.origin.x + insets.left, y: rect.origin.y + insets.top,
      width: rect.size.width - insets.left - insets.right,
      height: rect.size.height - insets.top - insets.bottom)
  }
}
