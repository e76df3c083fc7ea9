/// The direction of a closed shape's path, from its first vertex. It matters to trims and to the nonzero fill rule.
enum ShapeDirection: Hashable, Sendable {
  case clockwise, counterclockwise

  init(_ fields: Fields) { self = fields.integer("d") == 3 ? .counterclockwise : .clockwise }
}

/// A free-form path. The file's direction for it is ignored, as in lottie-ios.
struct PathShape: Equatable, Sendable {
  var name: String
  var path: Animated<BezierPath>

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    path = fields.animated(BezierPath.self, "ks") ?? Animated(BezierPath(vertices: [], isClosed: false))
  }
}

/// A rectangle, given by its center, with rounded corners.
struct RectangleShape: Equatable, Sendable {
  var name: String
  var position: Animated<Vector>
  var size: Animated<Vector>
  var cornerRadius: Animated<Double>
  var direction: ShapeDirection

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    position = fields.animated(Vector.self, "p") ?? Animated(.zero)
    size = fields.animated(Vector.self, "s") ?? Animated(.zero)
    cornerRadius = fields.animated(Double.self, "r") ?? Animated(0)
    direction = ShapeDirection(fields)
  }
}

/// An ellipse, given by its center.
struct EllipseShape: Equatable, Sendable {
  var name: String
  var position: Animated<Vector>
  var size: Animated<Vector>
  var direction: ShapeDirection

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    position = fields.animated(Vector.self, "p") ?? Animated(.zero)
    size = fields.animated(Vector.self, "s") ?? Animated(.zero)
    direction = ShapeDirection(fields)
  }
}

/// A star or a regular polygon, given by its center.
///
/// Radii are in points, the rotation in degrees, the roundness in percent.
struct StarShape: Equatable, Sendable {
  var name: String
  /// Whether the shape is a star rather than a polygon.
  var isStar: Bool
  var position: Animated<Vector>
  var pointCount: Animated<Double>
  var rotation: Animated<Double>
  var outerRadius: Animated<Double>
  var outerRoundness: Animated<Double>
  var innerRadius: Animated<Double>
  var innerRoundness: Animated<Double>
  var direction: ShapeDirection

  init(_ fields: Fields) {
    func number(_ field: FieldName) -> Animated<Double> { fields.animated(Double.self, field) ?? Animated(0) }
    name = fields.text("nm") ?? ""
    isStar = fields.integer("sy") != 2
    position = fields.animated(Vector.self, "p") ?? Animated(.zero)
    pointCount = number("pt")
    rotation = number("r")
    outerRadius = number("or")
    outerRoundness = number("os")
    innerRadius = number("ir")
    innerRoundness = number("is")
    direction = ShapeDirection(fields)
  }
}
