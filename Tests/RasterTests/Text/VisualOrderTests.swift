import Testing

@testable import Raster

@Suite struct VisualOrderTests {
  @Test(
    arguments: [
      ([], []),
      ([0, 0, 0], [0, 1, 2]),
      ([1, 1, 1], [2, 1, 0]),
      ([0, 1, 0], [0, 1, 2]),
      ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
      ([1, 2, 2, 1], [3, 1, 2, 0]),
      ([2, 1, 0], [1, 0, 2]),
    ] as [([UInt8], [Int])])
  func `sequences of runs are reversed from the highest level down`(_ levels: [UInt8], _ order: [Int]) {
    #expect(VisualOrder.order(ofLevels: levels) == order)
  }
}
