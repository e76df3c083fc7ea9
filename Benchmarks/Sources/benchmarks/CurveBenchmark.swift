import CBaselines
import MotionCore

/// Compares timing curves at random values with the plain formula in C.
func measureCurves(_ harness: inout Harness) {
  measureCurve(&harness, "ease-in-out", .easeInEaseOut, budget: 12)
  measureCurve(&harness, "ease", .standard, budget: 12)
  measureCurve(&harness, "(1, 0, 0, 1)", UnitBezier(1, 0, 0, 1), budget: 20)
  measureCurve(&harness, "(0, 1, 1, 0)", UnitBezier(0, 1, 1, 0), budget: 20)
  measureCurveBatch(&harness, "ease-in-out", .easeInEaseOut)
  measureCurveBatch(&harness, "(1, 0, 0, 1)", UnitBezier(1, 0, 0, 1))
  measureCurveBatch(&harness, "(0, 1, 1, 0)", UnitBezier(0, 1, 1, 0))
  measureEasings(&harness)
}

/// Returns quasi-random numbers in 0…1.
private func inputs(_ count: Int) -> [Double] {
  (1...count).map { (Double($0) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1) }
}

private func measureCurve(
  _ harness: inout Harness, _ name: String, _ curve: UnitBezier, budget: Double
) {
  let inputs = inputs(4096)
  let points = [curve.x1, curve.y1, curve.x2, curve.y2]
  var results = [Double](repeating: 0, count: inputs.count)
  baseline_bezier(points, inputs, &results, Int32(inputs.count))
  let largestDifference = zip(inputs, results).map { abs(curve.value(at: $0) - $1) }.max() ?? 0
  harness.check(
    largestDifference < 1e-2, "the curve \(name) differs from the plain formula by \(largestDifference)")
  var values = results
  harness.compareEach(
    "Bezier " + name, count: inputs.count, budget: budget,
    work: {
      for index in inputs.indices { values[index] = curve.value(at: inputs[index]) }
      return values[7].bitPattern
    }, with: "C, Newton 1e-7",
    baseline: {
      baseline_bezier(points, inputs, &results, Int32(inputs.count))
      return results[7].bitPattern
    })
}

private func measureCurveBatch(_ harness: inout Harness, _ name: String, _ curve: UnitBezier) {
  let inputs = inputs(4096)
  let points = [curve.x1, curve.y1, curve.x2, curve.y2]
  var results = [Double](repeating: 0, count: inputs.count)
  var target = [Double](repeating: 0, count: inputs.count)
  var span = target.mutableSpan
  baseline_start_counting_allocations()
  curve.values(at: inputs.span, into: &span)
  harness.check(baseline_stop_counting_allocations() == 0, "the batch of a curve allocates memory")
  harness.check(
    zip(inputs, target).allSatisfy { curve.value(at: $0) == $1 },
    "the batch of \(name) differs from single values")
  harness.compareEach(
    "Bezier batch " + name, count: inputs.count, budget: 8,
    work: {
      var span = target.mutableSpan
      curve.values(at: inputs.span, into: &span)
      return target[7].bitPattern
    }, with: "C, 3 Halley steps",
    baseline: {
      baseline_bezier_batch(points, inputs, &results, Int32(inputs.count))
      return results[7].bitPattern
    })
}

/// Compares easings that use transcendental functions with a cubic one.
private func measureEasings(_ harness: inout Harness) {
  let inputs = inputs(4096)
  let cubic = Easing.easeInCubic
  for (name, easing) in [("elastic", Easing.easeOutElastic), ("bounce", .easeOutBounce)] {
    harness.compareEach(
      "easing " + name, count: inputs.count,
      work: { inputs.reduce(0.0) { $0 + easing.value(at: $1) }.bitPattern }, with: "easing cubic",
      baseline: { inputs.reduce(0.0) { $0 + cubic.value(at: $1) }.bitPattern })
  }
}
