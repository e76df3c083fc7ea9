public import CoreGraphics

/// A layer that emits particles.
///
/// The particles are copies of what its cells describe. A key path leads on into a cell by its name, for values and for
/// animations: `"emitterCells.spark.birthRate"`.
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
/// Emission begins at the layer's time 0: a layer that is added to a tree later has emitted all along, unless its
/// `beginTime` is set to the time at which it's added. The first particle is born when the birth rate has added up to 1,
/// so a rate of 10 has 10 births by 1 s. What shows at a time follows from the layer, the time and how the birth rates, and
/// the shape's place and size, changed: setting ``birthRate`` to 0 lets the living fall on and adds none, and a particle
/// stays where it was born while the emitter moves. Other properties act on the living, too, as if they had always been so.
///
/// Particles leave along the shape's outward normal, which the angles of their cell turn: away from the middle of a circle
/// or sphere; along −y from a line, so that a longitude of π leads along y; along x where there is no normal.
///
/// What Apple doesn't say is our own choice: the random numbers (Core Animation's particles lie elsewhere for the same
/// seed), that a range is the whole width of a spread about the mean, and that the emission range acts in the
/// layer's plane. Of a layer, at most 65,536 births are looked at for a picture, the newest ones, and a cell bears at most
/// a million particles a second. Particles show on the screen, but not in `render(in:)`, as with Core Animation.
open class CAEmitterLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<EmitterValues>() }

  final var emitter: EmitterValues {
    _read { yield unsafeDowncast(store, to: ContentStore<EmitterValues>.self).details }
    _modify { yield &unsafeDowncast(ownStore, to: ContentStore<EmitterValues>.self).details }
  }

  /// What is emitted. Default nil.
  ///
  /// Of cells that contain themselves, or lie more than eight deep in each other, what is beyond isn't emitted.
  open var emitterCells: [CAEmitterCell]? {
    get { emitter.emitterCells }
    set { change(.emitterCells, true) { emitter.emitterCells = newValue } }
  }

  /// The middle of the shape that emits, in the layer's space. Default (0, 0).
  open var emitterPosition: CGPoint {
    get { emitter.emitterPosition }
    set {
      change(.emitterPosition, emitter.emitterPosition != newValue) { emitter.emitterPosition = newValue }
    }
  }

  /// The depth of the middle of the shape, in points. Default 0.
  open var emitterZPosition: CGFloat {
    get { emitter.emitterZPosition }
    set {
      change(.emitterZPosition, emitter.emitterZPosition != newValue) { emitter.emitterZPosition = newValue }
    }
  }

  /// The extent of the shape, in points. Default zero.
  open var emitterSize: CGSize {
    get { emitter.emitterSize }
    set { change(.emitterSize, emitter.emitterSize != newValue) { emitter.emitterSize = newValue } }
  }

  /// The extent of the shape in depth, in points. Default 0.
  open var emitterDepth: CGFloat {
    get { emitter.emitterDepth }
    set { change(.emitterDepth, emitter.emitterDepth != newValue) { emitter.emitterDepth = newValue } }
  }

  /// The shape that emits. Default a point.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { emitter.emitterShape }
    set {
      changeName(.emitterShape, from: emitter.emitterShape, to: newValue) { emitter.emitterShape = newValue }
    }
  }

  /// Where on the shape particles begin. Default anywhere in its volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.emitterMode }
    set {
      changeName(.emitterMode, from: emitter.emitterMode, to: newValue) { emitter.emitterMode = newValue }
    }
  }

  /// The order in which particles are drawn. Default unordered.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { changeName(.renderMode, from: emitter.renderMode, to: newValue) { emitter.renderMode = newValue } }
  }

  /// Whether the particles are seen at their depth in the space around the layer, nearer ones larger where that is seen in
  /// perspective, instead of being pressed flat. Default false.
  ///
  /// They are before and behind each other as ``renderMode`` says, and before and behind other layers as the layer's plane is.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set {
      change(.emitterPreservesDepth, emitter.preservesDepth != newValue) { emitter.preservesDepth = newValue }
    }
  }

  /// What the random numbers begin with. Default 0.
  open var seed: UInt32 {
    get { emitter.seed }
    set { change(.seed, emitter.seed != newValue) { emitter.seed = newValue } }
  }

  /// What the cells' birth rates are multiplied by, but not those of cells that lie in others. Default 1.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change(.emitterBirthRate, emitter.birthRate != newValue) { emitter.birthRate = newValue } }
  }

  /// What the cells' lifetimes are multiplied by. Default 1.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change(.emitterLifetime, emitter.lifetime != newValue) { emitter.lifetime = newValue } }
  }

  /// What the cells' velocities are multiplied by. Default 1.
  open var velocity: Float {
    get { emitter.velocity }
    set { change(.emitterVelocity, emitter.velocity != newValue) { emitter.velocity = newValue } }
  }

  /// What the cells' scales are multiplied by. Default 1.
  open var scale: Float {
    get { emitter.scale }
    set { change(.emitterScale, emitter.scale != newValue) { emitter.scale = newValue } }
  }

  /// What the cells' spins are multiplied by. Default 1.
  open var spin: Float {
    get { emitter.spin }
    set { change(.emitterSpin, emitter.spin != newValue) { emitter.spin = newValue } }
  }
}
