/// The content of the test frame, which is the same for every renderer.
///
/// It has 1280 × 720 pixels: 200 transformed rounded rectangles with different opacities, 20 shadows, 10 gradients, 10
/// stroked paths of four cubics, and 5 masked groups of four rectangles with a group opacity.
struct TestFrame {
  typealias Matrix = (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
  typealias Components = (red: Double, green: Double, blue: Double, alpha: Double)

  struct Rectangle {
    var size: Double
    var radius: Double
    var matrix: Matrix
    var color: Components
  }

  struct Shadow {
    var x: Int
    var y: Int
    var color: Components
  }

  struct GradientBox {
    var x: Double
    var y: Double
    var stops: [(location: Double, color: Components)]
  }

  struct Curve {
    /// The coordinates of the start, and then of two control points and the end of each cubic.
    var points: [Double]
    var color: Components
  }

  struct Group {
    var x: Int
    var y: Int
    var members: [Rectangle]
  }

  static let width = 1280
  static let height = 720
  /// The side of the rounded squares that have shadows.
  static let shadowSize = 90.0
  static let shadowRadius = 12.0
  static let shadowSigma = 10.0
  static let gradientSize = (width: 160.0, height: 100.0)
  static let strokeWidth = 6.0
  static let groupSize = (width: 200, height: 140)
  static let groupOpacity = 0.7

  let background: Components = (1, 1, 1, 1)
  let rectangles: [Rectangle]
  let shadows: [Shadow]
  let gradients: [GradientBox]
  let curves: [Curve]
  let groups: [Group]

  init(seed: UInt64) {
    var random = Generator(state: seed)
    rectangles = (0..<200).map { _ in random.rectangle(in: (0...1200, 0...640), scale: 0.9...1.25) }
    shadows = (0..<20).map { _ in
      Shadow(
        x: Int(random.number(in: 30...1150)), y: Int(random.number(in: 30...590)),
        color: (0, 0, 0, random.number(in: 0.2...0.6)))
    }
    gradients = (0..<10).map { _ in
      GradientBox(
        x: random.number(in: 0...1100), y: random.number(in: 0...600),
        stops: [0, 0.4, 1].map { ($0, random.color()) })
    }
    curves = (0..<10).map { _ in
      let (x, y) = (random.number(in: 0...900), random.number(in: 0...450))
      let points = (0..<13).flatMap { _ in [x + random.number(in: 0...300), y + random.number(in: 0...200)] }
      return Curve(points: points, color: random.color())
    }
    groups = (0..<5).map { _ in
      let (x, y) = (Int(random.number(in: 0...1080)), Int(random.number(in: 0...580)))
      let area = (Double(x)...Double(x) + 130, Double(y)...Double(y) + 70)
      return Group(
        x: x, y: y, members: (0..<4).map { _ in random.rectangle(in: area, scale: 1...1.6) })
    }
  }

  /// Random numbers from a seed (SplitMix64).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }

    mutating func color() -> Components {
      (number(in: 0...1), number(in: 0...1), number(in: 0...1), number(in: 0.2...1))
    }

    mutating func rectangle(
      in area: (x: ClosedRange<Double>, y: ClosedRange<Double>), scale: ClosedRange<Double>
    ) -> Rectangle {
      // A direction without trigonometric functions: (1 − t², 2t)/(1 + t²).
      let t = number(in: -1...1)
      let scale = number(in: scale) / (1 + t * t)
      let (cosine, sine) = ((1 - t * t) * scale, 2 * t * scale)
      return Rectangle(
        size: 60, radius: 12,
        matrix: (cosine, sine, -sine, cosine, number(in: area.x) + 40, number(in: area.y) + 10),
        color: color())
    }
  }
}
