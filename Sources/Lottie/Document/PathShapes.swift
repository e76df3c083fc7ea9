/// Which way a shape's outline runs; with the fill rule that counts turns, and for trims, it matters.
enum ShapeDirection: Hashable, Sendable {
  case clockwise, counterclockwise

  init(_ fields: Fields) { self = fields.whole("d") == 3 ? .counterclockwise : .clockwise }
}

/// A path drawn by hand.
struct PathShape: Hashable, Sendable {
  var name: String
  var outline: Animated<Outline>

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    outline = fields.animated(Outline.self, "ks") ?? Animated(Outline(vertices: [], isClosed: false))
    guard fields.whole("d") == 3 else { return }
    outline = outline.map(\.reversed)
  }
}

/// A rectangle about a point, its corners rounded by a radius.
struct RectangleShape: Hashable, Sendable {
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

/// An ellipse about a point.
struct EllipseShape: Hashable, Sendable {
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

/// A star, or a regular polygon, about a point.
///
/// Radii are points, the rotation degrees, roundnesses per cent.
struct StarShape: Hashable, Sendable {
  var name: String
  /// Whether every other corner lies on the inner radius.
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
    isStar = fields.whole("sy") != 2
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
