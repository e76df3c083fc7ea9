import CoreGraphics
package import MotionCore

/// One of the copies that a replicator layer shows.
package struct ReplicatorInstance {
  /// The transform of the copy, in the coordinate space of the replicator's sublayers.
  package let transform: Matrix4
  /// The factors applied to its colors: encoded sRGB and alpha, each 0…1, not premultiplied.
  package let color: SIMD4<Double>
  /// The delay of its animations relative to those of the first copy, in seconds.
  package let timeOffset: Double
}

/// The copies that a replicator layer shows, in order.
///
/// Copy *k* has the transform *Tᵏ* about the center, the color clamp(*c* + *k*·*o*) and a delay of *k* instance delays,
/// where *T*, *c* and *o* are the instance transform, color and color offsets, as documented in `CAReplicatorLayer.h`.
package struct ReplicatorInstances: Sequence, IteratorProtocol {
  private let step: Matrix4
  private let color: SIMD4<Double>
  private let colorStep: SIMD4<Double>
  private let delay: Double
  private let count: Int
  private var index = 0
  private var transform = Matrix4.identity

  /// The greatest number of copies that are shown.
  package static let maximumCount = 1 << 16

  /// - Parameter center: The fixed point of the instance transform: the center of the bounds on the screen, the origin
  ///   in a context.
  package init(_ values: ReplicatorValues, about center: CGPoint) {
    let (x, y) = (Double(center.x), Double(center.y))
    let instanceTransform = values.instanceTransform
    step =
      CATransform3DIsIdentity(instanceTransform)
      ? .identity : Matrix4.translation(-x, -y, 0) * Matrix4(instanceTransform) * Matrix4.translation(x, y, 0)
    color = values.instanceColor.map { SIMD4($0.sRGBNumbers) } ?? SIMD4(repeating: 1)
    colorStep = SIMD4(
      Double(values.instanceRedOffset), Double(values.instanceGreenOffset), Double(values.instanceBlueOffset),
      Double(values.instanceAlphaOffset))
    delay = values.delay
    count = values.count
  }

  package mutating func next() -> ReplicatorInstance? {
    guard index < count else { return nil }
    defer {
      index += 1
      transform = transform * step
    }
    var copyColor = color + Double(index) * colorStep
    // NaN counts as 0.
    copyColor.replace(with: 0, where: .!(copyColor .> 0))
    copyColor.replace(with: 1, where: copyColor .> 1)
    return ReplicatorInstance(transform: transform, color: copyColor, timeOffset: Double(index) * delay)
  }
}

extension ReplicatorValues {
  /// The number of copies that are shown, unless they contain too many layers in total.
  var count: Int { min(max(instanceCount, 0), ReplicatorInstances.maximumCount) }

  /// The delay from each copy to the next, in seconds; a delay that isn't finite counts as 0.
  var delay: Double { instanceDelay.isFinite ? instanceDelay : 0 }
}
