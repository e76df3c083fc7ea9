public import QuartzCore

extension CGFloat {
  /// Returns an angle in radians: 180 degrees are π.
  public static func degrees(_ degrees: CGFloat) -> CGFloat { degrees / 180 * .pi }
}
