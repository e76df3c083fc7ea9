import CoreGraphics
import MotionCore
import TestSupport
import Testing

@testable import LayerTree

@Suite struct CAReplicatorLayerTests {
  private func instances(
    about center: CGPoint = .zero, _ configure: (inout ReplicatorValues) -> Void
  ) -> [ReplicatorInstance] {
    var values = ReplicatorValues()
    configure(&values)
    return Array(ReplicatorInstances(values, about: center))
  }

  @Test func `behavior 39: each copy is transformed relative to the previous one, about the center`() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let center = CGPoint(x: 50, y: 20)
    let copies = instances(about: center) {
      ($0.instanceCount, $0.instanceTransform, $0.instanceDelay) = (5, quarter, 0.25)
    }
    #expect(copies.count == 5 && copies.map(\.timeOffset) == [0, 0.25, 0.5, 0.75, 1])
    #expect(copies[0].transform.numbers == Matrix4.identity.numbers)
    // The center is fixed, and a point 10 to the right of it rotates once around it.
    for copy in copies {
      let image = copy.transform.apply(center)
      #expect(isClose([Double(image.x), Double(image.y)], [50, 20], within: 1e-12))
    }
    #expect(isClose(copies[4].transform.numbers, Matrix4.identity.numbers, within: 1e-12))
    let image = copies[1].transform.apply(CGPoint(x: 60, y: 20))
    #expect(isClose([Double(image.x), Double(image.y)], [50, 30], within: 1e-12))
  }

  @Test func `behavior 39: the transform of copy k is the k-th power of the instance transform`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var step = CATransform3DMakeRotation(CGFloat(random.double(in: -3...3)), 0, 0, 1)
      step = CATransform3DTranslate(step, CGFloat(random.double(in: -9...9)), 4, 0)
      let copies = instances { ($0.instanceCount, $0.instanceTransform) = (6, step) }
      var power = Matrix4.identity
      for copy in copies {
        #expect(isClose(copy.transform.numbers, power.numbers, within: 1e-9))
        power = power * Matrix4(step)
      }
    }
  }

  @Test func `colors change by the offsets and are clamped to their range`() {
    let copies = instances {
      $0.instanceCount = 4
      $0.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
      ($0.instanceRedOffset, $0.instanceGreenOffset) = (-0.25, 0.25)
      ($0.instanceBlueOffset, $0.instanceAlphaOffset) = (-1, .nan)
    }
    #expect(copies[0].color.x == 1 && copies[0].color.y == 0.5)
    #expect(copies.map(\.color.x) == [1, 0.75, 0.5, 0.25])
    #expect(copies.map(\.color.y) == [0.5, 0.75, 1, 1])
    #expect(copies.map(\.color.z) == [0, 0, 0, 0])
    #expect(instances { $0.instanceColor = nil }[0].color == SIMD4(repeating: 1))
  }

  /// REP-2.
  @Test func `counts below 1 give no copies, and large ones are limited`() {
    #expect(instances { $0.instanceCount = 0 }.isEmpty && instances { $0.instanceCount = .min }.isEmpty)
    #expect(instances { $0.instanceCount = .max }.count == ReplicatorInstances.maximumCount)
    let odd = instances { ($0.instanceCount, $0.instanceDelay) = (2, .infinity) }
    #expect(odd.map(\.timeOffset) == [0, 0])
  }

  @Test func `an animated number of copies is rounded to whole numbers`() {
    let hosted = HostedLayer(CAReplicatorLayer())
    hosted.add(CABasicAnimation.animating("instanceCount", from: 1, to: 9))
    #expect(hosted.value("instanceCount", at: 0.5) == 5)
    #expect(hosted.value("instanceCount", at: 0.55) == 5)
    #expect(hosted.value("instanceCount", at: 0.57) == 6)
  }

  @Test func `components of the instance transform can be animated`() {
    let hosted = HostedLayer(CAReplicatorLayer())
    hosted.add(CABasicAnimation.animating("instanceTransform.translation.x", from: 0, to: 10))
    #expect(isClose(hosted.number("instanceTransform.translation.x", at: 0.5), 5, within: 1e-12))
  }
}
