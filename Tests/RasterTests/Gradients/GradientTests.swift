import Foundation
import TestSupport
import Testing

@testable import Raster

@Suite struct GradientTests {
  static let ramp = Ramp(stops: [
    .init(location: 0, color: Color(red: 1, green: 0, blue: 0)),
    .init(location: 0.3, color: Color(red: 0, green: 1, blue: 0, alpha: 0.5)),
    .init(location: 1, color: Color(red: 0, green: 0, blue: 1)),
  ])

  static func draw(_ gradient: Gradient, width: Int = 16, height: Int = 12, opacity: Double = 1) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withCanvas { canvas in
      canvas.fill(Path(rect: canvas.bounds.box), paint: .gradient(gradient), opacity: opacity)
    }
    return bitmap
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `every pixel has the color at its center`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let area = Box(x: -4, y: -4, width: 24, height: 20)
    let (start, end) = (random.point(in: area), random.point(in: area))
    let transform = random.affine()
    let bitmap = Self.draw(Gradient(Self.ramp, .axial(from: start, to: end), transform: transform))
    guard let inverse = transform.inverse, start != end else { return }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let place = inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5)) - start
        let t = place.dot(end - start) / (end - start).dot(end - start)
        let index = Int(min(max(t, -0.001), 1) * Double(Ramp.count) + 1)
        let near = [index - 1, index, index + 1].filter(Self.ramp.pixels.indices.contains)
        #expect(near.contains { Self.ramp.pixels[$0] == bitmap[x, y] }, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a focal gradient grows from its focus to its ellipse`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let center = random.point(in: Box(x: 0, y: 0, width: 16, height: 12))
    let radii = random.point(in: Box(x: 2, y: 2, width: 12, height: 12))
    let focus = random.point(in: Box(x: -1, y: -1, width: 2, height: 2)) * 0.7
    let bitmap = Self.draw(Gradient(Self.ramp, .focal(center: center, radii: radii, focus: focus)))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let way = Point(Double(x) + 0.5, Double(y) + 0.5) - center
        let t = Self.circle(through: Point(way.x / radii.x, way.y / radii.y), focus: focus)
        let index = Int(min(t, 1) * Double(Ramp.count) + 1)
        let near = [index - 1, index, index + 1].filter(Self.ramp.pixels.indices.contains)
        #expect(near.contains { Self.ramp.pixels[$0] == bitmap[x, y] }, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a radial gradient depends on the distance from its center`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let center = random.point(in: Box(x: -4, y: -4, width: 24, height: 20))
    let radii = random.point(in: Box(x: 1, y: 1, width: 14, height: 14))
    let bitmap = Self.draw(Gradient(Self.ramp, .radial(center: center, radii: radii)), width: 19)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let way = (Point(Double(x) + 0.5, Double(y) + 0.5) - center) / radii
        let index = Int(min(way.dot(way).squareRoot(), 1) * Double(Ramp.count) + 1)
        let near = [index - 1, index, index + 1].filter(Self.ramp.pixels.indices.contains)
        #expect(near.contains { Self.ramp.pixels[$0] == bitmap[x, y] }, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a conic gradient depends on the direction from its center`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let center = random.point(in: Box(x: -4, y: -4, width: 24, height: 20))
    let start = random.point(in: Box(x: -4, y: -4, width: 24, height: 20))
    let bitmap = Self.draw(Gradient(Self.ramp, .conic(center: center, start: start)), width: 19)
    let first = atan2(start.y - center.y, start.x - center.x)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let way = Point(Double(x) + 0.5, Double(y) + 0.5) - center
        let turns = (atan2(way.y, way.x) - first) / (2 * .pi)
        let index = Int((turns - turns.rounded(.down)) * Double(Ramp.count) + 1)
        let near = [index - 1, index, index + 1].filter(Self.ramp.pixels.indices.contains)
        #expect(near.contains { Self.ramp.pixels[$0] == bitmap[x, y] }, "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test func `four directions at a time are those of each alone`() {
    var random = SeededGenerator(seed: 2503)
    var points = [Point(0, 0), Point(-1, 0), Point(1, -0.0), Point(-1, -1), Point(1, -1e-300), Point(0, -2)]
    points += (0..<58).map { _ in random.point(in: Box(x: -1, y: -1, width: 2, height: 2)) }
    func distance(_ turns: Double, _ other: Double) -> Double {
      abs((turns - other).remainder(dividingBy: 1))
    }
    for start in stride(from: 0, to: 64, by: 4) {
      let four = points[start..<start + 4]
      let turns = Arctangent.turns(x: SIMD4(four.map(\.x)), y: SIMD4(four.map(\.y)))
      let rounded = Arctangent.turns(x: SIMD4(four.map { Float($0.x) }), y: SIMD4(four.map { Float($0.y) }))
      for (lane, point) in four.enumerated() {
        let exact = point == .zero ? 0 : atan2(point.y, point.x) / (2 * .pi)
        #expect((0..<1).contains(turns[lane]) && (0..<1).contains(rounded[lane]))
        #expect(distance(turns[lane], exact) < 1e-8, "\(point)")
        #expect(distance(Double(rounded[lane]), exact) < 2e-7, "\(point)")
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `an opaque gradient is drawn like any other one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stops = [0, 1].map { Ramp.Stop(location: $0, color: Color(red: 1 - $0, green: 0.3, blue: $0)) }
    let opaque = Ramp(stops: stops)
    #expect(opaque.isOpaque && !Self.ramp.isOpaque)
    let bounds = PixelRect(x: 0, y: 0, width: 40, height: 3)
    let coverage = (0..<3).flatMap { _ in random.coverage(count: 40) }
    let mask = Mask(bounds: bounds, coverage: coverage)
    let shapes: [Gradient.Geometry] = [
      .axial(from: Point(3, 0), to: Point(34, 2)), .radial(center: Point(18, 1), radii: Point(20, 9)),
    ]
    for gradient in shapes.map({ Gradient(opaque, $0) }) {
      let whole = Self.draw(gradient, width: 40, height: 3)
      let backdrop = (0..<120).map { _ in random.pixel() }
      var filled = Bitmap(width: 40, height: 3, pixels: backdrop)
      var clipped = filled
      filled.withCanvas { $0.fill(mask, paint: .gradient(gradient)) }
      clipped.withCanvas {
        $0.clipMask = mask
        $0.fill(Path(rect: bounds.box), paint: .gradient(gradient))
      }
      let expected = SourceOverTests.expected(whole.pixels, coverage, onto: backdrop)
      #expect(filled.pixels == expected && clipped.pixels == expected, "seed \(seed)")
    }
  }

  /// Finds the circle by bisection: circles are inside those with a larger t.
  private static func circle(through place: Point, focus: Point) -> Double {
    var (inside, outside) = (0.0, 1000.0)
    while outside - inside > 1e-9 {
      let t = (inside + outside) / 2
      let way = place - focus * (1 - t)
      if way.dot(way) > t * t { inside = t } else { outside = t }
    }
    return inside
  }

  @Test func `a vertical gradient has one color per row`() {
    let bitmap = Self.draw(Gradient(Self.ramp, .axial(from: Point(3, 2), to: Point(3, 10))), opacity: 0.5)
    for y in 0..<bitmap.height { #expect(Set((0..<16).map { bitmap[$0, y] }).count == 1) }
    #expect(bitmap[0, 0] == bitmap[0, 1])
    #expect(Set((2..<10).map { bitmap[0, $0] }).count == 8)
  }

  @Test func `a gradient without extent draws nothing`() {
    for gradient in [
      Gradient(Self.ramp, .axial(from: Point(3, 2), to: Point(3, 2))),
      Gradient(Self.ramp, .axial(from: Point(3, 2), to: Point(.nan, 2))),
      Gradient(Self.ramp, .axial(from: Point(3, 2), to: Point(9, 2)), transform: .scale(0, 1)),
    ] {
      #expect(Self.draw(gradient).pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test(arguments: [1e-40, 1e-12, 1e12, 1e40])
  func `a radial gradient of any size has colors of its ramp everywhere`(radius: Double) {
    let (center, radii) = (Point(8, 6), Point(radius, radius))
    let radial = Self.draw(Gradient(Self.ramp, .radial(center: center, radii: radii)))
    #expect(radial[0, 0] == Self.ramp.pixels[radius < 1 ? Ramp.count + 1 : 1])
    let focal = Self.draw(Gradient(Self.ramp, .focal(center: center, radii: radii, focus: Point(0.5, 0))))
    #expect(Self.ramp.pixels.dropFirst().contains(focal[0, 0]))
  }

  @Test func `a very steep gradient is a step`() {
    let bitmap = Self.draw(Gradient(Self.ramp, .axial(from: Point(8, 0), to: Point(8 + 1e-12, 0))))
    #expect((0..<16).map { bitmap[$0, 3] == 0xff00_00ff } == (0..<16).map { $0 < 8 })
  }
}
