import AnimationVocabulary
import Testing

@Suite struct StaggerOriginTests {
  @Test(arguments: [
    (StaggerOrigin.first, [0, 0.25, 0.5, 0.75, 1]), (.last, [1, 0.75, 0.5, 0.25, 0]),
    (.center, [0.5, 0.25, 0, 0.25, 0.5]), (.edges, [0, 0.25, 0.5, 0.25, 0]),
  ]) func `five items begin in the order of their origin`(_ origin: StaggerOrigin, _ delays: [Double]) {
    #expect(origin.delays(count: 5, staggeredBy: 0.25) == delays)
  }

  @Test(arguments: [
    (StaggerOrigin.first, [0, 2, 4, 6]), (.last, [6, 4, 2, 0]), (.center, [2, 0, 0, 2]),
    (.edges, [0, 2, 2, 0]),
  ]) func `with an even count, the two items in the middle begin together`(
    _ origin: StaggerOrigin, _ delays: [Double]
  ) {
    #expect(origin.delays(count: 4, staggeredBy: 2) == delays)
  }

  @Test(arguments: StaggerOrigin.allCases)
  func `the earliest item begins at once, and neighbors are at most a step apart`(_ origin: StaggerOrigin) {
    for count in 0...20 {
      let delays = origin.delays(count: count, staggeredBy: 1)
      #expect(delays.count == count && delays.min() ?? 0 == 0)
      #expect(zip(delays, delays.dropFirst()).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  @Test func `a stagger that isn't finite and 0 or more traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = StaggerOrigin.first.delays(count: 2, staggeredBy: -0.1)
    }
    await #expect(processExitsWith: .failure) {
      _ = StaggerOrigin.first.delays(count: 2, staggeredBy: .infinity)
    }
    await #expect(processExitsWith: .failure) {
      _ = StaggerOrigin.first.delays(count: 0, staggeredBy: .nan)
    }
  }
}
