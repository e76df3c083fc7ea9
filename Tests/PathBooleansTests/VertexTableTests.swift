import Raster
import TestSupport
import Testing

@testable import PathBooleans

@Suite struct VertexTableTests {
  // Coordinates are often whole multiples of the tolerance, so distances often equal it exactly. With hundreds of vertices,
  // the table grows several times.
  @Test(arguments: 0..<6 as Range<UInt64>)
  func `the nearest vertex within the tolerance is reused, and more distant points become new vertices`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let tolerance = 0.25
    var table = VertexTable(tolerance: tolerance)
    for _ in 0..<500 {
      var point = Point(random.double(in: -4...4), random.double(in: -4...4))
      if Bool.random(using: &random) { point = (point / tolerance).rounded(.down) * tolerance }
      let known = table.positions
      let distance = known.map { ($0 - point).length }.min() ?? .infinity
      let vertex = table.vertex(at: point)
      if distance <= tolerance {
        #expect(table.positions == known && (table[vertex] - point).length == distance)
      } else {
        #expect(table.positions == known + [point] && Int(vertex) == known.count)
      }
    }
    #expect(table.positions.count > 128)
  }
}
