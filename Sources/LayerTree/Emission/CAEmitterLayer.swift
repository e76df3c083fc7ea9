public import CoreGraphics

/// A layer that emits particles.
///
/// Its cells describe the particles. A key path reaches a cell by its name, for values and animations alike:
/// `"emitterCells.spark.birthRate"`.
///
/// ```swift
/// let spark = CAEmitterCell()
/// spark.contents = picture
/// (spark.birthRate, spark.lifetime) = (50, 2)
/// (spark.velocity, spark.emissionRange, spark.yAcceleration) = (100, .pi / 4, 60)
/// let emitter = CAEmitterLayer()
/// emitter.emitterPosition = CGPoint(x: 100, y: 100)
/// emitter.emitterCells = [spark]
/// ```
///
/// Emission begins at the layer's time 0. A layer that is added to a tree later has therefore been emitting all along,
/// unless its `beginTime` is the time at which it's added. The first particle is emitted when the integral of the birth
/// rate reaches 1, so a rate of 10 emits 10 particles by 1 s.
///
/// The picture at a given time depends only on the layer, the time, and the history of the birth rates and of the
/// shape's position and size. If ``birthRate`` is set to 0, living particles continue to move, and no more are emitted.
/// The starting point of a particle doesn't change when the emitter moves. Other properties affect living particles,
/// too, as if the current values had always been set.
///
/// Particles leave along the shape's outward normal, rotated by the angles of their cell. The normal of a circle or
/// sphere points away from the center. The normal of a line is −y, so a longitude of π points along y. Where the shape
/// has no normal, particles leave along x.
///
/// Apple doesn't document some details, for which this library makes its own choices. The random numbers differ, so
/// Core Animation's particles are at other positions with the same seed. A range is the full width of a spread around
/// the mean. An emission range acts in the layer's plane. Each picture considers at most the newest 65,536 births of a
/// layer, and a cell emits at most a million particles a second. As in Core Animation, `render(in:)` doesn't draw
/// particles.
open class CAEmitterLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<EmitterValues>() }

  final var emitter: EmitterValues {
    _read { yield unsafeDowncast(store, to: ContentStore<EmitterValues>.self).details }
    _modify { yield &unsafeDowncast(uniqueStore, to: ContentStore<EmitterValues>.self).details }
  }

  /// The cells that describe the emitted particles. Default nil.
  ///
  /// Cells can be nested eight deep; deeper ones, as in a cell that contains itself, aren't emitted.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.emitterCells }
    set { change(.emitterCells, true) { emitter.emitterCells = newValue } }
  }

  /// The center of the emitter's shape, in the layer's coordinate space. Default (0, 0).
  open var emitterPosition: CGPoint {
    get { emitter.emitterPosition }
    set {
      change(.emitterPosition, emitter.emitterPosition != newValue) { emitter.emitterPosition = newValue }
    }
  }

  /// The z coordinate of the center of the emitter's shape, in points. Default 0.
  open var emitterZPosition: CGFloat {
    get { emitter.emitterZPosition }
    set {
      change(.emitterZPosition, emitter.emitterZPosition != newValue) { emitter.emitterZPosition = newValue }
    }
  }

  /// The width and height of the emitter's shape, in points. Default zero.
  open var emitterSize: CGSize {
    get { emitter.emitterSize }
    set { change(.emitterSize, emitter.emitterSize != newValue) { emitter.emitterSize = newValue } }
  }

  /// The depth of the emitter's shape, in points. Default 0.
  open var emitterDepth: CGFloat {
    get { emitter.emitterDepth }
    set { change(.emitterDepth, emitter.emitterDepth != newValue) { emitter.emitterDepth = newValue } }
  }

  /// The shape of the emitter. Default a point.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.emitterShape }
    set {
      changeName(.emitterShape, from: emitter.emitterShape, to: newValue) { emitter.emitterShape = newValue }
    }
  }

  /// The part of the shape from which particles are emitted. Default its volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.emitterMode }
    set {
      changeName(.emitterMode, from: emitter.emitterMode, to: newValue) { emitter.emitterMode = newValue }
    }
  }

  /// The drawing order of the particles. Default unordered.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { changeName(.renderMode, from: emitter.renderMode, to: newValue) { emitter.renderMode = newValue } }
  }

  /// Whether particles keep their depth instead of being flattened into the layer's plane. Default false.
  ///
  /// With perspective, nearer particles then appear larger. The depth doesn't affect the drawing order: among the
  /// particles it follows ``renderMode``, and relative to other layers they have the depth of the layer's plane.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set {
      change(.emitterPreservesDepth, emitter.preservesDepth != newValue) { emitter.preservesDepth = newValue }
    }
  }

  /// The seed of the random numbers. Default 0.
  open var seed: UInt32 {
    get { emitter.seed }
    set { change(.seed, emitter.seed != newValue) { emitter.seed = newValue } }
  }

  /// The factor applied to the cells' birth rates, except for those of nested cells. Default 1.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change(.emitterBirthRate, emitter.birthRate != newValue) { emitter.birthRate = newValue } }
  }

  /// The factor applied to the cells' lifetimes. Default 1.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change(.emitterLifetime, emitter.lifetime != newValue) { emitter.lifetime = newValue } }
  }

  /// The factor applied to the cells' velocities. Default 1.
  open var velocity: Float {
    get { emitter.velocity }
    set { change(.emitterVelocity, emitter.velocity != newValue) { emitter.velocity = newValue } }
  }

  /// The factor applied to the cells' scales. Default 1.
  open var scale: Float {
    get { emitter.scale }
    set { change(.emitterScale, emitter.scale != newValue) { emitter.scale = newValue } }
  }

  /// The factor applied to the cells' spins. Default 1.
  open var spin: Float {
    get { emitter.spin }
    set { change(.emitterSpin, emitter.spin != newValue) { emitter.spin = newValue } }
  }
}
