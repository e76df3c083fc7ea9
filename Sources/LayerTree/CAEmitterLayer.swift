public import CoreGraphics

/// A layer that emits particles.
///
/// The particles are copies of what its cells describe. A key path leads on into a cell by its name, for values and for
/// animations: `"emitterCells.spark.birthRate"`.
open class CAEmitterLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<EmitterValues>() }

  final var emitter: EmitterValues {
    _read { yield unsafeDowncast(store, to: ContentStore<EmitterValues>.self).details }
    _modify { yield &unsafeDowncast(store, to: ContentStore<EmitterValues>.self).details }
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
    set { change(.emitterShape, emitter.emitterShape != newValue) { emitter.emitterShape = newValue } }
  }

  /// Where on the shape particles begin. Default anywhere in its volume.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { emitter.emitterMode }
    set { change(.emitterMode, emitter.emitterMode != newValue) { emitter.emitterMode = newValue } }
  }

  /// The order in which particles are drawn. Default unordered.
  open var renderMode: CAEmitterLayerRenderMode {
    get { emitter.renderMode }
    set { change(.renderMode, emitter.renderMode != newValue) { emitter.renderMode = newValue } }
  }

  /// Whether the particles share one space of depth with what lies around the layer, instead of being pressed flat.
  /// Default false.
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

  /// What the cells' birth rates are multiplied by. Default 1.
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

/// The shape that emits particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the shape.
  public let rawValue: String

  /// Creates a shape by name; an unknown one acts as `point`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The middle alone.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line along x, as long as the shape is wide.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the shape's extent.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of the shape's extent and depth.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle whose radius is the shape's width.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere whose radius is the shape's width.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// Where on a shape particles begin.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one acts as `volume`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its corners.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On its outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// On its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere inside.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one acts as `unordered`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In no particular order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth, the farthest first.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// In no particular order, each adding its colour to what lies below.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
