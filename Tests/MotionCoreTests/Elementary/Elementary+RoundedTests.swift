import Foundation
import TestSupport
import Testing

@testable import MotionCore

@Suite struct ElementaryRoundedTests {
  @Test func `sine and cosine are those of the C library, or the doubles beside them`() {
    var random = SeededGenerator(seed: 10)
    var differences = 0
    for _ in 0..<20_000 {
      let angle = random.logarithmic(in: 1e-10...9.9e5) * random.element(of: [-1, 1])
      let (sine, cosine) = Elementary.roundedSinCos(angle)
      #expect(abs(sine - sin(angle)) <= sin(angle).ulp, "\(angle)")
      #expect(abs(cosine - cos(angle)) <= cos(angle).ulp, "\(angle)")
      differences += (sine == sin(angle) ? 0 : 1) + (cosine == cos(angle) ? 0 : 1)
    }
    // The C library's results are as good as the nearest doubles in all but some thousandths.
    #expect(differences < 400)
  }

  @Test func `the squares of sine and cosine add up to one`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let (sine, cosine) = Elementary.roundedSinCos(random.double(in: -1e6...1e6))
      #expect(abs(sine * sine + cosine * cosine - 1) <= 4e-16)
    }
  }

  @Test func `a sine changes its sign with the angle, a cosine doesn't`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<20_000 {
      let angle = random.logarithmic(in: 1e-12...9.9e5)
      let (there, back) = (Elementary.roundedSinCos(angle), Elementary.roundedSinCos(-angle))
      #expect(there.sin == -back.sin && there.cos == back.cos, "\(angle)")
    }
  }

  @Test func `angles near multiples of a right angle keep their digits`() {
    for quarter in -2000...2000 {
      let angle = Double(quarter) * .pi / 2
      let (sine, cosine) = Elementary.roundedSinCos(angle)
      #expect(sine == sin(angle) && cosine == cos(angle), "\(quarter) quarters")
    }
  }

  @Test func `tiny, infinite and undefined angles`() {
    #expect(Elementary.roundedSinCos(0) == (0, 1))
    #expect(Elementary.roundedSinCos(-0.0).sin.sign == .minus)
    #expect(Elementary.roundedSinCos(.leastNonzeroMagnitude) == (.leastNonzeroMagnitude, 1))
    for angle in [1e6, -.infinity, .nan] {
      let (sine, cosine) = Elementary.roundedSinCos(angle)
      #expect(sine.isNaN && cosine.isNaN)
    }
  }
}
