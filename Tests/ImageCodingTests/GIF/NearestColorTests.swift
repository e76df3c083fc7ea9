import TestSupport
import Testing

@testable import ImageCoding

@Suite struct NearestColorTests {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `the search agrees with looking at all colors`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    // Few distinct values make ties and equal colors common.
    func color() -> SIMD3<Double> {
      SIMD3(
        Double(Int.random(in: 0...5, using: &generator)), Double(Int.random(in: 0...5, using: &generator)),
        Double(Int.random(in: 0...5, using: &generator)))
    }
    let colors = (0..<Int.random(in: 1...30, using: &generator)).map { _ in color() }
    let nearest = NearestColor(colors)
    for _ in 0..<50 {
      let wanted = color() * 1.5 - 1
      let expected = colors.indices.min {
        (colors[$0] - wanted).squaredLength < (colors[$1] - wanted).squaredLength
      }
      #expect(nearest.index(for: wanted) == expected, "seed \(seed)")
    }
  }

  @Test func `an empty palette is refused`() async {
    await #expect(processExitsWith: .failure) { _ = NearestColor([]) }
  }
}
