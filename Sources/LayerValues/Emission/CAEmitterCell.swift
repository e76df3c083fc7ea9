public import CoreGraphics

/// What an emitter layer emits.
///
/// Each particle takes its values from the cell, spread over the ranges that the cell gives. A layer shows a change of
/// its cells, nothing animates it implicitly.
///
/// A value spread by a *range* lies within half the range of the mean to each side. What a particle emits in its turn
/// begins where the particle is then, takes the direction in which that flies for a longitude of 0, and multiplies its
/// colour by that particle's; it doesn't take over its velocity, and outlives it.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming, _Archivable {
  package final var values = EmitterCellValues()
  package final var timing = TimingValues(duration: .infinity)
  package final var cellName: String?
  package final var styleTable: [AnyHashable: Any]?
  /// Values under keys that the class doesn't know.
  package final var userValues: [String: Any] = [:]

  /// Creates a cell that emits nothing yet.
  public override init() { super.init() }

  /// Reads the cell from an archive, for a subclass's `init?(coder:)` to call as `super.init(coder: coder)`; nil
  /// where the archive holds no cell.
  ///
  /// The second parameter leaves subclasses free to have that initializer, or not.
  public init?(coder: NSCoder, _: Void = ()) {
    super.init()
    guard unarchive(from: coder) else { return nil }
  }

  // MARK: - What is emitted

  /// The name that key paths know the cell by. Default nil.
  open var name: String? {
    get { cellName }
    set { cellName = newValue }
  }

  /// Whether the cell emits at all. Default true.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// What a particle shows: a `CGImage`. Default nil.
  open var contents: Any? {
    get { values.contents }
    set { values.contents = newValue }
  }

  /// The part of the contents that shows, in the unit square of the picture. Default all of it.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  /// The pixels of the contents that make a point. Default 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  /// How the contents are read when they are drawn smaller: the name of a ``CALayerContentsFilter``. Default linear.
  open var minificationFilter: String {
    get { values.minificationFilter }
    set {
      LayerProperty.cellMinificationFilter.reportIfUnknown(newValue)
      values.minificationFilter = newValue
    }
  }

  /// How the contents are read when they are drawn larger: the name of a ``CALayerContentsFilter``. Default linear.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set {
      LayerProperty.cellMagnificationFilter.reportIfUnknown(newValue)
      values.magnificationFilter = newValue
    }
  }

  /// What is added to the level of detail of the trilinear filter. Default 0.
  open var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { values.minificationFilterBias = newValue }
  }

  /// What each particle emits in its turn, from its birth to its end. Default nil.
  open var emitterCells: [CAEmitterCell]? {
    get { values.emitterCells }
    set { values.emitterCells = newValue }
  }

  /// Values for properties that weren't set. Stored only. Default nil.
  open var style: [AnyHashable: Any]? {
    get { styleTable }
    set { styleTable = newValue }
  }

  // MARK: - How many and for how long

  /// How many particles are born in a second. Default 0.
  ///
  /// To change it from a time on, set it by the key path of the layer, `"emitterCells.spark.birthRate"`, or animate that:
  /// set on the cell itself, it counts as what it always was, or from the next change of the layer on.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }

  /// How many seconds a particle lives. Default 0.
  open var lifetime: Float {
    get { values.lifetime }
    set { values.lifetime = newValue }
  }

  /// By how much lifetimes vary around ``lifetime``, in seconds. Default 0.
  open var lifetimeRange: Float {
    get { values.lifetimeRange }
    set { values.lifetimeRange = newValue }
  }

  // MARK: - Motion

  /// The angle of emission out of the plane, toward greater z, in radians. Default 0.
  open var emissionLatitude: CGFloat {
    get { values.emissionLatitude }
    set { values.emissionLatitude = newValue }
  }

  /// The angle of emission in the plane, from x toward y, in radians; it turns the normal of the layer's shape.
  /// Default 0.
  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  /// The width of the cone around the direction of emission that particles leave in, in radians; 2π is all around.
  /// Default 0.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  /// How fast a particle leaves, in points per second. Default 0.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  /// By how much velocities vary around ``velocity``, in points per second. Default 0.
  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue }
  }

  /// The acceleration along x, in points per second². Default 0.
  open var xAcceleration: CGFloat {
    get { values.xAcceleration }
    set { values.xAcceleration = newValue }
  }

  /// The acceleration along y, in points per second². Default 0.
  open var yAcceleration: CGFloat {
    get { values.yAcceleration }
    set { values.yAcceleration = newValue }
  }

  /// The acceleration along z, in points per second². Default 0.
  open var zAcceleration: CGFloat {
    get { values.zAcceleration }
    set { values.zAcceleration = newValue }
  }

  /// The size of a particle, as a factor of its contents'. Default 1.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  /// By how much sizes vary around ``scale``. Default 0.
  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  /// How much the size changes in a second; below 0 the particle is turned about, and grows. Default 0.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  /// How fast a particle turns, in radians per second. Default 0.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  /// By how much turns vary around ``spin``, in radians per second. Default 0.
  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  // MARK: - Colour

  /// The colour that the contents are multiplied by. Default opaque white.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  /// By how much the red of particles varies around that of ``color``. Default 0.
  open var redRange: Float {
    get { values.redRange }
    set { values.redRange = newValue }
  }

  /// By how much the green of particles varies around that of ``color``. Default 0.
  open var greenRange: Float {
    get { values.greenRange }
    set { values.greenRange = newValue }
  }

  /// By how much the blue of particles varies around that of ``color``. Default 0.
  open var blueRange: Float {
    get { values.blueRange }
    set { values.blueRange = newValue }
  }

  /// By how much the alpha of particles varies around that of ``color``. Default 0.
  open var alphaRange: Float {
    get { values.alphaRange }
    set { values.alphaRange = newValue }
  }

  /// How much the red changes in a second. Default 0.
  open var redSpeed: Float {
    get { values.redSpeed }
    set { values.redSpeed = newValue }
  }

  /// How much the green changes in a second. Default 0.
  open var greenSpeed: Float {
    get { values.greenSpeed }
    set { values.greenSpeed = newValue }
  }

  /// How much the blue changes in a second. Default 0.
  open var blueSpeed: Float {
    get { values.blueSpeed }
    set { values.blueSpeed = newValue }
  }

  /// How much the alpha changes in a second. Default 0.
  open var alphaSpeed: Float {
    get { values.alphaSpeed }
    set { values.alphaSpeed = newValue }
  }

  // MARK: - CAMediaTiming

  /// When the cell begins to emit, in seconds of its layer's time, or since the birth of the particle that emits it.
  /// Default 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// For how long the cell emits, in seconds of its own time. Default infinite.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How many of the cell's seconds pass in one of its layer's, for births and flight. Default 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The cell's time at `beginTime`, in seconds. Default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// How many times the cell's duration is gone through. Default 0, which is once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// For how many seconds the cell's duration is repeated. Default 0, which leaves that to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether the cell's time runs back after each duration. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What holds outside the cell's duration. Default ``CAMediaTimingFillMode/removed``.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: - Values by key

  /// Returns the value of a property or of a key of the user's own; nil for what was never set.
  open func value(forKey key: String) -> Any? { namedValue(forKey: key) }

  /// Sets a property or a value under a key of the user's own; nil removes the latter.
  ///
  /// A value of the wrong type for a property is ignored.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, forKey: key) }

  /// Returns the value at a key path such as `"contentsRect.size.width"` or `"emitterCells.smoke.scale"`.
  open func value(forKeyPath keyPath: String) -> Any? { pathValue(keyPath) }

  /// Sets the value at a key path, changing only the part that it names.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setPathValue(value, keyPath) }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the cell's values, and the user's own that can be archived, into an archive.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  /// Whether a property is archived with the cell. Unless overridden, true.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns the value that a property has until it's set, nil for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }
}

/// A cell is mutable and belongs to the thread of its layer.
@available(*, unavailable)
extension CAEmitterCell: @unchecked Sendable {}
