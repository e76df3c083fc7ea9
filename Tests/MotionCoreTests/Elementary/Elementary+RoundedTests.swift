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
    // glibc 2.36 differs in about 30 of 40,000 results; ``Elementary/sinCos(_:)`` in 3,000.
    #expect(differences < 150)
  }

  @Test func `the squares of sine and cosine add up to one`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let angle = random.double(in: -9.9e5...9.9e5)
      let (sine, cosine) = Elementary.roundedSinCos(angle)
      // The errors of two squares and of their sum are half a unit in the last place each.
      #expect(abs(sine * sine + cosine * cosine - 1) <= 4e-16, "\(angle)")
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
    for quarter in Array(-2000...2000) + [263_205, 526_410, 636_619] {
      let angle = Double(quarter) * .pi / 2
      let (sine, cosine) = Elementary.roundedSinCos(angle)
      #expect(abs(sine - sin(angle)) <= 2 * sin(angle).ulp, "\(quarter) quarters")
      #expect(abs(cosine - cos(angle)) <= 2 * cos(angle).ulp, "\(quarter) quarters")
    }
  }

  /// Angles with the nearest doubles of their sines and cosines, computed with 400 bits. glibc 2.36 rounds one number of each
  /// of the first four to the other neighbor.
  private static let nearestDoubles: [(Double, Double, Double)] = [
    (0x1.2820693b686ecp+4, -0x1.571395bba8561p-2, 0x1.e268c0c8ae3e8p-1),
    (-0x1.1ec011a7dd752p+4, 0x1.99b69a058934fp-1, 0x1.330c842aa6479p-1),
    (0x1.26b762d40b6b0p+3, 0x1.b4b82909bb2d7p-3, -0x1.f4394529f3332p-1),
    (-0x1.9347012954ac4p+2, -0x1.2747cd5295922p-6, 0x1.ffeab625bdbafp-1),
    (0.5, 0x1.eaee8744b05f0p-2, 0x1.c1528065b7d50p-1),
    (.pi / 4, 0x1.6a09e667f3bccp-1, 0x1.6a09e667f3bcdp-1),
    (3 * .pi / 4, 0x1.6a09e667f3bcdp-1, -0x1.6a09e667f3bccp-1),
    (-.pi, -0x1.1a62633145c07p-53, -1),
    (1000, 0x1.a75cc150a206bp-1, 0x1.1ff026793f1bbp-1),
    (-123456.789, 0x1.ff50e60ab53f9p-1, 0x1.a74d27c41b22ap-5),
    (1e6.nextDown, -0x1.6664b2586d247p-2, 0x1.df9df9901399ap-1),
    (0x1p-27, 0x1p-27, 1),
    (0x1p-27.nextDown, 0x1p-27.nextDown, 1),
  ]

  @Test(arguments: nearestDoubles)
  func `sine and cosine are the nearest doubles`(angle: Double, sine: Double, cosine: Double) {
    #expect(Elementary.roundedSinCos(angle) == (sine, cosine))
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
