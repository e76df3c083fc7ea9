import CoreGraphics

/// The images of buttons with predefined symbols, at the screen's scale.
@MainActor
enum ButtonSymbol {
  /// An i in a circle, 22 points wide.
  static var info: UIImage {
    circled { path in
      path.move(to: CGPoint(x: 9.4, y: 9.6))
      path.addLine(to: CGPoint(x: 11.2, y: 9.6))
      path.addLine(to: CGPoint(x: 11.2, y: 16))
      path.move(to: CGPoint(x: 9, y: 16))
      path.addLine(to: CGPoint(x: 13.4, y: 16))
      UIBezierPath(ovalIn: CGRect(x: 9.7, y: 4.9, width: 2.6, height: 2.6)).fill()
    }
  }

  /// A plus sign in a circle, 22 points wide.
  static var plus: UIImage {
    circled { path in
      path.move(to: CGPoint(x: 11, y: 6))
      path.addLine(to: CGPoint(x: 11, y: 16))
      path.move(to: CGPoint(x: 6, y: 11))
      path.addLine(to: CGPoint(x: 16, y: 11))
    }
  }

  /// A cross cut out of a gray disk, 14 points wide.
  static var clear: UIImage {
    image(of: 14) { context in
      UIColor.placeholderText.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 14, height: 14)).fill()
      context.setBlendMode(.clear)
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 4.5, y: 4.5))
      cross.addLine(to: CGPoint(x: 9.5, y: 9.5))
      cross.move(to: CGPoint(x: 9.5, y: 4.5))
      cross.addLine(to: CGPoint(x: 4.5, y: 9.5))
      strokeRound(cross, width: 1.3)
    }
  }

  private static func circled(_ draw: (UIBezierPath) -> Void) -> UIImage {
    image(of: 22) { _ in
      let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20))
      draw(path)
      strokeRound(path, width: 1.5)
    }
  }

  private static func strokeRound(_ path: UIBezierPath, width: CGFloat) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.stroke()
  }

  private static func image(of side: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { draw($0.cgContext) }
  }
}
