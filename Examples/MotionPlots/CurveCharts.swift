import MotionCore

extension Chart {
  static let timingFunctions = Chart(
    title: "Core Animation's timing functions", times: 0...1, values: 0...1, unit: "",
    lines: [
      ("linear", UnitBezier.linear), ("easeIn", .easeIn), ("easeOut", .easeOut),
      ("easeInEaseOut", .easeInEaseOut), ("default", .standard),
    ].map { name, curve in Line(name: name) { curve.value(at: $0) } })

  static let easings = Chart(
    title: "Analytic easings that land in their own way", times: 0...1, values: 0...1.4, unit: "",
    lines: [
      ("easeOutCubic", Easing.easeOutCubic), ("easeOutBack", .easeOutBack),
      ("easeOutElastic", .easeOutElastic), ("easeOutBounce", .easeOutBounce),
    ].map { name, easing in Line(name: name, function: easing.closure) })
}
