import Foundation
import QuartzCore
import Testing

/// Unreasonable layers, drawn on a small stage, take little time and memory.
///
/// Each kind is drawn in a separate process, which the system ends if it takes too long.
@Suite struct BoundedWorkTests {
  enum Kind: String, CaseIterable, Codable, Sendable {
    case degenerate, selfOverlapping, enormous, notANumber, millionSegments, zeroSize, thirtyThousandPixels
    case singularTransforms, masksOfMasks, zeroDashes, softShadows, curvesAroundTheWorld
  }

  /// The processor time, which doesn't depend on other processes. A debug build takes a tenth of it.
  static let mostSeconds: UInt = 60
  /// The most is needed for a path of a million segments with its outline and edges, 250 bytes each, for every drawing thread.
  static let mostGrowth = 512 << 20

  #if os(Linux)
    @Test(arguments: Kind.allCases)
    func `time and memory are bounded`(_ kind: Kind) async {
      await #expect(processExitsWith: .success) { [kind] in
        var limit = rlimit(rlim_cur: rlim_t(Self.mostSeconds), rlim_max: rlim_t(Self.mostSeconds))
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
        let before = Self.peakMemory()
        kind.draw()
        let growth = Self.peakMemory() - before
        precondition(growth < Self.mostGrowth, "\(kind) took \(growth) bytes")
      }
    }

    /// The peak memory of the process, in bytes.
    private static func peakMemory() -> Int {
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
      return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? .max) << 10
    }
  #endif
}

extension BoundedWorkTests.Kind {
  /// Draws the kind's layers in both modes, in which a sibling has to stay unchanged.
  func draw() {
    for mode in [RenderMode.screen, .context] {
      let root = CALayer(0, 0, 16, 16)
      for layer in layers() { root.addSublayer(layer) }
      root.addSublayer(CALayer(14, 14, 2, 2, .green))
      let drawn = Drawn(onScreen: root, width: 16, height: 16, mode: mode)
      precondition(drawn[15, 15] == [0, 255, 0, 255], "\(self) harmed a sibling")
    }
  }

  private func layers() -> [CALayer] {
    switch self {
    case .degenerate: Self.styled(Self.degeneratePath())
    case .selfOverlapping: Self.styled(Self.coil(turns: 2000))
    case .enormous: [1e6, 1e12, 1e300].flatMap { Self.styled(Self.cross($0)) }
    case .notANumber: [CGFloat.nan, .infinity].flatMap { Self.styled(Self.cross($0)) }
    case .millionSegments: [Self.shape(Self.zigzag(1_000_000))]
    case .zeroSize: Self.decorated(CGSize.zero) + Self.decorated(CGSize(width: 8, height: 0))
    case .thirtyThousandPixels:
      Self.decorated(CGSize(width: 30_000, height: 30_000)) + Self.decorated(CGSize(width: 30_000, height: 2))
    case .singularTransforms: Self.flattened()
    case .masksOfMasks: [Self.masked(depth: 50)]
    case .zeroDashes: Self.dashed()
    case .softShadows: (0..<300).map { _ in Self.softShadow() }
    case .curvesAroundTheWorld: (0..<40).map { _ in Self.shape(Self.largeCoil(turns: 50), join: .round) }
    }
  }

  // MARK: - Paths

  private static func shape(_ path: CGPath, join: CAShapeLayerLineJoin = .miter) -> CAShapeLayer {
    let shape = CAShapeLayer()
    (shape.path, shape.strokeColor, shape.fillColor) = (path, .blue, .red)
    (shape.lineWidth, shape.lineJoin, shape.lineCap) = (3, join, .round)
    return shape
  }

  /// Shapes with each kind of join and fill, one of them dashed.
  private static func styled(_ path: CGPath) -> [CALayer] {
    let shapes = [CAShapeLayerLineJoin.miter, .round, .bevel].map { shape(path, join: $0) }
    shapes[0].fillRule = .evenOdd
    shapes[2].lineDashPattern = [2, 1]
    return shapes
  }

  private static func degeneratePath() -> CGPath {
    let path = CGMutablePath()
    let (a, b) = (CGPoint(x: 5, y: 5), CGPoint(x: 9, y: 5))
    path.move(to: a)
    for end in [a, b, a, a] {
      path.addLine(to: end)
      path.addQuadCurve(to: end, control: a)
      path.addCurve(to: end, control1: b, control2: a)
      path.addCurve(to: b, control1: b, control2: b)
    }
    path.closeSubpath()
    path.closeSubpath()
    path.move(to: b)
    path.addArc(center: b, radius: 0, startAngle: 0, endAngle: 1e9, clockwise: false)
    return path
  }

  /// Circles on top of each other.
  private static func coil(turns: Int) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<turns { path.addEllipse(in: CGRect(x: 2, y: 2, width: 10, height: 10)) }
    return path
  }

  /// Circles around the drawn area, none of which intersects it.
  private static func largeCoil(turns: Int) -> CGPath {
    let path = CGMutablePath()
    for turn in 1...turns {
      let radius = 1e9 - CGFloat(turn)
      path.addEllipse(in: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }

  private static func cross(_ size: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -size, y: 5))
    path.addLine(to: CGPoint(x: size, y: 5))
    path.addCurve(
      to: CGPoint(x: 5, y: size), control1: CGPoint(x: size, y: -size),
      control2: CGPoint(x: -size, y: size))
    path.addQuadCurve(to: .zero, control: CGPoint(x: size, y: size))
    return path
  }

  private static func zigzag(_ count: Int) -> CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    for index in 0..<count {
      path.addLine(to: CGPoint(x: CGFloat(index % 13), y: CGFloat(index % 12) + CGFloat(index % 7) / 7))
    }
    return path
  }

  private static func dashed() -> [CALayer] {
    [[0, 0], [0], [0, 1e-9], [1e-300, 0], [0, 0, 0, 1e-6]].map { pattern in
      let layer = shape(cross(1e6), join: .round)
      (layer.lineDashPattern, layer.lineDashPhase) = (pattern as [NSNumber], 0.3)
      return layer
    }
  }

  // MARK: - Layers

  /// A small picture with a shadow a hundred times as large.
  private static func softShadow() -> CALayer {
    let layer = shape(cross(3))
    (layer.shadowRadius, layer.shadowOpacity) = (1000, 1)
    layer.shadowOffset = .zero
    return layer
  }

  /// A layer with every property that requires an offscreen picture.
  private static func decorated(_ size: CGSize) -> [CALayer] {
    let layer = CALayer(0, 0, 0, 0, .red)
    layer.bounds.size = size
    (layer.cornerRadius, layer.borderWidth, layer.masksToBounds, layer.opacity) = (5, 2, true, 0.5)
    layer.addSublayer(CALayer(1, 1, 3, 3, .blue))
    let shadowed = CALayer(0, 0, 0, 0, .red)
    shadowed.bounds.size = size
    (shadowed.shadowOpacity, shadowed.shadowRadius) = (1, 3)
    let rasterized = CALayer(0, 0, 0, 0, .red)
    rasterized.bounds.size = size
    (rasterized.shouldRasterize, rasterized.transform) = (true, CATransform3DMakeRotation(0.3, 0, 0, 1))
    let gradient = CAGradientLayer()
    (gradient.bounds.size, gradient.colors, gradient.type) = (size, [CGColor.red, CGColor.blue], .radial)
    let masked = CALayer(0, 0, 8, 8, .red)
    masked.mask = CALayer(0, 0, 0, 0, .red)
    masked.mask?.bounds.size = size
    return [layer, shadowed, rasterized, gradient, masked]
  }

  private static func flattened() -> [CALayer] {
    var (perspective, line, nothing) = (CATransform3DIdentity, CATransform3DIdentity, CATransform3DIdentity)
    perspective.m44 = 0
    (line.m11, line.m12, line.m21, line.m22) = (1, 1, 1, 1)
    nothing.m33 = 0
    (nothing.m11, nothing.m22) = (0, 0)
    return [perspective, line, nothing, CATransform3DMakeRotation(.pi / 2, 0, 1, 0)].flatMap { transform in
      let layers = decorated(CGSize(width: 8, height: 8))
      for layer in layers { (layer.transform, layer.sublayerTransform) = (transform, transform) }
      return layers
    }
  }

  private static func masked(depth: Int) -> CALayer {
    let top = CALayer(0, 0, 12, 12, .red)
    var bottom = top
    for _ in 0..<depth {
      let mask = CALayer(0, 0, 12, 12, .red)
      (mask.cornerRadius, mask.opacity) = (3, 0.99)
      bottom.mask = mask
      bottom = mask
    }
    return top
  }
}
