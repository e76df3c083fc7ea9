import Testing

@testable import RigidBodies

struct ManifoldTests {
  /// Shapes at their places.
  private struct Scene {
    var store = CornerStore()

    mutating func polygon(_ corners: [Vector]) -> Shape {
      let range = store.append(corners)
      _ = store.place(range, at: .zero, .none)
      return Shape(body: 0, identifier: 0, corners: range, localCenter: .zero, radius: 0)
    }

    mutating func box(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Shape {
      polygon([
        Vector(x.lowerBound, y.lowerBound), Vector(x.upperBound, y.lowerBound),
        Vector(x.upperBound, y.upperBound), Vector(x.lowerBound, y.upperBound),
      ])
    }

    func circle(_ center: Vector, _ radius: Double) -> Shape {
      var shape = Shape(body: 0, identifier: 0, corners: 0..<0, localCenter: .zero, radius: radius)
      shape.center = center
      return shape
    }
  }

  /// Expects a manifold with one point for either order of two shapes.
  private func expect(
    _ store: CornerStore, _ first: Shape, _ second: Shape, normal: Vector, at position: Vector,
    separation: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (a, b, sign) in [(first, second, 1.0), (second, first, -1)] {
      let manifold = try #require(
        store.manifold(a, b, margin: max(separation, 0)), sourceLocation: sourceLocation)
      #expect((manifold.normal - normal * sign).length < 1e-12, sourceLocation: sourceLocation)
      #expect(manifold.count == 1, sourceLocation: sourceLocation)
      let point = manifold.points[0]
      #expect((point.position - position).length < 1e-12, sourceLocation: sourceLocation)
      #expect(abs(point.separation - separation) < 1e-12, sourceLocation: sourceLocation)
      if separation > 0 {
        #expect(store.manifold(a, b, margin: separation - 0.01) == nil, sourceLocation: sourceLocation)
      }
    }
  }

  // MARK: - Circles

  @Test func `circles touch between their centers`() throws {
    let scene = Scene()
    try expect(
      scene.store, scene.circle(.zero, 20), scene.circle(Vector(30, 40), 25), normal: Vector(0.6, 0.8),
      at: Vector(13.5, 18), separation: 5)
    let concentric = try #require(
      scene.store.manifold(scene.circle(.zero, 20), scene.circle(.zero, 25), margin: 0))
    #expect(concentric.normal == Vector(0, 1) && concentric.points[0].separation == -45)
  }

  @Test func `a circle touches an edge or a corner of a polygon`() throws {
    var scene = Scene()
    let box = scene.box(-10...10, -10...10)
    try expect(
      scene.store, box, scene.circle(Vector(4, 18), 5), normal: Vector(0, 1), at: Vector(4, 11.5),
      separation: 3)
    try expect(
      scene.store, box, scene.circle(Vector(-18, 4), 5), normal: Vector(-1, 0), at: Vector(-11.5, 4),
      separation: 3)
    // The center is inside, even close to a corner.
    try expect(
      scene.store, box, scene.circle(Vector(9, 2), 3), normal: Vector(1, 0), at: Vector(8, 2), separation: -4)
    // Beyond each corner, nearer to either of its edges.
    for (x, y) in [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)] {
      for offset in [Vector(3 * x, 4 * y), Vector(4 * x, 3 * y)] {
        let corner = Vector(10 * x, 10 * y)
        try expect(
          scene.store, box, scene.circle(corner + offset, 3), normal: offset / 5, at: corner + offset / 5,
          separation: 2)
      }
    }
  }

  @Test func `a circle touches either side of a segment, and its ends`() throws {
    var scene = Scene()
    let segment = scene.polygon([Vector(0, 0), Vector(100, 0)])
    try expect(
      scene.store, segment, scene.circle(Vector(50, -8), 5), normal: Vector(0, -1), at: Vector(50, -1.5),
      separation: 3)
    try expect(
      scene.store, segment, scene.circle(Vector(50, 8), 5), normal: Vector(0, 1), at: Vector(50, 1.5),
      separation: 3)
    try expect(
      scene.store, segment, scene.circle(Vector(103, 0), 5), normal: Vector(1, 0), at: Vector(99, 0),
      separation: -2)
    try expect(
      scene.store, segment, scene.circle(Vector(-3, 0), 5), normal: Vector(-1, 0), at: Vector(1, 0),
      separation: -2)
    for x in [0.0, 100] {
      let end = try #require(scene.store.manifold(segment, scene.circle(Vector(x, 0), 5), margin: 0))
      #expect(end.normal == Vector(0, -1) && end.points[0].separation == -5)
    }
  }

  // MARK: - Polygons

  @Test func `boxes touch along the common part of their edges`() throws {
    var scene = Scene()
    let (a, b) = (scene.box(-10...10, -10...10), scene.box(-5...15, 12...32))
    for (first, second, sign) in [(a, b, 1.0), (b, a, -1)] {
      let manifold = try #require(scene.store.manifold(first, second, margin: 2))
      #expect(manifold.normal == Vector(0, sign) && manifold.count == 2)
      let points = [manifold.points[0], manifold.points[1]]
      #expect(Set(points.map(\.position.x)) == [-5, 10])
      #expect(points.map(\.position.y) == [11, 11] && points.map(\.separation) == [2, 2])
      #expect(points[0].feature != points[1].feature)
      #expect(scene.store.manifold(first, second, margin: 1.99) == nil)
    }
    // The same edges have the same features, and other edges have others.
    func features(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) throws -> Set<Int> {
      let other = scene.box(x, y)
      let manifold = try #require(scene.store.manifold(a, other, margin: 2))
      return [manifold.points[0].feature, manifold.points[1].feature]
    }
    let store = scene.store
    let below = try features(-4...16, 12...32)
    scene.store = store
    #expect(try features(-3...17, 11...31) == below)
    scene.store = store
    #expect(try features(12...32, -4...16).isDisjoint(with: below))
  }

  @Test func `boxes beside each other's edges don't touch, and corners touch in a point`() throws {
    var scene = Scene()
    let a = scene.box(-10...10, -10...10)
    let (apart, corner) = (scene.box(15...35, 12...32), scene.box(10...30, 10...30))
    #expect(scene.store.manifold(a, apart, margin: 9) == nil)
    let manifold = try #require(scene.store.manifold(a, corner, margin: 0))
    #expect(manifold.count == 1 && manifold.points[0].position == Vector(10, 10))
    #expect(manifold.points[0].separation == 0)
  }

  @Test func `a corner touches an edge, whose normal counts`() throws {
    var scene = Scene()
    let box = scene.box(-10...10, -10...10)
    let diamond = scene.polygon([Vector(0, 12), Vector(10, 22), Vector(0, 32), Vector(-10, 22)])
    try expect(scene.store, box, diamond, normal: Vector(0, 1), at: Vector(0, 11), separation: 2)
    let manifold = try #require(scene.store.manifold(box, diamond, margin: 12))
    #expect(manifold.count == 2)
    #expect([manifold.points[0].separation, manifold.points[1].separation].sorted() == [2, 12])
  }

  /// The second polygon's edge is slanted. The first polygon's corner is farther from it than the second polygon is from
  /// the first one's edge, by the difference.
  @Test(arguments: [(0.015, true), (0.025, false)])
  func `the first polygon's edge is preferred unless the other one is clearly farther`(
    _ difference: Double, _ usesFirst: Bool
  ) throws {
    var scene = Scene()
    let box = scene.box(-5...10, -10...10)
    let slanted = scene.polygon([
      Vector(-10, 12), Vector(10, 12 + 4 * difference), Vector(10, 40), Vector(-10, 40),
    ])
    let manifold = try #require(scene.store.manifold(box, slanted, margin: 3))
    #expect((manifold.normal.x == 0) == usesFirst && manifold.normal.y > 0.99)
  }

  /// The box's right edge overlaps the segment's end by 0.5.
  @Test(arguments: [(0.8, true), (0.99, true), (1, false), (1.2, false)])
  func `a segment's own normal counts up to an overlap of a point`(_ overlap: Double, _ isVertical: Bool)
    throws
  {
    var scene = Scene()
    let box = scene.box(-10...10, (overlap - 20)...overlap)
    let segment = scene.polygon([Vector(9.5, 0), Vector(100, 0)])
    let normal = try #require(scene.store.manifold(box, segment, margin: 0)).normal
    #expect(normal == (isVertical ? Vector(0, 1) : Vector(1, 0)))
    let opposite = try #require(scene.store.manifold(segment, box, margin: 0)).normal
    #expect(opposite == -normal)
  }

  @Test func `a manifold has at most two points`() {
    var manifold = Manifold(normal: Vector(0, 1))
    for x in [1.0, 2, 3] {
      manifold.append(Manifold.Point(position: Vector(x, 0), separation: x, feature: Int(x)))
    }
    #expect(manifold.count == 2 && manifold.points[0].separation == 1 && manifold.points[1].separation == 2)
    let point = Manifold.Point()
    #expect(point.position == .zero && point.separation == 0 && point.feature == 0)
  }
}
