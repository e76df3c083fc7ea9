import MotionCore
import Testing

@Suite struct ParticleRandomTests {
  @Test func `numbers don't depend on the order of access`() {
    let random = ParticleRandom(seed: 1).branch(7)
    let forward = (0..<8).map(random.number)
    #expect((0..<8).reversed().map(random.number) == forward.reversed())
    #expect(Set(forward).count == 8 && random.deviation(3) == forward[3] - 0.5)
  }

  @Test func `branches and seeds differ, and numbers are uniformly distributed`() {
    var firsts: [Double] = []
    for index in -100..<100 { firsts.append(ParticleRandom(seed: 0).branch(index).number(0)) }
    #expect(Set(firsts).count == 200)
    #expect(ParticleRandom(seed: 1).number(0) != ParticleRandom(seed: 0).number(0))
    let mean = (0..<10_000).map { ParticleRandom(seed: 3).branch($0).number(0) }.reduce(0, +) / 10_000
    #expect(abs(mean - 0.5) < 0.015)
    #expect((0..<1000).allSatisfy { (0..<1).contains(ParticleRandom(seed: 9).number($0)) })
  }
}
