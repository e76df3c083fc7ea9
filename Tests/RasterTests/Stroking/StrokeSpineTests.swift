import Testing

@testable import Raster

@Suite struct StrokeSpineTests {
  /// Returns the number of stations of consecutive quarter turns, each a pixel long, for a stroke of a half
  /// width.
  private func stationCount(ofTurns count: Int, halfWidth: Double) -> Int {
    var spine = StrokeSpine()
    spine.prepare(transform: .identity, halfWidth: halfWidth, curveCount: count)
    spine.move(to: Point(0, 0))
    for index in 0..<count {
      let x = Double(index)
      spine.addQuad(control: Point(x + 1, 0), end: Point(x + 1, 1))
      spine.addLine(to: Point(x + 1, 0))
    }
    return spine.stations.count
  }

  @Test func `curves of a very wide stroke are divided into a bounded number of pieces`() {
    let few = stationCount(ofTurns: 10, halfWidth: 1e300)
    #expect(few > 10 * 100)
    #expect(stationCount(ofTurns: 4000, halfWidth: 1e300) < Int(4 * StrokeSpine.maximumPieceCount))
    #expect(stationCount(ofTurns: 4000, halfWidth: 1) < 4000 * 100)
  }
}
