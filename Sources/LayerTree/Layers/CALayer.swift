public import CoreGraphics
import Requirements

/// A node of the tree that is animated and drawn.
///
/// A layer holds two sets of values: the *model*, which its properties are, and the *presentation*, which
/// ``presentation()`` shows: the model with all running animations applied. A tree of layers comes alive when a
/// stage hosts it; a layer without a host can be built and changed but has no presentation.
///
/// Changing an animatable property of a layer that was shown before starts an implicit animation, unless an
/// action or ``CATransaction/setDisableActions(_:)`` says otherwise.
///
/// Layers may be nested as deeply as memory allows, but those more than 255 levels below the root are neither drawn
/// nor hit.
///
/// Layers aren't safe to share: a tree belongs to one thread at a time.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, _Archivable {
  /// The dynamic range of a layer's contents.
  public typealias DynamicRange = CADynamicRange

  /// A condition under which contents brighter than the display's white are tone-mapped.
  public typealias ToneMapMode = CAToneMapMode

  /// Read here, changed through ``ownStore``.
  @exclusivity(unchecked) final private(set) var store: LayerStore
  @exclusivity(unchecked) final var timing = TimingValues(duration: .infinity)
  @exclusivity(unchecked) final var links = LayerLinks()
  @exclusivity(unchecked) final var attached: [AttachedAnimation] = []
  @exclusivity(unchecked) final var channels: [PropertyChannel] = []
  /// What hosts the tree since the last commit.
  @exclusivity(unchecked) final var host: LayerHost?
  /// The host whose root this layer is.
  final var hostOfRoot: LayerHost?
  /// The clock of the host's timeline that the layer's animations run by.
  final var clock = 0
  final var shownPlace = ShownPlace.none
  /// The values before the changes of the open transaction, where there are any.
  final var committedStore: LayerStore?
  /// The layer that this one shows the presentation of.
  final var presentedModel: CALayer?
  final var handle: LayerHandle?
  final var flags = LayerFlags()
  final var listing = ChangeListing()
  final var actionTable: [String: any CAAction]?
  final var styleTable: [AnyHashable: Any]?
  /// The properties that were set, to which a style doesn't apply.
  @exclusivity(unchecked) final var explicitProperties = LayerPropertySet()
  /// Values under keys that the class doesn't know.
  final var userValues: [String: Any] = [:]

  /// Creates a layer without extent at the origin.
  public override init() {
    store = Self.makeStore()
    super.init()
  }

  /// Creates a layer with the values of another one, as ``presentation()`` does.
  ///
  /// A subclass with properties of its own overrides this and copies them.
  ///
  /// - Precondition: `layer` is a `CALayer`.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else {
      failRequirement("a layer is made from a layer, not from a \(Swift.type(of: layer))")
    }
    store = Self.makeStore()
    store.takeValues(of: layer.committedStore ?? layer.store)
    timing = layer.timing
    actionTable = layer.actionTable
    styleTable = layer.styleTable
    userValues = layer.userValues
    super.init()
    links.name = layer.links.name
    links.delegate = layer.links.delegate
    links.layout = layer.links.layout
    flags.autoresizingMask = layer.flags.autoresizingMask
    flags.displaysOnBoundsChange = layer.flags.displaysOnBoundsChange
  }

  /// Reads the layer from an archive, for a subclass's `init?(coder:)` to call as `super.init(coder: coder)`; nil
  /// where the archive holds no layer.
  ///
  /// The second parameter leaves subclasses free to have that initializer, or not.
  public init?(coder: NSCoder, _: Void = ()) {
    store = Self.makeStore()
    super.init()
    guard unarchive(from: coder) else { return nil }
  }

  deinit {
    releaseHandle()
    releaseTree()
  }

  class func makeStore() -> LayerStore { LayerStore() }

  final var values: CommonValues {
    _read { yield store.values }
    _modify { yield &ownStore.values }
  }

  /// The layer's values to be changed: a copy where a snapshot, or the open transaction, holds on to them.
  final var ownStore: LayerStore {
    if !isKnownUniquelyReferenced(&store) { store = store.copy() }
    return store
  }

  // MARK: - Geometry

  /// The layer's extent in its own space, in points. Default zero.
  open var bounds: CGRect {
    get { values.bounds }
    set { change(.bounds, values.bounds != newValue) { values.bounds = newValue } }
  }

  /// Where the anchor point lies in the superlayer's space. Default (0, 0).
  open var position: CGPoint {
    get { values.position }
    set { change(.position, values.position != newValue) { values.position = newValue } }
  }

  /// The layer's place in depth: among its siblings, one with a greater value is drawn later. Default 0.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition, values.zPosition != newValue) { values.zPosition = newValue } }
  }

  /// The point that lies at `position` and that transforms turn about, in the unit square of the bounds.
  /// Default (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, values.anchorPoint != newValue) { values.anchorPoint = newValue } }
  }

  /// The depth of the anchor point, in points. Default 0.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(.anchorPointZ, values.anchorPointZ != newValue) { values.anchorPointZ = newValue } }
  }

  /// The transform of the layer and all below it, about the anchor point. Default identity.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      change(.transform, !CATransform3DEqualToTransform(values.transform, newValue)) {
        values.transform = newValue
      }
    }
  }

  /// A transform of the sublayers only, about the anchor point. Default identity.
  open var sublayerTransform: CATransform3D {
    get { values.rare.sublayerTransform }
    set {
      change(.sublayerTransform, !CATransform3DEqualToTransform(values.rare.sublayerTransform, newValue)) {
        values.rare.sublayerTransform = newValue
      }
    }
  }

  /// The smallest rectangle around the layer in its superlayer's space.
  ///
  /// It follows from bounds, position, anchor point and transform; setting it sets bounds and position.
  open var frame: CGRect {
    get { derivedFrame }
    set { setFrame(newValue) }
  }

  /// Whether the layer and its sublayers are left out. Default false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.hidden, values.isHidden != newValue) { values.isHidden = newValue } }
  }

  /// Whether the layer's back shows when it's turned away. Default true.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(.doubleSided, values.isDoubleSided != newValue) { values.isDoubleSided = newValue } }
  }

  /// Whether the space of the sublayers is upside down. Default false.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set {
      change(.geometryFlipped, values.isGeometryFlipped != newValue) { values.isGeometryFlipped = newValue }
    }
  }

  /// Returns the transform as one of the plane, the identity where it isn't.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  /// Sets the transform to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: - Tree

  /// The layer that this one lies in; for a mask, the layer that it masks.
  open var superlayer: CALayer? { shownSuperlayer }

  /// The layers in this one, back to front; nil, not an empty list, where there are none.
  open var sublayers: [CALayer]? {
    get { shownSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Puts a layer in front of the other sublayers, taking it out of where it was.
  ///
  /// - Precondition: The layer isn't this one nor one that it lies in.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: links.sublayers.count) }

  /// Puts a layer at a place among the sublayers, 0 being the back; a place beyond the end is the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer behind one of the sublayers; at the very back where `sibling` isn't one of them.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, behind: sibling) }

  /// Puts a layer in front of one of the sublayers; at the very front where `sibling` isn't one of them.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, inFrontOf: sibling) }

  /// Puts a layer in the place of one of the sublayers; nothing happens where `oldLayer` isn't one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  /// Takes the layer out of its superlayer, or off the layer that it masks.
  open func removeFromSuperlayer() { unlink() }

  /// A layer whose opacity decides how much shows of this one; it lies in this layer's space. Default nil.
  open var mask: CALayer? {
    get { shownMask }
    set { setMask(newValue) }
  }

  /// Whether the rounded bounds cut off contents and sublayers. Default false.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(.masksToBounds, values.masksToBounds != newValue) { values.masksToBounds = newValue } }
  }

  // MARK: - Contents

  /// What the layer shows in its bounds: a `CGImage`. Default nil.
  ///
  /// An animation from one picture to another fades, both mixed by how far it has come, as do keyframes but for the
  /// discrete ones; the presentation has the nearer picture. Setting another picture where one shows fades, too, if the
  /// layer has no other action; so does drawing contents anew.
  open var contents: Any? {
    get { values.contents }
    set { change(.contents, !isShowing(newValue)) { values.contents = newValue } }
  }

  /// The part of the contents that shows, in the unit square of the picture. Default all of it.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect, values.contentsRect != newValue) { values.contentsRect = newValue } }
  }

  /// The part of the contents that is stretched both ways where they are resized, in the unit square of the picture;
  /// what lies beside it is stretched one way, the corners not at all. Default all of it.
  open var contentsCenter: CGRect {
    get { values.rare.contentsCenter }
    set {
      change(.contentsCenter, values.rare.contentsCenter != newValue) {
        values.rare.contentsCenter = newValue
      }
    }
  }

  /// Where the contents lie in the bounds. Default stretched to them.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set {
      changeName(.contentsGravity, from: values.contentsGravity, to: newValue) {
        values.contentsGravity = newValue
      }
    }
  }

  /// The pixels of the contents that make a point. Default 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(.contentsScale, values.contentsScale != newValue) { values.contentsScale = newValue } }
  }

  /// How the contents are read when they are drawn smaller. Default linear.
  open var minificationFilter: CALayerContentsFilter {
    get { values.rare.minificationFilter }
    set {
      changeName(.minificationFilter, from: values.rare.minificationFilter, to: newValue) {
        values.rare.minificationFilter = newValue
      }
    }
  }

  /// How the contents are read when they are drawn larger. Default linear.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.rare.magnificationFilter }
    set {
      changeName(.magnificationFilter, from: values.rare.magnificationFilter, to: newValue) {
        values.rare.magnificationFilter = newValue
      }
    }
  }

  /// What is added to the level of detail that the trilinear filter reads when contents are drawn smaller. Default 0.
  open var minificationFilterBias: Float {
    get { values.rare.minificationFilterBias }
    set {
      change(.minificationFilterBias, values.rare.minificationFilterBias != newValue) {
        values.rare.minificationFilterBias = newValue
      }
    }
  }

  /// The format of the contents that ``display()`` makes. Stored only: they have 8 bits a component. Default
  /// ``CALayerContentsFormat/RGBA8Uint``.
  open var contentsFormat: CALayerContentsFormat {
    get { values.rare.contentsFormat }
    set {
      changeName(.contentsFormat, from: values.rare.contentsFormat, to: newValue) {
        values.rare.contentsFormat = newValue
      }
    }
  }

  /// How much brighter than white the contents may be, as a factor; 0, the default, leaves that to the picture. Stored
  /// only.
  open var contentsHeadroom: CGFloat {
    get { values.rare.contentsHeadroom }
    set {
      change(.contentsHeadroom, values.rare.contentsHeadroom != newValue) {
        values.rare.contentsHeadroom = newValue
      }
    }
  }

  /// Whether the contents may be brighter than white. Stored only. Default false.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { values.rare.wantsExtendedDynamicRangeContent }
    set {
      change(.wantsExtendedDynamicRangeContent, values.rare.wantsExtendedDynamicRangeContent != newValue) {
        values.rare.wantsExtendedDynamicRangeContent = newValue
      }
    }
  }

  /// The dynamic range that the contents would have. Stored only. Default automatic.
  open var preferredDynamicRange: DynamicRange {
    get { values.rare.preferredDynamicRange }
    set {
      changeName(.preferredDynamicRange, from: values.rare.preferredDynamicRange, to: newValue) {
        values.rare.preferredDynamicRange = newValue
      }
    }
  }

  /// When contents brighter than what can be shown are mapped to it. Stored only. Default automatic.
  open var toneMapMode: ToneMapMode {
    get { values.rare.toneMapMode }
    set {
      changeName(.toneMapMode, from: values.rare.toneMapMode, to: newValue) {
        values.rare.toneMapMode = newValue
      }
    }
  }

  /// Whether ``draw(in:)`` may be carried out later. Stored only. Default false.
  open var drawsAsynchronously: Bool {
    get { values.rare.drawsAsynchronously }
    set {
      change(.drawsAsynchronously, values.rare.drawsAsynchronously != newValue) {
        values.rare.drawsAsynchronously = newValue
      }
    }
  }

  /// Whether ``draw(in:)`` covers the bounds; its pixels then start out black instead of clear. Default false.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change(.opaque, values.isOpaque != newValue) { values.isOpaque = newValue } }
  }

  /// Whether a change of the bounds makes the layer draw its contents anew. Default false.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.displaysOnBoundsChange }
    set { flags.displaysOnBoundsChange = newValue }
  }

  /// Makes the layer draw its contents at the next commit.
  open func setNeedsDisplay() { flagForDisplay() }

  /// Makes the layer draw its contents at the next commit: all of them.
  open func setNeedsDisplay(_ r: CGRect) { flagForDisplay() }

  /// Whether the layer will draw its contents at the next commit.
  open func needsDisplay() -> Bool { flags.needsDisplay }

  /// Whether what the contents show is upside down: where an odd number of layers, this one and those it lies in, flip
  /// their geometry.
  open func contentsAreFlipped() -> Bool { liesUpsideDown }

  /// Draws the contents now if that was asked for.
  open func displayIfNeeded() {
    guard flags.needsDisplay else { return }
    flags.needsDisplay = false
    display()
  }

  /// Makes new contents: lets the delegate, or else draws into a picture of the bounds' size with
  /// ``draw(in:)``.
  open func display() { makeContents() }

  /// Draws the contents; y grows downward from the top of the bounds. Unless overridden, the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers, as they are without animations, or as they show for a presentation.
  ///
  /// The layer's own position and transform don't count: its space is the context's.
  open func render(in ctx: CGContext) { drawTree(in: ctx) }

  /// Whether a change of a property makes the layer draw its contents anew, also while it's animated.
  ///
  /// Unless overridden, false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: - Appearance

  /// The colour behind the contents; nil, the default, for none.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor, values.backgroundColor != newValue) { values.backgroundColor = newValue } }
  }

  /// The radius of the corners of background, border and, with ``masksToBounds``, everything inside, in points;
  /// at most half the shorter side counts. Default 0.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, values.cornerRadius != newValue) { values.cornerRadius = newValue } }
  }

  /// The curve of the corners. Default circular.
  open var cornerCurve: CALayerCornerCurve {
    get { values.rare.cornerCurve }
    set {
      changeName(.cornerCurve, from: values.rare.cornerCurve, to: newValue) {
        values.rare.cornerCurve = newValue
      }
    }
  }

  /// Returns by how much larger than ``cornerRadius`` the part of a side is that a curve takes up.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve.expansionFactor }

  /// The corners that are rounded. Default all.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { changeUnnamed { values.maskedCorners = newValue } }
  }

  /// The width of the border, which lies inside the bounds above everything else, in points. Default 0.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, values.borderWidth != newValue) { values.borderWidth = newValue } }
  }

  /// The colour of the border. Default opaque black.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(.borderColor, values.borderColor != newValue) { values.borderColor = newValue } }
  }

  /// How much of the layer and its sublayers shows, 0…1; what lies beside counts as the nearer end. Default 1.
  open var opacity: Float {
    get { values.opacity }
    set { change(.opacity, values.opacity != newValue) { values.opacity = newValue } }
  }

  /// Whether opacity acts on layer and sublayers as one picture, rather than on each. Default true.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set {
      change(.allowsGroupOpacity, values.allowsGroupOpacity != newValue) {
        values.allowsGroupOpacity = newValue
      }
    }
  }

  /// Whether edges that lie across pixels are drawn smooth, those of ``edgeAntialiasingMask``. Default true.
  ///
  /// Of a hard edge's pixels those show whole whose middles lie inside. That goes for background, gradient, contents, the
  /// border's outer edges and what ``masksToBounds`` cuts off; with rounded corners, and in a context, all edges are
  /// smooth.
  open var allowsEdgeAntialiasing: Bool {
    get { values.rare.allowsEdgeAntialiasing }
    set {
      change(.allowsEdgeAntialiasing, values.rare.allowsEdgeAntialiasing != newValue) {
        values.rare.allowsEdgeAntialiasing = newValue
      }
    }
  }

  /// The edges that are drawn smooth. Default all.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.rare.edgeAntialiasingMask }
    set {
      change(.edgeAntialiasingMask, values.rare.edgeAntialiasingMask != newValue) {
        values.rare.edgeAntialiasingMask = newValue
      }
    }
  }

  /// Whether the layer and what lies in it, shadow and mask included, are drawn as one picture, which then fades and is
  /// moved, turned and scaled as a picture is. Default false.
  ///
  /// On the screen the picture has ``rasterizationScale`` pixels a point; in a context it has those of what it's drawn on.
  open var shouldRasterize: Bool {
    get { values.rare.shouldRasterize }
    set {
      change(.shouldRasterize, values.rare.shouldRasterize != newValue) {
        values.rare.shouldRasterize = newValue
      }
    }
  }

  /// The pixels of that picture that make a point of the layer's own space; what isn't above 0 counts as 1. Default 1.
  ///
  /// Where fewer than the screen has, the layer looks coarse: set it to the screen's scale. More than four of the screen's
  /// along a side aren't drawn.
  open var rasterizationScale: CGFloat {
    get { values.rare.rasterizationScale }
    set {
      change(.rasterizationScale, values.rare.rasterizationScale != newValue) {
        values.rare.rasterizationScale = newValue
      }
    }
  }

  // MARK: - Filters

  /// What is done to the layer and all in it, drawn as one picture, before mask and shadow: `CAFilter`s that blur or change
  /// colours, one after the other. Default nil.
  ///
  /// A filter's inputs are animated by key paths such as `"filters.gaussianBlur.inputRadius"`, with the filter's name. With
  /// ``masksToBounds`` a blur is cut off at the bounds. A context knows no filters but ``compositingFilter``.
  open var filters: [Any]? {
    get { values.rare.filters?.map(\.object) }
    set { change(.filters, true) { values.setFilters(\.filters, FilterValues.list(newValue)) } }
  }

  /// What is done to what lies behind the layer, as far as the bounds with their corners reach and the mask lets it show:
  /// `CAFilter`s as in ``filters``. Default nil.
  ///
  /// A layer around that is drawn as a picture of its own, being translucent, masked, rasterized or filtered, hides what
  /// lies behind it.
  open var backgroundFilters: [Any]? {
    get { values.rare.backgroundFilters?.map(\.object) }
    set {
      change(.backgroundFilters, true) { values.setFilters(\.backgroundFilters, FilterValues.list(newValue)) }
    }
  }

  /// How the layer and all in it, as one picture, are put onto what lies behind: the name of a blend mode, such as
  /// `"multiplyBlendMode"`, or a `CAFilter` of that type. Default nil, which is in front.
  ///
  /// What lies behind counts as in ``backgroundFilters``.
  open var compositingFilter: Any? {
    get { values.rare.compositingFilter?.object }
    set {
      change(.compositingFilter, true) {
        values.setFilters(\.compositingFilter, newValue.flatMap { FilterValues.list([$0])?.first })
      }
    }
  }

  // MARK: - Shadow

  /// The colour of the shadow. Default opaque black.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(.shadowColor, values.shadowColor != newValue) { values.shadowColor = newValue } }
  }

  /// How dark the shadow is, 0…1. Default 0, no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(.shadowOpacity, values.shadowOpacity != newValue) { values.shadowOpacity = newValue } }
  }

  /// How far the shadow lies from the layer, in points of the layer's space. Default (0, −3).
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(.shadowOffset, values.shadowOffset != newValue) { values.shadowOffset = newValue } }
  }

  /// How soft the shadow is: the blur's standard deviation, in points. Default 3.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, values.shadowRadius != newValue) { values.shadowRadius = newValue } }
  }

  /// The outline that casts the shadow, instead of what the layer shows; a copy of what is assigned. Default
  /// nil.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set {
      let path = newValue?.copy()
      change(.shadowPath, values.shadowPath !== path) { values.shadowPath = path }
    }
  }

  // MARK: - CAMediaTiming

  /// When the layer's time begins in its superlayer's, in seconds. Default 0.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { timing.beginTime = newValue } }
  }

  /// Stored only: a layer lasts for ever. Default infinite.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How many of the layer's seconds pass in one of its superlayer's; it acts on everything below. Default 1.
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { timing.speed = newValue } }
  }

  /// The layer's time at `beginTime`, in seconds. Default 0.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { timing.timeOffset = newValue } }
  }

  /// Stored only: a layer doesn't repeat. Default 0.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// Stored only: a layer doesn't repeat. Default 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Stored only: a layer doesn't play backward. Default false.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// Stored only: a layer doesn't end. Default ``CAMediaTimingFillMode/removed``.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: - Animations

  /// Adds a copy of an animation; one that has the same key is removed first.
  ///
  /// It takes effect at the commit: a `beginTime` of 0 becomes the layer's time then, a `duration` that isn't
  /// above 0 the transaction's. Without a key it's never replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }

  /// Removes all animations; each stops unfinished.
  open func removeAllAnimations() { detachAnimations { _ in true } }

  /// Removes the animation with a key, if there is one; it stops unfinished.
  open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }

  /// Returns the keys of the animations in the order of their adding, nil where there are none with a key.
  open func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer's own copy of the animation with a key; changing it has no effect.
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }

  // MARK: - Actions

  /// Actions by event, asked for after the delegate. Default nil.
  open var actions: [String: any CAAction]? {
    get { actionTable }
    set { actionTable = newValue }
  }

  /// Values for properties that were never set, the bounds excepted; under `"actions"` actions by event, which
  /// ``actions`` goes before; and under `"style"` another style, for what this one doesn't say. Default nil.
  open var style: [AnyHashable: Any]? {
    get { styleTable }
    set { setStyle(newValue) }
  }

  /// Returns what is done for an event: the delegate's answer, or that of `actions`, of the style's actions, or
  /// the class's; `NSNull` in any of them ends the search with nil.
  ///
  /// For an animatable property without one, a layer that was shown before answers with an implicit animation. An
  /// override that returns nil does without.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Returns the class's own action for an event. Unless overridden, nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Presentation and model

  /// Returns a copy of the layer, of its own class, with the values that show at the current time of its host;
  /// nil where no host has shown it yet.
  ///
  /// The superlayer, sublayers and mask of a presentation are presentations.
  open func presentation() -> Self? { makePresentation() }

  /// Returns the layer that this one presents; itself for a layer of the tree.
  open func model() -> Self {
    guard let presentedModel else { return self }
    return unsafeDowncast(presentedModel, to: Self.self)
  }

  // MARK: - Spaces

  /// Converts a point from another layer's space; nil stands for the space above the root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l, to: self) }

  /// Converts a point to another layer's space; nil stands for the space above the root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, from: self, to: l) }

  /// Converts a rectangle from another layer's space: the smallest one around its image.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l, to: self) }

  /// Converts a rectangle to another layer's space: the smallest one around its image.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, from: self, to: l) }

  /// Converts a time from another layer's time space; nil stands for media time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    Self.converted(t, from: l, to: self)
  }

  /// Converts a time to another layer's time space; nil stands for media time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    Self.converted(t, from: self, to: l)
  }

  /// Returns the frontmost layer below this one, or this one, that contains a point of the superlayer's space.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

  /// Whether a point of the layer's space lies in its bounds: on their smaller edges too, on the others not.
  open func contains(_ p: CGPoint) -> Bool {
    // CGRect's own test traps where the rectangle isn't finite.
    let box = bounds.standardized
    return p.x >= box.minX && p.x < box.maxX && p.y >= box.minY && p.y < box.maxY
  }

  // MARK: - Layout

  /// What places the sublayers where neither an override of ``layoutSublayers()`` nor the delegate does. Default nil.
  open var layoutManager: (any CALayoutManager)? {
    get { links.layout?.manager }
    set { setLayoutManager(newValue) }
  }

  /// What a ``CAConstraintLayoutManager`` of the superlayer places this layer by. Default nil.
  open var constraints: [CAConstraint]? {
    get { links.layout?.constraints }
    set { setConstraints(newValue) }
  }

  /// Adds to ``constraints``.
  open func addConstraint(_ c: CAConstraint) { setConstraints((constraints ?? []) + [c]) }

  /// How the layer follows when the size of its superlayer's bounds changes. Default not at all.
  open var autoresizingMask: CAAutoresizingMask {
    get { flags.autoresizingMask }
    set { flags.autoresizingMask = newValue }
  }

  /// Makes the sublayers follow a change of the bounds' size, by ``resize(withOldSuperlayerSize:)``.
  ///
  /// It's called whenever that size changes, of layers that lie within the levels that are drawn.
  open func resizeSublayers(withOldSize size: CGSize) {
    for layer in links.sublayers { layer.resize(withOldSuperlayerSize: size) }
  }

  /// Changes the frame, as ``autoresizingMask`` says, after the size of the superlayer's bounds changed.
  open func resize(withOldSuperlayerSize size: CGSize) { followSuperlayer(from: size) }

  /// Returns the size that the layer would have in its superlayer's space: the layout manager's answer, or that of
  /// the frame.
  open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? frame.size }

  /// Makes the layer place its sublayers at the next commit.
  open func setNeedsLayout() { flagForLayout() }

  /// Whether the layer will place its sublayers at the next commit.
  open func needsLayout() -> Bool { flags.needsLayout }

  /// Places the sublayers of this layer and those below now, where that was asked for; where it was asked for of
  /// layers that this one lies in, from the outermost of them on.
  open func layoutIfNeeded() { layoutFromOutside() }

  /// Places the sublayers. Unless overridden, the delegate does, or else the layout manager.
  open func layoutSublayers() { placeSublayers() }

  // MARK: - Scrolling

  /// The part of the bounds that scroll layers around this one leave to be seen.
  open var visibleRect: CGRect { rectInScrollLayers }

  /// Scrolls the nearest scroll layer that this one lies in, so that a point of this layer lies at its origin.
  open func scroll(_ p: CGPoint) {
    guard let layer = nearestScrollLayer else { return }
    layer.scroll(to: layer.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer that this one lies in no further than needed to show a rectangle of this layer.
  open func scrollRectToVisible(_ r: CGRect) {
    guard let layer = nearestScrollLayer else { return }
    layer.scroll(to: layer.convert(r, from: self))
  }

  // MARK: - Delegate, name, values by key

  /// The object asked for actions, contents and layout; not retained. Default nil.
  open var delegate: (any CALayerDelegate)? {
    get { links.delegate }
    set { links.delegate = newValue }
  }

  /// A name for the user's own purposes. Default nil.
  open var name: String? {
    get { links.name }
    set { links.name = newValue }
  }

  /// Returns the value of a property or of a key of the user's own; nil for what was never set.
  open func value(forKey key: String) -> Any? { namedValue(forKey: key) }

  /// Sets a property or a value under a key of the user's own; nil removes the latter.
  ///
  /// A value of the wrong type for a property is ignored.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, forKey: key) }

  /// Returns the value at a key path such as `"bounds.size.width"` or `"transform.rotation.z"`.
  open func value(forKeyPath keyPath: String) -> Any? { pathValue(keyPath) }

  /// Sets the value at a key path, changing only the part that it names.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setPathValue(value, keyPath) }

  /// Whether a property is archived with the layer. Unless overridden, true.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns the value that a property has until it's set, nil for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { defaultNamedValue(forKey: key) }

  // MARK: - Archiving

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the model's values, the user's own ones that can be archived, mask and sublayers into an archive;
  /// neither delegate nor running animations.
  ///
  /// Layers more than 255 levels down, which aren't drawn either, are left out.
  open func encode(with coder: NSCoder) { archive(into: coder) }
}

/// A layer tree is mutable and belongs to one thread at a time.
@available(*, unavailable)
extension CALayer: @unchecked Sendable {}
