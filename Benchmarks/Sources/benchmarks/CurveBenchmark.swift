import CBaselines
import MotionCore

/// Timing curves at random places, beside the bare formula in C.
func measureCurves(_ harness: inout Harness) {
  measureCurve(
    &harness, "ease-in-out", UnitBezier.easeInEaseOut, budget: 12,
    published: [
      ("WebKit, 1e-7", 10.0), ("Chromium, 1e-7", 13.3), ("Cardano", 23.6), ("bezier-easing 3", 38.4),
    ])
  measureCurve(
    &harness, "ease", UnitBezier.standard, budget: 12,
    published: [
      ("WebKit, 1e-7", 18.7), ("Chromium, 1e-7", 15.1), ("Cardano", 23.4), ("bezier-easing 3", 32.2),
    ])
  measureCurve(
    &harness, "(1, 0, 0, 1)", UnitBezier(1, 0, 0, 1), budget: 20,
    published: [("WebKit, 1e-5", 60.0), ("Chromium, 9e-6", 16.8), ("Cardano, 2e-7", 23.2)])
  measureCurve(
    &harness, "(0, 1, 1, 0)", UnitBezier(0, 1, 1, 0), budget: 20,
    published: [("WebKit, 7e-6", 22.4), ("Chromium, 8e-6", 15.2)])
  measureCurveBatch(
    &harness, "ease-in-out", UnitBezier.easeInEaseOut, published: [("3 Halley steps, SIMD4, base", 6.1)])
  measureCurveBatch(&harness, "(1, 0, 0, 1)", UnitBezier(1, 0, 0, 1), published: [])
  measureCurveBatch(&harness, "(0, 1, 1, 0)", UnitBezier(0, 1, 1, 0), published: [])
  measureEasings(&harness)
}

/// Numbers in 0…1 that look random and are the same in every run.
private func places(_ count: Int) -> [Double] {
  (1...count).map { (Double($0) * 0.618_033_988_749_894_9).truncatingRemainder(dividingBy: 1) }
}

private func measureCurve(
  _ harness: inout Harness, _ name: String, _ curve: UnitBezier, budget: Double,
  published: [(name: String, time: Double)]
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
  harness.cite(published, for: "Bezier " + name)
}

private func measureCurveBatch(
  _ harness: inout Harness, _ name: String, _ curve: UnitBezier, published: [(name: String, time: Double)]
) {
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
  harness.cite(published, for: "Bezier batch " + name)
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
