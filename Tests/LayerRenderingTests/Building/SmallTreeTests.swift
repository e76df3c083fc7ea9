import QuartzCore
import Testing

/// S200: pictures of a red layer of 40 × 30 with a green one of 10 × 10 at its origin.
@Suite struct SmallTreeTests {
  private let red = [255, 0, 0, 255], green = [0, 255, 0, 255], nothing = [0, 0, 0, 0]

  /// The picture of the tree at (10, 10) in 60 × 50 pixels, which is the same when it's taken twice.
  private func drawn(_ configure: (CALayer) -> Void) -> Drawn {
    let (root, layer) = (CALayer(0, 0, 60, 50), CALayer(10, 10, 40, 30, .red))
    layer.addSublayer(CALayer(0, 0, 10, 10, .green))
    root.addSublayer(layer)
    configure(layer)
    let drawn = Drawn(onScreen: root, width: 60, height: 50)
    #expect(drawn.bitmap == Drawn(onScreen: root, width: 60, height: 50).bitmap)
    return drawn
  }

  @Test func `a layer with a sublayer is drawn`() {
    let drawn = drawn { _ in }
    #expect(drawn.paintedRectangle == [10, 10, 40, 30])
    #expect(drawn[10, 10] == green && drawn[19, 19] == green && drawn[20, 19] == red && drawn[19, 20] == red)
    #expect(drawn[49, 39] == red && drawn[50, 39] == nothing)
  }

  /// S9.
  @Test func `a border is drawn above both`() {
    let drawn = drawn { ($0.borderWidth, $0.borderColor) = (2, .blue) }
    #expect(drawn[11, 11] == [0, 0, 255, 255] && drawn[12, 12] == green && drawn[47, 37] == red)
    #expect(drawn[48, 25] == [0, 0, 255, 255] && drawn.paintedRectangle == [10, 10, 40, 30])
  }

  /// S9.
  @Test func `round corners clip sublayers only on request`() {
    #expect(drawn { $0.cornerRadius = 8 }[10, 10] == green)
    let cut = drawn { ($0.cornerRadius, $0.masksToBounds) = (8, true) }
    #expect(cut[10, 10] == nothing && cut[49, 39] == nothing && cut[18, 10] == green && cut[30, 10] == red)
  }

  @Test func `round corners and a mask combine`() {
    let drawn = drawn {
      $0.cornerRadius = 8
      $0.mask = CALayer(20, 0, 40, 30, .black)
    }
    #expect(drawn[29, 20] == nothing && drawn[30, 20] == red && drawn[49, 10] == nothing)
    #expect(drawn[49, 20] == red && drawn[30, 10] == red)
  }

  @Test func `both layers fade as one picture`() {
    let drawn = drawn { $0.opacity = 0.5 }
    #expect(drawn[12, 12] == [0, 128, 0, 128] && drawn[30, 20] == [128, 0, 0, 128])
  }

  @Test func `a quarter turn is about the anchor point`() {
    let drawn = drawn {
      $0.anchorPoint = .zero
      $0.position = CGPoint(x: 45, y: 5)
      $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    #expect(drawn.paintedRectangle == [15, 5, 30, 40])
    #expect(drawn[44, 5] == green && drawn[35, 14] == green && drawn[34, 5] == red && drawn[44, 15] == red)
  }

  /// S17.
  @Test func `a part of a stroke is drawn`() {
    let stroke = CAShapeLayer()
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 20))
    line.addLine(to: CGPoint(x: 40, y: 20))
    (stroke.path, stroke.strokeColor, stroke.lineWidth) = (line, .blue, 4)
    (stroke.strokeStart, stroke.strokeEnd) = (0.25, 0.75)
    let drawn = drawn { $0.addSublayer(stroke) }
    let blue = (0..<60).filter { drawn[$0, 30] == [0, 0, 255, 255] }
    #expect(blue == Array(20..<40) && drawn[25, 28] == [0, 0, 255, 255] && drawn[25, 27] == red)
  }

  /// S18.
  @Test func `a linear gradient is drawn`() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 10, width: 40, height: 20)
    gradient.colors = [CGColor.red, CGColor.blue]
    (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    let drawn = drawn { $0.addSublayer(gradient) }
    for x in 0..<40 {
      let share = (Double(x) + 0.5) / 40
      #expect(abs(Double(drawn[10 + x, 25][0]) - 255 * (1 - share)) <= 1)
      #expect(abs(Double(drawn[10 + x, 25][2]) - 255 * share) <= 1)
    }
    #expect(drawn[12, 12] == green)
  }

  @Test func `a time of an animation is drawn the same, whenever it's requested`() {
    func picture(times: [Double]) -> Drawn {
      let (root, layer) = (CALayer(0, 0, 60, 50), CALayer(0, 10, 40, 30, .red))
      layer.addSublayer(CALayer(0, 0, 10, 10, .green))
      root.addSublayer(layer)
      let host = LayerHost(root: root)
      defer { host.close() }
      let renderer = FrameRenderer(width: 60, height: 50, scale: 1, mode: .screen)
      host.perform {
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (20, 40, 1)
        layer.add(move, forKey: nil)
      }
      for time in times.dropLast() {
        host.advance(to: time)
        _ = renderer.picture(of: host)
      }
      host.advance(to: times[times.count - 1])
      return Drawn(bitmap: renderer.picture(of: host))
    }
    let half = picture(times: [0.5])
    #expect(half.paintedRectangle == [10, 10, 40, 30] && half[10, 10] == green)
    #expect(picture(times: [0.125, 0.3, 0.5]).bitmap == half.bitmap)
    #expect(picture(times: [0.5, 0.5]).bitmap == half.bitmap)
  }
}
