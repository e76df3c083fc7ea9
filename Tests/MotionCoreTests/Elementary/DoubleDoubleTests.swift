import TestSupport
import Testing

@testable import MotionCore

@Suite struct DoubleDoubleTests {
  @Test func `the low part of a product is the remainder of a fused one`() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<20_000 {
      let (a, b) = (random.logarithmic(in: 1e-140...1e140), random.logarithmic(in: 1e-140...1e140))
      let product = DoubleDouble(product: a, b)
      #expect(product.high == a * b && product.low == (-product.high).addingProduct(a, b), "\(a) · \(b)")
    }
  }

  @Test func `a sum keeps what its high part loses`() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<20_000 {
      let (a, b) = (random.logarithmic(in: 1e-9...1e9), random.logarithmic(in: 1e-9...1e9))
      let sum = DoubleDouble(sum: a, b)
      #expect(sum.high == a + b)
      let difference = sum + DoubleDouble(sum: -a, -b)
      #expect(difference.high == 0 && difference.low == 0, "\(a) + \(b)")
      #expect((sum + -max(a, b)).high == min(a, b), "\(a) + \(b)")
      #expect((sum + DoubleDouble(-max(a, b))).high == min(a, b), "\(a) + \(b)")
    }
  }

  @Test func `a reciprocal times its number is one to a hundred bits`() {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20_000 {
      let x = random.logarithmic(in: 1e-9...1e9)
      let one = DoubleDouble(reciprocal: x) * DoubleDouble(x)
      #expect(one.high == 1 && abs(one.low) < 0x1p-100, "\(x)")
    }
  }
}
