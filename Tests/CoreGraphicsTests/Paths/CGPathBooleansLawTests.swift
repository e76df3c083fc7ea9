import CoreGraphics
import TestSupport
import Testing

/// Laws that hold for any two areas.
@Suite struct CGPathBooleansLawTests {
  /// The number of cases: about 100,000 for `QUARTZITE_CASES=1000000`. A case takes milliseconds, and tens of them in debug
  /// builds.
  private static let caseCount = UInt64(max(15, (randomCaseCount - 20_000) / 10))

  typealias Operation = @Sendable (CGPath, CGPath, CGPathFillRule) -> CGPath

  /// The operations, each with its truth table: whether a point is in the result, by whether it's in each area.
  private static let operations: [(Operation, @Sendable (Bool, Bool) -> Bool)] = [
    ({ $0.union($1, using: $2) }, { $0 || $1 }),
    ({ $0.intersection($1, using: $2) }, { $0 && $1 }),
    ({ $0.subtracting($1, using: $2) }, { $0 && !$1 }),
    ({ $0.symmetricDifference($1, using: $2) }, { $0 != $1 }),
  ]

  @Test func `the result contains a point, by both fill rules, exactly if the operation says so`() {
    for seed in 0..<Self.caseCount {
      var random = SeededGenerator(seed: seed)
      let (a, b, rule) = random.areas()
      let results = Self.operations.map { $0.0(a, b, rule) }
      for _ in 0..<8 {
        let point = random.probe()
        let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
        for (result, operation) in zip(results, Self.operations) {
          for resultRule in [CGPathFillRule.winding, .evenOdd]
          where result.contains(point, using: resultRule) != operation.1(inA, inB) {
            let isOnOutline = [a, b].contains { $0.passes(point, within: 1e-6, using: rule) }
            #expect(isOnOutline, "seed \(seed), point \(point)")
          }
        }
      }
    }
  }

  // Curves are exact to 2⁻⁴⁰ of an extent below 20, and outlines are shorter than 1000.
  @Test func `the areas of unions, intersections and differences add up`() {
    for seed in 0..<Self.caseCount {
      var random = SeededGenerator(seed: seed)
      let (a, b, rule) = random.areas()
      let (areaA, areaB) = (a.normalized(using: rule).signedArea, b.normalized(using: rule).signedArea)
      let both = a.intersection(b, using: rule).signedArea
      let either = a.union(b, using: rule).signedArea
      #expect(isClose(either + both, areaA + areaB, within: 1e-8), "seed \(seed)")
      #expect(isClose(a.subtracting(b, using: rule).signedArea, areaA - both, within: 1e-8), "seed \(seed)")
      let difference = a.symmetricDifference(b, using: rule).signedArea
      #expect(isClose(difference, either - both, within: 1e-8), "seed \(seed)")
      #expect(isClose(b.union(a, using: rule).signedArea, either, within: 1e-8), "seed \(seed)")
      #expect(isClose(b.intersection(a, using: rule).signedArea, both, within: 1e-8), "seed \(seed)")
    }
  }

  @Test func `the difference and the intersection together make up the original area`() {
    for seed in 0..<Self.caseCount {
      var random = SeededGenerator(seed: seed)
      let (a, b, rule) = random.areas()
      let parts = a.subtracting(b, using: rule).union(a.intersection(b, using: rule))
      let rest = parts.symmetricDifference(a.normalized(using: rule))
      #expect(abs(rest.signedArea) < 1e-8, "seed \(seed)")
    }
  }

  @Test func `operations are deterministic, and normalizing a result preserves its area`() {
    for seed in 0..<Self.caseCount {
      var random = SeededGenerator(seed: seed)
      let (a, b, rule) = random.areas()
      let result = a.symmetricDifference(b, using: rule)
      #expect(result == a.symmetricDifference(b, using: rule), "seed \(seed)")
      for resultRule in [CGPathFillRule.winding, .evenOdd] {
        let again = result.normalized(using: resultRule)
        #expect(isClose(again.signedArea, result.signedArea, within: 1e-8), "seed \(seed)")
      }
    }
  }

  @Test func `operations with the same or an empty path yield the path or nothing`() {
    let nothing = CGMutablePath()
    for seed in 0..<Self.caseCount {
      var random = SeededGenerator(seed: seed)
      let (a, _, rule) = random.areas()
      let whole = a.normalized(using: rule)
      for same in [
        a.union(a, using: rule), a.intersection(a, using: rule), a.union(nothing, using: rule),
        nothing.union(a, using: rule), a.subtracting(nothing, using: rule),
        a.symmetricDifference(nothing, using: rule),
      ] {
        #expect(isClose(same.signedArea, whole.signedArea, within: 1e-8), "seed \(seed)")
      }
      #expect(a.subtracting(a, using: rule).isEmpty && a.symmetricDifference(a, using: rule).isEmpty)
      #expect(a.intersection(nothing, using: rule).isEmpty && nothing.subtracting(a, using: rule).isEmpty)
      #expect(a.intersects(a, using: rule) == !whole.isEmpty && !a.intersects(nothing, using: rule))
    }
  }

  @Test func `components are connected, and their areas add up to the whole`() {
    for seed in 0..<Self.caseCount {
      var random = SeededGenerator(seed: seed)
      let (a, _, rule) = random.areas()
      let components = a.componentsSeparated(using: rule)
      let sum = components.reduce(0) { $0 + $1.signedArea }
      #expect(isClose(sum, a.normalized(using: rule).signedArea, within: 1e-8), "seed \(seed)")
      for component in components {
        #expect(component.signedArea > -1e-9, "seed \(seed)")
        #expect(component.componentsSeparated().count == 1, "seed \(seed)")
      }
    }
  }

  @Test func `the parts of a line inside and outside of an area make up the line`() {
    for seed in 0..<Self.caseCount {
      var random = SeededGenerator(seed: seed)
      let (line, area, rule) = random.areas()
      let inside = line.lineIntersection(area, using: rule)
      let outside = line.lineSubtracting(area, using: rule)
      #expect(
        isClose(inside.arcLength + outside.arcLength, line.arcLength, within: 1e-6), "seed \(seed)")
      for (part, isInside) in [(inside, true), (outside, false)] {
        for point in part.samples {
          let isRight = area.contains(point, using: rule) == isInside
          #expect(isRight || area.passes(point, within: 1e-6, using: rule), "seed \(seed), point \(point)")
        }
      }
    }
  }
}
