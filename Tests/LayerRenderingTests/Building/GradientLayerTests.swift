import QuartzCore
import Testing

@Suite struct GradientLayerTests {
  private func gradient(_ colors: [CGColor], _ configure: (CAGradientLayer) -> Void = { _ in })
    -> CAGradientLayer
  {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 100)
    layer.colors = colors
    configure(layer)
    return layer
  }

  @Test func `the screen interpolates colors in sRGB, from the top down`() {
    let drawn = Drawn(onScreen: gradient([.black, .white]), width: 8, height: 100)
    for y in [0, 25, 50, 99] {
      let expected = (Double(y) + 0.5) / 100 * 255
      #expect(abs(Double(drawn[4, y][0]) - expected) <= 1)
    }
  }

  /// Checks that red, green and blue of some pixels are within 3 of Apple's.
  private func check(_ drawn: Drawn, _ expected: [[Int]], at places: [(x: Int, y: Int)]) {
    for (place, expected) in zip(places, expected) {
      let shown = drawn[place.x, place.y]
      #expect(zip(shown, expected).allSatisfy { abs($0 - $1) <= 3 }, "\(place): \(shown), not \(expected)")
    }
  }

  @Test func `GRDPX-1: a context interpolates red and yellow in Generic RGB`() {
    let layer = gradient([.red, CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)])
    let expected = [
      [255, 38, 0], [255, 67, 0], [255, 109, 1], [255, 147, 0], [255, 184, 1], [255, 219, 1], [255, 251, 0],
    ]
    let drawn = Drawn(inContext: layer, width: 24, height: 300, scale: 3)
    check(drawn, expected, at: [0, 50, 100, 150, 200, 250, 299].map { (12, $0) })
  }

  @Test func `GRDPX-2: a context interpolates red and blue in Generic RGB, along a diagonal`() {
    let layer = gradient([.red, .blue]) {
      $0.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
      ($0.startPoint, $0.endPoint) = (.zero, CGPoint(x: 1, y: 1))
    }
    let expected = [
      [255, 38, 0], [229, 34, 49], [202, 32, 87], [175, 31, 119], [146, 33, 149], [115, 36, 178],
      [81, 40, 204], [43, 45, 230], [4, 51, 255],
    ]
    let drawn = Drawn(inContext: layer, width: 600, height: 600, scale: 3)
    check(drawn, expected, at: [0, 75, 150, 225, 300, 375, 450, 525, 599].map { ($0, $0) })
  }

  @Test func `the gradient runs from start to end point and is constant beyond them`() {
    let layer = gradient([.black, .white]) {
      $0.frame = CGRect(x: 0, y: 0, width: 100, height: 8)
      $0.startPoint = CGPoint(x: 0.25, y: 0.5)
      $0.endPoint = CGPoint(x: 0.75, y: 0.5)
    }
    let drawn = Drawn(onScreen: layer, width: 100, height: 8)
    #expect(drawn[10, 4][0] == 0 && drawn[90, 4][0] == 255 && abs(drawn[50, 4][0] - 130) <= 1)
    #expect(drawn[50, 0] == drawn[50, 7])
  }

  @Test(arguments: RenderMode.allCases, [CAGradientLayerType.axial, .radial, .conic])
  func `a gradient is that of the unit square, stretched to the bounds`(
    _ mode: RenderMode, _ type: CAGradientLayerType
  ) {
    let square = gradient([.black, .red, .blue]) {
      ($0.type, $0.startPoint, $0.endPoint) = (type, CGPoint(x: 0.2, y: 0.4), CGPoint(x: 0.9, y: 0.7))
      $0.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    }
    let wide = gradient([.black, .red, .blue]) {
      ($0.type, $0.startPoint, $0.endPoint) = (type, square.startPoint, square.endPoint)
      $0.frame = CGRect(x: 0, y: 0, width: 90, height: 30)
    }
    let (small, large) = (
      Drawn(onScreen: square, width: 30, height: 30, mode: mode),
      Drawn(onScreen: wide, width: 90, height: 30, mode: mode)
    )
    // The centers of these pixels are at the same points of the unit square.
    let places = (0..<900).map { (x: $0 % 30, y: $0 / 30) }
    let worst = places.map { place in
      zip(small[place.x, place.y], large[3 * place.x + 1, place.y]).map { abs($0 - $1) }.max() ?? 255
    }
    // A step of the ramp is 2 of 255; after one turn, black follows blue.
    #expect(worst.count { $0 > 2 } <= (type == .conic ? 2 : 0), "\(worst.max() ?? 0)")
  }

  /// From Apple's picture of issue_1717-0: in bounds of 21,644 × 27,208 points, a gradient along (12.188, 37.88) grows by 1.966
  /// times as much in y as in x, not by 3.108 times.
  @Test func `color bands are oblique in bounds that aren't square, as in Apple's renderer`() {
    let (start, end) = (CGPoint(x: 9992.948, y: 10034.497), CGPoint(x: 10005.136, y: 10072.377))
    let layer = gradient([.black, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)]) {
      $0.frame = CGRect(x: 10 - start.x, y: -start.y, width: 21644, height: 27208)
      $0.startPoint = CGPoint(x: start.x / 21644, y: start.y / 27208)
      $0.endPoint = CGPoint(x: end.x / 21644, y: end.y / 27208)
    }
    let root = CALayer(0, 0, 40, 40)
    root.addSublayer(layer)
    let drawn = Drawn(onScreen: root, width: 160, height: 160, scale: 4)
    let (across, down) = (drawn[100, 80][0] - drawn[20, 80][0], drawn[60, 120][0] - drawn[60, 40][0])
    #expect(abs(Double(down) / Double(across) - 1.966) < 0.04, "\(across), \(down)")
  }

  @Test func `equal locations result in a hard step`() {
    let drawn = Drawn(
      onScreen: gradient([.red, .red, .blue, .blue]) { $0.locations = [0, 0.5, 0.5, 1] }, width: 8,
      height: 100)
    #expect(drawn[4, 49] == [255, 0, 0, 255] && drawn[4, 50] == [0, 0, 255, 255])
  }

  @Test func `fewer than two colors, or locations that don't match, draw nothing`() {
    for layer in [
      gradient([.red]), gradient([]), gradient([.red, .blue]) { $0.locations = [0] },
      gradient([.red, .blue]) { $0.endPoint = $0.startPoint },
      gradient([.red, .blue]) { $0.colors = [1, 2] },
      gradient([.red, .blue]) { $0.colors = nil },
    ] {
      #expect(Drawn(onScreen: layer, width: 8, height: 100).paintedCount == 0)
    }
  }

  @Test func `rounded corners clip the gradient`() {
    let drawn = Drawn(onScreen: gradient([.red, .blue]) { $0.cornerRadius = 4 }, width: 8, height: 100)
    #expect(drawn.alpha(0, 0) == 0 && drawn.alpha(4, 0) > 200)
  }

  // MARK: - Radial and conic

  @Test func `a radial gradient ends on an ellipse`() {
    let layer = gradient([.black, .white]) {
      $0.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      ($0.type, $0.startPoint, $0.endPoint) = (.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    }
    let drawn = Drawn(onScreen: layer, width: 40, height: 20)
    for (x, y) in [(20, 10), (30, 10), (39, 10), (20, 15), (28, 13)] {
      let place = [(Double(x) + 0.5 - 20) / 20, (Double(y) + 0.5 - 10) / 10]
      let expected = (place[0] * place[0] + place[1] * place[1]).squareRoot() * 255
      #expect(abs(Double(drawn[x, y][0]) - expected) <= 1, "\(x), \(y)")
    }
    #expect(drawn[0, 0] == [255, 255, 255, 255])
    #expect(drawn[5, 10] == drawn[34, 9] && drawn[12, 3] == drawn[12, 16])
  }

  /// GRD-7.
  @Test func `a radial gradient with both points on one axis draws nothing`() {
    for end in [CGPoint(x: 0.5, y: 1), CGPoint(x: 1, y: 0.5)] {
      let layer = gradient([.red, .blue]) {
        ($0.type, $0.startPoint, $0.endPoint) = (.radial, CGPoint(x: 0.5, y: 0.5), end)
      }
      #expect(Drawn(onScreen: layer, width: 8, height: 100).paintedCount == 0)
      #expect(Drawn(inContext: layer, width: 8, height: 100).paintedCount == 0)
    }
  }

  /// CONIC-1: Apple's picture is nearly transparent, its alpha the last number of each sample. All samples are within a
  /// unit of what was stored, 255 / alpha, which for the faintest one is more than the row's tolerance of 8.
  @Test func `a conic gradient runs clockwise from the end point's direction`() {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: -50, y: -50, width: 400, height: 400)
    layer.type = .conic
    layer.colors = (0..<11).map { index -> CGColor in
      let hue = Double(index) / 11 * 6
      func part(_ shift: Double) -> Double {
        let place = (hue + shift).truncatingRemainder(dividingBy: 6)
        return min(max(abs(place - 3) - 1, 0), 1)
      }
      return CGColor(srgbRed: part(0), green: part(4), blue: part(2), alpha: 1)
    }
    layer.locations = (0..<11).map { NSNumber(value: Double($0) / 10) }
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.375), CGPoint(x: 1.5, y: 0.375))
    let root = CALayer(0, 0, 300, 200)
    root.addSublayer(layer)
    let drawn = Drawn(onScreen: root, width: 300, height: 200)
    for sample in [
      [120, 65, 0, 134, 255, 42], [120, 135, 33, 255, 33, 47], [100, 60, 0, 170, 255, 30],
      [150, 60, 57, 28, 255, 27],
      [150, 140, 164, 255, 0, 28], [200, 140, 247, 143, 0, 32], [240, 140, 255, 96, 0, 24],
      [240, 60, 231, 0, 219, 21],
    ] {
      let (shown, expected) = (drawn[sample[0], sample[1]], sample[2...4])
      #expect(zip(shown, expected).allSatisfy { abs($0 - $1) * sample[5] <= 255 }, "\(sample): \(shown)")
      withKnownIssue("CONIC-1: at (240, 60) a stored unit is 12 of 255, and red is 9 off") {
        #expect(zip(shown, expected).allSatisfy { abs($0 - $1) <= 8 }, "\(sample): \(shown)")
      } when: {
        sample[0...1] == [240, 60]
      }
    }
  }

  @Test(arguments: [CAGradientLayerType.axial, .radial, .conic])
  func `extreme points result in mixtures of the colors, and points that aren't finite in nothing`(
    _ type: CAGradientLayerType
  ) {
    for odd in [CGFloat.nan, .infinity, 1e300, 1e-300, -1e9] {
      let layer = gradient([.red, .blue]) {
        ($0.type, $0.startPoint, $0.endPoint) = (type, CGPoint(x: odd, y: 0.5), CGPoint(x: 1, y: 0.25))
      }
      let drawn = Drawn(onScreen: layer, width: 8, height: 100)
      #expect(drawn.paintedCount == (odd.isFinite ? 800 : 0), "\(odd)")
      let sums = Set((0..<100).map { drawn[4, $0] }.map { [$0[0] + $0[2], $0[1], $0[3]] })
      #expect(
        sums.isSubset(of: odd.isFinite ? [[255, 0, 255], [256, 0, 255]] : [[0, 0, 0]]), "\(odd): \(sums)")
    }
  }
}
