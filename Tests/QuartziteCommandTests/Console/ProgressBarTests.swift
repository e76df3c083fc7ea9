import Testing

@testable import QuartziteCommand

@Suite struct ProgressBarTests {
  private func line(_ fraction: Double, _ timeLeft: Double? = nil, columns: Int = 40) -> String {
    ProgressBar(fraction: fraction, status: "5 of 10 frames", timeLeft: timeLeft).line(columns: columns)
  }

  @Test func `the bar fills with the fraction`() {
    #expect(line(0) == "[                      ] 5 of 10 frames")
    #expect(line(0.5) == "[===========           ] 5 of 10 frames")
    #expect(line(1) == "[======================] 5 of 10 frames")
  }

  @Test func `the time left is rounded up to whole seconds and shows minutes`() {
    #expect(line(0.5, 0.2, columns: 60).hasSuffix("5 of 10 frames, 1 s left"))
    #expect(line(0.5, 59.5, columns: 60).hasSuffix("5 of 10 frames, 1 min 0 s left"))
    #expect(line(0.5, 125, columns: 60).hasSuffix("5 of 10 frames, 2 min 5 s left"))
  }

  @Test(arguments: 0...100)
  func `the last column stays empty, and a narrow terminal has no bar`(_ columns: Int) {
    let line = line(0.5, 3, columns: columns)
    #expect(line.count <= max(0, columns - 1))
    #expect(line.contains("[") == (columns >= 33))
  }

  @Test(arguments: [-1, 2, Double.nan, .infinity, -.infinity])
  func `invalid numbers are clamped`(_ number: Double) {
    #expect(line(number, number).count < 40)
  }
}
