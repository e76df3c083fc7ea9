import TestSupport
import Testing

@testable import Raster

@Suite struct ExponentialTests {
  @Test func `the exponential has its known values`() {
    #expect(Exponential.exp(0) == 1)
    #expect(isClose(Exponential.exp(1), 2.718_281_828_459_045, within: 1e-15))
    #expect(isClose(Exponential.exp(-2), 0.135_335_283_236_612_69, within: 1e-16))
    #expect(isClose(Exponential.exp(-20.5) / 1.250_152_866_386_742_6e-9, 1, within: 1e-15))
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the exponential of a sum is the product of the exponentials`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (random.double(in: -300...300), random.double(in: -300...300))
    let ratio = Exponential.exp(a + b) / Exponential.exp(a) / Exponential.exp(b)
    // The exponential magnifies the rounding of a + b: 300·2⁻⁵² and a little more.
    #expect(isClose(ratio, 1, within: 2e-13), "seed \(seed)")
  }

  @Test func `outside its range the exponential is 0 or infinite`() {
    #expect(Exponential.exp(-1e9) == 0)
    #expect(Exponential.exp(-.infinity) == 0)
    #expect(Exponential.exp(.infinity) == .infinity)
    #expect(Exponential.exp(.nan).isNaN)
  }
}
