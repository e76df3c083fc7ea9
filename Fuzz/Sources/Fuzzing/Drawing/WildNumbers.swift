import Staging

// Random numbers and geometry, mostly reasonable and sometimes extreme.

extension CaseRandom {
  private static let edgeCases: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -1e-300, 1e-9, 0.5, 1, -1, 255.5, 4096,
    32768.5,
    524_288, -524_289, 1e7, -1e9, 2e9, 1e15, 1e100, -1e100, 1e300, -1.7e308,
  ]

  /// Returns a coordinate in or near a picture of a size, often between pixels.
  mutating func coordinate(_ size: Double) -> CGFloat {
    if once(in: 40) { return pick(Self.edgeCases) }
    let value = double(-0.5 * size...1.5 * size)
    return once(in: 4) ? value.rounded() : value
  }

  /// Returns a length, an angle, or a factor.
  mutating func amount(_ range: ClosedRange<Double>) -> CGFloat {
    once(in: 30) ? pick(Self.edgeCases) : double(range)
  }

  mutating func point(_ size: Double) -> CGPoint { CGPoint(x: coordinate(size), y: coordinate(size)) }

  mutating func rect(_ size: Double) -> CGRect {
    if once(in: 40) { return pick([.infinite, .null, .zero]) }
    return CGRect(x: coordinate(size), y: coordinate(size), width: coordinate(size), height: coordinate(size))
  }

  /// Returns a transform, which may be singular.
  mutating func transform() -> CGAffineTransform {
    switch int(0...5) {
    case 0: CGAffineTransform(translationX: coordinate(20), y: coordinate(20))
    case 1: CGAffineTransform(scaleX: amount(-2...3), y: amount(-2...3))
    case 2: CGAffineTransform(rotationAngle: amount(-7...7))
    case 3:
      CGAffineTransform(
        a: amount(-2...2), b: amount(-2...2), c: amount(-2...2), d: amount(-2...2), tx: coordinate(9),
        ty: coordinate(9))
    case 4: CGAffineTransform(a: 1, b: 2, c: 0.5, d: 1, tx: 0, ty: 0)
    default: .identity
    }
  }

  mutating func color() -> CGColor {
    CGColor(srgbRed: amount(0...1), green: amount(0...1), blue: amount(0...1), alpha: amount(0...1))
  }

  mutating func path(_ size: Double) -> CGMutablePath {
    let path = CGMutablePath()
    for _ in 0..<int(0...10) { add(to: path, size) }
    return path
  }

  private mutating func add(to path: CGMutablePath, _ size: Double) {
    let transform = once(in: 8) ? transform() : .identity
    switch int(0...12) {
    case 0, 1: path.move(to: point(size), transform: transform)
    case 2, 3, 4: path.addLine(to: point(size), transform: transform)
    case 5: path.addLine(to: path.currentPoint, transform: transform)
    case 6: path.addQuadCurve(to: point(size), control: point(size), transform: transform)
    case 7:
      path.addCurve(to: point(size), control1: point(size), control2: point(size), transform: transform)
    case 8: path.closeSubpath()
    case 9: path.addRect(rect(size), transform: transform)
    case 10:
      path.addArc(
        center: point(size), radius: amount(-2...size), startAngle: amount(-9...9), endAngle: amount(-9...9),
        clockwise: once(in: 2), transform: transform)
    case 11:
      path.addArc(
        tangent1End: point(size), tangent2End: point(size), radius: amount(0...size), transform: transform)
    default:
      path.addRoundedRect(
        in: rect(size), cornerWidth: amount(-1...size), cornerHeight: amount(-1...size), transform: transform)
    }
  }
}
