/// The values of a star or polygon at one frame. Radii are in points, the rotation in degrees, the roundness in percent.
struct StarValues {
  var isStar: Bool
  var center: Vector
  var pointCount: Double
  var rotation: Double
  var outerRadius: Double
  var outerRoundness: Double
  var innerRadius: Double
  var innerRoundness: Double
}

extension BezierPath {
  /// Creates a star or a regular polygon, clockwise, with its first point at the top.
  ///
  /// If the number of a star's points is fractional, one point is only partly grown.
  init(_ star: StarValues) {
    self = star.isStar ? BezierPath(star: star) : BezierPath(polygon: star)
  }

  /// The length of a fully rounded polygon's tangents in radii, as in After Effects.
  private static let polygonTangent = 0.25
  /// The length of a fully rounded star's tangents in radii, as in After Effects.
  private static let starTangent = 0.47829

  private static let maximumPointCount = 1000.0

  private init(polygon star: StarValues) {
    let count = Int(star.pointCount.clamped(to: 0...Self.maximumPointCount))
    let center = SIMD2(star.center.x, star.center.y)
    let tangent = star.outerRadius * star.outerRoundness / 100 * Self.polygonTangent
    self.init(
      vertices: (0..<count).map { index in
        let angle = (star.rotation - 90).radians + Double(index) / Double(count) * 2 * .pi
        return Vertex(at: center, angle: angle, radius: star.outerRadius, tangent: tangent)
      },
      isClosed: true)
  }

  private init(star: StarValues) {
    let points = star.pointCount.clamped(to: 0...Self.maximumPointCount)
    guard points > 0 else {
      self.init(vertices: [], isClosed: true)
      return
    }
    let center = SIMD2(star.center.x, star.center.y)
    let step = Double.pi / points
    let grown = points - points.rounded(.down)
    var angle = (star.rotation - 90).radians
    if grown > 0 { angle += step * (1 - grown) }
    var vertices: [Vertex] = []
    for index in 0..<Int(points.rounded(.up)) * 2 {
      let isOuter = index % 2 == 0
      let isGrowing = index == 0 && grown > 0
      let full = isOuter ? star.outerRadius : star.innerRadius
      let roundness = (isOuter ? star.outerRoundness : star.innerRoundness) / 100
      let radius = isGrowing ? star.innerRadius + grown * (star.outerRadius - star.innerRadius) : full
      let tangent = full * roundness * Self.starTangent * (isGrowing ? grown : 1)
      vertices.append(Vertex(at: center, angle: angle, radius: radius, tangent: tangent))
      let isBesideGrowing = grown > 0 && (index == 0 || index == Int(points.rounded(.up)) * 2 - 1)
      angle += isBesideGrowing ? step * grown : step
    }
    self.init(vertices: vertices, isClosed: true)
  }
}

extension BezierPath.Vertex {
  /// Creates a point of a circle with tangents along the circle.
  fileprivate init(at center: SIMD2<Double>, angle: Double, radius: Double, tangent: Double) {
    let (sine, cosine) = sineAndCosine(of: angle)
    let direction = SIMD2(cosine, sine)
    let offset = SIMD2(-direction.y, direction.x) * tangent
    self.init(point: center + direction * radius, inTangent: -offset, outTangent: offset)
  }
}
