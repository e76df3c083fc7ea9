import MotionCore
import Testing

@Suite struct RateHistoryTests {
  @Test func `a jump has the old rate before its time and the new one from then on`() {
    var rates = RateHistory(3)
    rates.addJump(to: 5, at: 1)
    rates.addJump(to: 0, at: 2)
    #expect([0, 1.0.nextDown, 1, 2.0.nextDown, 2, 9].map(rates.value) == [3, 3, 5, 5, 0, 0])
    rates.addJump(to: 4, at: 1.5)
    #expect([1.4, 1.5, 3].map(rates.value) == [5, 4, 4])
  }

  @Test func `a product has the knots of both`() {
    var (a, b) = (RateHistory(2), RateHistory(3))
    a.addJump(to: 0, at: 2)
    b.addJump(to: 5, at: 1)
    let product = a.multiplied(by: b)
    #expect([0.5, 1, 1.9, 2, 3].map(product.value) == [6, 10, 10, 0, 0])
    #expect(a.multiplied(by: RateHistory(10)) == a.scaled(by: 10))
  }

  @Test func `the history by another clock has the same rates`() {
    var rates = RateHistory(1)
    rates.addJump(to: 0, at: 3)
    let converted = rates.converted(begin: 1, speed: 2, offset: 0.5)
    #expect(converted.value(at: 4.4) == 1 && converted.value(at: 4.5) == 0)
    #expect(rates.converted(begin: 1, speed: -1, offset: 0) == RateHistory(0))
  }

  @Test func `the number of knots is bounded`() {
    var rates = RateHistory(1)
    for index in 1...3 * RateHistory.maximumCount {
      rates.addJump(to: Double(index % 7), at: Double(index))
    }
    #expect(rates.knots.count <= RateHistory.maximumCount)
    var level = RateHistory(1)
    for index in 1...100 { level.addRamp(to: 1, at: Double(index)) }
    #expect(level.knots.count <= 3)
  }
}
