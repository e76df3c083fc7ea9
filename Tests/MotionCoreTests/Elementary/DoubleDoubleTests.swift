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
      let a = random.logarithmic(in: 1e-9...1e9) * random.element(of: [-1, 1])
      let b = random.logarithmic(in: 1e-9...1e9) * random.element(of: [-1, 1])
      let sum = DoubleDouble(sum: a, b)
      #expect(sum.high == a + b)
      let difference = sum + DoubleDouble(sum: -a, -b)
      #expect(difference.high == 0 && difference.low == 0, "\(a) + \(b)")
      let (larger, smaller) = abs(a) > abs(b) ? (a, b) : (b, a)
      #expect((sum + -larger).high == smaller, "\(a) + \(b)")
      #expect((sum + DoubleDouble(-larger)).high == smaller, "\(a) + \(b)")
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

  @Test func `a product is distributed over a sum`() {
    var random = SeededGenerator(seed: 14)
    for _ in 0..<20_000 {
      let third = DoubleDouble(reciprocal: random.double(in: 1...1e3))
      let (a, b) = (random.logarithmic(in: 1e-9...1e9), random.logarithmic(in: 1e-9...1e9))
      let whole = third * DoubleDouble(sum: a, b)
      let parts = third * DoubleDouble(a) + third * DoubleDouble(b)
      let difference = (whole.high - parts.high) + (whole.low - parts.low)
      #expect(abs(difference) < 0x1p-100 * whole.high, "\(a) + \(b)")
    }
  }
}

extension DoubleDouble {
  init(_ value: Double) { self.init(sum: value, 0) }
}
