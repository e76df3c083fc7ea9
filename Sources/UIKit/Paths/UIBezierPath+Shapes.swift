public import CoreGraphics

extension UIBezierPath {
  /// Creates a closed rectangle. It starts at the corner with the smallest coordinates and continues along x.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// Creates a closed ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// Creates a rounded rectangle. It starts at the top-left corner and continues along x.
  ///
  /// The curvature of the corners is continuous, and a corner takes 1.528665 radii of each side. If only the longer
  /// side is long enough, the corner's radius is half of the shorter side; if neither is, the corner is also a
  /// quarter of a circle. This matches Apple's UIKit, including the abrupt changes.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius. If it isn't above 0, the corners are square.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: RoundedRectangle(rect, radius: cornerRadius, corners: .allCorners).path)
  }

  /// Creates a rectangle with some rounded corners; see ``init(roundedRect:cornerRadius:)``.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners to round.
  ///   - cornerRadii: The radius as the width. The height is ignored.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(cgPath: RoundedRectangle(rect, radius: cornerRadii.width, corners: corners).path)
  }

  /// Creates an open arc of a circle; see ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
}
