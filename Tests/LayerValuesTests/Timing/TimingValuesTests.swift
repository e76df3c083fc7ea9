import LayerValues
import MotionCore
import Testing

@Suite struct TimingValuesTests {
  @Test func `invalid numbers are reported, and unusual ones aren't`() {
    func reports(_ change: (inout TimingValues) -> Void) -> [String] {
      var values = TimingValues(duration: 1)
      change(&values)
      return CoreAnimationDiagnostics.reports { values.reportInvalidValues() }
    }
    let valid: [(inout TimingValues) -> Void] = [
      { $0.duration = 0 }, { $0.duration = .infinity }, { $0.duration = -1 }, { $0.repeatCount = 0 },
      { $0.repeatCount = .infinity }, { $0.repeatDuration = 0 }, { $0.repeatDuration = .infinity },
      { $0.speed = -2 },
      { $0.beginTime = -9 }, { $0.fillMode = .both },
    ]
    for change in valid { #expect(reports(change).isEmpty) }
    let invalid: [(inout TimingValues) -> Void] = [
      { $0.beginTime = .infinity }, { $0.timeOffset = .nan }, { $0.speed = .infinity },
      { $0.duration = .nan },
      { $0.repeatCount = -1 }, { $0.repeatCount = .nan }, { $0.repeatDuration = -1 },
      { $0.repeatDuration = .nan },
    ]
    for change in invalid { #expect(reports(change).count == 1) }
    #expect(reports { $0.fillMode = CAMediaTimingFillMode(rawValue: "odd") }.count == 1)
    #expect(
      reports {
        ($0.beginTime, $0.timeOffset, $0.speed, $0.duration, $0.repeatCount, $0.repeatDuration) = (
          1, 2, .nan, 3, 4, 5
        )
      }
        == [
          "an animation's timing contains an invalid number: begin time 1.0, time offset 2.0, speed nan, duration 3.0, "
            + "repeat count 4.0, repeat duration 5.0"
        ])
  }

  @Test func `missing and invalid numbers of a timing have neutral values`() {
    var values = TimingValues(duration: 2)
    (values.speed, values.timeOffset, values.repeatCount, values.repeatDuration) = (3, 0.5, 4, 5)
    (values.autoreverses, values.fillMode) = (true, .both)
    let timing = values.mediaTiming(beginTime: 7, durationIfNone: 9)
    #expect(timing.beginTime == 7 && timing.duration == 2 && timing.speed == 3 && timing.timeOffset == 0.5)
    #expect(
      timing.repeatCount == 4 && timing.repeatDuration == 5 && timing.autoreverses && timing.fillMode == .both
    )
    let plain = TimingValues().mediaTiming(beginTime: 0, durationIfNone: 9)
    #expect(plain.duration == 9 && plain.repeatCount == 1 && plain.repeatDuration == 0 && plain.speed == 1)
    (values.duration, values.repeatCount, values.repeatDuration) = (-1, -1, -1)
    (values.speed, values.timeOffset) = (.nan, .infinity)
    let odd = values.mediaTiming(beginTime: 0, durationIfNone: 9)
    #expect(
      odd.duration == 9 && odd.repeatCount == 1 && odd.repeatDuration == 0 && odd.speed == 1
        && odd.timeOffset == 0)
    for count in [Float.greatestFiniteMagnitude, .infinity] {
      values.repeatCount = count
      #expect(values.mediaTiming(beginTime: 0, durationIfNone: 9).repeatCount == .infinity)
    }
    values.repeatCount = Float.greatestFiniteMagnitude.nextDown
    #expect(values.mediaTiming(beginTime: 0, durationIfNone: 9).repeatCount.isFinite)
    values.repeatCount = 0.5
    #expect(values.mediaTiming(beginTime: 0, durationIfNone: 9).repeatCount == 0.5)
  }

  @Test func `a time space ignores numbers that aren't finite`() {
    let space = TimeSpace(finite: 2, speed: 3, timeOffset: 4)
    #expect(space.beginTime == 2 && space.speed == 3 && space.timeOffset == 4)
    let odd = TimeSpace(finite: .nan, speed: .infinity, timeOffset: -.infinity)
    #expect(odd.beginTime == 0 && odd.speed == 1 && odd.timeOffset == 0)
  }
}
