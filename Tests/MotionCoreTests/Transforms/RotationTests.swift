import TestSupport
import Testing

@testable import MotionCore

@Suite struct RotationTests {
  @Test func `converting Euler angles to a rotation and back gives the same angles`() {
    var generator = SeededGenerator(seed: 33)
    for _ in 0..<randomCaseCount / 20 {
      let angles = SIMD3(
        generator.double(in: -3...3), generator.double(in: -1.5...1.5), generator.double(in: -3...3))
      let back = Rotation(eulerAngles: angles).eulerAngles
      #expect((back - angles).length < 1e-9, "\(angles)")
    }
  }

  @Test func `a rotation about z equals that of its Euler angle`() {
    for angle in [-4, -0.3, 0, 1, .pi] {
      #expect(Rotation(aboutZ: angle) == Rotation(eulerAngles: SIMD3(0, 0, angle)))
    }
    #expect(Rotation(aboutZ: 0) == .identity)
  }
}
