import QuartzCore

extension UIView {
  /// The sign of horizontal distances toward the trailing side: 1, or -1 where content is read from right to left.
  var trailingSign: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  /// Returns a frame in the view for content that is read from left to right, mirrored where it's read from right to left.
  func directed(_ frame: CGRect) -> CGRect {
    trailingSign > 0 ? frame : frame.mirrored(in: bounds)
  }

  /// Mirrors a symbol that points to the right, if the trailing side is the left one.
  func pointToTrailingSide(_ trailingSign: CGFloat) {
    transform = trailingSign > 0 ? .identity : CGAffineTransform(scaleX: -1, y: 1)
  }
}

extension CGRect {
  /// Returns the rectangle mirrored about the vertical center line of another one.
  func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
