public import QuartzCore

/// A view that displays a navigation item.
@MainActor
protocol NavigationItemObserver: AnyObject {
  func navigationItemDidChange(_ item: UINavigationItem)
}

/// The content of a navigation bar for a controller: the title and the buttons.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether a title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// Like the title of the item before; large for the first.
    case automatic = 0
    /// Always large.
    case always
    /// Never large.
    case never
  }

  weak var observer: (any NavigationItemObserver)?

  /// Creates an item without title.
  public override init() {}

  /// Creates an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  /// The title. Default nil.
  open var title: String? { didSet { didChange() } }
  /// A view that is displayed instead of the title. Default nil.
  open var titleView: UIView? { didSet { didChange() } }
  /// A line above the title. It's stored and not displayed. Default nil.
  open var prompt: String?
  /// The search whose bar is displayed below the title. Default nil.
  open var searchController: UISearchController? { didSet { didChange() } }
  /// Whether scrolling hides the search bar. It's stored and not used: the bar stays. Default true.
  open var hidesSearchBarWhenScrolling = true
  /// Whether the title is large. Default ``LargeTitleDisplayMode/automatic``.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }

  // MARK: Going back

  /// The item whose title and image the button that goes back to this item has. Its action isn't called. Default nil.
  open var backBarButtonItem: UIBarButtonItem?
  /// The title of the button that goes back to this item; nil, the default, for ``title``.
  open var backButtonTitle: String?
  /// Whether there is no button that goes back. Default false.
  open var hidesBackButton = false { didSet { didChange() } }
  /// Whether buttons on the left are displayed beside the one that goes back instead of replacing it. Default false.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// Sets whether there is no button that goes back. The change isn't animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  // MARK: Buttons

  /// The buttons on the left, from the left. Default nil.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The buttons on the right, from the right. Default nil.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The leftmost button.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The rightmost button.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the buttons on the left. The change isn't animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  /// Sets the buttons on the right. The change isn't animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the button on the left. The change isn't animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the button on the right. The change isn't animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  // MARK: Appearances

  /// The background of the bar while this is the top item; nil, the default, for the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The background while nothing is scrolled below the bar; nil, the default, for the bar's own.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange() } }
  /// The background in a compact height. It's stored and not used.
  open var compactAppearance: UINavigationBarAppearance?

  private func didChange() { observer?.navigationItemDidChange(self) }
}
