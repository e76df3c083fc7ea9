public import QuartzCore

/// A control that displays a dot for each page, and the current page in another color.
///
/// A tap on the right half selects the next page, and one on the left half the previous page, with
/// ``UIControl/Event/valueChanged``. Dots are 7 points wide with gaps of 9 points.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let dotSize: CGFloat = 7
  private static let gap: CGFloat = 9
  private static let height: CGFloat = 37

  private var dots: [UIView] = []
  private var page = 0

  /// The number of pages; below 0 counts as 0. Default 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
      while dots.count < numberOfPages { addDot() }
      currentPage = page
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The index of the current page, which is clamped to the pages. Default 0.
  open var currentPage: Int {
    get { page }
    set {
      page = min(max(newValue, 0), max(numberOfPages - 1, 0))
      updateDots()
    }
  }

  /// Whether the control is hidden if there is only one page, or none. Default false.
  open var hidesForSinglePage = false { didSet { updateDots() } }

  /// The color of the dots of other pages; nil, the default, for translucent white.
  open var pageIndicatorTintColor: UIColor? {
    didSet {
      updateDots()
      recordAppearance(\UIPageControl.pageIndicatorTintColor, pageIndicatorTintColor)
    }
  }

  /// The color of the current page's dot; nil, the default, for white.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet {
      updateDots()
      recordAppearance(\UIPageControl.currentPageIndicatorTintColor, currentPageIndicatorTintColor)
    }
  }

  private func addDot() {
    let dot = UIView()
    dot.isUserInteractionEnabled = false
    dot.layer.cornerRadius = Self.dotSize / 2
    dots.append(dot)
    addSubview(dot)
  }

  private func updateDots() {
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == page
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.2)
      dot.isHidden = hidesForSinglePage && numberOfPages < 2
    }
  }

  // MARK: Layout

  /// Returns the size of the dots of a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(width: max(count * (Self.dotSize + Self.gap) - Self.gap, 0), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, dot) in dots.enumerated() {
      let place = CGFloat(isReversed ? dots.count - 1 - index : index)
      dot.frame = CGRect(
        x: start + place * (Self.dotSize + Self.gap), y: bounds.midY - Self.dotSize / 2,
        width: Self.dotSize, height: Self.dotSize)
    }
  }

  // MARK: Touches

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let location = touch?.location(in: self), bounds.contains(location) else { return }
    let isForward = (location.x > bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let former = currentPage
    currentPage += isForward ? 1 : -1
    if currentPage != former { sendActions(for: .valueChanged) }
  }
}
