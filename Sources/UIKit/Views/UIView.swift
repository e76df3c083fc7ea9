public import QuartzCore
import Requirements

/// A rectangular area that displays content, contains subviews and receives touches.
///
/// A view's appearance and geometry are stored in its ``layer``. The view's properties access the layer's, with y
/// pointing down. Changes take effect immediately, unless they happen inside ``animate(withDuration:animations:)`` or a
/// related method.
///
/// Views are isolated to the main actor. In programs that render images or run tests, any single thread can act as the
/// main thread: a view tree belongs to the thread that advances its stage.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, CALayerDelegate, UITraitChangeObservable {
  /// The layer that displays the view.
  open nonisolated var layer: CALayer { backingLayer }
  final nonisolated(unsafe) let backingLayer: CALayer
  final var traits = ViewTraits()
  final var links = ViewLinks()
  /// The view's layout state; nil while no constraints involve the view.
  final var layoutState: ViewLayout?

  /// The class of the view's ``layer``, a subclass of `CALayer`. Default `CALayer`.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    prepareLayer()
    self.frame = frame
  }

  /// Creates a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view from an archive: its geometry, appearance and subviews.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    prepareLayer()
    decode(from: coder)
  }

  /// Encodes the view's geometry, appearance and subviews.
  open func encode(with coder: NSCoder) { archive(into: coder) }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      failRequirement("\(self).layerClass is \(layerClass), which isn't a subclass of CALayer")
    }
    return type.make()
  }

  private func prepareLayer() {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.needsDisplayOnBoundsChange = false
    if overridesDraw { layer.setNeedsDisplay() }
  }

  open override var next: UIResponder? { links.controller ?? superview }

  // MARK: Methods to override

  /// Draws the contents into the current graphics context, with y pointing down.
  ///
  /// Override it to draw custom content. It's called before the view first appears and after
  /// ``UIView/setNeedsDisplay()``. The default implementation draws nothing.
  open func draw(_ rect: CGRect) {}

  /// Lays out the subviews. The default implementation sets the frames that constraints determine.
  open func layoutSubviews() { if layoutState != nil { applySolutions() } }

  /// Returns the size that fits the view's content best, given a proposed size. The default implementation returns
  /// the size of the bounds.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The natural size of the view's content; ``UIView/noIntrinsicMetric`` for a dimension without one, which is the
  /// default for both.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view moves to another superview; nil if it's removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview or was removed.
  open func didMoveToSuperview() {}
  /// Called before the view moves to another window; nil if it leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has moved to another window or left it.
  open func didMoveToWindow() {}
  /// Called after the view's own or inherited tint color has changed.
  open func tintColorDidChange() {}
  /// Called after the traits of the view have changed, because its interface style or an inherited one did. The default
  /// implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the view was loaded from a nib. There are no nibs here, so UIKit never calls it. The default
  /// implementation does nothing.
  open func awakeFromNib() {}
  /// Called when Interface Builder displays the view. UIKit never calls it. The default implementation does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Returns the frontmost view that contains a point, in this view's coordinates, and receives touches.
  ///
  /// Views that are hidden, that have user interaction disabled, or whose alpha is below 0.01 are skipped along with
  /// their subviews. Parts of subviews outside their superview aren't hit.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether the bounds contain a point, in the view's coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns whether a gesture recognizer may begin. Default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Called when a subview was hidden or shown, or when its intrinsic size has changed.
  ///
  /// A view that arranges its subviews by their sizes overrides it. The default implementation does nothing.
  func subviewSizeChanged() {}

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates. If ``UIView/transform`` isn't the identity, the smallest
  /// rectangle around the transformed bounds.
  open var frame: CGRect {
    get { layer.frame }
    set {
      changeGeometry { layer.frame = newValue.finite }
      if layoutState != nil { frameDidChange() }
    }
  }

  /// The view's rectangle in its own coordinates, with y pointing down. Its origin scrolls the subviews.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      changeGeometry { layer.bounds = newValue.finite }
      if layoutState != nil { frameDidChange() }
    }
  }

  /// The position of the anchor point, by default the middle of the bounds, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      if traits.tracksSafeArea { safeAreaMayHaveChanged() }
      if layoutState != nil { frameDidChange() }
    }
  }

  /// The affine transform about the anchor point. Default identity.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform about the anchor point. Default identity.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The kind of the outline with which the view collides in UIKit Dynamics. Default a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline with which the view collides if ``collisionBoundsType`` is a path, relative to the center. Default
  /// empty.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Appearance

  /// The color behind the contents; nil, the default, is transparent. If the layer's background color was changed
  /// directly, it's that color.
  open var backgroundColor: UIColor? {
    get {
      layerShowsBackgroundColor ? traits.backgroundColor : layer.backgroundColor.map { UIColor(cgColor: $0) }
    }
    set {
      applyLayerBackground(newValue?.resolvedColor(with: traitCollection).cgColor)
      traits.backgroundColor = newValue
      recordAppearance(\UIView.backgroundColor, newValue)
    }
  }

  /// The opacity of the view and its subviews, from 0 to 1. Default 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and its subviews are hidden. Default false.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let isChange = newValue != layer.isHidden
      layer.isHidden = newValue
      if isChange { superview?.subviewSizeChanged() }
    }
  }

  /// A view whose alpha channel masks this view and its subviews, in this view's coordinates. Default nil.
  ///
  /// The mask's layer becomes the ``layer``'s mask. The mask is no subview, and leaves its superview.
  open var mask: UIView? {
    get { links.mask }
    set { setMask(newValue) }
  }

  /// Whether subviews are clipped to the bounds. Default false.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether the content covers the bounds completely. It's a hint and doesn't change the drawing. Default true.
  open var isOpaque: Bool {
    get { traits.isOpaque }
    set { traits.isOpaque = newValue }
  }

  /// The placement of contents in bounds of another size. Default ``ContentMode/scaleToFill``.
  open var contentMode: ContentMode {
    get { traits.contentMode }
    set {
      traits.contentMode = newValue
      layer.contentsGravity = newValue.gravity
      layer.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }

  /// The color of interactive elements. Default: the superview's tint color; without one, system blue.
  open var tintColor: UIColor! {
    get { traits.tintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      traits.tintColor = newValue
      recordAppearance(\UIView.tintColor, newValue)
      notifyTintColorChange()
      propertyDidChange()
    }
  }

  // MARK: Touches

  /// Whether the view receives touches. Default true.
  open var isUserInteractionEnabled: Bool {
    get { traits.isUserInteractionEnabled }
    set { traits.isUserInteractionEnabled = newValue }
  }

  // MARK: Hierarchy

  /// The view that contains this view.
  open var superview: UIView? { links.superview }

  /// The views that this view contains, from back to front.
  open var subviews: [UIView] { links.subviews }

  /// The window that contains the view; a window's own is the window itself.
  open var window: UIWindow? { enclosingWindow }

  /// Returns whether the view is another view or one of its direct or indirect subviews.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Returns the view with a tag: this view or the first match among its subviews, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  /// A number that identifies the view. Default 0.
  open var tag: Int {
    get { traits.tag }
    set { traits.tag = newValue }
  }

  /// Adds a view in front of the other subviews, after removing it from its current superview.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }

  /// Inserts a subview at an index, which is clamped to the valid range.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }

  /// Inserts a subview right in front of another one; in front of all if the other isn't a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }

  /// Inserts a subview right behind another one; in front of all if the other isn't a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }

  /// Moves a subview to the front. A view that isn't a subview is ignored.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: .front) } }

  /// Moves a subview to the back. A view that isn't a subview is ignored.
  open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: .index(0)) } }

  /// Exchanges two subviews. Invalid indexes are ignored.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(at: index1, withSubviewAt: index2)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  // MARK: Focus

  /// Whether the view can be focused. Nothing moves the focus, so it's never asked. Default false.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is focused: always false.
  open var isFocused: Bool { false }
  /// The environments that would be focused first. Default none.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Requests a focus update. It does nothing.
  open func setNeedsFocusUpdate() {}
  /// Updates the focus. It does nothing.
  open func updateFocusIfNeeded() {}
  /// Returns whether the focus may move. Default true.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has moved. UIKit never calls it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Motion effects

  /// The view's motion effects. There are no sensors, so they have no effect. Default none.
  open var motionEffects: [UIMotionEffect] {
    get { MotionEffectList.effects(of: self) }
    set { MotionEffectList.set(newValue, of: self) }
  }

  /// Adds a motion effect, which has no effect. An effect of the view is ignored.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(effect) { motionEffects.append(effect) }
  }

  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Layout

  /// Invalidates the layout, so that ``layoutSubviews()`` is called before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out this view and its subviews now if their layout is invalid.
  open func layoutIfNeeded() {
    engineForLayout?.updateIfNeeded()
    layer.layoutIfNeeded()
  }

  /// Resizes the view to the size that ``sizeThatFits(_:)`` returns.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    if size != bounds.size { bounds.size = size }
  }

  /// Invalidates the intrinsic content size and with it the superview's layout.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
    superview?.subviewSizeChanged()
    layoutState?.engine?.elementChanged(self)
  }

  /// Whether the view keeps the frame that was set, which then acts on other views like required constraints. Default
  /// true.
  ///
  /// Set it to false for a view whose frame is determined by constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { traits.translatesAutoresizingMaskIntoConstraints }
    set {
      traits.translatesAutoresizingMaskIntoConstraints = newValue
      layoutState?.engine?.elementChanged(self)
    }
  }

  // MARK: Constraints

  /// Whether the view needs constraints in order to work, so that ``updateConstraints()`` is called when it enters a
  /// window. Default false.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The active constraints that the view holds.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint, which this view holds.
  ///
  /// - Precondition: The constraint's items are in this view's tree.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.hold(by: self) }

  /// Activates constraints, which this view holds.
  ///
  /// - Precondition: The constraints' items are in this view's tree.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Deactivates a constraint that the view holds. Another one is ignored.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds. Others are ignored.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  /// Updates the view's constraints. Override it to change many constraints in one pass, and call the superclass's
  /// implementation at the end. The default implementation does nothing.
  ///
  /// It's called before layout, children first: in a tree with constraints for the first time, and after
  /// ``UIView/setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

  /// Calls ``updateConstraints()`` now on the views of this tree for which it was requested.
  open func updateConstraintsIfNeeded() { updateMarkedConstraints() }

  /// Returns whether a call of ``updateConstraints()`` was requested.
  open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? false }

  /// Returns the priority at which the view resists being larger than its content. Default
  /// ``UILayoutPriority/defaultLow``.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority at which the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    makeLayoutState().hugging[axis] = priority
    layoutState?.engine?.elementChanged(self)
  }

  /// Returns the priority at which the view resists being smaller than its content. Default
  /// ``UILayoutPriority/defaultHigh``.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets the priority at which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    makeLayoutState().compressionResistance[axis] = priority
    layoutState?.engine?.elementChanged(self)
  }

  /// Returns the size nearest to a target size, such as ``layoutFittingCompressedSize``, that satisfies the constraints
  /// in the view. The target has the priority ``UILayoutPriority/fittingSizeLevel``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the size nearest to a target size that satisfies the constraints in the view. The target's width and height
  /// have priorities. The view's frame doesn't change.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The distances from the frame's sides to those of the alignment rectangle, which constraints refer to. Default zero.
  ///
  /// A view with a decoration, such as a shadow or a badge, overrides it.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame. Constraints use ``alignmentRectInsets`` directly.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame for an alignment rectangle; the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view inside this one whose first line of text has this view's first baseline. Default
  /// ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view inside this one whose last line of text has this view's last baseline. Default this view.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Anchors

  /// The anchor of the leading side.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The anchor of the trailing side.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The anchor of the left side.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The anchor of the right side.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The anchor of the top side.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The anchor of the bottom side.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The anchor of the width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The anchor of the height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The anchor of the horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The anchor of the vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The anchor of the first line's baseline; the top side of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The anchor of the last line's baseline; the bottom side of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Debugging of constraints

  /// Whether the constraints that affect the view's layout allow different frames. It costs time and is meant for
  /// debugging.
  open var hasAmbiguousLayout: Bool { allowsOtherFrames }

  /// Changes the frame of a view with an ambiguous layout to another one that its constraints allow, at the next layout.
  ///
  /// A second call restores the former frame.
  open func exerciseAmbiguityInLayout() { chooseOtherFrame() }

  /// Returns the active constraints that refer to the view along an axis.
  ///
  /// Apple's implementation also includes constraints that affect the view indirectly.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsReferring(along: axis)
  }

  // MARK: Content in constraints

  /// The baselines of the text as positions in the bounds; nil for a view without text.
  var baselineSpan: AxisSpan? { nil }

  /// The natural size of the content for constraints; negative without one.
  var naturalSize: CGSize { intrinsicContentSize }

  /// Whether the height of the content depends on its width.
  var wrapsContent: Bool { false }

  /// Returns the natural size of content that is wrapped at a width.
  func naturalSize(within width: CGFloat) -> CGSize { intrinsicContentSize }

  // MARK: Autoresizing and margins

  /// The parts of the view that resize when its superview's size changes. Default none.
  ///
  /// Along each axis, the change is divided among the flexible parts in proportion to their lengths, or equally if
  /// all of them are 0.
  open var autoresizingMask: AutoresizingMask {
    get { traits.autoresizingMask }
    set { traits.autoresizingMask = newValue }
  }

  /// Whether subviews resize according to their masks when the view's size changes. Default true.
  open var autoresizesSubviews: Bool {
    get { traits.autoresizesSubviews }
    set { traits.autoresizesSubviews = newValue }
  }

  /// The default spacing between the view's edges and its content. Default 8 points on each side.
  ///
  /// With ``insetsLayoutMarginsFromSafeArea``, the safe area's insets are added. With
  /// ``preservesSuperviewLayoutMargins``, each margin is at least as large as the part of the superview's margin that
  /// overlaps this view.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { effectiveLayoutMargins = newValue }
  }

  /// The ``layoutMargins`` relative to the layout direction. Margins that were set here keep their leading and trailing
  /// sides when the direction changes.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isRightToLeft: isRightToLeft) }
    set { setLayoutMargins(newValue.leftToRight, areDirectional: true) }
  }

  /// Called after the view's own margins or their safe area have changed. The default implementation does nothing.
  open func layoutMarginsDidChange() {}

  /// Whether the superview's margins also apply where they overlap this view. Default false.
  open var preservesSuperviewLayoutMargins: Bool {
    get { traits.preservesSuperviewLayoutMargins }
    set {
      traits.preservesSuperviewLayoutMargins = newValue
      layoutEngine?.reinstallAll()
    }
  }

  /// Whether margins are measured from the safe area. Default true.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { traits.insetsLayoutMarginsFromSafeArea }
    set {
      traits.insetsLayoutMarginsFromSafeArea = newValue
      insetsDidChange()
    }
  }

  /// The insets of the area that bars cover: the part of a controller's ``UIViewController/additionalSafeAreaInsets``
  /// that overlaps this view. There are no bars of the system.
  open var safeAreaInsets: UIEdgeInsets { traits.safeAreaInsets }

  /// Called after ``UIView/safeAreaInsets`` has changed. The default implementation does nothing.
  open func safeAreaInsetsDidChange() {}

  /// The meaning of the view's content, which decides whether it's mirrored in right-to-left languages. Default
  /// unspecified.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { traits.semanticContentAttribute }
    set {
      guard newValue != traits.semanticContentAttribute else { return }
      traits.semanticContentAttribute = newValue
      recordAppearance(\UIView.semanticContentAttribute, newValue)
      layoutEngine?.reinstallAll()
      setNeedsLayout()
    }
  }

  /// The layout direction of this view: that of its traits, unless its ``semanticContentAttribute`` decides.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traits.semanticContentAttribute == .unspecified ? inheritedDirection : .leftToRight)
  }

  /// Returns the layout direction for an attribute, in a program whose content is read as
  /// ``UITraitCollection/current`` specifies.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction for an attribute where content is read in a direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Coordinates

  /// The point of the bounds, in unit coordinates, that ``center`` specifies and that transforms turn about. Default
  /// (0.5, 0.5).
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The number of pixels per point of the drawn contents. Default: the window's scale, whose default is the screen's.
  ///
  /// Setting it on a window also sets it on the views in the window that have no explicit value.
  open var contentScaleFactor: CGFloat {
    get { effectiveContentScale }
    set { effectiveContentScale = newValue }
  }

  /// Converts a point from this view's coordinates to another view's; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: conversionLayer(for: view))
  }

  /// Converts a point from another view's coordinates to this view's; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: conversionLayer(for: view))
  }

  /// Converts a rectangle to another view's coordinates and returns the smallest one around the result; nil means the
  /// window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: conversionLayer(for: view))
  }

  /// Converts a rectangle from another view's coordinates and returns the smallest one around the result; nil means the
  /// window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: conversionLayer(for: view))
  }

  // MARK: Drawing

  /// Invalidates the contents, so that the view draws before the next frame.
  open func setNeedsDisplay() { if overridesDraw { layer.setNeedsDisplay() } }

  /// Invalidates the contents, so that the view draws before the next frame. All of the view is drawn, not just the
  /// rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the view and its subviews as they currently appear into the current graphics context, scaled to a
  /// rectangle.
  ///
  /// - Returns: Whether there is a current graphics context.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterUpdates)
  }

  /// Returns a view that displays a snapshot of this view's current appearance; nil if its size is 0.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that displays a snapshot of a part of this view and stretches between the cap insets when
  /// resized; nil if the part's size is 0.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

  // MARK: Touches and gesture recognizers

  /// Whether the view receives more than one touch at a time. Default false.
  open var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views receive no touches while this view has some. Default false.
  open var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// The gesture recognizers attached to the view; nil, not an empty array, if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers }
    set { attachedRecognizers = newValue }
  }

  /// Attaches a gesture recognizer to the view, after removing it from its current view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Detaches a gesture recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Makes the first responder resign if it's this view or one of its subviews, and returns whether none of them is the
  /// first responder anymore.
  ///
  /// - Parameter force: Whether a refusal by the first responder or its delegate is ignored.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(isForced: force) }

  // MARK: Traits and identifiers

  /// The interface style of the view and its subviews. Default unspecified, which inherits the superview's.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrides?.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The traits of the view: the current ones, with those that the view, a controller or a superview overrides.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The traits that the view sets for itself and its subviews. Default none.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits.overrides) }
    set { changeTraits { traits.overrides = newValue.collection } }
  }

  /// The observers of the view's traits. It's public only because the protocol is.
  public final var _traitObservers: _TraitObservers {
    get { traits.traitObservers }
    set { traits.traitObservers = newValue }
  }

  /// An identifier for state restoration. It's stored and not used. Default nil.
  open var restorationIdentifier: String? {
    get { traits.restorationIdentifier }
    set { traits.restorationIdentifier = newValue }
  }

  /// An identifier by which user interface tests find the view. Default nil.
  open var accessibilityIdentifier: String? {
    get { traits.accessibilityIdentifier }
    set { traits.accessibilityIdentifier = newValue }
  }

  /// Returns whether a view within this one may receive a touch.
  func allowsTouch(_ touch: UITouch, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether assistive technology can reach the view. Default false; true for controls, labels, texts, and cells of tables
  /// without controls.
  open var isAccessibilityElement: Bool {
    get { traits.accessibility.isElement ?? naturalAccessibility?.isNaturalElement ?? false }
    set { traits.accessibility.isElement = newValue }
  }

  /// A short name of the view for assistive technology. The default is nil; for a label, its text; for a button, its
  /// title.
  open var accessibilityLabel: String? {
    get { traits.accessibility.label ?? naturalAccessibility?.naturalLabel }
    set { traits.accessibility.label = newValue }
  }

  /// A short description of an action's result for assistive technology. Default nil.
  open var accessibilityHint: String? {
    get { traits.accessibility.hint }
    set { traits.accessibility.hint = newValue }
  }

  /// The view's value for assistive technology. The default is nil; for a text field, its text; for a control, its value.
  open var accessibilityValue: String? {
    get { traits.accessibility.value ?? naturalAccessibility?.naturalValue }
    set { traits.accessibility.value = newValue }
  }

  /// The view's characteristics for assistive technology. Default those of its class, or ``UIAccessibilityTraits/none``.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { traits.accessibility.traits ?? naturalAccessibilityTraits }
    set { traits.accessibility.traits = newValue }
  }

  /// Whether assistive technology skips the subviews. Default false.
  open var accessibilityElementsHidden: Bool {
    get { traits.accessibility.elementsAreHidden }
    set { traits.accessibility.elementsAreHidden = newValue }
  }

  /// Whether assistive technology skips the view's siblings. Default false.
  open var accessibilityViewIsModal: Bool {
    get { traits.accessibility.isModal }
    set { traits.accessibility.isModal = newValue }
  }

  /// The elements of the view for assistive technology; nil, the default, for its subviews.
  open var accessibilityElements: [Any]? {
    get { traits.accessibility.elements ?? naturalAccessibility?.naturalElements }
    set { traits.accessibility.elements = newValue }
  }

  /// The frame in the window for assistive technology. Default the view's.
  open var accessibilityFrame: CGRect {
    get { traits.accessibility.frame ?? convert(bounds, to: nil) }
    set { traits.accessibility.frame = newValue }
  }

  /// The actions of the view for assistive technology. Default nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { traits.accessibility.actions }
    set { traits.accessibility.actions = newValue }
  }

  /// Performs the main action for assistive technology, and returns whether there is one. The default returns false.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value, for assistive technology. The default does nothing.
  open func accessibilityIncrement() {}
  /// Decreases the value, for assistive technology. The default does nothing.
  open func accessibilityDecrement() {}

  // MARK: Layer delegate, nonisolated as layers are

  /// Draws the contents if the view's class overrides `draw(_:)`, or its layer's class `draw(in:)`.
  open nonisolated func display(_ layer: CALayer) {
    withViews(layer) { if overridesDraw { $0.drawContents() } }
  }

  /// Makes the context current and calls `draw(_:)`.
  open nonisolated func draw(_ layer: CALayer, in ctx: CGContext) {
    withViews(ctx) {
      UIGraphicsPushContext($0)
      traitCollection.performAsCurrent { draw(bounds) }
      UIGraphicsPopContext()
    }
  }

  /// Called before the layer's contents are drawn. The default implementation does nothing.
  open nonisolated func layerWillDraw(_ layer: CALayer) {}

  /// Calls ``UIView/layoutSubviews()``, and the controller's methods before and after it.
  open nonisolated func layoutSublayers(of layer: CALayer) {
    withViews(()) {
      layoutState?.updateEngineIfNeeded()
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// Returns the action for a change of one of the layer's properties: an animation inside
  /// `animate(withDuration:animations:)` and related methods, none outside.
  open nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === self.layer ? AnimationStack.current.action(for: layer, forKey: event) : NSNull()
  }

  // MARK: Animation blocks
  //
  // `@preconcurrency` is also inherited from the class. Without it, files disagree about the names of these methods'
  // symbols, because some strip the closures' isolation from them and some don't.

  /// Animates the changes that a block makes to views.
  ///
  /// Position, bounds, transform and corner radius are animated additively: running animations continue, and the motion
  /// stays smooth. Opacity, colors and other properties start from the value before the block, or from the presentation
  /// value while one of their animations runs. Properties that can't be interpolated change immediately.
  ///
  /// A nested block inherits the duration and the curve of the enclosing block.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it isn't above 0, changes apply immediately.
  ///   - delay: The seconds until the animations begin. Values that aren't above 0 mean no delay.
  ///   - options: The options of the animations. By default they play once with an ease-in-out curve.
  ///   - animations: A block that changes views. It's called before the method returns.
  ///   - completion: A block that is called once, after the last animation has ended, with whether all of them
  ///     finished. If nothing is animated, it's called at the next commit. Animations of views that aren't displayed
  ///     end at the commit, unfinished.
  @preconcurrency
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    startAnimation(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes to views, with an ease-in-out curve and without a delay.
  @preconcurrency
  open class func animate(
    withDuration duration: TimeInterval, animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes to views, with an ease-in-out curve and without a delay.
  @preconcurrency
  open class func animate(withDuration duration: TimeInterval, animations: @MainActor () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Animates the changes that a block makes to views, with a spring that settles within the duration.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. The spring's constants are chosen for a duration clamped to 0.01…10 s;
  ///     see `Spring.init(viewDampingRatio:duration:velocity:)`.
  ///   - dampingRatio: The damping ratio, clamped to 0.05…1. At 1 the spring doesn't oscillate.
  ///   - velocity: The initial velocity as a multiple of the total distance per second; positive toward the end
  ///     value.
  ///   - delay: The seconds until the animations begin.
  ///   - options: Further options of the animations. Default none.
  ///   - animations: A block that changes views.
  ///   - completion: A block that is called at the end, with whether all animations finished.
  @preconcurrency
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
    animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    startAnimation(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations, completion: completion)
  }

  /// Animates the changes that a block makes to views, with a spring described by its perceived motion, until it has
  /// settled.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration, which is the period of an undamped oscillation, in seconds. If it isn't
  ///     above 0, changes apply immediately. Default 0.5.
  ///   - bounce: The bounce, clamped to −1…1: 0, the default, is critically damped; positive values oscillate,
  ///     negative ones are overdamped.
  ///   - velocity: The initial velocity as a multiple of the total distance per second; positive toward the end
  ///     value. Default 0.
  ///   - delay: The seconds until the animations begin. Default 0.
  ///   - options: Further options of the animations. Default none.
  ///   - animations: A block that changes views.
  ///   - completion: A block that is called at the end, with whether all animations finished.
  @preconcurrency
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    startAnimation(
      springDuration: duration, bounce: bounce, initialSpringVelocity: velocity, delay: delay,
      options: options, animations: animations, completion: completion)
  }

  /// Animates the changes that keyframes make to views, each during a part of the duration.
  ///
  /// ```swift
  /// UIView.animateKeyframes(withDuration: 2, delay: 0) {
  ///   UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { ball.center.y = 200 }
  ///   UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 0 }
  /// }
  /// ```
  ///
  /// Values don't change between keyframes. Changes outside of keyframes take the whole duration. A nested block
  /// inherits the duration and the curve of the enclosing block; if that is a spring, keyframes run with a linear
  /// curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it isn't above 0, changes apply immediately.
  ///   - delay: The seconds until the animations begin.
  ///   - options: The options of the keyframes. Default linear interpolation, with an ease-in-out curve for the
  ///     whole.
  ///   - animations: A block that adds keyframes. It's called before the method returns.
  ///   - completion: See ``animate(withDuration:delay:options:animations:completion:)``.
  @preconcurrency
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    startKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }

  /// Adds a keyframe to the innermost ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start time as a fraction of the duration, 0…1. Inside another keyframe's block, a
  ///     fraction of that keyframe.
  ///   - frameDuration: The duration as a fraction, clamped to the end.
  ///   - animations: A block that changes views. It's called before the method returns.
  @preconcurrency
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @MainActor () -> Void
  ) {
    performKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations)
  }

  /// Plays a predefined animation of views, with a duration of 0.25 s and an ease-in-out curve.
  ///
  /// Apple doesn't document the appearance or the duration of its animation.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - views: The views to animate. Their alpha and transform are restored at the end.
  ///   - options: The options of the animation.
  ///   - parallelAnimations: A block of further changes to animate at the same time.
  ///   - completion: See ``animate(withDuration:delay:options:animations:completion:)``.
  @preconcurrency
  open class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    startSystemAnimation(
      animation, on: views, options: options, animations: parallelAnimations, completion: completion)
  }

  /// Replaces the appearance of a view and its subviews with a transition.
  ///
  /// Changes in the block aren't animated individually unless ``AnimationOptions/allowAnimatedContent`` is set. The
  /// article "Transition types" of QuartzCore describes the drawing of flips and curls.
  ///
  /// - Parameters:
  ///   - view: The view whose appearance changes.
  ///   - duration: The duration in seconds. If it isn't above 0, changes apply immediately.
  ///   - options: The transition, its curve and further options. By default, the new appearance is shown immediately.
  ///   - animations: A block that changes the view and its subviews. It's called before the method returns.
  ///   - completion: See ``animate(withDuration:delay:options:animations:completion:)``.
  @preconcurrency
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    startTransition(
      with: view, duration: duration, options: options, animations: animations, completion: completion)
  }

  /// Replaces a view with another one, with a transition of their superview.
  ///
  /// - Parameters:
  ///   - fromView: The view to replace. It's removed from its superview, or hidden with
  ///     ``AnimationOptions/showHideTransitionViews``. If it has no superview, nothing happens.
  ///   - toView: The new view. It's added in front of the superview's other subviews, or shown with that option.
  ///   - duration: The duration in seconds.
  ///   - options: See ``transition(with:duration:options:animations:completion:)``.
  ///   - completion: See ``animate(withDuration:delay:options:animations:completion:)``.
  @preconcurrency
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    startTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  /// Whether changes in animation blocks are animated. Default true. Each thread has its own value.
  open class var areAnimationsEnabled: Bool { AnimationStack.current.isEnabled }

  /// Sets whether changes in animation blocks are animated. Running animations continue.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationStack.current.isEnabled = enabled }

  /// Calls a block whose changes apply immediately, even inside an animation block.
  @preconcurrency
  open class func performWithoutAnimation(_ actionsWithoutAnimation: @MainActor () -> Void) {
    AnimationStack.current.perform(enabled: false, actionsWithoutAnimation)
  }

  /// The duration of the enclosing animation block, in seconds; 0 outside of blocks.
  open class var inheritedAnimationDuration: TimeInterval { AnimationStack.current.traits?.duration ?? 0 }

  /// Repeats the animations that a nested block adds to the enclosing animation block, whose completion waits for
  /// them.
  ///
  /// - Parameters:
  ///   - count: The number of times that the animations play; fractions are allowed.
  ///   - autoreverses: Whether each time also plays backward.
  ///   - animations: A block that changes views.
  @preconcurrency
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) { repeatAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations) }

  // MARK: Animation blocks of iOS 2

  /// Begins an animation block of 0.2 s with an ease-in-out curve, which ends with ``commitAnimations()``.
  ///
  /// - Parameters:
  ///   - animationID: Ignored, because the animation delegate that it was passed to isn't supported.
  ///   - context: Ignored for the same reason.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) { openBlock() }

  /// Ends the block begun with ``beginAnimations(_:context:)``. Without one it does nothing.
  open class func commitAnimations() { closeBlock() }

  /// Sets the duration of subsequent changes in the block, in seconds. If it isn't above 0, changes apply immediately.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    changeBlock { $0.duration = duration > 0 ? duration : 0 }
  }

  /// Sets the delay of subsequent changes in the block, in seconds.
  open class func setAnimationDelay(_ delay: TimeInterval) {
    changeBlock { $0.delay = delay > 0 && delay.isFinite ? delay : 0 }
  }

  /// Sets the timing curve of subsequent changes in the block.
  open class func setAnimationCurve(_ curve: AnimationCurve) {
    changeBlock { $0.pacing = .curve(curve.timingFunction) }
  }

  /// Sets the number of times that animations of subsequent changes in the block play.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    changeBlock { $0.repeatCount = repeatCount > 0 ? repeatCount : 0 }
  }

  /// Sets whether animations of subsequent changes in the block also play backward.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    changeBlock { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether animations of subsequent changes in the block begin with the presentation values.
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    changeBlock { $0.beginsFromCurrentState = fromCurrentState }
  }
}

/// The views and objects that a view is connected to.
@MainActor
struct ViewLinks {
  weak var superview: UIView?
  var subviews: [UIView] = []
  var gestureRecognizers: [UIGestureRecognizer] = []
  var mask: UIView?
  /// The controller whose view this is.
  weak var controller: UIViewController?
}
