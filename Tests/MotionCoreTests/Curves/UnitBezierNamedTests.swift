import TestSupport
import Testing

@testable import MotionCore

@Suite struct UnitBezierNamedTests {
  struct Row {
    let name: String
    let points: [Double]
    /// The values at ¼, ½ and ¾, to five digits.
    let values: [Double]
  }

  static let rows = [
    Row(name: "default", points: [0.25, 0.1, 0.25, 1], values: [0.40851, 0.80240, 0.96046]),
    Row(name: "linear", points: [0, 0, 1, 1], values: [0.25, 0.5, 0.75]),
    Row(name: "easeIn", points: [0.42, 0, 1, 1], values: [0.09346, 0.31536, 0.62186]),
    Row(name: "easeOut", points: [0, 0, 0.58, 1], values: [0.37814, 0.68464, 0.90654]),
    Row(name: "easeInOut", points: [0.42, 0, 0.58, 1], values: [0.12916, 0.5, 0.87084]),
    Row(name: "easeInSine", points: [0.47, 0, 0.745, 0.715], values: [0.07074, 0.29122, 0.64219]),
    Row(name: "easeOutSine", points: [0.39, 0.575, 0.565, 1], values: [0.38395, 0.73574, 0.94342]),
    Row(name: "easeInOutSine", points: [0.445, 0.05, 0.55, 0.95], values: [0.13663, 0.50322, 0.86598]),
    Row(name: "easeInQuad", points: [0.55, 0.085, 0.68, 0.53], values: [0.07428, 0.25599, 0.59796]),
    Row(name: "easeOutQuad", points: [0.25, 0.46, 0.45, 0.94], values: [0.45338, 0.77132, 0.93605]),
    Row(name: "easeInOutQuad", points: [0.455, 0.03, 0.515, 0.955], values: [0.12909, 0.51478, 0.87835]),
    Row(name: "easeInCubic", points: [0.55, 0.055, 0.675, 0.19], values: [0.03868, 0.14527, 0.44669]),
    Row(name: "easeOutCubic", points: [0.215, 0.61, 0.355, 1], values: [0.60030, 0.87509, 0.97602]),
    Row(name: "easeInOutCubic", points: [0.645, 0.045, 0.355, 1], values: [0.08723, 0.51687, 0.93127]),
    Row(name: "easeInQuart", points: [0.895, 0.03, 0.685, 0.22], values: [0.01552, 0.06253, 0.27589]),
    Row(name: "easeOutQuart", points: [0.165, 0.84, 0.44, 1], values: [0.69824, 0.91457, 0.98526]),
    Row(name: "easeInOutQuart", points: [0.77, 0, 0.175, 1], values: [0.05289, 0.59597, 0.95628]),
    Row(name: "easeInQuint", points: [0.755, 0.05, 0.855, 0.06], values: [0.01842, 0.05495, 0.18730]),
    Row(name: "easeOutQuint", points: [0.23, 1, 0.32, 1], values: [0.77538, 0.96598, 0.99736]),
    Row(name: "easeInOutQuint", points: [0.86, 0, 0.07, 1], values: [0.04221, 0.67661, 0.96601]),
    Row(name: "easeInExpo", points: [0.95, 0.05, 0.795, 0.035], values: [0.01388, 0.03720, 0.12761]),
    Row(name: "easeOutExpo", points: [0.19, 1, 0.22, 1], values: [0.84351, 0.97782, 0.99827]),
    Row(name: "easeInOutExpo", points: [1, 0, 0, 1], values: [0.02972, 0.5, 0.97028]),
    Row(name: "easeInCirc", points: [0.6, 0.04, 0.98, 0.335], values: [0.03456, 0.11866, 0.29796]),
    Row(name: "easeOutCirc", points: [0.075, 0.82, 0.165, 1], values: [0.84133, 0.95859, 0.99282]),
    Row(name: "easeInOutCirc", points: [0.785, 0.135, 0.15, 0.86], values: [0.08559, 0.60241, 0.92481]),
    Row(name: "easeInBack", points: [0.6, -0.28, 0.735, 0.045], values: [-0.08695, -0.06362, 0.24039]),
    Row(name: "easeOutBack", points: [0.175, 0.885, 0.32, 1.275], values: [0.84668, 1.06755, 1.07587]),
    Row(name: "easeInOutBack", points: [0.68, -0.55, 0.265, 1.55], values: [-0.08281, 0.60668, 1.08917]),
  ]

  /// S92, S93, S94.
  @Test func `named curves have their control points and values`() throws {
    #expect(Self.rows.count == 29)
    for row in Self.rows {
      let curve = try #require(UnitBezier(name: row.name), "\(row.name)")
      #expect([curve.x1, curve.y1, curve.x2, curve.y2] == row.points, "\(row.name)")
      #expect(isClose([0.25, 0.5, 0.75].map(curve.value(at:)), row.values, within: 5.1e-6), "\(row.name)")
    }
  }

  /// S96.
  @Test func `the curve called spring grows with its force`() {
    let places = [0.25, 0.5, 0.75]
    let (one, two) = (UnitBezier.spring(force: 1), UnitBezier.spring(force: 2))
    #expect(isClose(places.map(one.value(at:)), [0.57592, 0.91428, 1.05534], within: 5.1e-6))
    #expect(isClose(places.map(two.value(at:)), [0.69231, 1.06223, 1.16439], within: 5.1e-6))
    #expect(UnitBezier(name: "spring") == one)
  }

  /// S97.
  @Test func `curves are found by name in any case, and unknown names give nil`() {
    for (name, curve) in UnitBezier.named {
      #expect(UnitBezier(name: name) == curve)
      #expect(UnitBezier(name: name.uppercased()) == curve)
    }
    #expect(UnitBezier(name: "EaseOut") == .easeOut)
    for name in ["bogus", "", "ease ", "easeOutt", "eas\u{45}\u{301}"] {
      #expect(UnitBezier(name: name) == nil)
    }
  }

  /// The names in Spring, Core Animation and CSS.
  @Test func `every list of names is complete`() {
    let families = ["Sine", "Quad", "Cubic", "Quart", "Quint", "Expo", "Circ", "Back"]
    let names =
      families.flatMap { ["easeIn" + $0, "easeOut" + $0, "easeInOut" + $0] }
      + ["easeIn", "easeOut", "easeInOut", "linear", "spring"]
    #expect(names.count == 29)
    let coreAnimation = ["default", "linear", "easeIn", "easeOut", "easeInEaseOut"]
    for name in names + coreAnimation { #expect(UnitBezier(name: name) != nil, "\(name)") }
  }
}
