import TestSupport
import Testing

@testable import MotionCore

@Suite struct QuaternionTests {
  private func random(_ generator: inout SeededGenerator) -> Rotation {
    // Including quarter turns, at which the formulas change.
    func angle() -> Double {
      Bool.random(using: &generator)
        ? generator.double(in: -3.2...3.2) : Double(Int.random(in: -2...2, using: &generator)) * .pi / 2
    }
    return Rotation(eulerAngles: SIMD3(angle(), angle(), angle()))
  }

  private func distance(_ a: Rotation, _ b: Rotation) -> Double {
    max(a.x.distance(to: b.x), a.y.distance(to: b.y), a.z.distance(to: b.z))
  }

  @Test func `converting a rotation to a quaternion and back gives the same rotation`() {
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<randomCaseCount / 10 {
      let rotation = random(&generator)
      #expect(distance(Quaternion(rotation).rotation, rotation) < 1e-14, "\(rotation)")
    }
  }

  @Test func `the way has a constant speed, at most half a turn, and exact ends`() {
    var generator = SeededGenerator(seed: 72)
    for _ in 0..<randomCaseCount / 20 {
      let (start, end) = (Quaternion(random(&generator)), Quaternion(random(&generator)))
      func turned(_ fraction: Double) -> Double {
        let now = start.interpolated(to: end, at: fraction)
        return 2 * Elementary.acos(abs((now.vector * start.vector).sum()))
      }
      let whole = turned(1)
      #expect(whole <= .pi + 1e-12)
      let fraction = generator.double(in: 0...1)
      // The arc cosine loses half of the digits near 0.
      #expect(abs(turned(fraction) - fraction * whole) < 1e-7, "\(start), \(end)")
      #expect(distance(start.interpolated(to: end, at: 0).rotation, start.rotation) < 1e-14)
      #expect(distance(start.interpolated(to: end, at: 1).rotation, end.rotation) < 1e-14)
    }
  }

  /// Halfway through half a turn about z, m12 is −1.
  @Test func `half a turn goes in the negative direction`() {
    for axis in [SIMD3(0.0, 0, 1), SIMD3(0, 1, 0), SIMD3(1, 0, 0)] {
      let turn = Rotation(eulerAngles: axis * .pi)
      let half = Quaternion(.identity).interpolated(to: Quaternion(turn), at: 0.5).rotation
      #expect(distance(half, Rotation(eulerAngles: axis * (-.pi / 2))) < 1e-15, "\(axis)")
      let opposite = Rotation(eulerAngles: axis * -.pi)
      let same = Quaternion(.identity).interpolated(to: Quaternion(opposite), at: 0.5).rotation
      #expect(distance(half, same) < 1e-15, "\(axis)")
    }
    // The same from any rotation: −90° about z is added to it.
    let start = Rotation(eulerAngles: SIMD3(0, 0, 0.3))
    let end = Rotation(eulerAngles: SIMD3(0, 0, 0.3 + .pi))
    let half = Quaternion(start).interpolated(to: Quaternion(end), at: 0.5).rotation
    #expect(distance(half, Rotation(aboutZ: 0.3 - .pi / 2)) < 1e-15)
  }
}
