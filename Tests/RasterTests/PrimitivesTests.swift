import TestSupport
import Testing

@testable import Raster

/// Defaults, limits and exact values of the smallest types.
@Suite struct PrimitivesTests {
  @Test func `parameters have their documented defaults`() {
    let style = StrokeStyle()
    #expect(style.width == 1 && style.cap == .butt && style.join == .miter && style.miterLimit == 10)
    #expect(style.dashes.isEmpty && style.dashPhase == 0)
    #expect(Color(red: 0.1, green: 0.2, blue: 0.3).alpha == 1)
    #expect(
      Color.clear == Color(red: 0, green: 0, blue: 0, alpha: 0) && Color.black.red == 0
        && Color.white.blue == 1)
    #expect(Color.white.withAlpha(multipliedBy: 0.25) == Color(red: 1, green: 1, blue: 1, alpha: 0.25))
    let projection = Projection(.scale(2, 3))
    #expect(
      projection.wx == 0 && projection.wy == 0 && projection.w0 == 1 && projection.affine == .scale(2, 3))
    let image = ImagePaint(Bitmap(width: 2, height: 3), transform: .identity)
    #expect(
      image.filter == .linear && image.tint == .white && image.origin == SIMD2(0, 0) && image.coarser == nil)
    #expect(
      image.source == PixelRect(x: 0, y: 0, width: 2, height: 3) && ImagePaint.maximumHalvingCount == 30)
    #expect(FontNotices.limit == 256 && GaussianKernel.largestSigma == 1000)
    #expect(PixelRect.reachable == PixelRect(minX: -524_288, minY: -524_288, maxX: 524_288, maxY: 524_288))
    #expect(Subpixel.one == 1024 && Subpixel.mask == 1023 && Subpixel.reach == 524_288)
    let corners: [Path.Corners] = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY, .all]
    #expect(corners.map(\.rawValue) == [1, 2, 4, 8, 15])
  }

  @Test func `a kernel's parameters are clamped, and its radius is rounded down`() {
    for (sigma, cutoff, expected, radius) in [
      (2, 3, 2, 6), (2.5, 3, 2.5, 7), (0, 3, 0, 0), (-1, 3, 0, 0), (.nan, 3, 0, 0), (1000, 2, 1000, 2000),
      (1001, 2, 1000, 2000), (1, 4, 1, 4), (1, 5, 1, 4), (1, -1, 1, 0), (1, .nan, 1, 0),
      (7.0 / 3, 3, 7.0 / 3, 7),
      (1.0 / 3, 3, 1.0 / 3, 1),
    ] as [(Double, Double, Double, Int)] {
      let kernel = GaussianKernel(sigma: sigma, cutoff: cutoff)
      #expect(kernel.sigma == expected && kernel.radius == radius, "\(sigma) \(cutoff)")
      #expect(kernel.cutoff == (cutoff > 0 ? min(cutoff, 4) : 0) && kernel.reach >= radius)
    }
  }

  // MARK: - Geometry

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `transforms are applied one after the other, and inverses lead back`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func transform() -> Affine {
      let n = (0..<6).map { _ in random.double(in: -3...3) }
      return Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    let (first, second) = (transform(), transform())
    let point = Point(random.double(in: -9...9), random.double(in: -9...9))
    let image = first.apply(point)
    #expect(
      image
        == Point(
          first.a * point.x + first.c * point.y + first.tx, first.b * point.x + first.d * point.y + first.ty))
    #expect((first.concatenating(second).apply(point) - second.apply(image)).length < 1e-12)
    #expect((first.applyToVector(point) - (image - first.apply(.zero))).length < 1e-12)
    guard let inverse = first.inverse, abs(first.determinant) > 0.01 else { return }
    #expect((inverse.apply(image) - point).length < 1e-9)
    // The largest stretch is reached in some direction, and exceeded in none.
    let stretches = (0..<720).map { index in
      let angle = Double(index) * .pi / 720
      let (x, y) = (Self.cosine(angle), Self.cosine(angle - .pi / 2))
      return first.applyToVector(Point(x, y)).length
    }
    let largest = stretches.max() ?? 0
    #expect(largest <= first.maximumScale + 1e-9 && largest >= first.maximumScale * 0.9999)
  }

  /// The cosine of an angle in −π…π, by its series.
  private static func cosine(_ angle: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for index in 1...20 {
      term *= -angle * angle / Double((2 * index - 1) * 2 * index)
      sum += term
    }
    return sum
  }

  @Test func `only regular, finite transforms have an inverse`() {
    #expect(Affine.scale(0, 1).inverse == nil && Affine.scale(1e200, 1e200).inverse == nil)
    #expect(
      Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil && Affine.scale(.nan, 1).inverse == nil)
    #expect(Affine.scale(2, 4).inverse == .scale(0.5, 0.25) && Affine.identity.inverse == .identity)
    for index in 0..<6 {
      var n = [1.0, 2, 3, 4, 5, 6]
      n[index] = .infinity
      #expect(!Affine(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]).isFinite)
    }
    #expect(Affine.scale(2, 3).isAxisAligned && !Affine(a: 1, b: 1, c: 0, d: 1, tx: 0, ty: 0).isAxisAligned)
    #expect(!Affine(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0).isAxisAligned)
  }

  @Test func `pixel rectangles are intersected, united, moved and inset`() {
    let a = PixelRect(x: 1, y: 2, width: 4, height: 6)
    let b = PixelRect(x: 3, y: -1, width: 5, height: 5)
    #expect(a.intersection(b) == PixelRect(minX: 3, minY: 2, maxX: 5, maxY: 4))
    #expect(a.union(b) == PixelRect(minX: 1, minY: -1, maxX: 8, maxY: 8))
    #expect(a.translated(x: 10, y: -20) == PixelRect(x: 11, y: -18, width: 4, height: 6))
    #expect(
      a.insetBy(1) == PixelRect(minX: 2, minY: 3, maxX: 4, maxY: 7)
        && a.box == Box(x: 1, y: 2, width: 4, height: 6))
    for empty in [
      PixelRect.empty, PixelRect(x: 9, y: 9, width: 0, height: 5),
      PixelRect(x: 9, y: 9, width: 5, height: -1),
    ] {
      #expect(empty.isEmpty && a.union(empty) == a && empty.union(a) == a)
    }
    #expect(
      PixelRect(minX: 5, minY: 5, maxX: 2, maxY: 1).width == 0
        && PixelRect(minX: 5, minY: 5, maxX: 2, maxY: 1).height == 0)
    #expect(!PixelRect(x: 0, y: 0, width: 1, height: 1).isEmpty)
  }

  @Test func `a polygon's area has the sign of its turn`() {
    let square = ConvexPolygon(Box(x: 1, y: 2, width: 3, height: 4))
    #expect(square.signedArea == 12 && ConvexPolygon(points: square.points.reversed()).signedArea == -12)
    #expect(
      ConvexPolygon(points: square.points.reversed()).area == 12
        && square.bounds == Box(x: 1, y: 2, width: 3, height: 4))
    #expect(ConvexPolygon(points: []).signedArea == 0 && ConvexPolygon(points: [.zero, Point(1, 1)]).isEmpty)
    #expect(!ConvexPolygon(points: [.zero, Point(1, 0), Point(0, 1)]).isEmpty)
    // Points on the line remain.
    let half = square.cut(SIMD3(1, 0, -1))
    #expect(half.points == square.points)
    #expect(square.cut(SIMD3(-1, 0, 1)).area == 0 && square.cut(SIMD3(0, 1, -4)).area == 6)
  }

  @Test func `an ellipse and a rounded rectangle have their points on the sides`() {
    #expect(isClose(Path.quarterCircleControl, 0.5522847498, within: 1e-10))
    var path = Path()
    path.addRoundedRect(
      Box(x: 0, y: 0, width: 10, height: 8), radii: Point(2, 3), corners: [.minXMinY, .maxXMaxY])
    #expect(
      path.elements.compactMap { element -> Point? in
        switch element {
        case .move(let point), .line(let point): point
        case .cubic(_, _, let end): end
        default: nil
        }
      } == [Point(2, 0), Point(10, 0), Point(10, 5), Point(8, 8), Point(0, 8), Point(0, 3), Point(2, 0)])
    var pill = Path()
    pill.addRoundedRect(Box(x: 0, y: 0, width: 4, height: 2), radii: Point(9, 9))
    var same = Path()
    same.addRoundedRect(Box(x: 0, y: 0, width: 4, height: 2), radii: Point(2, 1))
    #expect(pill == same)
    for radii in [Point(0, 1), Point(1, 0), Point(-1, 1)] {
      var square = Path()
      square.addRoundedRect(Box(x: 0, y: 0, width: 4, height: 2), radii: radii)
      #expect(square == Path(rect: Box(x: 0, y: 0, width: 4, height: 2)))
    }
  }

  @Test(arguments: [
    CurveSegment.line(Point(1, 2), Point(5, 4)), .quad(Point(1, 2), Point(3, 9), Point(5, 4)),
    .cubic(Point(1, 2), Point(2, 9), Point(6, -3), Point(5, 4)),
  ])
  func `parts of a segment follow its polynomial`(_ segment: CurveSegment) {
    let whole = segment.polynomial
    for (from, to) in [(0, 1), (0, 0.5), (0.25, 1), (0.2, 0.7)] {
      let part = segment.part(from: from, to: to)
      for t in [0, 0.3, 1] {
        #expect((part.polynomial.point(at: t) - whole.point(at: from + (to - from) * t)).length < 1e-12)
      }
    }
    #expect(
      segment.part(from: 0, to: 1) == segment && segment.start == Point(1, 2) && segment.end == Point(5, 4))
    let points = segment.cubicPoints
    let raised = CurveSegment.cubic(points.start, points.control1, points.control2, points.end).polynomial
    for t in [0, 0.25, 0.6, 1] {
      #expect((raised.point(at: t) - whole.point(at: t)).length < 1e-12)
      let change = (whole.point(at: t + 0x1p-12) - whole.point(at: t - 0x1p-12)) * 0x1p11
      #expect((whole.derivative(at: t) - change).length < 1e-5)
    }
    #expect(
      CurveSegment(segment.element, from: segment.start) == segment
        && CurveSegment(.close, from: .zero) == nil)
  }

  // MARK: - Pixels

  @Test func `colors are premultiplied and rounded, and numbers outside of 0…1 clamped`() {
    #expect(Color(red: 1, green: 0.5, blue: 0.25, alpha: 1).pixel == 0xFF40_80FF)
    #expect(Color(red: 1, green: 1, blue: 1, alpha: 0.5).pixel == 0x8080_8080 && Color.clear.pixel == 0)
    #expect(Color(red: 7, green: -1, blue: .nan, alpha: 3).pixel == 0xFF00_00FF)
    #expect(
      [-1, 0, 0.001, 0.002, 0.5, 0.998, 0.999, 1, 2, .nan].map(Color.byte) == [
        0, 0, 0, 1, 128, 254, 255, 255, 255, 0,
      ])
  }

  @Test func `a tint multiplies components, but not alpha`() {
    let tint = Tint(Color(red: 0.5, green: 1, blue: 0, alpha: 0.25))
    #expect(tint.applied(to: 0x80FF_4020) == 0x8000_4010)
    #expect(tint.color == Color(red: 128.0 / 255, green: 1, blue: 0))
    let color = Color(red: 0.5, green: 0.25, blue: 0.75, alpha: 0.5).tinted(
      by: Color(red: 0.5, green: 0.25, blue: 2))
    #expect(color == Color(red: 0.25, green: 0.0625, blue: 1.5, alpha: 0.5))
    var bitmap = Bitmap(width: 2, height: 1, pixels: [0x80FF_4020, 0])
    bitmap.apply(tint)
    #expect(bitmap.pixels == [0x8000_4010, 0])
  }

  @Test func `a color matrix acts on straight colors`() {
    let swap = ColorMatrix(red: SIMD4(0, 1, 0, 0), green: SIMD4(1, 0, 0, 0), blue: SIMD4(0, 0, 0, 1))
    #expect(swap.alpha == SIMD4(0, 0, 0, 1) && swap.constant == .zero && swap.keepsTransparency)
    #expect(swap.apply(0x8000_4020) == 0x8040_2040 && swap.apply(0) == 0)
    #expect(ColorMatrix.identity.apply(0x8040_2010) == 0x8040_2010)
    let lift = ColorMatrix(
      red: .zero, green: .zero, blue: .zero, alpha: .zero, constant: SIMD4(0.2, 0.4, 0.6, 1))
    #expect(!lift.keepsTransparency && lift.apply(0) == Color(red: 0.2, green: 0.4, blue: 0.6).pixel)
    var bitmap = Bitmap(width: 3, height: 1, pixels: [0, 0x8000_4020, 0x8000_4020])
    bitmap.apply(swap)
    #expect(bitmap.pixels == [0, 0x8040_2040, 0x8040_2040] && swap.isFinite)
    for row in 0..<5 {
      var rows = [SIMD4<Double>](repeating: .one, count: 5)
      rows[row].z = .nan
      #expect(
        !ColorMatrix(red: rows[0], green: rows[1], blue: rows[2], alpha: rows[3], constant: rows[4]).isFinite)
    }
  }

  // MARK: - Images

  @Test func `an image is halved as long as it is drawn at half its size or less`() {
    func count(_ width: Int, _ height: Int, _ scale: Double) -> Int {
      ImagePaint(Bitmap(width: width, height: height), transform: .scale(scale, scale)).halvingCount
    }
    #expect(
      count(64, 64, 1) == 0 && count(64, 64, 0.51) == 0 && count(64, 64, 0.5) == 1 && count(64, 64, 0.25) == 2
    )
    #expect(
      count(64, 64, 0.26) == 1 && count(4, 1, 0.001) == 2 && count(1, 5, 0.001) == 3
        && count(1, 1, 0.001) == 0)
    #expect(count(64, 64, 0) == 0)
  }

  @Test func `halved versions of a picture are made once, in any order`() {
    let bitmap = Bitmap(width: 8, height: 8, pixels: (0..<64).map { 0xFF00_0000 | UInt32($0) })
    let mipped = MippedBitmap(bitmap)
    #expect(mipped.halved(times: 2) == bitmap.halved.halved && mipped.halved(times: 0) == bitmap)
    #expect(mipped.halved(times: 1) == bitmap.halved && mipped.halved(times: 2).width == 2)
    #expect(mipped == MippedBitmap(bitmap) && mipped != MippedBitmap(bitmap.halved))
    let paint = ImagePaint(mipped, transform: .scale(0.25, 0.25))
    #expect(paint.bitmap == bitmap.halved.halved && paint.transform == .identity)
    let part = ImagePaint(bitmap.halved, halvingCount: 1, x: 6, y: 10, transform: .translation(1, 2))
    #expect(part.origin == SIMD2(3, 5) && part.source == PixelRect(x: 3, y: 5, width: 4, height: 4))
    #expect(part.transform == Affine(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 2))
  }

  // MARK: - Memory

  @Test func `a list grows, inserts and removes in order`() {
    var list = Scratch<Int>(minimumCapacity: 2)
    var (isEmpty, capacity) = (list.isEmpty, list.capacity)
    #expect(isEmpty && capacity == 2)
    for number in [1, 3, 4] { list.append(number) }
    list.insert(2, at: 1)
    list.insert(0, at: 0)
    list.insert(5, at: 5)
    var numbers = Array(list.elements)
    capacity = list.capacity
    #expect(numbers == [0, 1, 2, 3, 4, 5] && capacity >= 6)
    list.reserve(6)
    list.append(contentsOf: list.elements)
    let last = list.removeLast()
    numbers = Array(list.elements)
    #expect(numbers == [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4] && last == 5)
    list.reverse()
    numbers = Array(list.elements)
    #expect(numbers == [4, 3, 2, 1, 0, 5, 4, 3, 2, 1, 0])
    list.removeAll()
    isEmpty = list.isEmpty
    #expect(isEmpty)
  }

  @Test func `memory is reused for arrays of at least a quarter of its size`() {
    let limits: [(wanted: (Int) -> Int, isReused: Bool)] = [
      ({ $0 }, true), ({ $0 / 4 }, true), ({ $0 / 4 - 1 }, false), ({ $0 + 1 }, false), ({ $0 / 2 }, true),
    ]
    for (wanted, isReused) in limits {
      var pool = ArrayPool<UInt8>(budget: 1 << 20)
      let array = [UInt8](repeating: 7, count: 1 << 16)
      let capacity = array.capacity
      pool.recycle(array)
      #expect(pool.size == capacity)
      let zeros = pool.zeros(wanted(capacity))
      #expect(zeros.count == wanted(capacity) && zeros.allSatisfy { $0 == 0 })
      #expect((pool.size == 0) == isReused)
    }
  }

  @Test func `memory is reused for arrays that are up to an eighth larger`() {
    for (count, largest) in [(70_000, 73_728), (65_536, 65_536), (100_001, 106_496)] {
      for (wanted, isReused) in [(largest, true), (largest + 5_000, false)] {
        var pool = ArrayPool<UInt8>(budget: 1 << 20)
        let array = pool.zeros(count)
        #expect(array == [UInt8](repeating: 0, count: count))
        pool.recycle(array)
        #expect(pool.zeros(wanted) == [UInt8](repeating: 0, count: wanted))
        #expect((pool.size == 0) == isReused, "\(count), \(wanted)")
      }
    }
  }

  @Test func `memory close to the budget has no room for more, and is reused`() {
    let budget = 1 << 20
    for count in [budget - 5_000, budget - 100_000, budget - 300_000] {
      var pool = ArrayPool<UInt8>(budget: budget)
      pool.recycle(pool.zeros(count))
      #expect(pool.size >= count && pool.zeros(count).count == count && pool.size == 0, "\(count)")
    }
  }

  @Test func `small and excessive arrays aren't kept, and at most 32 are`() {
    var pool = ArrayPool<UInt8>(budget: 1 << 20)
    pool.recycle([UInt8](repeating: 7, count: 1000))
    pool.recycle([UInt8](repeating: 7, count: 2 << 20))
    #expect(pool.size == 0)
    for _ in 0..<40 { pool.recycle([UInt8](repeating: 7, count: 20_000)) }
    #expect(pool.size >= 32 * 20_000 && pool.size < 33 * 20_000)
    for _ in 0..<9 { pool.recycle([UInt8](repeating: 7, count: 300_000)) }
    #expect(pool.size <= 1 << 20 && pool.size >= 900_000)
  }

  // MARK: - Text

  @Test func `levels are reversed from the highest down`() {
    #expect(VisualOrder.order(ofLevels: []) == [] && VisualOrder.order(ofLevels: [0, 0]) == [0, 1])
    #expect(
      VisualOrder.order(ofLevels: [1, 1, 1]) == [2, 1, 0]
        && VisualOrder.order(ofLevels: [0, 1, 1, 0]) == [0, 2, 1, 3])
    #expect(
      VisualOrder.order(ofLevels: [1, 2, 2, 1]) == [3, 1, 2, 0]
        && VisualOrder.order(ofLevels: [0, 1, 2]) == [0, 2, 1])
  }

  @Test func `a missing character is named with at least four digits`() {
    for (value, name) in [(0x41, "U+0041"), (0x3A9, "U+03A9"), (0x1F600, "U+1F600")] {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      #expect(FontNotice.missingCharacter(scalar).description.contains(name + " '"))
    }
    var notices = FontNotices()
    for index in 0..<300 { notices.add(.noPatterns(language: "\(index % 280)")) }
    #expect(notices.all.count == 256)
    var other = FontNotices()
    other.add(.noFonts)
    other.add(.noFonts)
    other.add(notices)
    #expect(other.all.count == 256 && other.all[0] == .noFonts && other.all[1] == .noPatterns(language: "0"))
    #expect(FontNotice.noPatterns(language: "").description.contains("'en-US'"))
  }
}
