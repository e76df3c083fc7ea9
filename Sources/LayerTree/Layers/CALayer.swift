public import CoreGraphics
import Requirements

/// A node of the tree that is animated and drawn.
///
/// A layer has two sets of values: the *model*, which its properties hold, and the *presentation*, which is the model
/// with all running animations applied; ``presentation()`` returns it. Layers animate once a stage hosts their tree.
/// A layer without a host can be built and changed, but it has no presentation.
///
/// Changing an animatable property of a hosted layer starts an implicit animation, unless the layer has another
/// action for the property or ``CATransaction/setDisableActions(_:)`` turns actions off.
///
/// Layers can be nested as deeply as memory allows, but layers more than 255 levels below the root are neither drawn
/// nor hit-tested.
///
/// Layers aren't thread-safe: only one thread at a time can use a layer tree.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming, _Archivable {
  /// The dynamic range of a layer's contents.
  public typealias DynamicRange = CADynamicRange

  /// A condition under which contents brighter than the display's white are tone-mapped.
  public typealias ToneMapMode = CAToneMapMode

  /// The layer's values, for reading; ``uniqueStore`` is for changes.
  @exclusivity(unchecked) final private(set) var store: LayerStore
  @exclusivity(unchecked) final var links = LayerLinks()
  @exclusivity(unchecked) final var attached = AttachedAnimations()
  @exclusivity(unchecked) final var channels: [PropertyChannel] = []
  /// The tree's host as of the last commit.
  @exclusivity(unchecked) final var host: LayerHost?
  final var snapshotLocation = SnapshotLocation.none
  final var flags = LayerFlags()
  private final var clockIndex: Int32 = 0
  /// The values before the open transaction changed them; nil if it didn't.
  final var committedStore: LayerStore?
  /// The model layer, if this layer is a presentation.
  final var presentedModel: CALayer?
  final var existingHandle: LayerHandle?
  final var listing = ChangeListing()
  /// The properties that were set explicitly, which a style doesn't override.
  @exclusivity(unchecked) final var explicitProperties = LayerPropertySet()

  /// Creates a layer with empty bounds at the origin.
  public override init() {
    store = Self.makeStore()
    super.init()
  }

  /// Creates a copy of a layer's values, as ``presentation()`` does.
  ///
  /// A subclass that adds stored properties overrides this initializer to copy them.
  ///
  /// - Precondition: `layer` is a `CALayer`.
  public init(layer: Any) {
    guard let layer = layer as? CALayer else {
      failRequirement("init(layer:) expects a CALayer, not a value of type \(Swift.type(of: layer))")
    }
    store = Self.makeStore()
    store.copyValues(from: layer.committedStore ?? layer.store)
    super.init()
    links.copyState(from: layer.links)
    flags.autoresizingMask = layer.flags.autoresizingMask
    flags.displaysOnBoundsChange = layer.flags.displaysOnBoundsChange
  }

  /// Reads the layer from an archive; returns nil if the archive doesn't contain a layer.
  ///
  /// A subclass's `init?(coder:)` calls this initializer as `super.init(coder: coder)`. The unnamed second parameter
  /// keeps subclasses from having to declare `init?(coder:)`.
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

  /// The index of the clock in the host's timeline that drives the layer's animations.
  final var clock: Int {
    get { Int(clockIndex) }
    set { clockIndex = Int32(newValue) }
  }

  final var values: CommonValues {
    _read { yield store.values }
    _modify { yield &uniqueStore.values }
  }

  /// The layer's values, for writing; copied first if a snapshot or the open transaction shares them.
  final var uniqueStore: LayerStore {
    if !isKnownUniquelyReferenced(&store) { store = store.copy() }
    return store
  }

  // MARK: - Geometry

  /// The layer's rectangle in its own coordinate space, in points. Default zero.
  ///
  /// A rectangle with a negative width or height is stored as the same rectangle with positive ones.
  open var bounds: CGRect {
    get { values.bounds }
    set {
      let rect = newValue.withPositiveSize
      change(.bounds, values.bounds.differs(from: rect)) { values.bounds = rect }
    }
  }

  /// The anchor point's position in the superlayer's coordinate space. Default (0, 0).
  open var position: CGPoint {
    get { values.position }
    set { change(.position, values.position != newValue) { values.position = newValue } }
  }

  /// The layer's position along the z axis; siblings with greater values are drawn later. Default 0.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition, values.zPosition != newValue) { values.zPosition = newValue } }
  }

  /// The point of the bounds that sits at `position` and that transforms apply around, in unit coordinates. Default
  /// (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, values.anchorPoint != newValue) { values.anchorPoint = newValue } }
  }

  /// The anchor point's position along the z axis, in points. Default 0.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(.anchorPointZ, values.anchorPointZ != newValue) { values.anchorPointZ = newValue } }
  }

  /// The transform of the layer and its sublayers, around the anchor point. Default identity.
  open var transform: CATransform3D {
    get { values.transform }
    set {
      change(.transform, !CATransform3DEqualToTransform(values.transform, newValue)) {
        values.transform = newValue
      }
    }
  }

  /// The transform of the sublayers alone, around the anchor point. Default identity.
  open var sublayerTransform: CATransform3D {
    get { values.rare.sublayerTransform }
    set {
      change(.sublayerTransform, !CATransform3DEqualToTransform(values.rare.sublayerTransform, newValue)) {
        values.rare.sublayerTransform = newValue
      }
    }
  }

  /// The layer's bounding box in its superlayer's coordinate space.
  ///
  /// The frame is computed from bounds, position, anchor point and transform. Setting it changes bounds and position.
  open var frame: CGRect {
    get { derivedFrame }
    set { setFrame(newValue) }
  }

  /// Whether the layer and its sublayers are hidden. Default false.
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(.hidden, values.isHidden != newValue) { values.isHidden = newValue } }
  }

  /// Whether the layer is visible when its back faces the viewer. Default true.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(.doubleSided, values.isDoubleSided != newValue) { values.isDoubleSided = newValue } }
  }

  /// Whether the sublayers' coordinate space is flipped vertically. Default false.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set {
      change(.geometryFlipped, values.isGeometryFlipped != newValue) { values.isGeometryFlipped = newValue }
    }
  }

  /// Returns the transform as an affine transform, or the identity if it isn't affine.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  /// Sets the transform to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  // MARK: - Tree

  /// The layer's superlayer; for a mask, the layer that it masks.
  open var superlayer: CALayer? { resolvedSuperlayer }

  /// The sublayers, back to front; nil rather than an empty array if there are none.
  open var sublayers: [CALayer]? {
    get { resolvedSublayers }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// Adds a layer in front of the other sublayers, removing it from its former superlayer.
  ///
  /// - Precondition: The layer is neither this layer nor an ancestor of it.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: links.sublayers.count) }

  /// Inserts a layer at an index of the sublayers: 0 is the back, and an index past the end is the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer behind a sublayer, or behind all of them if `sibling` isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, behind: sibling) }

  /// Inserts a layer in front of a sublayer, or in front of all of them if `sibling` isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, inFrontOf: sibling) }

  /// Replaces a sublayer with another layer; does nothing if `oldLayer` isn't a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }

  /// Removes the layer from its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() { unlink() }

  /// A layer whose alpha channel masks this layer; its frame is in this layer's coordinate space. Default nil.
  open var mask: CALayer? {
    get { resolvedMask }
    set { setMask(newValue) }
  }

  /// Whether contents and sublayers are clipped to the rounded bounds. Default false.
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(.masksToBounds, values.masksToBounds != newValue) { values.masksToBounds = newValue } }
  }

  // MARK: - Contents

  /// The image that the layer shows in its bounds, a `CGImage`. Default nil.
  ///
  /// An animation between two images cross-fades, and so do keyframes unless they are discrete. The presentation
  /// layer has the nearer image. Replacing an image, or redrawing the contents, cross-fades too if the layer has no
  /// other action.
  open var contents: Any? {
    get { values.contents }
    set { change(.contents, !isShowing(newValue)) { values.contents = newValue } }
  }

  /// The visible part of the contents, in unit coordinates of the image. Default the whole image.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect, values.contentsRect != newValue) { values.contentsRect = newValue } }
  }

  /// The part of the contents that stretches in both directions when they are resized, in unit coordinates of the
  /// image.
  ///
  /// The parts beside, above and below it stretch in one direction; the corners don't stretch. Default the whole image.
  open var contentsCenter: CGRect {
    get { values.rare.contentsCenter }
    set {
      change(.contentsCenter, values.rare.contentsCenter != newValue) {
        values.rare.contentsCenter = newValue
      }
    }
  }

  /// The alignment or scaling of the contents in the bounds. Default ``CALayerContentsGravity/resize``.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set {
      changeName(.contentsGravity, from: values.contentsGravity, to: newValue) {
        values.contentsGravity = newValue
      }
    }
  }

  /// The scale of the contents, in pixels per point. Default 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(.contentsScale, values.contentsScale != newValue) { values.contentsScale = newValue } }
  }

  /// The resampling filter for contents that are scaled down. Default linear.
  open var minificationFilter: CALayerContentsFilter {
    get { values.rare.minificationFilter }
    set {
      changeName(.minificationFilter, from: values.rare.minificationFilter, to: newValue) {
        values.rare.minificationFilter = newValue
      }
    }
  }

  /// The resampling filter for contents that are scaled up. Default linear.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.rare.magnificationFilter }
    set {
      changeName(.magnificationFilter, from: values.rare.magnificationFilter, to: newValue) {
        values.rare.magnificationFilter = newValue
      }
    }
  }

  /// The bias added to the mipmap level that the trilinear minification filter samples. Default 0.
  open var minificationFilterBias: Float {
    get { values.rare.minificationFilterBias }
    set {
      change(.minificationFilterBias, values.rare.minificationFilterBias != newValue) {
        values.rare.minificationFilterBias = newValue
      }
    }
  }

  /// The pixel format of the contents that ``display()`` draws. Stored only: they always have 8 bits per component.
  /// Default ``CALayerContentsFormat/RGBA8Uint``.
  open var contentsFormat: CALayerContentsFormat {
    get { values.rare.contentsFormat }
    set {
      changeName(.contentsFormat, from: values.rare.contentsFormat, to: newValue) {
        values.rare.contentsFormat = newValue
      }
    }
  }

  /// The contents' peak brightness as a multiple of white; 0, the default, uses the image's own. Stored only.
  open var contentsHeadroom: CGFloat {
    get { values.rare.contentsHeadroom }
    set {
      change(.contentsHeadroom, values.rare.contentsHeadroom != newValue) {
        values.rare.contentsHeadroom = newValue
      }
    }
  }

  /// Whether the contents can be brighter than white. Stored only. Default false.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { values.rare.wantsExtendedDynamicRangeContent }
    set {
      change(.wantsExtendedDynamicRangeContent, values.rare.wantsExtendedDynamicRangeContent != newValue) {
        values.rare.wantsExtendedDynamicRangeContent = newValue
      }
    }
  }

  /// The preferred dynamic range of the contents. Stored only. Default automatic.
  open var preferredDynamicRange: DynamicRange {
    get { values.rare.preferredDynamicRange }
    set {
      changeName(.preferredDynamicRange, from: values.rare.preferredDynamicRange, to: newValue) {
        values.rare.preferredDynamicRange = newValue
      }
    }
  }

  /// The condition under which contents brighter than the display's white are tone-mapped. Stored only. Default
  /// automatic.
  open var toneMapMode: ToneMapMode {
    get { values.rare.toneMapMode }
    set {
      changeName(.toneMapMode, from: values.rare.toneMapMode, to: newValue) {
        values.rare.toneMapMode = newValue
      }
    }
  }

  /// Whether ``draw(in:)`` can draw asynchronously. Stored only. Default false.
  open var drawsAsynchronously: Bool {
    get { values.rare.drawsAsynchronously }
    set {
      change(.drawsAsynchronously, values.rare.drawsAsynchronously != newValue) {
        values.rare.drawsAsynchronously = newValue
      }
    }
  }

  /// Whether ``draw(in:)`` fills the bounds with opaque content; if so, its pixels start out black instead of clear.
  /// Default false.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change(.opaque, values.isOpaque != newValue) { values.isOpaque = newValue } }
  }

  /// Whether changing the bounds redraws the contents. Default false.
  open var needsDisplayOnBoundsChange: Bool {
    get { flags.displaysOnBoundsChange }
    set { flags.displaysOnBoundsChange = newValue }
  }

  /// Marks the contents for redrawing at the next commit.
  open func setNeedsDisplay() { flagForDisplay() }

  /// Marks all of the contents, not just a rectangle of them, for redrawing at the next commit.
  open func setNeedsDisplay(_ r: CGRect) { flagForDisplay() }

  /// Whether the contents are marked for redrawing.
  open func needsDisplay() -> Bool { flags.needsDisplay }

  /// Whether the contents are flipped vertically: an odd number of layers, this one and its ancestors, flip their
  /// geometry.
  open func contentsAreFlipped() -> Bool { hasOddFlipCount }

  /// Redraws the contents now if they are marked for redrawing.
  open func displayIfNeeded() {
    guard flags.needsDisplay else { return }
    flags.needsDisplay = false
    display()
  }

  /// Updates the contents: calls the delegate, or else draws an image of the bounds' size with ``draw(in:)``.
  open func display() { makeContents() }

  /// Draws the contents, with y pointing down from the top of the bounds. By default, calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers: model values without animations, or for a presentation layer the
  /// presentation's.
  ///
  /// The layer's own position and transform are ignored: the layer's coordinate space is the context's.
  open func render(in ctx: CGContext) { drawTree(in: ctx) }

  /// Whether changing or animating a property redraws the contents.
  ///
  /// By default, false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: - Appearance

  /// The color behind the contents; nil, the default, for none.
  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(.backgroundColor, values.backgroundColor != newValue) { values.backgroundColor = newValue } }
  }

  /// The corner radius of the background, the border and, with ``masksToBounds``, the clip, in points; limited to
  /// half the shorter side. Default 0.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, values.cornerRadius != newValue) { values.cornerRadius = newValue } }
  }

  /// The shape of the rounded corners. Default circular.
  open var cornerCurve: CALayerCornerCurve {
    get { values.rare.cornerCurve }
    set {
      changeName(.cornerCurve, from: values.rare.cornerCurve, to: newValue) {
        values.rare.cornerCurve = newValue
      }
    }
  }

  /// Returns the length of a side that a corner curve takes up, as a multiple of ``cornerRadius``.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat { curve.expansionFactor }

  /// The rounded corners. Default all.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { changeWithoutAction { values.maskedCorners = newValue } }
  }

  /// The width of the border, in points. Default 0.
  ///
  /// The border is inside the bounds, in front of contents and sublayers.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, values.borderWidth != newValue) { values.borderWidth = newValue } }
  }

  /// The color of the border. Default opaque black.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(.borderColor, values.borderColor != newValue) { values.borderColor = newValue } }
  }

  /// The opacity of the layer and its sublayers, clamped to 0…1 when drawn. Default 1.
  open var opacity: Float {
    get { values.opacity }
    set { change(.opacity, values.opacity != newValue) { values.opacity = newValue } }
  }

  /// Whether opacity applies to the layer and its sublayers as a group rather than to each separately. Default true.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set {
      change(.allowsGroupOpacity, values.allowsGroupOpacity != newValue) {
        values.allowsGroupOpacity = newValue
      }
    }
  }

  /// Whether the edges in ``edgeAntialiasingMask`` are antialiased. Default true.
  ///
  /// Without antialiasing, a pixel is drawn if its center is inside the edge. This applies to the background,
  /// gradient, contents, outer edges of the border and the clip of ``masksToBounds``. Layers with rounded corners,
  /// and layers drawn into a context, are always antialiased.
  open var allowsEdgeAntialiasing: Bool {
    get { values.rare.allowsEdgeAntialiasing }
    set {
      change(.allowsEdgeAntialiasing, values.rare.allowsEdgeAntialiasing != newValue) {
        values.rare.allowsEdgeAntialiasing = newValue
      }
    }
  }

  /// The antialiased edges. Default all.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.rare.edgeAntialiasingMask }
    set {
      change(.edgeAntialiasingMask, values.rare.edgeAntialiasingMask != newValue) {
        values.rare.edgeAntialiasingMask = newValue
      }
    }
  }

  /// Whether the layer and its sublayers, shadow and mask included, are rasterized before they are composited.
  /// Default false.
  ///
  /// On screen, the bitmap has ``rasterizationScale`` pixels per point; in a context it has the context's resolution.
  /// Opacity and transforms then apply to the bitmap.
  open var shouldRasterize: Bool {
    get { values.rare.shouldRasterize }
    set {
      change(.shouldRasterize, values.rare.shouldRasterize != newValue) {
        values.rare.shouldRasterize = newValue
      }
    }
  }

  /// The scale of the rasterized bitmap, in pixels per point of the layer's own space. Default 1.
  ///
  /// Values that aren't above 0 count as 1. A scale below the screen's looks coarse, so set it to the screen's scale.
  /// The bitmap has at most four pixels for each of the screen's along a side.
  open var rasterizationScale: CGFloat {
    get { values.rare.rasterizationScale }
    set {
      change(.rasterizationScale, values.rare.rasterizationScale != newValue) {
        values.rare.rasterizationScale = newValue
      }
    }
  }

  // MARK: - Filters

  /// The filters applied in order to the layer and its sublayers as a group, before mask and shadow: `CAFilter`s that
  /// blur or change colors. Default nil.
  ///
  /// Key paths such as `"filters.gaussianBlur.inputRadius"`, with the filter's name, animate a filter's inputs. With
  /// ``masksToBounds``, a blur is clipped to the bounds. Rendering into a context supports only ``compositingFilter``.
  open var filters: [Any]? {
    get { values.rare.filters?.map(\.object) }
    set { change(.filters, true) { values.setFilters(\.filters, FilterValues.list(newValue)) } }
  }

  /// The filters applied to the content behind the layer, clipped to its rounded bounds and its mask: `CAFilter`s as
  /// in ``filters``. Default nil.
  ///
  /// An ancestor that is drawn offscreen, because it's translucent, masked, rasterized or filtered, isolates its
  /// sublayers from the content behind it.
  open var backgroundFilters: [Any]? {
    get { values.rare.backgroundFilters?.map(\.object) }
    set {
      change(.backgroundFilters, true) { values.setFilters(\.backgroundFilters, FilterValues.list(newValue)) }
    }
  }

  /// The blend mode that composites the layer and its sublayers as a group onto the content behind them.
  ///
  /// Either the name of a blend mode, such as `"multiplyBlendMode"`, or a `CAFilter` of that type. Default nil, for
  /// source-over. Ancestors isolate the content behind the layer as for ``backgroundFilters``.
  open var compositingFilter: Any? {
    get { store.values.rare.compositingFilter?.object }
    set {
      change(.compositingFilter, true) {
        values.setFilters(\.compositingFilter, newValue.flatMap { FilterValues.list([$0])?.first })
      }
    }
  }

  // MARK: - Shadow

  /// The color of the shadow. Default opaque black.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(.shadowColor, values.shadowColor != newValue) { values.shadowColor = newValue } }
  }

  /// The opacity of the shadow, 0…1. Default 0, for no shadow.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(.shadowOpacity, values.shadowOpacity != newValue) { values.shadowOpacity = newValue } }
  }

  /// The offset of the shadow from the layer, in points of the layer's space. Default (0, −3).
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(.shadowOffset, values.shadowOffset != newValue) { values.shadowOffset = newValue } }
  }

  /// The standard deviation of the shadow's blur, in points. Default 3.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, values.shadowRadius != newValue) { values.shadowRadius = newValue } }
  }

  /// The path that casts the shadow instead of the layer's content, stored as a copy. Default nil.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set {
      let path = newValue?.copy()
      change(.shadowPath, values.shadowPath !== path) { values.shadowPath = path }
    }
  }

  // MARK: - CAMediaTiming

  /// The begin time of the layer's local time in its superlayer's time, in seconds. Default 0.
  open var beginTime: CFTimeInterval {
    get { links.timing.beginTime }
    set { changeTiming { links.timing.beginTime = newValue } }
  }

  /// Stored only: a layer has no end. Default infinite.
  open var duration: CFTimeInterval {
    get { links.timing.duration }
    set { links.timing.duration = newValue }
  }

  /// The rate of the layer's time relative to its superlayer's; it affects the layer and all its descendants. Default
  /// 1.
  open var speed: Float {
    get { links.timing.speed }
    set { changeTiming { links.timing.speed = newValue } }
  }

  /// The layer's local time at `beginTime`, in seconds. Default 0.
  open var timeOffset: CFTimeInterval {
    get { links.timing.timeOffset }
    set { changeTiming { links.timing.timeOffset = newValue } }
  }

  /// Stored only: a layer doesn't repeat. Default 0.
  open var repeatCount: Float {
    get { links.timing.repeatCount }
    set { links.timing.repeatCount = newValue }
  }

  /// Stored only: a layer doesn't repeat. Default 0.
  open var repeatDuration: CFTimeInterval {
    get { links.timing.repeatDuration }
    set { links.timing.repeatDuration = newValue }
  }

  /// Stored only: a layer doesn't play backward. Default false.
  open var autoreverses: Bool {
    get { links.timing.autoreverses }
    set { links.timing.autoreverses = newValue }
  }

  /// Stored only: a layer doesn't end. Default ``CAMediaTimingFillMode/removed``.
  open var fillMode: CAMediaTimingFillMode {
    get { links.timing.fillMode }
    set { links.timing.fillMode = newValue }
  }

  // MARK: - Animations

  /// Adds a copy of an animation, first removing any animation with the same key.
  ///
  /// The animation starts at the commit: a `beginTime` of 0 becomes the layer's time of the commit. A `duration` that
  /// isn't above 0 becomes the transaction's. An animation without a key is never replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }

  /// Removes all animations; each stops with `finished` false.
  open func removeAllAnimations() { detachAnimations { _ in true } }

  /// Removes the animation with a key, if there is one; it stops with `finished` false.
  open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }

  /// Returns the animations' keys in the order in which they were added; nil if no animation has a key.
  ///
  /// A presentation layer returns its model layer's keys.
  open func animationKeys() -> [String]? {
    let keys = (presentedModel ?? self).attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer's copy of the animation with a key; changing it has no effect.
  ///
  /// A presentation layer returns its model layer's animation.
  open func animation(forKey key: String) -> CAAnimation? {
    (presentedModel ?? self).attached.first { $0.key == key }?.animation
  }

  // MARK: - Actions

  /// The actions by event, searched after the delegate. Default nil.
  open var actions: [String: any CAAction]? {
    get { links.actions }
    set { links.actions = newValue }
  }

  /// The values for properties that were never set, except the bounds. Default nil.
  ///
  /// The key `"actions"` holds actions by event, which are searched after ``actions``. The key `"style"` holds
  /// another style, which applies to the keys that this one lacks.
  open var style: [AnyHashable: Any]? {
    get { links.style }
    set { setStyle(newValue) }
  }

  /// Returns the action for an event: from the delegate, `actions`, the style's actions, or the class, in this order.
  ///
  /// `NSNull` in any of them ends the search with nil. If an animatable property has no action, a hosted layer
  /// returns an implicit animation. An override that returns nil disables implicit animations.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  /// Returns the class's default action for an event. By default, nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: - Presentation and model

  /// Returns a copy of the layer, of the same class, with the values shown at its host's current time; nil before the
  /// first commit in a host.
  ///
  /// The superlayer, sublayers and mask of a presentation layer are presentation layers, too.
  open func presentation() -> Self? { makePresentation() }

  /// Returns the model layer of a presentation layer; a model layer returns itself.
  open func model() -> Self {
    guard let presentedModel else { return self }
    return unsafeDowncast(presentedModel, to: Self.self)
  }

  // MARK: - Spaces

  /// Converts a point from another layer's coordinate space; nil means the space that contains the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { converted(p, from: l, to: self) }

  /// Converts a point to another layer's coordinate space; nil means the space that contains the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { converted(p, from: self, to: l) }

  /// Converts a rectangle from another layer's coordinate space and returns its bounding box.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { converted(r, from: l, to: self) }

  /// Converts a rectangle to another layer's coordinate space and returns its bounding box.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { converted(r, from: self, to: l) }

  /// Converts a time from another layer's local time; nil means media time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    Self.converted(t, from: l, to: self)
  }

  /// Converts a time to another layer's local time; nil means media time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    Self.converted(t, from: self, to: l)
  }

  /// Returns the frontmost layer, among this layer and its descendants, that contains a point in the superlayer's
  /// space.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }

  /// Whether the bounds contain a point in the layer's space; the minimum edges are included, the maximum edges aren't.
  open func contains(_ p: CGPoint) -> Bool {
    // CGRect's own test traps if the rectangle isn't finite.
    let box = bounds.standardized
    return p.x >= box.minX && p.x < box.maxX && p.y >= box.minY && p.y < box.maxY
  }

  // MARK: - Layout

  /// The object that lays out the sublayers if neither an override of ``layoutSublayers()`` nor the delegate does.
  /// Default nil.
  open var layoutManager: (any CALayoutManager)? {
    get { links.layoutManager }
    set { setLayoutManager(newValue) }
  }

  /// The constraints by which a ``CAConstraintLayoutManager`` of the superlayer lays out this layer. Default nil.
  open var constraints: [CAConstraint]? {
    get { links.constraints }
    set { setConstraints(newValue) }
  }

  /// Appends a constraint to ``constraints``.
  open func addConstraint(_ c: CAConstraint) { setConstraints((constraints ?? []) + [c]) }

  /// The margins and extents that change when the superlayer's bounds are resized. Default none.
  open var autoresizingMask: CAAutoresizingMask {
    get { flags.autoresizingMask }
    set { flags.autoresizingMask = newValue }
  }

  /// Resizes the sublayers after the bounds' size changed, with ``resize(withOldSuperlayerSize:)``.
  ///
  /// Called whenever that size changes, but not for layers nested too deeply to be drawn.
  open func resizeSublayers(withOldSize size: CGSize) {
    for layer in links.sublayers { layer.resize(withOldSuperlayerSize: size) }
  }

  /// Adjusts the frame by ``autoresizingMask`` after the superlayer's bounds were resized.
  open func resize(withOldSuperlayerSize size: CGSize) { autoresize(from: size) }

  /// Returns the preferred size in the superlayer's space: the layout manager's answer, or else the frame's size.
  open func preferredFrameSize() -> CGSize { layoutManager?.preferredSize(of: self) ?? frame.size }

  /// Marks the sublayers for layout at the next commit.
  open func setNeedsLayout() { flagForLayout() }

  /// Whether the sublayers are marked for layout.
  open func needsLayout() -> Bool { flags.needsLayout }

  /// Lays out the layers in this layer's tree that are marked for layout.
  ///
  /// Layout starts from the outermost of the marked ancestors directly above this layer.
  open func layoutIfNeeded() { layoutFromOutermostAncestor() }

  /// Lays out the sublayers. By default, calls the delegate or else the layout manager.
  open func layoutSublayers() { performLayout() }

  // MARK: - Scrolling

  /// The part of the bounds that the enclosing scroll layers leave visible.
  open var visibleRect: CGRect { rectVisibleInScrollLayers }

  /// Scrolls the nearest enclosing scroll layer so that a point of this layer is at its origin.
  open func scroll(_ p: CGPoint) {
    guard let layer = nearestScrollLayer else { return }
    layer.scroll(to: layer.convert(p, from: self))
  }

  /// Scrolls the nearest enclosing scroll layer by the least distance that makes a rectangle of this layer visible.
  open func scrollRectToVisible(_ r: CGRect) {
    guard let layer = nearestScrollLayer else { return }
    layer.scroll(to: layer.convert(r, from: self))
  }

  // MARK: - Delegate, name, values by key

  /// The object that provides actions, contents and layout; not retained. Default nil.
  open var delegate: (any CALayerDelegate)? {
    get { links.delegate }
    set { links.delegate = newValue }
  }

  /// A name for the program's own use. Default nil.
  open var name: String? {
    get { links.name }
    set { links.name = newValue }
  }

  /// Returns the value of a property or of a custom key; nil for a key that was never set.
  open func value(forKey key: String) -> Any? { boxedNumber(namedValue(forKey: key)) }

  /// Sets the value of a property or of a custom key; nil removes a custom key's value.
  ///
  /// A value whose type doesn't fit the property is ignored and reported.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, forKey: key) }

  /// Returns the value at a key path such as `"bounds.size.width"` or `"transform.rotation.z"`.
  open func value(forKeyPath keyPath: String) -> Any? { boxedNumber(pathValue(keyPath)) }

  /// Sets the value at a key path, changing only the component that it names.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setPathValue(value, keyPath) }

  /// Whether a property is archived with the layer. By default, true.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns a property's default value; nil for unknown keys.
  open class func defaultValue(forKey key: String) -> Any? { defaultNamedValue(forKey: key) }

  // MARK: - Archiving

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the model's values, the custom values that can be archived, the mask and the sublayers, but neither the
  /// delegate nor running animations.
  ///
  /// Layers more than 255 levels below this one are omitted.
  open func encode(with coder: NSCoder) { archive(into: coder) }
}

/// A layer tree is mutable, and only one thread at a time can use it.
@available(*, unavailable)
extension CALayer: @unchecked Sendable {}
