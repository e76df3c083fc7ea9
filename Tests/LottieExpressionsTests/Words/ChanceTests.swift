import Testing

@testable import LottiePlayer

/// Random numbers and noise.
@Suite struct ChanceTests {
  @Test func `wiggle is the same each time, and differs between properties`() throws {
    let first = try ExpressionFile.angles("wiggle(3, 20) + 0 * 1")
    let second = try ExpressionFile.angles("wiggle(3, 20) + 0 * 2")
    #expect(first == second)
    let other = ExpressionFile.layer(
      2, "Other", transform: #""r":"# + ExpressionFile.property("0", "wiggle(3, 20)"))
    let copied = try ExpressionFile.angles(
      "thisComp.layer('Other').transform.rotation", more: [other])
    #expect(copied != first)
  }

  @Test(arguments: [0.5, 3, 11]) func `wiggle stays within its amplitude`(_ frequency: Double) throws {
    let points = try ExpressionFile.points("wiggle(\(frequency), 20)")
    for point in points {
      #expect(abs(point.x - 50) <= 20 && abs(point.y - 40) <= 20)
      #expect(point.z == 0)
    }
    #expect(points.contains { abs($0.x - 50) > 4 }, "it moves")
    #expect(points.contains { abs($0.x - 50 - ($0.y - 40)) > 1 }, "its axes move separately")
  }

  @Test func `octaves add half of the amplitude, then a quarter`() throws {
    let angles = try ExpressionFile.angles("wiggle(2, 10, 3, 0.5)")
    #expect(angles.allSatisfy { abs($0) <= 17.5 })
  }

  @Test func `wiggle is continuous`() throws {
    // The steepest slope of the smooth step is 15/8 of a change of at most two amplitudes in half a second.
    let limit = 15.0 / 8 * 20 * 2 / 20
    let angles = try ExpressionFile.angles("wiggle(2, 10)")
    for (one, next) in zip(angles, angles.dropFirst()) { #expect(abs(next - one) <= limit) }
  }

  @Test func `a timeless seed keeps a random number for the whole animation`() throws {
    let still = try ExpressionFile.angles("seedRandom(5, true); random(10, 20)")
    #expect(still.allSatisfy { $0 == still[0] && (10..<20).contains($0) })
    #expect(try ExpressionFile.angles("seedRandom(6, true); random(10, 20)")[0] != still[0])
    let moving = try ExpressionFile.angles("random(10, 20)")
    #expect(Set(moving).count > 50)
    #expect(moving.allSatisfy { (10..<20).contains($0) })
  }

  @Test func `random numbers fill their range evenly`() throws {
    let mean = try ExpressionFile.angles("var s = 0; for (var i = 0; i < 500; i++) s += random(); s / 500")
    // The mean of 500 numbers has a standard deviation of 0.29 / √500 = 0.013.
    #expect(mean.allSatisfy { abs($0 - 0.5) < 0.065 })
    let share = try ExpressionFile.angles(
      "var n = 0; for (var i = 0; i < 500; i++) { var g = gaussRandom(); if (g > 0 && g < 1) n++; } n / 500")
    // Nine of ten are inside; the fraction has a standard deviation of 0.013.
    #expect(share.allSatisfy { abs($0 - 0.9) < 0.065 })
  }

  @Test func `noise is 0 at whole numbers and within 1 elsewhere`() throws {
    #expect(try ExpressionFile.angles("noise(Math.floor(time * 20)) * 1").allSatisfy { abs($0) < 1e-12 })
    let between = try ExpressionFile.angles("noise([time * 3.3, time, 0.5])")
    #expect(between.allSatisfy { abs($0) <= 1 })
    #expect(Set(between).count > 50)
  }

  @Test func `a random number of JavaScript has a seed too`() throws {
    #expect(try ExpressionFile.angles("Math.random() * 1") == ExpressionFile.angles("Math.random() * 1.0"))
  }
}
