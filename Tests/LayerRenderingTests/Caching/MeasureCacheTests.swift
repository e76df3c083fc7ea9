import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// Arc lengths that are cached while a path is trimmed in different places.
@Suite struct MeasureCacheTests {
  @Test func `a path trimmed with a cached measure equals one that is measured again`() {
    var random = SeededGenerator(seed: 811)
    var cache = MeasureCache()
    var paths = (0..<3).map { _ in Self.path(&random) }
    for _ in 0..<200 {
      let layer = Int.random(in: 0..<paths.count, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 { paths[layer] = Self.path(&random) }
      let (start, end) = (random.double(in: 0...0.6), random.double(in: 0.4...1))
      let cut: CurveCut = random.element(of: [.arcLength, .parameter])
      let trimmed = paths[layer].trimmed(from: start, to: end, cutting: cut) {
        cache.measure(of: $0, ofLayer: layer)
      }
      #expect(trimmed == paths[layer].trimmed(from: start, to: end, cutting: cut))
    }
  }

  @Test func `more layers than the cache holds keep their own measures`() {
    var random = SeededGenerator(seed: 812)
    var cache = MeasureCache(maximumElementCount: 100)
    let paths = (0..<60).map { _ in Self.path(&random) }
    for _ in 0..<2 {
      for (layer, path) in paths.enumerated() {
        let trimmed = path.trimmed(from: 0.2, to: 0.7) { cache.measure(of: $0, ofLayer: layer) }
        #expect(trimmed == path.trimmed(from: 0.2, to: 0.7))
      }
    }
  }

  private static func path(_ random: inout SeededGenerator) -> Path {
    let points = (0..<5).map { _ in Point(random.double(in: 0...20), random.double(in: 0...20)) }
    var path = Path()
    path.move(to: points[0])
    path.addLine(to: points[1])
    path.addCubic(control1: points[2], control2: points[3], end: points[4])
    if Bool.random(using: &random) { path.close() }
    return path
  }
}
