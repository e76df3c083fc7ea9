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
  var player: OffsetPlayer?
  var wasStoppedByTouch = false
  lazy var indicators = ScrollIndicators(of: self)

  /// The object that is notified about scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The gesture recognizer for scrolling.
  open var panGestureRecognizer: UIPanGestureRecognizer { scrollRecognizer }
  private let scrollRecognizer = ScrollPanGestureRecognizer()
  private let delayRecognizer = ContentDelayGestureRecognizer()

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
  }

  // MARK: Content

  /// The size of the content. Default zero.
  open var contentSize: CGSize {
    get { scrollTraits.contentSize }
    set {
      scrollTraits.contentSize = newValue
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

  /// The margins around the content, which equal ``contentInset`` because there are no system bars.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

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
    gestureRecognizer !== panGestureRecognizer || canTakeTouches
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
