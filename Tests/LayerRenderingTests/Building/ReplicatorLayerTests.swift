import QuartzCore
import Raster
import TestSupport
import Testing

@testable import LayerTree

/// Rows REP.
@Suite struct ReplicatorLayerTests {
  private func replicator(
    _ frame: CGRect, _ sublayers: [CALayer], _ configure: (CAReplicatorLayer) -> Void
  ) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = frame
    layer.sublayers = sublayers
    configure(layer)
    return layer
  }

  private func row(_ configure: (CAReplicatorLayer) -> Void) -> CAReplicatorLayer {
    replicator(CGRect(x: 0, y: 0, width: 12, height: 4), [CALayer(0, 0, 2, 2, .red)]) {
      $0.instanceCount = 3
      $0.instanceTransform = CATransform3DMakeTranslation(4, 0, 0)
      configure($0)
    }
  }

  @Test func `each copy is transformed once more, and the background is drawn once`() {
    let drawn = Drawn(onScreen: row { $0.backgroundColor = .blue }, width: 12, height: 4)
    for x in 0..<12 {
      #expect(drawn[x, 1] == (x % 4 < 2 ? [255, 0, 0, 255] : [0, 0, 255, 255]))
      #expect(drawn[x, 2] == [0, 0, 255, 255])
    }
  }

  @Test func `the screen rotates copies about the center, a context about the origin`() {
    let layer = replicator(CGRect(x: 0, y: 0, width: 12, height: 12), [CALayer(0, 0, 4, 4, .red)]) {
      $0.instanceCount = 4
      $0.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    let drawn = Drawn(onScreen: layer, width: 12, height: 12)
    #expect(drawn.paintedCount == 64)
    for (x, y) in [(0, 0), (11, 0), (0, 11), (11, 11)] { #expect(drawn.alpha(x, y) == 255) }
    #expect(Drawn(inContext: layer, width: 12, height: 12).paintedCount == 16)
  }

  @Test func `copies are inside the sublayer transform`() {
    let layer = row { $0.sublayerTransform = CATransform3DMakeScale(0.5, 1, 1) }
    let drawn = Drawn(onScreen: layer, width: 12, height: 4)
    #expect((0..<12).map { drawn.alpha($0, 0) / 255 } == [0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0])
  }

  /// REP-2.
  @Test func `an instance count of 0 draws no sublayers`() {
    for count in [0, -5] {
      let layer = row { ($0.instanceCount, $0.backgroundColor) = (count, .blue) }
      for drawn in [
        Drawn(inContext: layer, width: 12, height: 4), Drawn(onScreen: layer, width: 12, height: 4),
      ] {
        #expect(drawn[0, 0] == [0, 0, 255, 255] && drawn.paintedCount == 48)
      }
    }
  }

  /// REP-3.
  @Test func `a context ignores the colors of copies`() {
    let plain = Drawn(inContext: row { _ in }, width: 12, height: 4)
    let colored = row {
      $0.instanceColor = .blue
      ($0.instanceRedOffset, $0.instanceGreenOffset) = (-0.25, 0.25)
      ($0.instanceBlueOffset, $0.instanceAlphaOffset) = (0.25, -0.5)
    }
    #expect(Drawn(inContext: colored, width: 12, height: 4).bitmap == plain.bitmap)
  }

  @Test func `behavior 39: colors are multiplied, and change by the offsets`() {
    let layer = row {
      $0.sublayers?[0].backgroundColor = CGColor(srgbRed: 1, green: 0.5, blue: 1, alpha: 1)
      $0.instanceColor = CGColor(srgbRed: 1, green: 1, blue: 0.5, alpha: 1)
      ($0.instanceRedOffset, $0.instanceAlphaOffset) = (-0.25, -0.4)
    }
    let drawn = Drawn(onScreen: layer, width: 12, height: 4)
    #expect(drawn[0, 0] == [255, 128, 128, 255])
    // Alpha 0.6, then 0.2, with red 0.75, then 0.5.
    #expect(isNear(drawn[4, 0], [115, 77, 77, 153]) && isNear(drawn[8, 0], [26, 26, 26, 51]))
  }

  private func isNear(_ pixel: [Int], _ expected: [Int]) -> Bool {
    zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test func `pictures, gradients, strokes and shadows are tinted like colors`() {
    let tint = CGColor(srgbRed: 0.5, green: 1, blue: 0, alpha: 1)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    gradient.colors = [CGColor.white, CGColor.white]
    let picture = CALayer(4, 0, 4, 4)
    picture.contents =
      Drawn(
        onScreen: CALayer(0, 0, 1, 1, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)), width: 1, height: 1
      ).image
    let stroke = CAShapeLayer()
    stroke.path = CGPath(rect: CGRect(x: 10, y: 2, width: 4, height: 0), transform: nil)
    (stroke.strokeColor, stroke.lineWidth) = (.white, 4)
    let shadow = CALayer(16, 0, 4, 4)
    (shadow.shadowColor, shadow.shadowOpacity, shadow.shadowRadius) = (.white, 1, 0)
    (shadow.shadowPath, shadow.shadowOffset) = (CGPath(rect: shadow.bounds, transform: nil), .zero)
    let faded = CALayer(20, 0, 4, 4, .white)
    faded.opacity = 0.5
    faded.addSublayer(CALayer(0, 0, 4, 4, .white))
    let layer = replicator(
      CGRect(x: 0, y: 0, width: 24, height: 4), [gradient, picture, stroke, shadow, faded]
    ) { $0.instanceColor = tint }
    let drawn = Drawn(onScreen: layer, width: 24, height: 4)
    for x in [1, 5, 12, 17] { #expect(isNear(drawn[x, 2], [128, 255, 0, 255]), "\(x)") }
    #expect(isNear(drawn[21, 2], [64, 128, 0, 128]))
  }

  @Test func `nested replicators multiply`() {
    let inner = row { $0.instanceColor = CGColor(srgbRed: 0.5, green: 1, blue: 1, alpha: 1) }
    let outer = replicator(CGRect(x: 0, y: 0, width: 12, height: 8), [inner]) {
      ($0.instanceCount, $0.instanceTransform) = (2, CATransform3DMakeTranslation(0, 4, 0))
      $0.instanceRedOffset = -0.5
    }
    let drawn = Drawn(onScreen: outer, width: 12, height: 8)
    #expect(drawn.paintedCount == 24)
    #expect(isNear(drawn[9, 1], [128, 0, 0, 255]) && isNear(drawn[9, 5], [64, 0, 0, 255]))
  }
}

// MARK: - Delays

extension ReplicatorLayerTests {
  /// A square of 2 × 2 that moves from x = 0 to 8 in a second, with its copies below one another.
  private func moving(count: Int, delay: Double, _ configure: (CABasicAnimation) -> Void = { _ in })
    -> CAReplicatorLayer
  {
    let square = CALayer(0, 0, 2, 2, .red)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration) = (1, 9, 1)
    configure(move)
    square.add(move, forKey: nil)
    return replicator(CGRect(x: 0, y: 0, width: 10, height: 8), [square]) {
      ($0.instanceCount, $0.instanceDelay) = (count, delay)
      $0.instanceTransform = CATransform3DMakeTranslation(0, 2, 0)
    }
  }

  /// The left end of each row's square at a time.
  private func places(_ layer: CALayer, at time: Double, rows: Int) -> [Int?] {
    let host = LayerHost(root: layer)
    host.perform {}
    host.advance(to: time)
    let picture = FrameRenderer(width: 12, height: 2 * rows, scale: 1, mode: .screen).picture(of: host)
    host.close()
    return (0..<rows).map { row in (0..<12).first { picture[$0, 2 * row] != 0 } }
  }

  @Test func `behavior 39: copies show the sublayers at earlier times, by their delays`() {
    #expect(places(moving(count: 4, delay: 0.25), at: 0.75, rows: 4) == [6, 4, 2, 0])
    // Before it begins, an animation shows the model value or, filled backward, its start.
    let late = { (move: CABasicAnimation) in (move.fromValue, move.toValue) = (3, 11) }
    #expect(places(moving(count: 3, delay: 0.25, late), at: 0.25, rows: 3) == [4, 2, 0])
    let filled = moving(count: 3, delay: 0.25) {
      late($0)
      $0.fillMode = .backwards
    }
    #expect(places(filled, at: 0.25, rows: 3) == [4, 2, 2])
    #expect(places(moving(count: 3, delay: -0.25), at: 0.25, rows: 3) == [2, 4, 6])
  }

  @Test func `every copy shows an animation that isn't removed until its end`() {
    let layer = moving(count: 3, delay: 0.25) {
      ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
    }
    #expect(places(layer, at: 1.25, rows: 3) == [8, 8, 6])
  }

  @Test func `delays are in the layer's own time`() {
    let fast = moving(count: 3, delay: 0.25)
    fast.speed = 2
    #expect(places(fast, at: 0.25, rows: 3) == [4, 2, 0])
    let still = moving(count: 3, delay: 0.25) { $0.beginTime = 1e-9 }
    (still.speed, still.timeOffset) = (0, 0.5)
    #expect(places(still, at: 7, rows: 3) == [4, 2, 0])
  }

  @Test func `delays of nested replicators add up, and later siblings have none`() {
    let inner = moving(count: 2, delay: 0.25)
    let outer = replicator(CGRect(x: 0, y: 0, width: 10, height: 8), [inner]) {
      ($0.instanceCount, $0.instanceDelay) = (2, 0.5)
      $0.instanceTransform = CATransform3DMakeTranslation(0, 4, 0)
    }
    let after = moving(count: 1, delay: 0)
    after.frame.origin.y = 8
    let root = CALayer(0, 0, 12, 10)
    root.sublayers = [outer, after]
    #expect(places(root, at: 0.75, rows: 5) == [6, 4, 2, 0, 6])
  }

  @Test func `a copy is identical to the layer at another time`() {
    var random = SeededGenerator(seed: 39)
    for _ in 0..<20 {
      let (time, delay) = (random.double(in: 0...1.5), random.double(in: 0.01...0.5))
      let repeating = { (move: CABasicAnimation) in
        (move.repeatCount, move.autoreverses, move.beginTime) = (.infinity, true, 0.125)
      }
      let copies = places(moving(count: 2, delay: delay, repeating), at: time, rows: 2)
      if time < delay { continue }
      let alone = places(moving(count: 1, delay: 0, repeating), at: time - delay, rows: 1)
      #expect(copies[1] == alone[0], "\(time), \(delay)")
    }
  }

  @Test func `any number of copies is drawn up to a limit`() {
    var layer: CALayer = moving(count: .max, delay: 1e-6)
    for _ in 0..<4 {
      layer = replicator(CGRect(x: 0, y: 0, width: 10, height: 8), [layer]) {
        ($0.instanceCount, $0.instanceDelay) = (.max, .nan)
      }
    }
    let host = LayerHost(root: layer)
    host.perform {}
    let snapshot = TreeSnapshot(of: layer, presentation: true)
    #expect(snapshot.layers.count <= 3 * TreeSnapshotBuilder.maximumEvaluationCount)
    #expect(snapshot.layers.reduce(0) { $0 + $1.copies.count } <= 2 * TreeSnapshotBuilder.maximumCopiedCount)
    host.close()
  }
}
