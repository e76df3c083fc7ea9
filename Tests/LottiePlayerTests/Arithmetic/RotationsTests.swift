import CoreGraphics
import Foundation
import MotionCore
import TestSupport
import Testing

@testable import LottiePlayer

@Suite struct RotationsTests {
  @Test(arguments: [0, 0.1, -3, 1e6.nextDown, -1e6.nextDown])
  func `sine and cosine are the same on every platform`(angle: Double) {
    #expect(sineAndCosine(of: angle) == Elementary.roundedSinCos(angle))
  }

  @Test(arguments: [1e6, -1e6, 1e300]) func `those of many turns are the C library's`(angle: Double) {
    #expect(sineAndCosine(of: angle) == (sin(angle), cos(angle)))
  }

  @Test func `rotations about x, y and z follow one another`() {
    var random = SeededGenerator(seed: 13)
    let start = CATransform3DMakeTranslation(3, 4, 5)
    for _ in 0..<1_000 {
      let degrees = SIMD3<Double>(
        random.double(in: -400...400), random.double(in: -400...400), random.element(of: [0, 90, -720]))
      var expected = start
      for axis in 0..<3 {
        let turn = CATransform3DMakeRotation(
          degrees[axis] * .pi / 180, axis == 0 ? 1 : 0, axis == 1 ? 1 : 0, axis == 2 ? 1 : 0)
        expected = CATransform3DConcat(expected, turn)
      }
      let rotated = numbers(of: start.rotated(byDegrees: degrees))
      #expect(isClose(rotated, numbers(of: expected), within: 1e-14), "\(degrees)")
    }
    #expect(CATransform3DEqualToTransform(start.rotated(byDegrees: .zero), start))
  }

  private func numbers(of transform: CATransform3D) -> [Double] {
    withUnsafeBytes(of: transform) { Array($0.bindMemory(to: Double.self)) }
  }
}
