/// Shows a part of each path. Start and end are per cent of the length, the offset degrees of a full turn.
struct TrimModifier: Hashable, Sendable {
  var name: String
  var start: Animated<Double>
  var end: Animated<Double>
  var offset: Animated<Double>
  /// Whether all paths count as one long one, rather than each for itself.
  var isSequential: Bool

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    start = fields.animated(Double.self, "s") ?? Animated(0)
    end = fields.animated(Double.self, "e") ?? Animated(100)
    offset = fields.animated(Double.self, "o") ?? Animated(0)
    isSequential = fields.whole("m") == 2
  }

  /// Whether it leaves everything.
  var isNeutral: Bool { start.isStill && start.first <= 0 && end.isStill && end.first >= 100 }
}

/// Draws what stands before it several times, each copy transformed once more than the one before.
struct RepeaterModifier: Hashable, Sendable {
  var name: String
  var copies: Animated<Double>
  /// By how many transforms the first copy is moved.
  var offset: Animated<Double>
  var transform: TransformModel
  /// Whether each copy lies above the one before.
  var isStackedAbove: Bool

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    copies = fields.animated(Double.self, "c") ?? Animated(1)
    offset = fields.animated(Double.self, "o") ?? Animated(0)
    transform = fields.value(TransformModel.self, "tr") ?? TransformModel()
    isStackedAbove = fields.whole("m") == 2
  }
}

/// Rounds the corners of paths by a radius.
struct RoundCornersModifier: Hashable, Sendable {
  var name: String
  var radius: Animated<Double>

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    radius = fields.animated(Double.self, "r") ?? Animated(0)
  }
}

/// Makes one path of those before it, which are no longer drawn themselves.
struct MergeModifier: Hashable, Sendable {
  enum Mode: Int, Hashable, Sendable {
    /// All outlines together, as they are.
    case merge = 1
    case add, subtract, intersect, excludeIntersections
  }

  var name: String
  var mode: Mode

  init(_ fields: Fields) {
    name = fields.text("nm") ?? ""
    mode = fields.whole("mm").flatMap(Mode.init) ?? .merge
  }
}
