public import QuartzCore

/// A view whose content is larger than itself, and that fingers move over it.
///
/// Its bounds' origin is the ``contentOffset``. Fingers drag the content, beyond its edges as against a rubber band; when
/// they let it go it slows down by itself, bounces at the edges, and comes to rest: closed forms in the stage's time,
/// shown with every frame of the display.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  var scrollTraits = ScrollTraits()
  var drag: ScrollDrag?
  var player: OffsetPlayer?
  var wasStoppedByTouch = false
  lazy var indicators = ScrollIndicators(of: self)

  /// Who hears of what happens.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// What recognises the fingers that scroll.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()
  private let delayRecognizer = ContentDelayGestureRecognizer()

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareToScroll()
  }

  /// Reads a scroll view from an archive.
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

  /// The extent of the content. Default none.
  open var contentSize: CGSize {
    get { scrollTraits.contentSize }
    set {
      scrollTraits.contentSize = newValue
      indicators.layOut()
    }
  }

  /// The room around the content. Default none.
  open var contentInset: UIEdgeInsets {
    get { scrollTraits.contentInset }
    set {
      guard newValue != scrollTraits.contentInset else { return }
      scrollTraits.contentInset = newValue
      indicators.layOut()
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  /// The room around the content, bars of the system included; there are none.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The insets have changed; the default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Where in the content the upper left corner is.
  ///
  /// Content that moves on after fingers have let it go does so from the new place; an animation ends.
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
      delegate?.scrollViewDidScroll(self)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      indicators.layOut()
    }
  }

  /// Sets the offset, at once or in 0.3 s. What moves by itself stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    stopMoving()
    if animated { scroll(to: contentOffset) } else { applyOffset(contentOffset) }
  }

  /// Moves the content as little as is needed for a rectangle of it to be seen, at once or in 0.3 s.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = offset(showing: rect)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: How it scrolls

  /// Whether fingers scroll. Default true.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether the content can be brought beyond its edges. Default true.
  open var bounces = true
  /// Whether it can be so vertically where it's smaller than the view. Default false.
  open var alwaysBounceVertical = false
  /// Whether it can be so horizontally where it's smaller than the view. Default false.
  open var alwaysBounceHorizontal = false
  /// Whether the content comes to rest at whole multiples of the view's extent. Default false.
  open var isPagingEnabled = false
  /// Whether a drag goes along one axis alone. Default false.
  open var isDirectionalLockEnabled = false
  /// How much velocity is left after each millisecond. Default ``DecelerationRate/normal``.
  open var decelerationRate = DecelerationRate.normal
  /// Whether touches reach the content only when they don't scroll at once. Default true.
  open var delaysContentTouches = true
  /// Whether touches that reached the content may still scroll. Default true.
  open var canCancelContentTouches = true

  /// Returns whether touches that a view of the content has may be taken away to scroll. Default: unless it's a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== panGestureRecognizer || canTakeTouches
  }

  // MARK: What it does

  /// Whether fingers are on it that may scroll.
  open internal(set) var isTracking = false
  /// Whether fingers drag the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content moves on after fingers have let it go.
  open internal(set) var isDecelerating = false

  // MARK: Indicators

  /// How scroll indicators look. Default dark.
  open var indicatorStyle: IndicatorStyle {
    get { scrollTraits.indicatorStyle }
    set {
      scrollTraits.indicatorStyle = newValue
      indicators.layOut()
    }
  }

  /// Whether an indicator shows how far down the content is. Default true.
  open var showsVerticalScrollIndicator: Bool {
    get { scrollTraits.showsVerticalIndicator }
    set { scrollTraits.showsVerticalIndicator = newValue }
  }

  /// Whether an indicator shows how far right the content is. Default true.
  open var showsHorizontalScrollIndicator: Bool {
    get { scrollTraits.showsHorizontalIndicator }
    set { scrollTraits.showsHorizontalIndicator = newValue }
  }

  /// How far the vertical indicator stays away from the edges.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollTraits.verticalIndicatorInsets }
    set { scrollTraits.verticalIndicatorInsets = newValue }
  }

  /// How far the horizontal indicator stays away from the edges.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollTraits.horizontalIndicatorInsets }
    set { scrollTraits.horizontalIndicatorInsets = newValue }
  }

  /// How far the indicators stay away from the edges; the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scrollTraits.verticalIndicatorInsets }
    set {
      (scrollTraits.verticalIndicatorInsets, scrollTraits.horizontalIndicatorInsets) = (newValue, newValue)
    }
  }

  /// Shows the indicators for a moment; without a window it does nothing.
  open func flashScrollIndicators() {
    guard window != nil else { return }
    indicators.show()
    indicators.hide()
  }
}
