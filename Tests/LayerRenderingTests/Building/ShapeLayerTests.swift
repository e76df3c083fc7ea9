import QuartzCore
import Testing

/// Rows SHP: counts of painted pixels of a rectangle (10, 10, 40, 30).
@Suite struct ShapeLayerTests {
  private func shape(_ configure: (CAShapeLayer) -> Void = { _ in }) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 30), transform: nil)
    configure(shape)
    return shape
  }

  private func painted(_ layer: CALayer) -> Int {
    Drawn(inContext: layer, width: 60, height: 60).paintedCount
  }

  @Test func `the default fill covers the path exactly and isn't clipped`() {
    let drawn = Drawn(inContext: shape(), width: 60, height: 60)
    #expect(drawn.paintedCount == 1200)  // SHP-1
    #expect(drawn.alpha(10, 10) == 255 && drawn.alpha(49, 39) == 255 && drawn.alpha(50, 39) == 0)
  }

  @Test func `masksToBounds clips the path`() {
    let masked = shape {
      $0.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
      $0.masksToBounds = true
    }
    #expect(painted(masked) == 400)  // SHP-3
  }

  @Test func `strokes extend to both sides of the path`() {
    let stroke = shape { ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, .black, 4) }
    #expect(painted(stroke) == 560)  // SHP-4
    #expect(painted(shape { ($0.strokeColor, $0.lineWidth) = (.red, 4) }) == 1496)  // SHP-5
    stroke.strokeEnd = 0.5
    #expect(painted(stroke) == 280)  // SHP-6
    stroke.strokeStart = 0.5
    #expect(painted(stroke) == 0)
    (stroke.strokeStart, stroke.strokeEnd) = (-3, 7)
    #expect(painted(stroke) == 560 && stroke.strokeEnd == 7)
  }

  @Test func `behavior 38: strokeStart and strokeEnd trim by length, and the dash phase moves`() {
    let corner = CGMutablePath()
    corner.move(to: CGPoint(x: 5, y: 5))
    corner.addLine(to: CGPoint(x: 15, y: 5))
    corner.addLine(to: CGPoint(x: 15, y: 35))
    let stroke = shape {
      ($0.path, $0.fillColor, $0.strokeColor, $0.lineWidth, $0.lineJoin) = (corner, nil, .black, 2, .bevel)
    }
    // Of 40 points of length, the last 20 are in the second line, which is 2 points wide.
    (stroke.strokeStart, stroke.strokeEnd) = (0.75, 1)
    #expect(painted(stroke) == 20)
    stroke.strokeStart = 0.5
    #expect(painted(stroke) == 40)
    (stroke.strokeStart, stroke.strokeEnd) = (0, 0.125)
    #expect(painted(stroke) == 10)
    (stroke.strokeEnd, stroke.lineDashPattern) = (0.25, [5, 5])
    let starts = [0, 1, 5].map { (phase: CGFloat) -> Int? in
      stroke.lineDashPhase = phase
      let drawn = Drawn(inContext: stroke, width: 60, height: 60)
      return (5..<15).first { drawn.alpha($0, 5) == 0 }
    }
    #expect(starts == [10, 9, 5])
  }

  /// SHP-7.
  @Test func `in the context mode a shape's dashes apply to its sublayers, too`() {
    let outer = shape {
      ($0.fillColor, $0.strokeColor, $0.lineWidth, $0.lineDashPattern) = (nil, .black, 4, [6, 6])
    }
    outer.addSublayer(shape { ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, .black, 4) })
    #expect(painted(outer) == 288)
    let screen = Drawn(onScreen: outer, width: 60, height: 60)
    #expect(screen.paintedCount == 560)
  }

  @Test func `even-odd leaves the overlap empty`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let shape = shape { $0.path = path }
    #expect(painted(shape) == 400)
    shape.fillRule = .evenOdd
    #expect(painted(shape) == 300)
  }

  @Test func `caps, joins and dashes are drawn`() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 10, y: 30))
    line.addLine(to: CGPoint(x: 30, y: 30))
    let shape = shape { ($0.path, $0.strokeColor, $0.lineWidth) = (line, .black, 4) }
    #expect(painted(shape) == 80)
    shape.lineCap = .square
    #expect(painted(shape) == 96)
    shape.lineCap = .butt
    shape.lineDashPattern = [4, 2]
    #expect(painted(shape) == 56)
    shape.lineDashPhase = 4
    #expect(painted(shape) == 48)
  }

  @Test func `invalid paths and widths draw nothing`() {
    let odd = CGMutablePath()
    odd.move(to: CGPoint(x: 0, y: 0))
    for x in [CGFloat.nan, .infinity, 1e300, -1e300] { odd.addLine(to: CGPoint(x: x, y: 5)) }
    odd.addLine(to: CGPoint(x: 5, y: 5))
    _ = painted(shape { ($0.path, $0.strokeColor) = (odd, .red) })
    for width in [CGFloat.nan, .infinity, -3, 0] {
      #expect(painted(shape { ($0.fillColor, $0.strokeColor, $0.lineWidth) = (nil, .red, width) }) == 0)
    }
    #expect(painted(shape { $0.path = nil }) == 0)
  }
}
