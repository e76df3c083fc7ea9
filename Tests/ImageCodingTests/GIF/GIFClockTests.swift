import Testing

@testable import ImageCoding

@Suite struct GIFClockTests {
  private func delays(_ durations: [Double]) throws -> [Int] {
    var clock = GIFClock()
    return try durations.map { try clock.delay(for: $0) }
  }

  @Test func `thirty frames of a thirtieth last a second`() throws {
    let delays = try delays([Double](repeating: 1 / 30.0, count: 30))
    #expect(delays.prefix(6) == [3, 4, 3, 3, 4, 3])
    #expect(delays.reduce(0, +) == 100)
  }

  @Test(arguments: [50, 49, 48, 40, 33.3, 30, 25, 24, 60 / 7, 10, 1] as [Double])
  func `a film never drifts by more than half a hundredth`(_ rate: Double) throws {
    var clock = GIFClock()
    var sum = 0
    for frame in 1...1_000 {
      let delay = try clock.delay(for: 1 / rate)
      sum += delay
      #expect(delay >= 2)
      #expect(abs(Double(sum) - Double(frame) / rate * 100) <= 0.5001)
    }
  }

  @Test func `the shortest duration is two hundredths after any other`() throws {
    #expect(try delays([0.025, 0.02, 0.02, 0.034, 0.02, 0.02]) == [3, 2, 2, 3, 2, 2])
  }

  @Test(arguments: [1 / 60.0, 0.0199, 0, -1, .nan, -.infinity])
  func `a shorter duration is an error`(_ duration: Double) {
    let error = #expect(throws: ImageCodingError.self) { try delays([duration]) }
    #expect(error?.kind == .invalidArgument)
    #expect(
      error?.message
        == "a frame of \(duration) s is too short; a GIF has at most 50 per second, each of 0.02 s or more")
  }

  @Test func `the longest delay has 16 bits`() throws {
    #expect(try delays([655.35]) == [65_535])
    for duration in [655.36, 1e300, .infinity] {
      #expect(throws: ImageCodingError.self) { try delays([duration]) }
    }
  }

  @Test func `a refused duration doesn't change the clock`() throws {
    var clock = GIFClock()
    _ = try clock.delay(for: 0.024)
    #expect(throws: ImageCodingError.self) { try clock.delay(for: 0.001) }
    #expect(try clock.delay(for: 0.024) == 3)
  }
}
