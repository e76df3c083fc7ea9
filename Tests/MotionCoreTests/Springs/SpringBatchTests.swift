import TestSupport
import Testing

@testable import MotionCore

@Suite struct SpringBatchTests {
  private func state(_ motion: SpringMotion, _ begin: Double, _ time: Double) -> (Double, Double) {
    motion.state(at: min(max(time - begin, 0), .greatestFiniteMagnitude))
  }

  private func expectEqual(_ batch: SpringBatch, at time: Double) {
    var (displacements, velocities) = ([Double](repeating: .nan, count: batch.count + 1), [Double]())
    velocities = displacements
    batch.evaluate(at: time, displacements: &displacements, velocities: &velocities)
    var alone = [Double](repeating: .nan, count: batch.count)
    batch.evaluate(at: time, displacements: &alone)
    #expect(displacements.last?.isNaN == true)
    for index in 0..<batch.count {
      let (motion, begin) = batch.motion(at: index)
      let expected = state(motion, begin, time)
      let found = (displacements[index], velocities[index])
      #expect(found == expected && alone[index] == expected.0, "\(motion) from \(begin) at \(time)")
    }
  }

  @Test func `every spring gives the same bits as alone`() {
    var random = SeededGenerator(seed: 45)
    var batch = SpringBatch()
    for _ in 0..<randomCaseCount / 10 {
      batch.append(RandomSpring(using: &random).motion, beginTime: random.double(in: -1...1))
    }
    batch.append(Spring(damping: .infinity).motion(from: 1, velocity: 1), beginTime: 0.5)
    for time in [-2, 0, 0.1, 0.5, 0.7, 3, 40, 1e4, 1e9] { expectEqual(batch, at: time) }
  }

  @Test func `extreme springs give the same bits as alone, and never NaN`() {
    var random = SeededGenerator(seed: 46)
    let magnitudes = SpringExtremesTests.magnitudes
    var batch = SpringBatch()
    for _ in 0..<randomCaseCount / 20 {
      let spring = Spring(
        mass: random.element(of: magnitudes), stiffness: random.element(of: magnitudes),
        damping: random.element(of: magnitudes + [0, .infinity]))
      let motion = spring.motion(
        from: random.element(of: magnitudes), velocity: -random.element(of: magnitudes))
      batch.append(motion, beginTime: random.element(of: magnitudes + [0, -1e3, -1.7e308]))
    }
    for time in magnitudes + [0, -1e300] { expectEqual(batch, at: time) }
  }

  @Test func `replacing a spring by one of any kind moves it to the right block`() {
    var random = SeededGenerator(seed: 47)
    var batch = SpringBatch()
    for count in [0, 1, 31, 32, 33, 100] {
      while batch.count < count { batch.append(RandomSpring(using: &random).motion) }
      for _ in 0..<count {
        batch.replace(
          at: Int.random(in: 0..<count, using: &random), with: RandomSpring(using: &random).motion,
          beginTime: random.double(in: 0...1))
      }
      expectEqual(batch, at: 1.5)
    }
    batch.removeAll()
    #expect(batch.count == 0)
    expectEqual(batch, at: 0)
  }

  @Test func `too little space and invalid times trap`() async {
    await #expect(processExitsWith: .failure) {
      var batch = SpringBatch()
      batch.append(Spring().motion(from: 1, velocity: 0))
      var none: [Double] = []
      batch.evaluate(at: 0, displacements: &none)
    }
    await #expect(processExitsWith: .failure) {
      var batch = SpringBatch()
      batch.append(Spring().motion(from: 1, velocity: 0), beginTime: .nan)
    }
    await #expect(processExitsWith: .failure) {
      var none: [Double] = []
      SpringBatch().evaluate(at: .infinity, displacements: &none)
    }
  }
}
