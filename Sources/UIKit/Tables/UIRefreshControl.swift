public import QuartzCore

/// A spinner above a scroll view's content, which the user reveals by pulling.
///
/// It begins at a pull of 60 points (estimated) and sends ``UIControl/Event/valueChanged``. While it refreshes, the content stays
/// below it.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private static let height: CGFloat = 60
  private static let triggerDistance: CGFloat = 60
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private weak var scrollView: UIScrollView?
  private var wasTriggered = false

  /// Creates a control that doesn't refresh.
  public convenience init() {
    self.init(frame: CGRect(x: 0, y: -Self.height, width: 320, height: Self.height))
  }

  /// Creates a control that doesn't refresh.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    spinner.hidesWhenStopped = false
    spinner.alpha = 0
    label.textAlignment = .center
    for view in [spinner, label] as [UIView] { addSubview(view) }
    isUserInteractionEnabled = false
  }

  /// Whether the control refreshes. Default false.
  open private(set) var isRefreshing = false
  /// A text below the spinner. Default nil.
  open var attributedTitle: NSAttributedString? { didSet { label.attributedText = attributedTitle } }

  /// Shows the spinner. No event is sent.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.alpha = 1
    spinner.startAnimating()
    scrollView?.scrollTraits.refreshInset = Self.height
    scrollView?.contentInset.top += Self.height
  }

  /// Hides the spinner, and lets the content back to the top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    guard let scrollView else { return }
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + Self.height
    scrollView.scrollTraits.refreshInset = 0
    scrollView.contentInset.top -= Self.height
    if isAtTop, !scrollView.isDragging {
      let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
      scrollView.setContentOffset(top, animated: true)
    }
    spinner.alpha = 0
  }

  open override func tintColorDidChange() { spinner.color = tintColor }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    scrollView = superview as? UIScrollView
    scrollView?.observeOffset(for: self) { [weak self] in self?.offsetChanged() }
  }

  private func offsetChanged() {
    guard let scrollView, scrollView === superview else { return }
    frame = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    guard !isRefreshing else { return }
    let pull = -scrollView.adjustedContentInset.top - scrollView.contentOffset.y
    spinner.alpha = min(max(pull / Self.triggerDistance, 0), 1)
    if pull < 1 { wasTriggered = false }
    guard scrollView.isDragging, pull >= Self.triggerDistance, !wasTriggered else { return }
    wasTriggered = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center = CGPoint(x: bounds.midX, y: bounds.midY - (attributedTitle == nil ? 0 : 10))
    label.frame = CGRect(x: 0, y: bounds.height - 20, width: bounds.width, height: 18)
  }
}
