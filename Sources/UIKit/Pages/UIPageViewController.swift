public import QuartzCore
import Requirements

/// Shows controllers as pages, which the user turns by scrolling.
///
/// Every page is shown by scrolling: the style ``TransitionStyle/pageCurl`` looks like ``TransitionStyle/scroll``.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController, UIScrollViewDelegate {
  /// The motion between pages.
  public enum TransitionStyle: Int, Sendable {
    /// The same as ``scroll``.
    case pageCurl = 0
    /// The pages scroll.
    case scroll
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical
  }

  /// The direction in which a page is turned.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse
  }

  /// The place of a spine. There is none, since pages scroll.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// At the left or top.
    case min
    /// In the middle.
    case mid
    /// At the right or bottom.
    case max
  }

  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The place of the spine, which is ignored.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between pages in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The object that provides the pages; without one, the user can't turn pages. Default nil.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { findNeighbors() } }
  /// The object that is notified about turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The motion between pages.
  open private(set) var transitionStyle = TransitionStyle.pageCurl
  /// The axis along which pages follow each other.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The place of the spine: none.
  open var spineLocation: SpineLocation { .none }
  /// Whether pages have a back side. It's stored and not used. Default false.
  open var isDoubleSided = false
  /// The recognizers of the drag that turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [scrollView.panGestureRecognizer] }

  private let scrollView = UIScrollView()
  private let pageControl = UIPageControl()
  private var spacing: CGFloat = 0
  private var pages = PageTriple()
  /// A closure that is called at the end of the animation that the program started.
  private var endOfAnimation: ((Bool) -> Void)?

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: The motion between pages.
  ///   - navigationOrientation: The axis along which pages follow each other.
  ///   - options: The options; ``OptionsKey/interPageSpacing`` is a number.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let value = options?[.interPageSpacing]
    spacing = value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
  }

  /// Creates a controller without pages, along the horizontal axis.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without pages from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Pages

  /// The controller of the current page, in an array.
  open var viewControllers: [UIViewController]? { pages.current.map { [$0] } }

  /// Shows the page of a controller.
  ///
  /// - Parameters:
  ///   - viewControllers: The controller, in an array with one element.
  ///   - direction: The side from which it comes if animated.
  ///   - animated: Whether it scrolls in.
  ///   - completion: A closure that is called at the end, with whether the animation finished.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    require(
      viewControllers?.count ?? 1 == 1,
      "a page view controller shows one page at a time, but \(viewControllers?.count ?? 0) were given")
    finishAnimation(false)
    let isScrolling = animated && pages.current != nil && viewIfLoaded?.window != nil
    guard let new = viewControllers?.first, isScrolling, new !== pages.current else {
      show(viewControllers?.first)
      completion?(true)
      return
    }
    if direction == .forward { (pages.before, pages.after) = (nil, new) }
    if direction == .reverse { (pages.before, pages.after) = (new, nil) }
    layOutPages()
    showNeighbors()
    endOfAnimation = { [weak self] isFinished in
      self?.show(new)
      completion?(isFinished)
    }
    scrollView.setContentOffset(offset(of: direction == .forward ? pages.count - 1 : 0), animated: true)
  }

  private func finishAnimation(_ isFinished: Bool) { endOfAnimation.take()?(isFinished) }

  private func show(_ controller: UIViewController?) {
    for old in [pages.before, pages.current, pages.after] {
      if let old, old !== controller, old.parent === self { remove(old) }
    }
    pages = PageTriple(current: controller)
    controller.map(add)
    findNeighbors()
    layOutPages()
  }

  private func add(_ controller: UIViewController) {
    let isNew = controller.parent !== self
    if isNew { addChild(controller) }
    if isViewLoaded { scrollView.addSubview(controller.view) }
    if isNew { controller.didMove(toParent: self) }
  }

  private func remove(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  /// Asks the data source for the pages beside the current one.
  private func findNeighbors() {
    guard let current = pages.current, let dataSource else { return }
    pages.before = dataSource.pageViewController(self, viewControllerBefore: current)
    pages.after = dataSource.pageViewController(self, viewControllerAfter: current)
    layOutPages()
    updatePageControl()
  }

  private func showNeighbors() {
    for controller in [pages.before, pages.after] { controller.map(add) }
    layOutPages()
  }

  private func updatePageControl() {
    let count = dataSource?.presentationCount?(for: self)
    pageControl.isHidden = count == nil
    pageControl.numberOfPages = count ?? 0
    if let index = dataSource?.presentationIndex?(for: self) { pageControl.currentPage = index }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    (scrollView.showsHorizontalScrollIndicator, scrollView.showsVerticalScrollIndicator) = (false, false)
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = self
    view.addSubview(scrollView)
    pageControl.isUserInteractionEnabled = false
    pageControl.isHidden = true
    view.addSubview(pageControl)
    pages.current.map(add)
    findNeighbors()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let gap = isHorizontal ? CGSize(width: spacing, height: 0) : CGSize(width: 0, height: spacing)
    let frame = view.bounds.insetBy(dx: -gap.width / 2, dy: -gap.height / 2)
    pageControl.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - 37, width: view.bounds.width, height: 37)
    guard scrollView.frame != frame else { return }
    scrollView.frame = frame
    layOutPages()
  }

  private var isHorizontal: Bool { navigationOrientation == .horizontal }

  private func offset(of index: Int) -> CGPoint {
    let size = scrollView.bounds.size
    return isHorizontal
      ? CGPoint(x: CGFloat(index) * size.width, y: 0) : CGPoint(x: 0, y: CGFloat(index) * size.height)
  }

  /// Lays out the pages that are known, and shows the current one.
  private func layOutPages() {
    guard isViewLoaded, endOfAnimation == nil else { return }
    let size = scrollView.bounds.size
    let count = CGFloat(max(pages.count, 1))
    scrollView.contentSize = CGSize(
      width: isHorizontal ? size.width * count : size.width,
      height: isHorizontal ? size.height : size.height * count)
    for (index, page) in pages.all.enumerated() where page.viewIfLoaded?.superview === scrollView {
      let inset = UIEdgeInsets(
        top: isHorizontal ? 0 : spacing / 2, left: isHorizontal ? spacing / 2 : 0,
        bottom: isHorizontal ? 0 : spacing / 2, right: isHorizontal ? spacing / 2 : 0)
      page.view.frame = CGRect(origin: offset(of: index), size: size).inset(by: inset)
    }
    if !scrollView.isDragging, !scrollView.isDecelerating {
      scrollView.contentOffset = offset(of: pages.currentIndex)
    }
  }

  // MARK: Scrolling

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    finishAnimation(false)
    showNeighbors()
    let pending = [pages.before, pages.after].compactMap(\.self)
    if !pending.isEmpty { delegate?.pageViewController?(self, willTransitionTo: pending) }
  }

  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { finishAnimation(true) }

  /// Makes the page in the middle the current one.
  private func settle() {
    let extent = isHorizontal ? scrollView.bounds.width : scrollView.bounds.height
    guard extent > 0, let old = pages.current else { return }
    let position = isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y
    let index = min(max(Int((position / extent).rounded()), 0), pages.count - 1)
    let new = pages.all[index]
    show(new)
    delegate?.pageViewController?(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: new !== old)
  }
}

/// The current page with those beside it.
@MainActor
private struct PageTriple {
  var before: UIViewController?
  var current: UIViewController?
  var after: UIViewController?

  init(current: UIViewController? = nil) { self.current = current }

  var all: [UIViewController] { [before, current, after].compactMap(\.self) }
  var count: Int { all.count }
  var currentIndex: Int { before == nil ? 0 : 1 }
}
