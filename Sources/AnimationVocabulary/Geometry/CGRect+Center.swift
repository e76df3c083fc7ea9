public import QuartzCore

extension CGRect {
  /// The center of the rectangle.
  public var center: CGPoint { CGPoint(x: midX, y: midY) }
}
