import Foundation

/// What a star or polygon is made of at one moment. Radii are points, the turn degrees, roundnesses per cent.
struct StarMeasures {
  var isStar: Bool
  var center: Vector
  var pointCount: Double
  var turn: Double
  var outerRadius: Double
  var outerRoundness: Double
  var innerRadius: Double
  var innerRoundness: Double
}

extension Outline {
  /// A star or a regular polygon, clockwise, its first point upward.
  ///
  /// A star with a fractional number of points has one that is only partly grown.
  init(_ star: StarMeasures) {
    self = star.isStar ? Outline(star: star) : Outline(polygon: star)
  }

  /// Handles of a fully rounded polygon are a quarter of the way round as long as the radius is, those of a star's points
  /// that times the radius: what the editing program draws.
  private static let polygonHandle = 0.25
  private static let starHandle = 0.47829

  private static let maximumPointCount = 1000.0

  private init(polygon star: StarMeasures) {
    let count = Int(star.pointCount.clamped(to: 0...Self.maximumPointCount))
    let center = SIMD2(star.center.x, star.center.y)
    let handle = star.outerRadius * star.outerRoundness / 100 * Self.polygonHandle
    self.init(
      vertices: (0..<count).map { index in
        let angle = (star.turn - 90).radians + Double(index) / Double(count) * 2 * .pi
        return Vertex(at: center, angle: angle, radius: star.outerRadius, handle: handle)
      },
      isClosed: true)
  }

  private init(star: StarMeasures) {
    let points = star.pointCount.clamped(to: 0...Self.maximumPointCount)
    guard points > 0 else {
      self.init(vertices: [], isClosed: true)
      return
    }
    let center = SIMD2(star.center.x, star.center.y)
    let step = Double.pi / points
    let grown = points - points.rounded(.down)
    var angle = (star.turn - 90).radians
    if grown > 0 { angle += step * (1 - grown) }
    var vertices: [Vertex] = []
    for index in 0..<Int(points.rounded(.up)) * 2 {
      let isOuter = index % 2 == 0
      let isGrowing = index == 0 && grown > 0
      let full = isOuter ? star.outerRadius : star.innerRadius
      let roundness = (isOuter ? star.outerRoundness : star.innerRoundness) / 100
      let radius = isGrowing ? star.innerRadius + grown * (star.outerRadius - star.innerRadius) : full
      let handle = full * roundness * Self.starHandle * (isGrowing ? grown : 1)
      vertices.append(Vertex(at: center, angle: angle, radius: radius, handle: handle))
      let isBesideGrowing = grown > 0 && (index == 0 || index == Int(points.rounded(.up)) * 2 - 1)
      angle += isBesideGrowing ? step * grown : step
    }
    self.init(vertices: vertices, isClosed: true)
  }
}

extension Outline.Vertex {
  /// A point of a circle with handles along it.
  fileprivate init(at center: SIMD2<Double>, angle: Double, radius: Double, handle: Double) {
    let direction = SIMD2(cos(angle), sin(angle))
    let along = SIMD2(-direction.y, direction.x) * handle
    self.init(point: center + direction * radius, handleIn: -along, handleOut: along)
  }
}
