import Foundation
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct SineAndCosineTests {
  @Test func `sine and cosine of any angle are those of the C library, or the doubles beside them`() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<20_000 {
      let angle = random.logarithmic(in: 1e-9...1e300) * random.element(of: [-1, 1])
      let (sine, cosine) = sinCos(angle)
      #expect(abs(sine - sin(angle)) <= sin(angle).ulp, "\(angle)")
      #expect(abs(cosine - cos(angle)) <= cos(angle).ulp, "\(angle)")
    }
    #expect(sinCos(.infinity).sin.isNaN && sinCos(.nan).cos.isNaN)
  }
}
