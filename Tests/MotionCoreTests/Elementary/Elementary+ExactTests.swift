import Foundation
import TestSupport
import Testing

@testable import MotionCore

@Suite struct ElementaryExactTests {
  @Test func `an exponential minus 1 keeps its digits near 0`() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let x = random.logarithmic(in: 1e-18...700) * random.element(of: [-1, 1])
      let (exp, difference) = Elementary.expAndExpMinusOne(x)
      #expect(abs(difference - expm1(x)) <= 3 * expm1(x).ulp, "x = \(x)")
      #expect(exp == Elementary.exp(x), "x = \(x)")
    }
    #expect(Elementary.expAndExpMinusOne(0) == (1, 0))
  }

  @Test func `a logarithm near 1 keeps its digits`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let x = random.logarithmic(in: 1e-18...0.99) * random.element(of: [-1, 1])
      #expect(abs(Elementary.logOnePlus(x) - log1p(x)) <= 4 * log1p(x).ulp, "x = \(x)")
    }
    #expect(Elementary.logOnePlus(0) == 0 && Elementary.logOnePlus(.infinity) == .infinity)
  }

  @Test func `branchless sine and cosine equal the ordinary ones`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let angle = random.logarithmic(in: 1e-10...9.9e5) * random.element(of: [-1, 1])
      let (sine, cosine) = Elementary.sinCosBelowMillion(angle)
      #expect(abs(sine - sin(angle)) <= 3e-16 && abs(cosine - cos(angle)) <= 3e-16, "\(angle)")
    }
  }
}
