import AnimationPresets
import Staging

/// Each timing curve from the lower left to the upper right; the parts outside the frame are overshoot.
enum CurveSheet {
  private static let side: CGFloat = 96
  private static let margin: CGFloat = 14
  private static let curves = SpringPreset.Curve.allCases

  static func picture() -> CGImage {
    let cell = CGSize(width: side, height: side + 2 * margin)
    return Sheet(columns: 6, cell: cell)
      .picture(count: curves.count, title: { curves[$0].rawValue }) { layer, index in
        layer.addSublayer(frame())
        layer.addSublayer(line(of: curves[index].timingFunction()))
      }
  }

  private static func frame() -> CALayer {
    let frame = CALayer()
    frame.frame = CGRect(x: 0, y: margin, width: side, height: side)
    frame.backgroundColor = CGColor(gray: 0.95, alpha: 1)
    return frame
  }

  private static func line(of function: CAMediaTimingFunction) -> CALayer {
    func point(_ index: Int) -> CGPoint {
      var coordinates: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &coordinates)
      return CGPoint(x: side * CGFloat(coordinates[0]), y: margin + side * CGFloat(1 - coordinates[1]))
    }
    let path = CGMutablePath()
    path.move(to: point(0))
    path.addCurve(to: point(3), control1: point(1), control2: point(2))
    let line = CAShapeLayer()
    (line.path, line.fillColor, line.lineWidth) = (path, nil, 2)
    line.strokeColor = CGColor(srgbRed: 0.15, green: 0.45, blue: 0.9, alpha: 1)
    return line
  }
}
