import Foundation
import TestSupport
import Testing

@testable import MotionCore

@Suite struct ElementaryTests {
  /// Returns the distance in units in the last place of the expected value.
  private func ulps(_ value: Double, _ expected: Double) -> Double {
    value == expected ? 0 : abs(value - expected) / expected.ulp
  }

  @Test func `the exponential agrees with the C library to two units in the last place`() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let x = random.double(in: -700...700)
      #expect(ulps(Elementary.exp(x), Foundation.exp(x)) <= 2, "x = \(x)")
    }
  }

  @Test func `the exponential reaches its limits without a jump`() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-.infinity) == 0)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(Elementary.exp(-740) > 0)
    #expect(Elementary.exp(709.78).isFinite)
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test func `powers of two agree with the C library and are exact for integers`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let x = random.double(in: -1000...1000)
      #expect(ulps(Elementary.exp2(x), Foundation.exp2(x)) <= 2, "x = \(x)")
    }
    for power in -1074...1023 {
      #expect(Elementary.exp2(Double(power)) == Foundation.scalbn(1, Int(power)), "power \(power)")
    }
    #expect(Elementary.exp2(1024) == .infinity && Elementary.exp2(-1080) == 0)
    #expect(Elementary.exp2(.infinity) == .infinity && Elementary.exp2(-.infinity) == 0)
    #expect(Elementary.exp2(.nan).isNaN)
  }

  @Test func `initial guesses of roots and reciprocals are within a few percent`() {
    for step in -300...300 {
      let x = Elementary.exp2(Double(step) / 7)
      let (square, cube) = (Elementary.roughSquareRoot(x), Elementary.roughCubeRoot(x))
      #expect(abs(square / x.squareRoot() - 1) < 0.04)
      #expect(abs(cube / Foundation.cbrt(x) - 1) < 0.06)
      #expect(abs(x * Elementary.roughReciprocal(x) - 1) < 0.08)
    }
  }

  @Test func `the logarithm agrees with the C library to two units in the last place`() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let x = Foundation.exp(random.double(in: -700...700))
      #expect(ulps(Elementary.log(x), Foundation.log(x)) <= 2, "x = \(x)")
    }
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
  }

  @Test func `sine and cosine agree with the C library for small and large angles`() {
    var random = SeededGenerator(seed: 3)
    for magnitude in [1.0, 10, 1000, 1e5] {
      for _ in 0..<5_000 {
        let angle = random.double(in: -magnitude...magnitude)
        let (sine, cosine) = Elementary.sinCos(angle)
        #expect(abs(sine - Foundation.sin(angle)) <= 3e-16, "angle = \(angle)")
        #expect(abs(cosine - Foundation.cos(angle)) <= 3e-16, "angle = \(angle)")
      }
    }
    #expect(Elementary.sinCos(.infinity).sin.isNaN)
  }

  @Test func `whole turns are subtracted without error`() {
    var random = SeededGenerator(seed: 7)
    let powers = (0..<400).map { _ in Elementary.exp(random.double(in: 0...709)) }
    for magnitude in powers + [1e6, 2 * .pi, 0x1.8p1023, .greatestFiniteMagnitude] {
      let angle = Bool.random(using: &random) ? magnitude : -magnitude
      #expect(Elementary.reducedToOneTurn(angle) == angle.truncatingRemainder(dividingBy: 2 * .pi))
    }
  }

  @Test func `the arc tangent covers all four quadrants and the axes`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let (y, x) = (random.double(in: -10...10), random.double(in: -10...10))
      #expect(abs(Elementary.atan2(y, x) - Foundation.atan2(y, x)) <= 9e-16, "y = \(y), x = \(x)")
    }
    #expect(Elementary.atan2(0, 1) == 0)
    #expect(Elementary.atan2(1, 0) == .pi / 2)
    #expect(Elementary.atan2(0, -1) == .pi)
    #expect(Elementary.atan2(0, 0) == 0)
  }

  @Test func `the arc cosine inverts the cosine and bounds its argument`() {
    for angle in stride(from: 0.0, through: .pi, by: 0.01) {
      #expect(abs(Elementary.acos(Elementary.cos(angle)) - angle) <= 2e-8, "angle = \(angle)")
    }
    #expect(Elementary.acos(1.000_000_1) == 0)
    #expect(Elementary.acos(-2) == .pi)
  }
}
