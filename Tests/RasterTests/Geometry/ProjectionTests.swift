import TestSupport
import Testing

@testable import Raster

/// Planes in perspective, nearly degenerate ones among them.
extension SeededGenerator {
  /// Returns a tilted plane about 20 pixels wide, at some distance, and partly behind the eye at times.
  mutating func projection() -> Projection {
    Projection(affine(), wx: double(in: -0.02...0.02), wy: double(in: -0.02...0.02))
  }
}

@Suite struct ProjectionTests {
  private static let seeds = 0..<50 as Range<UInt64>

  @Test func `a point's image is its numerators divided by w`() {
    let projection = Projection(
      Affine(a: 2, b: 0, c: 0, d: 4, tx: 1, ty: 0), wx: 0.5, wy: 0, w0: 1)
    #expect(projection.image(of: Point(2, 3)) == Point(2.5, 6))
    #expect(projection.image(of: Point(-2, 3)) == nil && projection.image(of: Point(-3, 3)) == nil)
  }

  @Test(arguments: seeds)
  func `a product applies one transform after the other, and an inverse leads back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (first, second) = (random.projection(), random.projection())
    let both = first.concatenating(second)
    for _ in 0..<20 {
      let point = Point(random.double(in: -20...20), random.double(in: -20...20))
      guard let image = first.image(of: point), let last = second.image(of: image) else { continue }
      let direct = both.image(of: point)
      #expect(direct.map { ($0 - last).length < 1e-6 * (1 + last.length) } ?? false, "seed \(seed)")
      guard let back = first.inverse?.image(of: image), abs(first.determinant) > 0.1 else { continue }
      #expect((back - point).length < 1e-6 * (1 + image.length), "seed \(seed)")
    }
  }

  @Test func `an affine transform has a constant w, which is divided out`() {
    let affine = Affine(a: 2, b: 1, c: 0.5, d: 3, tx: 4, ty: 5)
    #expect(Projection(affine).affine == affine)
    let doubled = Projection(affine, w0: 2).affine
    #expect(doubled == Affine(a: 1, b: 0.5, c: 0.25, d: 1.5, tx: 2, ty: 2.5))
    #expect(Projection(affine, wx: 1e-9).affine == nil && Projection(affine, w0: -1).affine == nil)
  }

  @Test func `a plane that is seen edge on or isn't finite has no inverse`() {
    #expect(Projection(.scale(1, 0)).inverse == nil)
    #expect(Projection(.scale(.nan, 1)).inverse == nil)
    #expect(Projection(.scale(.infinity, 1)).inverse == nil)
    #expect(Projection(.scale(1e-200, 1e-200)).inverse == nil)
  }

  @Test(arguments: seeds)
  func `areas are scaled by the area scale`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let projection = random.projection()
    let point = Point(random.double(in: -20...20), random.double(in: -20...20))
    let square = Box(min: point - 1e-4, max: point + 1e-4)
    guard let scale = projection.areaScale(at: point), projection.apply(point).z > 0.1 else { return }
    #expect(abs(projection.image(of: square).area / 4e-8 - scale) < 1e-2 * scale + 1e-6, "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `the part visible in a rectangle is exactly the points with an image there`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let projection = random.projection()
    let (whole, window) = (Box(x: -60, y: -60, width: 120, height: 120), Box(x: 2, y: 3, width: 9, height: 7))
    let part = projection.part(of: ConvexPolygon(whole), visibleIn: window)
    for _ in 0..<200 {
      let point = Point(random.double(in: -60...60), random.double(in: -60...60))
      guard let image = projection.image(of: point) else { continue }
      let isSeen = !Box(min: image, max: image + 1e-12).intersection(window).isEmpty
      let square = Box(min: point - 1e-6, max: point + 1e-6)
      let isPart = part.intersection(ConvexPolygon(square)).area > 0
      let isAtSide =
        window.insetBy(-1e-3) != window
        && [
          image.x - window.min.x, image.x - window.max.x, image.y - window.min.y, image.y - window.max.y,
        ].contains { abs($0) < 1e-3 }
      if !isAtSide { #expect(isSeen == isPart, "seed \(seed), \(point)") }
    }
  }
}

@Suite struct ConvexPolygonTests {
  @Test func `a half plane divides a square into a triangle and the rest`() {
    let square = ConvexPolygon(Box(x: 0, y: 0, width: 2, height: 2))
    #expect(square.cut(SIMD3(-1, -1, 1)).area == 0.5)
    #expect(square.cut(SIMD3(1, 1, -1)).area == 3.5)
    #expect(square.cut(SIMD3(1, 0, 1)) == square && square.cut(SIMD3(1, 0, -3)).isEmpty)
  }

  @Test func `an intersection is the common area, in whichever direction the polygons turn`() {
    let a = ConvexPolygon(Box(x: 0, y: 0, width: 4, height: 4))
    let b = ConvexPolygon(points: [Point(2, -2), Point(6, 2), Point(2, 6), Point(-2, 2)])
    let reversed = ConvexPolygon(points: b.points.reversed())
    #expect(a.intersection(b).area == 16 && b.intersection(a).area == 16)
    #expect(a.intersection(reversed).area == 16)
    let far = ConvexPolygon(Box(x: 9, y: 0, width: 1, height: 1))
    #expect(a.intersection(far).isEmpty && a.intersection(ConvexPolygon(points: [])).isEmpty)
  }
}

@Suite struct ProjectedPathTests {
  /// Returns the area of a polygon, computed from its path.
  private static func area(_ path: Path) -> Double {
    var (sum, start, last) = (0.0, Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point):
        sum += last.cross(point)
        last = point
      default: sum += last.cross(start)
      }
    }
    return sum / 2
  }

  private static let everywhere = PixelRect(minX: -4000, minY: -4000, maxX: 4000, maxY: 4000)

  @Test func `a square in perspective has straight sides`() {
    let projection = Projection(.scale(10, 10), wx: 1)
    let path = Path(rect: Box(x: 0, y: 0, width: 1, height: 1)).projected(
      by: projection, within: Self.everywhere)
    #expect(path.points == [Point(0, 0), Point(5, 0), Point(5, 5), Point(0, 10)])
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the image of a curve is exact to the tolerance`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let projection = random.projection()
    var path = Path()
    func point() -> Point { Point(random.double(in: -9...9), random.double(in: -9...9)) }
    path.move(to: point())
    path.addCubic(control1: point(), control2: point(), end: point())
    guard path.points.allSatisfy({ projection.apply($0).z > 0.2 }) else { return }
    let lines = path.projected(by: projection, within: Self.everywhere).points
    let curve = CubicPolynomial(path.points[0], path.points[1], path.points[2], path.points[3])
    for step in 0...200 {
      guard let image = projection.image(of: curve.point(at: Double(step) / 200)) else { continue }
      let distance = zip(lines, lines.dropFirst()).reduce(Double.infinity) { nearest, line in
        let axis = line.1 - line.0
        let square = axis.dot(axis)
        let part = square > 0 ? min(max((image - line.0).dot(axis) / square, 0), 1) : 0
        return min(nearest, (image - line.0 - axis * part).length)
      }
      #expect(distance <= Flattening.tolerance, "seed \(seed), step \(step)")
    }
  }

  /// The image of a unit disc with w = 1 + x/2 is an ellipse of area π·|det|/(1 − 1/4)^(3/2).
  @Test func `a disc's image is an ellipse`() {
    var disc = Path()
    disc.addEllipse(in: Box(x: -1, y: -1, width: 2, height: 2))
    let image = disc.projected(by: Projection(.scale(100, 100), wx: 0.5), within: Self.everywhere)
    let exact = Double.pi * 100 * 100 / (0.75 * 0.75.squareRoot())
    #expect(abs(Self.area(image) / exact - 1) < 1e-3)
  }

  @Test func `points behind the eye are clipped`() {
    let projection = Projection(.identity, wx: 1, w0: 0)
    let square = Path(rect: Box(x: -1, y: 0, width: 2, height: 1)).projected(
      by: projection, within: Self.everywhere)
    #expect(square.isFinite && square.points.allSatisfy { $0.x == 1 && $0.y >= 0 })
    var disc = Path()
    disc.addEllipse(in: Box(x: -1, y: -1, width: 2, height: 2))
    let image = disc.projected(by: projection, within: Self.everywhere)
    #expect(image.isFinite && !image.isEmpty && image.points.count < 20_000)
    let behind = Path(rect: Box(x: -3, y: 0, width: 2, height: 1))
    #expect(behind.projected(by: projection, within: Self.everywhere).isEmpty)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `coarse curves outside the clip don't change pixels`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let projection = random.projection()
    var path = Path()
    path.addEllipse(in: Box(x: -12, y: -9, width: 24, height: 30))
    let area = PixelRect(minX: -20, minY: -20, maxX: 20, maxY: 20)
    let whole = Mask(filling: path.projected(by: projection, within: area), within: area)
    let window = PixelRect(minX: -3, minY: 2, maxX: 7, maxY: 6)
    let part = Mask(filling: path.projected(by: projection, within: window), within: window)
    for y in window.minY..<window.maxY {
      for x in window.minX..<window.maxX { #expect(part[x, y] == whole[x, y], "seed \(seed), \(x), \(y)") }
    }
  }

  @Test func `extreme numbers yield an empty or a finite path`() {
    let path = Path(rect: Box(x: 0, y: 0, width: 1, height: 1))
    for number in [Double.nan, .infinity, -.infinity, 1e300, 1e-300, 0, -1] {
      for projection in [
        Projection(.identity, wx: number), Projection(.identity, w0: number),
        Projection(.scale(number, 1), wy: 1),
      ] {
        let image = path.projected(by: projection, within: Self.everywhere)
        #expect(image.points.count < 10 && image.points.allSatisfy { !$0.x.isNaN && !$0.y.isNaN })
      }
    }
  }
}
