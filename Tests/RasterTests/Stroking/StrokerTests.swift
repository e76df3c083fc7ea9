import TestSupport
import Testing

@testable import Raster

@Suite struct StrokerTests {
  static let area = PixelRect(x: 0, y: 0, width: 40, height: 32)
  /// An area small enough to check all of its pixels against all points of a path.
  static let smallArea = PixelRect(x: 0, y: 0, width: 20, height: 16)

  static func line(_ points: Point...) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }

  /// Returns the distance of a point from a path, measured at dense samples.
  static func distance(_ point: Point, _ samples: [Point]) -> Double {
    samples.reduce(.infinity) { min($0, ($1 - point).length) }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `a round stroke covers exactly the points near the path`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: 2, y: 2, width: 16, height: 12), elementCount: 4)
    let halfWidth = random.double(in: 1...5)
    let style = StrokeStyle(width: 2 * halfWidth, cap: .round, join: .round)
    let mask = Mask(stroking: path, style, within: Self.smallArea)
    let samples = path.sampled(perSegment: 40)
    for y in 0..<Self.smallArea.maxY {
      for x in 0..<Self.smallArea.maxX {
        let distance = Self.distance(Point(Double(x) + 0.5, Double(y) + 0.5), samples)
        // A pixel extends 0.71 from its center; samples may miss the nearest point, and outlines are off by
        // 0.07.
        if distance < halfWidth - 0.9 {
          #expect(mask[x, y] == 255, "seed \(seed), pixel \(x), \(y)")
        } else if distance > halfWidth + 1.2 {
          #expect(mask[x, y] == 0, "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `the pen is round in the path's own space`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let transform = Affine(a: 2, b: 0.5, c: -0.6, d: 0.7, tx: 4, ty: 1)
    let path = random.path(in: Box(x: 2, y: 2, width: 8, height: 12), elementCount: 3)
    let style = StrokeStyle(width: 4, cap: .round, join: .round)
    let mask = Mask(stroking: path, style, transform: transform, within: Self.smallArea)
    guard let inverse = transform.inverse else { return }
    let samples = path.sampled(perSegment: 60)
    for y in 0..<Self.smallArea.maxY {
      for x in 0..<Self.smallArea.maxX {
        let distance = Self.distance(inverse.apply(Point(Double(x) + 0.5, Double(y) + 0.5)), samples)
        // A pixel's corner may be 0.71·maximumScale of the inverse away.
        if distance < 2 - 1.3 { #expect(mask[x, y] == 255, "seed \(seed), pixel \(x), \(y)") }
        if distance > 2 + 1.3 { #expect(mask[x, y] == 0, "seed \(seed), pixel \(x), \(y)") }
      }
    }
  }

  @Test func `arcs are coarser if there would be too many points`() {
    let style = StrokeStyle(width: 1e9, cap: .round, join: .round)
    for (count, expected) in [(1, 16_383), (10_000, 511), (1_000_000, 7)] {
      var points = Scratch<Point>()
      StrokePen(style, scale: 1, roundCount: count).addEndCap(at: .zero, Point(1, 0), to: &points)
      #expect(points.count == expected)
    }
  }

  @Test func `an area with winding number 16,384 is covered`() {
    var path = Path()
    for _ in 0..<16_384 { path.addRect(Box(x: 0, y: 0, width: 1, height: 1)) }
    let mask = Mask(filling: path, within: PixelRect(x: 0, y: 0, width: 2, height: 1))
    #expect(mask[0, 0] == 255)
  }

  // SHP-4.
  @Test func `a rectangle's stroke of width 4 paints 560 pixels`() {
    let mask = Mask(
      stroking: Path(rect: Box(x: 10, y: 10, width: 40, height: 30)), StrokeStyle(width: 4),
      within: PixelRect(x: 0, y: 0, width: 60, height: 50))
    #expect(mask.coverage.filter { $0 == 255 }.count == 560)
    #expect(mask.coverage.filter { $0 > 0 }.count == 560)
  }

  @Test func `butt caps add nothing, square caps half a square and round caps half a disc`() {
    let path = Self.line(Point(10, 16), Point(30, 16))
    func area(_ cap: StrokeStyle.Cap) -> Double {
      Mask(stroking: path, StrokeStyle(width: 8, cap: cap), within: Self.area).area
    }
    #expect(area(.butt) == 160)
    #expect(area(.square) == 224)
    // Chords are inside their arcs by up to 0.05, along 8π.
    #expect(isClose(area(.round), 160 + 16 * Double.pi, within: 0.05 * 8 * Double.pi))
  }

  @Test func `miter joins fill a corner to its tip, round ones to its arc and bevel ones to its chord`() {
    let path = Self.line(Point(6, 26), Point(26, 26), Point(26, 6))
    func area(_ join: StrokeStyle.Join) -> Double {
      Mask(stroking: path, StrokeStyle(width: 8, join: join), within: Self.area).area
    }
    // Two bars of 20 × 8 share a quarter of 4 × 4, which the outer quarter compensates for.
    #expect(area(.miter) == 320)
    #expect(isClose(area(.bevel), 312, within: 0.1))
    #expect(isClose(area(.round), 304 + 4 * Double.pi, within: 0.2))
  }

  @Test func `a corner whose miter exceeds the limit is beveled`() {
    let path = Self.line(Point(6, 26), Point(26, 26), Point(26, 6))
    func area(_ limit: Double) -> Double {
      Mask(stroking: path, StrokeStyle(width: 8, miterLimit: limit), within: Self.area).area
    }
    // A right angle's miter is √2 widths long.
    #expect(area(1.42) == 320)
    #expect(isClose(area(1.41), 312, within: 0.1))
    #expect(isClose(area(0), 312, within: 0.1))
    #expect(isClose(area(.nan), 312, within: 0.1))
    #expect(area(.infinity) == 320)
  }

  @Test func `a line that turns back ends in a round cap for round joins, otherwise in none`() {
    let path = Self.line(Point(10, 16), Point(30, 16), Point(10, 16))
    func area(_ join: StrokeStyle.Join) -> Double {
      Mask(stroking: path, StrokeStyle(width: 8, join: join), within: Self.area).area
    }
    #expect(area(.miter) == 160)
    #expect(area(.bevel) == 160)
    #expect(isClose(area(.round), 160 + 8 * Double.pi, within: 0.2))
  }

  @Test func `a closed stroke has a join at its start`() {
    let mask = Mask(
      stroking: Path(rect: Box(x: 8.5, y: 8.5, width: 20, height: 12)), StrokeStyle(width: 3),
      within: Self.area)
    let corners = [(8, 8), (28, 8), (8, 20), (28, 20)].map { mask[$0.0, $0.1] }
    #expect(corners == [255, 255, 255, 255])
    #expect(mask.area == 64 * 3)
  }

  @Test func `all four corners of a rectangle at any position look alike`() {
    let mask = Mask(
      stroking: Path(rect: Box(x: 8.3, y: 8.3, width: 20.4, height: 12.4)), StrokeStyle(width: 3),
      within: Self.area)
    for (dx, dy) in [(0, 0), (1, 0), (2, 2), (1, 1)] {
      let values = [
        mask[6 + dx, 6 + dy], mask[30 - dx, 6 + dy], mask[6 + dx, 22 - dy], mask[30 - dx, 22 - dy],
      ]
      #expect(Set(values).count == 1, "\(dx), \(dy): \(values)")
    }
  }

  @Test func `points draw a dot in the shape of the caps, or nothing with butt caps`() {
    let point = Self.line(Point(16, 16), Point(16, 16))
    var closed = Path()
    closed.move(to: Point(16, 16))
    closed.close()
    for path in [point, closed] {
      func area(_ cap: StrokeStyle.Cap) -> Double {
        Mask(stroking: path, StrokeStyle(width: 10, cap: cap), within: Self.area).area
      }
      #expect(area(.butt) == 0)
      #expect(area(.square) == 100)
      #expect(isClose(area(.round), 25 * Double.pi, within: 0.05 * 10 * Double.pi))
    }
    var move = Path()
    move.move(to: Point(16, 16))
    #expect(Mask(stroking: move, StrokeStyle(width: 10, cap: .round), within: Self.area).area == 0)
  }

  @Test(arguments: [2.0, 8, 16, 24])
  func `a circle's stroke is a ring, or a disc if it is wide`(width: Double) {
    var circle = Path()
    circle.addEllipse(in: Box(x: 10, y: 6, width: 20, height: 20))
    let area = PixelRect(x: -8, y: -8, width: 56, height: 48)
    let mask = Mask(stroking: circle, StrokeStyle(width: width), within: area)
    let (inner, outer) = (max(0, 10 - width / 2), 10 + width / 2)
    #expect(isClose(mask.area, Double.pi * (outer * outer - inner * inner), within: 0.006 * mask.area))
    if width == 24 { #expect(mask[20, 16] == 255) }
  }

  /// Returns a path with very short pieces, and turns back to earlier points or past them.
  static func crookedPath(_ random: inout SeededGenerator) -> Path {
    let box = Box(x: 0, y: 0, width: 12, height: 12)
    var points = [random.point(in: box)]
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let last = points[points.count - 1]
      let near = Point(random.double(in: -1...1), random.double(in: -1...1))
      var next = Bool.random(using: &random) ? random.point(in: box) : last + near
      if points.count > 1, random.double(in: 0...1) < 0.3 {
        let ratio = Bool.random(using: &random) ? 1 : random.double(in: 0.2...1.5)
        next = last + (points[points.count - 2] - last) * ratio
      }
      points.append(next)
    }
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    if Bool.random(using: &random) { path.close() }
    return path
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the outline of a line contains exactly the points of its simple pieces`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let path = Self.crookedPath(&random)
      let style = StrokeStyle(
        width: random.double(in: 0.5...6), cap: random.element(of: [.butt, .square]),
        join: random.element(of: [.miter, .bevel]), miterLimit: random.double(in: 1...4))
      let outline = path.stroked(style).densePolygons
      let pieces = StrokePieces(path, style).pieces
      for _ in 0..<60 {
        let offset = Point(random.double(in: -1...1), random.double(in: -1...1))
        let point = random.element(of: path.points) + style.width * 0.7 * offset
        let winding = outline.reduce(0) { $0 + $1.windingNumber(around: point) }
        #expect((winding != 0) == pieces.contains { $0.contains(point) }, "seed \(seed), \(point), \(path)")
      }
    }
  }

  /// A path with a very tight turn, and a pixel beside the turn.
  struct Turn {
    let path: Path
    let width: Double
    let (x, y): (Int, Int)

    init(_ width: Double, x: Int, y: Int, from start: Point, _ controls: (Point, Point), to end: Point) {
      path = {
        var path = Path()
        path.move(to: start)
        path.addCubic(control1: controls.0, control2: controls.1, end: end)
        return path
      }()
      (self.width, self.x, self.y) = (width, x, y)
    }
  }

  static let turns = [
    Turn(
      5.16, x: 5, y: 14, from: Point(22.6223, 19.0214), (Point(-1.0148, 2.7933), Point(3.6288, 16.3005)),
      to: Point(3, 14)),
    Turn(
      4.72, x: 6, y: 11, from: Point(7, 9), (Point(7.0313, 9.2005), Point(2.3211, -4)),
      to: Point(19.8062, 15.3029)),
  ]

  @Test(arguments: turns)
  func `no area beside the stroke counts twice near a cusp`(_ turn: Turn) {
    let style = StrokeStyle(width: turn.width, cap: .round, join: .round)
    let mask = Mask(stroking: turn.path, style, within: Self.smallArea)
    let exact = DenseSamples.coverage(x: turn.x, y: turn.y, of: StrokePieces(turn.path, style))
    // A chord may stray by 0.05 pixels, and the samples are as far apart.
    #expect(abs(Double(mask[turn.x, turn.y]) - exact) < 2 * 13)
  }

  @Test func `a closed line there and back looks like a line whose caps are its joins`() {
    let open = Self.line(Point(5.3, 4.2), Point(14.1, 11.7))
    var closed = open
    closed.close()
    for (join, cap) in [(StrokeStyle.Join.miter, StrokeStyle.Cap.butt), (.bevel, .butt), (.round, .round)] {
      let once = Mask(stroking: open, StrokeStyle(width: 4.5, cap: cap, join: join), within: Self.smallArea)
      let twice = Mask(stroking: closed, StrokeStyle(width: 4.5, join: join), within: Self.smallArea)
      #expect(twice.coverage == once.coverage, "\(join)")
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func `invalid widths draw nothing`(width: Double) {
    let mask = Mask(
      stroking: Path(rect: Box(x: 8, y: 8, width: 20, height: 12)), StrokeStyle(width: width),
      within: Self.area)
    #expect(mask.area == 0)
  }

  @Test(arguments: [1e6, 1e12, 1e100, 1e300])
  func `very large strokes terminate and draw the points near the path`(size: Double) {
    let path = Self.line(Point(-size, 16), Point(size, 16), Point(size, size), Point(20, 1e3))
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      let mask = Mask(stroking: path, StrokeStyle(width: 8, cap: .round, join: join), within: Self.area)
      #expect(mask[20, 16] == 255)
      #expect(mask[3, 3] == 0)
    }
    var circle = Path()
    circle.addEllipse(in: Box(x: -size, y: -size, width: 2 * size, height: 2 * size))
    _ = Mask(stroking: circle, StrokeStyle(width: 8), within: Self.area)
    _ = Mask(stroking: circle, StrokeStyle(width: size), within: Self.area)
  }

  @Test func `a transform that flattens the plane draws nothing`() {
    let path = Self.line(Point(-5, 16), Point(30, 16))
    let style = StrokeStyle(width: 8, cap: .round)
    for transform in [Affine.scale(0, 0), .scale(0, 1), .scale(.nan, 1), .scale(.infinity, 1)] {
      #expect(Mask(stroking: path, style, transform: transform, within: Self.area).area == 0)
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `the outline as a path covers the same area as the stroke`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: 4, y: 4, width: 32, height: 24))
    let style = StrokeStyle(width: random.double(in: 1...9), cap: .square, join: .miter)
    let direct = Mask(stroking: path, style, within: Self.area)
    let outlined = Mask(filling: path.stroked(style), within: Self.area)
    for y in 0..<Self.area.maxY {
      for x in 0..<Self.area.maxX {
        #expect(direct[x, y] == outlined[x, y], "seed \(seed), pixel \(x), \(y)")
      }
    }
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `any clip gives the same bytes as the whole stroke`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: -10, y: -10, width: 60, height: 52))
    let style = StrokeStyle(width: random.double(in: 1...9), cap: .round, join: .miter)
    let whole = Mask(stroking: path, style, within: Self.area)
    let clip = PixelRect(x: 9, y: 11, width: 12, height: 5)
    let part = Mask(stroking: path, style, within: clip)
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX {
        #expect(part[x, y] == whole[x, y], "seed \(seed), pixel \(x), \(y)")
      }
    }
  }
}
