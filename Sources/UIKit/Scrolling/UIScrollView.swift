public import QuartzCore

/// A view that scrolls content larger than itself.
///
/// The ``contentOffset`` is the origin of the bounds. Touches drag the content, with resistance beyond its edges.
/// After a drag the content decelerates, bounces at the edges and comes to rest. These motions are closed forms in
/// the stage's time, applied at every frame of the display.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  var scrollTraits = ScrollTraits()
  var drag: ScrollDrag?
  var zoom = ScrollZoom()
  var player: OffsetPlayer?
  var wasStoppedByTouch = false
  var offsetObservers: [OffsetObserver] = []
  lazy var indicators = ScrollIndicators(of: self)

  /// The object that is notified about scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The gesture recognizer for scrolling.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollRecognizer }
  private let scrollRecognizer = ScrollPanGestureRecognizer()
  private let delayRecognizer = ContentDelayGestureRecognizer()
  private let pinchRecognizer = ScrollPinchGestureRecognizer()

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToScroll()
  }

  /// Creates a scroll view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareToScroll()
  }

  private func prepareToScroll() {
    clipsToBounds = true
    delayRecognizer.delaysTouchesBegan = true
    delayRecognizer.delaysTouchesEnded = false
    panGestureRecognizer.addAction { [weak self] _ in self?.handlePan() }
    addGestureRecognizer(panGestureRecognizer)
    addGestureRecognizer(delayRecognizer)
    pinchRecognizer.addAction { [weak self] in
      guard let self, let pinch = $0 as? UIPinchGestureRecognizer else { return }
      handlePinch(pinch)
    }
  }

  // MARK: Content

  /// The size of the content. Default zero.
  open var contentSize: CGSize {
    get { scrollTraits.contentSize }
    set {
      adjustInsets { scrollTraits.contentSize = newValue }
      indicators.layOut()
      propertyDidChange()
    }
  }

  /// The margins around the content. Default zero.
  open var contentInset: UIEdgeInsets {
    get { scrollTraits.contentInset }
    set {
      guard newValue != scrollTraits.contentInset else { return }
      scrollTraits.contentInset = newValue
      indicators.layOut()
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset?(self)
      propertyDidChange()
    }
  }

  /// The margins around the content with the part of the safe area that ``contentInsetAdjustmentBehavior`` adds.
  open var adjustedContentInset: UIEdgeInsets { resultingContentInset }

  /// The rule for adding the safe area to the margins around the content. Default
  /// ``ContentInsetAdjustmentBehavior/automatic``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrollTraits.insetAdjustment }
    set { adjustInsets { scrollTraits.insetAdjustment = newValue } }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets { scrollTraits.safeArea = safeAreaInsets }
  }

  /// Called after the insets have changed. The default implementation does nothing.
  open func adjustedContentInsetDidChange() {}

  /// The position of the view's top-left corner in the content.
  ///
  /// If it's set during a deceleration, the deceleration continues from the new offset. An animation ends.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveOffset(to: newValue) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if super.bounds != old { indicators.layOut() }
      guard super.bounds.origin != old.origin else { return }
      setNeedsLayout()
      for observer in offsetObservers { observer.didChange() }
      delegate?.scrollViewDidScroll?(self)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      indicators.layOut()
    }
  }

  /// Sets the offset, with an animation of 0.3 s if requested, and stops other motions.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMoving()
    if animated { scroll(to: contentOffset) } else { applyOffset(contentOffset) }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the content visible, with an animation of 0.3 s if
  /// requested.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Scrolling

  /// Whether touches scroll the content. Default true.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether the content can be moved beyond its edges. Default true.
  open var bounces = true
  /// Whether content that isn't higher than the view can be moved vertically. Default false.
  open var alwaysBounceVertical = false
  /// Whether content that isn't wider than the view can be moved horizontally. Default false.
  open var alwaysBounceHorizontal = false
  /// Whether the content comes to rest at multiples of the view's size. Default false.
  open var isPagingEnabled = false
  /// Whether a drag moves the content along one axis only. Default false.
  open var isDirectionalLockEnabled = false
  /// The fraction of the velocity that remains after each millisecond. Default ``DecelerationRate/normal``.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches are delivered to the content only after a delay in which they don't scroll. Default true.
  open var delaysContentTouches = true
  /// Whether touches that were delivered to the content can still scroll. Default true.
  open var canCancelContentTouches = true

  /// Returns whether a view in the content receives touches; otherwise, they only scroll. Default true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }

  override func allowsTouch(_ touch: UITouch, with event: UIEvent?, in view: UIView) -> Bool {
    touchesShouldBegin([touch], with: event, in: view)
  }

  /// Returns whether the touches of a view in the content may be canceled for scrolling. Default true unless the
  /// view is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === pinchRecognizer { return zoomedView != nil && canTakeTouches }
    return gestureRecognizer !== panGestureRecognizer || canTakeTouches
  }

  /// Whether a tap on the status bar scrolls to the top. There is no status bar, so it's stored and not used. Default true.
  open var scrollsToTop = true
  /// The rule for ending the editing of text when the content is dragged. Default ``KeyboardDismissMode/none``.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Zooming

  /// The scale of the view that the delegate provides for zooming; 1 without one. A new value is clamped to the limits.
  open var zoomScale: CGFloat {
    get { zoomedView?.transformScale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The lowest scale. Default 1.
  open var minimumZoomScale: CGFloat = 1 { didSet { updatePinchRecognizer() } }
  /// The highest scale. It has to be above the lowest one for zooming. Default 1.
  open var maximumZoomScale: CGFloat = 1 { didSet { updatePinchRecognizer() } }
  /// Whether a pinch can exceed the limits, to which the scale then returns. Default true.
  open var bouncesZoom = true
  /// Whether a pinch is zooming the content.
  open var isZooming: Bool { zoom.pinch != nil }
  /// Whether the scale is returning to its limits after a pinch.
  open var isZoomBouncing: Bool { zoom.isBouncing }
  /// The gesture recognizer for zooming; nil if the limits don't allow zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? pinchRecognizer : nil }

  private func updatePinchRecognizer() {
    guard canZoom != (pinchRecognizer.view != nil) else { return }
    if canZoom { addGestureRecognizer(pinchRecognizer) } else { removeGestureRecognizer(pinchRecognizer) }
  }

  /// Sets the scale, with an animation of 0.3 s if requested. The middle of the visible content stays where it is.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

  /// Zooms and scrolls so that a rectangle in the coordinates of the zoomed view fills the scroll view, with an animation of
  /// 0.3 s if requested.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// A control above the content that the user pulls to refresh. Default nil.
  open var refreshControl: UIRefreshControl? {
    didSet {
      oldValue?.removeFromSuperview()
      if let refreshControl { addSubview(refreshControl) }
    }
  }

  // MARK: Scrolling state

  /// Whether touches that can scroll are down.
  open internal(set) var isTracking = false
  /// Whether touches are dragging the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content is decelerating after a drag.
  open internal(set) var isDecelerating = false

  // MARK: Indicators

  /// The color of the scroll indicators. Default ``IndicatorStyle/default``.
  open var indicatorStyle: IndicatorStyle {
    get { scrollTraits.indicatorStyle }
    set {
      scrollTraits.indicatorStyle = newValue
      recordAppearance(\UIScrollView.indicatorStyle, newValue)
      indicators.layOut()
    }
  }

  /// Whether a vertical indicator is displayed during scrolling. Default true.
  open var showsVerticalScrollIndicator: Bool {
    get { scrollTraits.showsVerticalIndicator }
    set { scrollTraits.showsVerticalIndicator = newValue }
  }

  /// Whether a horizontal indicator is displayed during scrolling. Default true.
  open var showsHorizontalScrollIndicator: Bool {
    get { scrollTraits.showsHorizontalIndicator }
    set { scrollTraits.showsHorizontalIndicator = newValue }
  }

  /// Whether the safe area is added to the insets of the indicators. It's stored and not used. Default true.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The insets of the vertical indicator.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollTraits.verticalIndicatorInsets }
    set { scrollTraits.verticalIndicatorInsets = newValue }
  }

  /// The insets of the horizontal indicator.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollTraits.horizontalIndicatorInsets }
    set { scrollTraits.horizontalIndicatorInsets = newValue }
  }

  /// The insets of both indicators. Reading returns the vertical indicator's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scrollTraits.verticalIndicatorInsets }
    set {
      (scrollTraits.verticalIndicatorInsets, scrollTraits.horizontalIndicatorInsets) = (newValue, newValue)
    }
  }

  /// Displays the indicators for a moment if the view is in a window.
  open func flashScrollIndicators() {
    guard window != nil else { return }
    indicators.show()
    indicators.hide()
  }
}
