/// The transform of a layer or a group of shapes.
///
/// A point is translated by −anchor, scaled, skewed, rotated, then translated by the position. Scale and opacity are in
/// percent, angles in degrees, clockwise where y points down.
struct TransformModel: JSONReadable, Equatable, Sendable {
  var anchor: Animated<Vector>?
  var position: PositionModel?
  var scale: Animated<Vector>?
  /// The rotation about the z axis.
  var rotation: Animated<Double>?
  var rotationX: Animated<Double>?
  var rotationY: Animated<Double>?
  /// A rotation of 3D layers before all other rotations, with one angle for each axis.
  var orientation: Animated<Vector>?
  var skew: Animated<Double>?
  var skewAxis: Animated<Double>?
  var opacity: Animated<Double>?
  /// A repeater's opacity of the first copy, in percent.
  var startOpacity: Animated<Double>?
  /// A repeater's opacity of the last copy, in percent.
  var endOpacity: Animated<Double>?

  init() {}

  init(_ json: JSONNode) throws(JSONError) { self.init(try Fields(json)) }

  init(_ fields: Fields) {
    anchor = fields.animated(Vector.self, "a")
    position = fields.value(PositionModel.self, "p")
    scale = fields.animated(Vector.self, "s")
    rotation = fields.animated(Double.self, "rz") ?? fields.animated(Double.self, "r")
    rotationX = fields.animated(Double.self, "rx")
    rotationY = fields.animated(Double.self, "ry")
    orientation = fields.animated(Vector.self, "or")
    skew = fields.animated(Double.self, "sk")
    skewAxis = fields.animated(Double.self, "sa")
    opacity = fields.animated(Double.self, "o")
    startOpacity = fields.animated(Double.self, "so")
    endOpacity = fields.animated(Double.self, "eo")
  }
}

extension TransformModel {
  var isSkewed: Bool { skew.map { !$0.isConstant || $0.first != 0 } ?? false }

  /// Whether the transform is ever flipped horizontally.
  var flips: Bool { scale?.keyframes.contains { $0.value.x < 0 } ?? false }

  /// Whether the transform rotates about x or y.
  var rotatesInDepth: Bool {
    let turns = [rotationX, rotationY].compactMap(\.self)
    let orients = orientation?.keyframes.contains { $0.value.x != 0 || $0.value.y != 0 } ?? false
    return orients || turns.contains { !$0.isConstant || $0.first != 0 }
  }
}

/// A position as one property, or as one property for each component.
enum PositionModel: JSONReadable, Equatable, Sendable {
  case combined(Animated<Vector>)
  case split(x: Animated<Double>, y: Animated<Double>, z: Animated<Double>?)

  init(_ json: JSONNode) throws(JSONError) {
    if json.isObject, case let fields = try Fields(json), fields.flag("s") {
      self = .split(
        x: fields.animated(Double.self, "x") ?? Animated(0),
        y: fields.animated(Double.self, "y") ?? Animated(0),
        z: fields.animated(Double.self, "z"))
    } else {
      self = .combined(try Animated(json))
    }
  }
}
