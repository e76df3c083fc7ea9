import CBaselines
import MotionCore

/// Timing curves at random places, beside the bare formula in C.
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

/// Numbers in 0…1 that look random and are the same in every run.
private func places(_ count: Int) -> [Double] {
  (1...count).map { (Double($0) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1) }
}

private func measureCurve(
  _ harness: inout Harness, _ name: String, _ curve: UnitBezier, budget: Double
) {
  let places = places(4096)
  let points = [curve.x1, curve.y1, curve.x2, curve.y2]
  var results = [Double](repeating: 0, count: places.count)
  baseline_bezier(points, places, &results, Int32(places.count))
  let largest = zip(places, results).map { abs(curve.value(at: $0) - $1) }.max() ?? 0
  harness.check(largest < 1e-2, "the curve \(name) differs from the plain formula's by \(largest)")
  var values = results
  harness.compareEach(
    "Bezier " + name, count: places.count, budget: budget,
    work: {
      for index in places.indices { values[index] = curve.value(at: places[index]) }
      return values[7].bitPattern
    }, with: "C, Newton 1e-7",
    baseline: {
      baseline_bezier(points, places, &results, Int32(places.count))
      return results[7].bitPattern
    })
}

private func measureCurveBatch(_ harness: inout Harness, _ name: String, _ curve: UnitBezier) {
  let places = places(4096)
  let points = [curve.x1, curve.y1, curve.x2, curve.y2]
  var results = [Double](repeating: 0, count: places.count)
  var target = [Double](repeating: 0, count: places.count)
  let allocations = baseline_allocation_count()
  var span = target.mutableSpan
  curve.values(at: places.span, into: &span)
  harness.check(baseline_allocation_count() == allocations, "a batch of a curve allocates")
  harness.check(
    zip(places, target).allSatisfy { curve.value(at: $0) == $1 }, "a batch of \(name) has bits of its own")
  harness.compareEach(
    "Bezier batch " + name, count: places.count, budget: 8,
    work: {
      var span = target.mutableSpan
      curve.values(at: places.span, into: &span)
      return target[7].bitPattern
    }, with: "C, 3 Halley steps",
    baseline: {
      baseline_bezier_batch(points, places, &results, Int32(places.count))
      return results[7].bitPattern
    })
}

/// Easings with transcendental functions, beside the same sums of a cubic.
private func measureEasings(_ harness: inout Harness) {
  let places = places(4096)
  let cubic = Easing.easeInCubic
  for (name, easing) in [("elastic", Easing.easeOutElastic), ("bounce", .easeOutBounce)] {
    harness.compareEach(
      "easing " + name, count: places.count,
      work: { places.reduce(0.0) { $0 + easing.value(at: $1) }.bitPattern }, with: "easing cubic",
      baseline: { places.reduce(0.0) { $0 + cubic.value(at: $1) }.bitPattern })
  }
}
