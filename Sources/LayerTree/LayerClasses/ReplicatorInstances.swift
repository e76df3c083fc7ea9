import CoreGraphics
package import MotionCore

/// One of the copies that a replicator layer shows.
package struct ReplicatorInstance {
  /// Where the copy lies, in the space of the replicator's sublayers.
  package let transform: Matrix4
  /// What its colours are multiplied by: encoded sRGB and alpha, each 0…1, not premultiplied.
  package let color: SIMD4<Double>
  /// How much later its animations run than those of the first copy, in seconds.
  package let timeOffset: Double
}

/// The copies that a replicator layer shows, the first one first.
///
/// Copy *k* lies at *Tᵏ* about the centre, has the colour clamp(*c* + *k*·*o*) and is *k* delays late, where *T*, *c* and *o*
/// are the instance transform, colour and colour offsets: rows REP, and behaviour 39 of `CAReplicatorLayer.h`.
package struct ReplicatorInstances: Sequence, IteratorProtocol {
  private let step: Matrix4
  private let color: SIMD4<Double>
  private let colorStep: SIMD4<Double>
  private let delay: Double
  private let count: Int
  private var index = 0
  private var transform = Matrix4.identity

  /// The most copies that are shown, however many are asked for.
  package static let maximumCount = 1 << 16

  /// - Parameter center: What the instance transform acts about: the middle of the bounds on the screen, the origin in
  ///   a context.
  package init(_ values: ReplicatorValues, about center: CGPoint) {
    let (x, y) = (Double(center.x), Double(center.y))
    let own = values.instanceTransform
    step =
      CATransform3DIsIdentity(own)
      ? .identity : Matrix4.translation(-x, -y, 0) * Matrix4(own) * Matrix4.translation(x, y, 0)
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
    var shown = color + Double(index) * colorStep
    // NaN counts as 0.
    shown.replace(with: 0, where: .!(shown .> 0))
    shown.replace(with: 1, where: shown .> 1)
    return ReplicatorInstance(transform: transform, color: shown, timeOffset: Double(index) * delay)
  }
}

extension ReplicatorValues {
  /// How many copies are shown, unless there are too many layers in all of them.
  var count: Int { min(max(instanceCount, 0), ReplicatorInstances.maximumCount) }

  /// The delay from each copy to the next, in seconds; what isn't finite counts as none.
  var delay: Double { instanceDelay.isFinite ? instanceDelay : 0 }
}
