import TestSupport
import Testing

@testable import MotionCore

@Suite struct DecayTests {
  /// SCR-1, S72.
  @Test func `rates equal UIScrollView's`() {
    #expect(Decay.normal.rate == 0.998 && Decay.fast.rate == 0.99)
    #expect(Decay() == .normal)
  }

  /// S71, S72.
  @Test func `stopping times and travel equal those of the source`() {
    let decay = Decay.normal
    #expect(isClose(decay.stoppingTime(from: 1000.0), 2.646509, within: 1e-6))
    #expect(isClose(decay.stoppingTime(from: 500.0), 2.300282, within: 1e-6))
    #expect(isClose(decay.stoppingTime(from: 100.0), 1.496368, within: 1e-6))
    for velocity in [5.0, 0, -5, 4.9] {
      #expect(decay.stoppingTime(from: velocity) == 0)
      #expect(decay.state(at: 0, from: velocity).travel == 0)
    }
    #expect(isClose(decay.travel(from: 1000.0), 499, within: 1e-9))
    let cut = decay.state(at: decay.stoppingTime(from: 1000.0), from: 1000.0)
    #expect(isClose(cut.travel, 1000 * 0.499 * (1 - 5.0 / 1000), within: 1e-9))
    #expect(isClose(cut.travel, 496.505, within: 1e-6))
    #expect(isClose(cut.velocity, 5, within: 1e-11))
  }

  /// S73.
  @Test func `each component has its own velocity`() {
    let motion = Decay.normal.motion(from: SIMD2(10.0, 20), velocity: SIMD2(1000, -1000))
    let end = motion.position(at: motion.stoppingTime)
    #expect(isClose(end.x - 10, 496.505, within: 1e-6) && isClose(end.y - 20, -496.505, within: 1e-6))
    let uneven = Decay.fast.motion(from: [0, 0, 0], velocity: [300, 0, -7])
    #expect(uneven.stoppingTime == Decay.fast.stoppingTime(from: 300.0))
    #expect(isClose(uneven.restPoint, [300 * 0.099, 0, -7 * 0.099], within: 1e-12))
  }

  /// S74: values can't be set in a wrong order, because a motion is created from all three at once.
  @Test func `the start only shifts the motion`() {
    let motion = Decay.normal.motion(from: 0.0, velocity: 700)
    let shifted = Decay.normal.motion(from: 250.0, velocity: 700)
    for time in [0, 0.2, 1.5] {
      #expect(isClose(shifted.position(at: time), motion.position(at: time) + 250, within: 1e-12))
    }
  }

  @Test func `the time for a travel is when it has been traveled`() {
    var random = SeededGenerator(seed: 52)
    for _ in 0..<randomCaseCount / 4 {
      let decay = Decay(rate: random.element(of: [0.998, 0.99, 0.5, 1]))
      let velocity = random.double(in: -1...1) * random.logarithmic(in: 1...1e5)
      let time = random.double(in: 0...3)
      let travel = decay.state(at: time, from: velocity).travel
      let found = decay.time(forTravel: travel, from: velocity)
      guard found.isFinite else { continue }
      #expect(
        isClose(decay.state(at: found, from: velocity).travel, travel, within: 1e-12 * max(abs(travel), 1)))
    }
    let decay = Decay.normal
    #expect(decay.time(forTravel: 0, from: 10) == 0)
    #expect(decay.time(forTravel: -1, from: 10) == .infinity)
    #expect(decay.time(forTravel: 500, from: 1000) == .infinity)
    #expect(decay.time(forTravel: 1, from: 0) == .infinity)
    #expect(Decay(rate: 1).time(forTravel: 30, from: 10) == 3)
    #expect(Decay(rate: 0).time(forTravel: 30, from: 10) == .infinity)
  }

  @Test func `a decay can be split at any time`() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<randomCaseCount {
      let decay = Decay(rate: 1 - random.logarithmic(in: 1e-6...0.9))
      let velocity = random.double(in: -5000...5000)
      let (early, late) = (random.double(in: 0...2), random.double(in: 0...2))
      let stop = decay.state(at: early, from: velocity)
      let onward = decay.state(at: late, from: stop.velocity)
      let whole = decay.state(at: early + late, from: velocity)
      let scale = abs(velocity) * (1 + min(decay.reach, 2))
      #expect(isClose(stop.travel + onward.travel, whole.travel, within: 1e-13 * scale), "\(decay)")
      #expect(isClose(onward.velocity, whole.velocity, within: 1e-13 * scale), "\(decay)")
    }
  }

  @Test func `after whole milliseconds the travel is the sum over them`() {
    var (sum, velocity) = (0.0, 800.0)
    for _ in 0..<250 {
      velocity *= 0.99
      sum += velocity / 1000
    }
    let state = Decay.fast.state(at: 0.25, from: 800.0)
    #expect(isClose(state.travel, sum, within: 1e-11) && isClose(state.velocity, velocity, within: 1e-11))
  }

  @Test func `the velocity for a travel leads there`() {
    var random = SeededGenerator(seed: 52)
    for _ in 0..<randomCaseCount / 4 {
      let decay = Decay(rate: random.double(in: 0.01...0.9999))
      let wish = random.double(in: -1e4...1e4)
      let velocity = decay.velocity(forTravel: wish)
      #expect(isClose(decay.restPoint(from: 3.0, velocity: velocity), wish + 3, within: 1e-11), "\(decay)")
    }
  }

  @Test func `rates of 0 and 1 have their limits`() {
    let (stone, ice) = (Decay(rate: 0), Decay(rate: 1))
    #expect(stone.state(at: 0.5, from: 100.0) == (0, 0) && stone.travel(from: 100.0) == 0)
    #expect(stone.state(at: 0, from: 100.0) == (0, 100) && stone.stoppingTime(from: 100.0) == 0)
    #expect(stone.velocity(forTravel: SIMD2(0.0, 3)) == SIMD2(0, .infinity))
    #expect(ice.state(at: 0.5, from: 100.0) == (50, 100))
    #expect(ice.travel(from: SIMD2(-0.1, 0)) == SIMD2(-.infinity, 0))
    #expect(ice.stoppingTime(from: 100.0) == .infinity && ice.velocity(forTravel: 7.0) == 0)
  }

  @Test func `finite input never gives NaN`() {
    for rate in [0, 1e-300, 0.5, 0.998, 1 - 1e-16, 1] {
      let decay = Decay(rate: rate)
      for velocity in SpringExtremesTests.magnitudes + [0, -1, -1e300] {
        for time in SpringExtremesTests.magnitudes + [0, -1, -1e3, -1e300] {
          let (travel, left) = decay.state(at: time, from: velocity)
          #expect(!travel.isNaN && !left.isNaN, "\(rate) \(velocity) \(time)")
        }
        #expect(!decay.travel(from: velocity).isNaN && !decay.velocity(forTravel: velocity).isNaN)
        #expect(decay.stoppingTime(from: velocity) >= 0)
      }
    }
  }

  @Test func `invalid rates and speeds trap`() async {
    await #expect(processExitsWith: .failure) { _ = Decay(rate: 1.001) }
    await #expect(processExitsWith: .failure) { _ = Decay(rate: -0.1) }
    await #expect(processExitsWith: .failure) { _ = Decay(rate: .nan) }
    await #expect(processExitsWith: .failure) { _ = Decay().stoppingTime(from: 1.0, speed: 0) }
  }
}
