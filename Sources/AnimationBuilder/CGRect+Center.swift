public import QuartzCore

extension CGRect {
  /// The point in the middle.
  public var center: CGPoint { CGPoint(x: midX, y: midY) }
}
