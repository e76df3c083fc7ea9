public import CoreGraphics

extension UIBezierPath {
  /// Creates a closed rectangle, run through from its smallest corner along x first.
  public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

  /// Creates a closed ellipse that touches the sides of a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

  /// Creates a rectangle with round corners, run through from the upper left one along x.
  ///
  /// The corners' curvature grows and falls evenly and takes 1.528665 radii of each side. Where a side has less room
  /// than that, the corner is larger than asked: of half the shorter side, and where neither side has room it's
  /// a quarter of a circle. All this is Apple's, jumps included.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius; where it isn't above 0 the corners are square.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(cgPath: RoundedRectangle(rect, radius: cornerRadius, corners: .allCorners).path)
  }

  /// Creates a rectangle of which some corners are round; see ``init(roundedRect:cornerRadius:)``.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: Its width is the radius; its height makes no difference.
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
