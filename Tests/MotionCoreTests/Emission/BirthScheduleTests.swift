import MotionCore
import TestSupport
import Testing

@Suite struct BirthScheduleTests {
  @Test func `ten births a second have ten births by the first second, the last at its end`() {
    let births = BirthSchedule(RateHistory(10))
    #expect(births.births(after: 0, through: 1) == 0..<10)
    #expect(births.births(after: 0, through: 1.0.nextDown) == 0..<9)
    #expect(births.time(ofBirth: 0) == 0.1 && births.time(ofBirth: 9) == 1)
    #expect(births.births(after: 3, through: 5) == 30..<50)
    #expect(births.births(after: -1, through: 0).isEmpty && births.births(after: 5, through: 4).isEmpty)
  }

  @Test func `a rate that jumps to 0 leaves earlier births and adds none`() {
    var rates = RateHistory(100)
    rates.addJump(to: 0, at: 1)
    let births = BirthSchedule(rates)
    #expect(births.births(after: 0, through: 50) == 0..<100)
    #expect(births.time(ofBirth: 99) == 1 && births.time(ofBirth: 100) == .infinity)
    for index in 0..<100 {
      #expect(births.time(ofBirth: index) == BirthSchedule(RateHistory(100)).time(ofBirth: index))
    }
  }

  @Test func `a linearly increasing rate is integrated`() {
    var rates = RateHistory(0)
    rates.addRamp(to: 20, at: 2)
    let births = BirthSchedule(rates)
    // The integral is 5t² up to 2 and 20 + 20(t − 2) after.
    #expect(
      isClose(births.count(at: 1), 5, within: 1e-12)
        && isClose(births.count(at: 3), 40, within: 1e-12))
    #expect(
      isClose(births.time(ofBirth: 4), 1, within: 1e-12)
        && isClose(births.time(ofBirth: 39), 3, within: 1e-12))
  }

  @Test func `a rate that increases across time 0 counts from time 0 on`() {
    var rates = RateHistory(0)
    rates.addRamp(to: 20, at: 4)
    // By a clock that starts at 2 the rate is 10 + 5t up to 2, and 20 after.
    let births = BirthSchedule(rates.converted(begin: 2, speed: 1, offset: 0))
    #expect(births.count(at: 1) == 12.5 && births.count(at: 2) == 30 && births.count(at: 3) == 50)
    #expect(births.births(after: 0, through: 2) == 0..<30)
    #expect(isClose(births.time(ofBirth: 29), 2, within: 1e-12) && births.time(ofBirth: 49) == 3)
  }

  @Test func `a rate that decreases across time 0 counts from time 0 on`() {
    var rates = RateHistory(20)
    rates.addRamp(to: 0, at: 4)
    // By a clock that starts at 3 and runs half as fast the rate is 5 − 10t up to ½, and 0 after.
    let births = BirthSchedule(rates.converted(begin: 3, speed: 0.5, offset: 0))
    #expect(births.count(at: 0.5) == 1.25 && births.count(at: 9) == 1.25)
    #expect(births.births(after: 0, through: 9) == 0..<1)
  }

  @Test func `before its first knot a rate is that of the knot, from time 0 on`() {
    var rates = RateHistory(10)
    rates.addJump(to: 4, at: 1)
    let births = BirthSchedule(rates.converted(begin: 0, speed: 1, offset: 3))
    #expect(births.count(at: 2) == 20 && births.count(at: 4) == 40 && births.count(at: 5) == 44)
    #expect(births.time(ofBirth: 39) == 4 && births.time(ofBirth: 43) == 5)
  }

  @Test func `of a rate that changed before time 0 only the last value counts`() {
    var rates = RateHistory(10)
    rates.addJump(to: 4, at: 1)
    let births = BirthSchedule(rates.converted(begin: 2, speed: 1, offset: 0))
    #expect(births.count(at: 3) == 12 && births.time(ofBirth: 0) == 0.25)
  }

  @Test func `every birth is found in the interval that ends with it`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<randomCaseCount {
      let rates = randomRates(&random)
      let births = BirthSchedule(rates)
      let (start, end) = (Double.random(in: 0...3, using: &random), Double.random(in: 3...6, using: &random))
      let found = births.births(after: start, through: end)
      for index in found {
        let time = births.time(ofBirth: index)
        #expect(time <= end && time >= start - 1e-9, "\(rates) \(index)")
      }
      #expect(births.time(ofBirth: found.upperBound) > end, "\(rates)")
      #expect(abs(births.count(at: end) - Double(found.upperBound)) < 1 + 1e-6, "\(rates)")
    }
  }

  private func randomRates(_ random: inout SeededGenerator) -> RateHistory {
    var rates = RateHistory(.random(in: 0...9, using: &random))
    for index in 1...6 {
      let rate = Bool.random(using: &random) ? 0 : Double.random(in: 0...50, using: &random)
      let time = Double(index) * 0.8
      if Bool.random(using: &random) {
        rates.addJump(to: rate, at: time)
      } else {
        rates.addRamp(to: rate, at: time)
      }
    }
    return rates
  }

  @Test func `invalid numbers are harmless`() {
    var rates = RateHistory(.nan)
    for number in [Double.nan, .infinity, -.infinity, -1, 1e300, 0] {
      rates.addJump(to: number, at: number)
      rates.addRamp(to: number, at: number)
      for schedule in [BirthSchedule(RateHistory(number)), BirthSchedule(rates)] {
        let found = schedule.births(after: number, through: 1e300)
        #expect(found.lowerBound >= 0 && found.count <= 1 << 52)
        #expect(schedule.births(after: 0, through: number).lowerBound >= 0)
      }
    }
    #expect(RateHistory(1e30).lastRate == RateHistory.maximumRate && RateHistory(-1).lastRate == 0)
  }
}
