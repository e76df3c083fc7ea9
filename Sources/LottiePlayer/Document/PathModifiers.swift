/// Shows a part of each path. Start and end are in percent of the length, the offset in degrees of a full turn.
struct TrimModifier: Equatable, Sendable {
  var name: String
  var start: Animated<Double>
  var end: Animated<Double>
  var offset: Animated<Double>
  /// Whether the paths are trimmed as one continuous path, rather than individually.
  var isSequential: Bool

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    start = fields.animated(Double.self, "s") ?? Animated(0)
    end = fields.animated(Double.self, "e") ?? Animated(100)
    offset = fields.animated(Double.self, "o") ?? Animated(0)
    isSequential = fields.integer("m") == 2
  }

  /// Whether the modifier shows the whole path at all times. The offset doesn't matter.
  var isNeutral: Bool { start.isConstant && start.first == 0 && end.isConstant && end.first == 100 }
}

/// Draws the items before it several times, applying the transform once more for each copy.
struct RepeaterModifier: Equatable, Sendable {
  var name: String
  var copies: Animated<Double>
  /// The number of transforms that are applied to the first copy.
  var offset: Animated<Double>
  var transform: TransformModel
  /// Whether each copy is drawn above the one before.
  var isStackedAbove: Bool

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    copies = fields.animated(Double.self, "c") ?? Animated(1)
    offset = fields.animated(Double.self, "o") ?? Animated(0)
    transform = fields.value(TransformModel.self, "tr") ?? TransformModel()
    isStackedAbove = fields.integer("m") == 2
  }
}

/// Rounds the corners of paths.
struct RoundCornersModifier: Equatable, Sendable {
  var name: String
  var radius: Animated<Double>

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    radius = fields.animated(Double.self, "r") ?? Animated(0)
  }
}

/// Combines the paths before it into one, which is drawn in their place.
struct MergeModifier: Equatable, Sendable {
  enum Mode: Int, Hashable, Sendable {
    /// All paths together, unchanged.
    case merge = 1
    case add, subtract, intersect, excludeIntersections
  }

  var name: String
  var mode: Mode

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    mode = fields.integer("mm").flatMap(Mode.init) ?? .merge
  }
}
