public import CoreGraphics

/// A source of particles in an emitter layer.
///
/// Each particle takes its values from the cell, spread over the cell's ranges. A layer follows changes of its cells;
/// nothing animates them implicitly.
///
/// A value with a *range* varies by half the range to each side of its mean. A particle that itself emits particles
/// passes on its position and the direction of its motion, which is their longitude 0, and multiplies their colors by
/// its own. Its velocity isn't passed on, and its particles may outlive it.
open class CAEmitterCell: NSObject, NSSecureCoding, CAMediaTiming, _Archivable {
  package final var values = EmitterCellValues()
  package final var timing = TimingValues(duration: .infinity)
  package final var cellName: String?
  package final var styleTable: [AnyHashable: Any]?
  /// The values of custom keys.
  package final var userValues: [String: Any] = [:]

  /// Creates a cell that doesn't emit particles yet.
  public override init() { super.init() }

  /// Reads the cell from an archive; nil if the archive doesn't contain a cell. The `init?(coder:)` of a subclass
  /// calls this initializer as `super.init(coder: coder)`.
  ///
  /// Because of the second parameter, subclasses don't have to implement that initializer.
  public init?(coder: NSCoder, _: Void = ()) {
    super.init()
    guard unarchive(from: coder) else { return nil }
  }

  // MARK: - Particles

  /// The name by which key paths refer to the cell. Default nil.
  open var name: String? {
    get { cellName }
    set { cellName = newValue }
  }

  /// Whether the cell emits particles. Default true.
  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The image that particles show: a `CGImage`. Default nil.
  open var contents: Any? {
    get { values.contents }
    set { values.contents = newValue }
  }

  /// The visible part of the contents, in the unit square of the image. Default the whole image.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  /// The number of the contents' pixels in a point. Default 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  /// The filter for contents that are drawn smaller: the name of a ``CALayerContentsFilter``. Default linear.
  open var minificationFilter: String {
    get { values.minificationFilter }
    set {
      LayerProperty.cellMinificationFilter.reportIfUnknown(newValue)
      values.minificationFilter = newValue
    }
  }

  /// The filter for contents that are drawn larger: the name of a ``CALayerContentsFilter``. Default linear.
  open var magnificationFilter: String {
    get { values.magnificationFilter }
    set {
      LayerProperty.cellMagnificationFilter.reportIfUnknown(newValue)
      values.magnificationFilter = newValue
    }
  }

  /// The offset added to the mipmap level that the trilinear filter samples. Default 0.
  open var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { values.minificationFilterBias = newValue }
  }

  /// The cells of particles that each particle emits, from its birth to its end. Default nil.
  open var emitterCells: [CAEmitterCell]? {
    get { values.emitterCells }
    set { values.emitterCells = newValue }
  }

  /// The values of properties that weren't set. Stored only. Default nil.
  open var style: [AnyHashable: Any]? {
    get { styleTable }
    set { styleTable = newValue }
  }

  // MARK: - Birth and lifetime

  /// The number of particles born per second. Default 0.
  ///
  /// To change the rate at a certain time, set or animate it through the layer's key path, such as
  /// `"emitterCells.spark.birthRate"`. A rate that is set on the cell itself applies to all times, or from the next
  /// change of the layer on.
  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }

  /// The lifetime of particles, in seconds. Default 0.
  open var lifetime: Float {
    get { values.lifetime }
    set { values.lifetime = newValue }
  }

  /// The range of lifetimes around ``lifetime``, in seconds. Default 0.
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

  /// The angle of emission in the plane, from x toward y, in radians, relative to the normal of the layer's shape.
  /// Default 0.
  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  /// The angle of the cone around the direction of emission in which particles are emitted, in radians; 2π covers all
  /// directions. Default 0.
  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  /// The initial velocity of particles, in points per second. Default 0.
  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  /// The range of velocities around ``velocity``, in points per second. Default 0.
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

  /// The scale of particles, as a factor of the contents' size. Default 1.
  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  /// The range of scales around ``scale``. Default 0.
  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  /// The change of the scale per second. If the scale falls below 0, particles are mirrored and grow. Default 0.
  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  /// The angular velocity of particles, in radians per second. Default 0.
  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  /// The range of angular velocities around ``spin``, in radians per second. Default 0.
  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  // MARK: - Color

  /// The color by which the contents are multiplied. Default opaque white.
  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  /// The range of red around the red component of ``color``. Default 0.
  open var redRange: Float {
    get { values.redRange }
    set { values.redRange = newValue }
  }

  /// The range of green around the green component of ``color``. Default 0.
  open var greenRange: Float {
    get { values.greenRange }
    set { values.greenRange = newValue }
  }

  /// The range of blue around the blue component of ``color``. Default 0.
  open var blueRange: Float {
    get { values.blueRange }
    set { values.blueRange = newValue }
  }

  /// The range of alpha around the alpha component of ``color``. Default 0.
  open var alphaRange: Float {
    get { values.alphaRange }
    set { values.alphaRange = newValue }
  }

  /// The change of red per second. Default 0.
  open var redSpeed: Float {
    get { values.redSpeed }
    set { values.redSpeed = newValue }
  }

  /// The change of green per second. Default 0.
  open var greenSpeed: Float {
    get { values.greenSpeed }
    set { values.greenSpeed = newValue }
  }

  /// The change of blue per second. Default 0.
  open var blueSpeed: Float {
    get { values.blueSpeed }
    set { values.blueSpeed = newValue }
  }

  /// The change of alpha per second. Default 0.
  open var alphaSpeed: Float {
    get { values.alphaSpeed }
    set { values.alphaSpeed = newValue }
  }

  // MARK: - CAMediaTiming

  /// The time at which the cell begins to emit, in seconds of its layer's time or since the birth of the particle
  /// that emits it. Default 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The time for which the cell emits, in seconds of its local time. Default infinite.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// The ratio of the cell's time to its layer's, for births and motion. Default 1.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The cell's time at `beginTime`, in seconds. Default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of times that the cell's duration repeats. Default 0, which means once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// The time for which the cell's duration repeats, in seconds. Default 0, which leaves that to `repeatCount`.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether the cell's time runs backward after each duration. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// The behavior outside the cell's duration. Default ``CAMediaTimingFillMode/removed``.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: - Values by key

  /// Returns the value of a property or of a custom key; nil for a key that was never set.
  open func value(forKey key: String) -> Any? { boxedNumber(namedValue(forKey: key)) }

  /// Sets a property or the value of a custom key; nil removes the value of a custom key.
  ///
  /// A value of the wrong type for a property is ignored.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, forKey: key) }

  /// Returns the value at a key path such as `"contentsRect.size.width"` or `"emitterCells.smoke.scale"`.
  open func value(forKeyPath keyPath: String) -> Any? { boxedNumber(pathValue(keyPath)) }

  /// Sets the value at a key path, changing only the component that it names.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setPathValue(value, keyPath) }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the cell's values and those values of custom keys that can be archived.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  /// Returns whether a property is archived with the cell. Unless overridden, true.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns the default value of a property; nil for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }
}

/// A cell is mutable and belongs to the thread of its layer.
@available(*, unavailable)
extension CAEmitterCell: @unchecked Sendable {}
