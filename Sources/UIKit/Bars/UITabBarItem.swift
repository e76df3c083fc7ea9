import QuartzCore

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A tab with a title and an image of the system.
  public enum SystemItem: Int, Sendable {
    /// More tabs.
    case more = 0
    /// The user's favorites.
    case favorites
    /// Featured content.
    case featured
    /// The best rated content.
    case topRated
    /// Recent content.
    case recents
    /// The user's contacts.
    case contacts
    /// The history.
    case history
    /// Bookmarks.
    case bookmarks
    /// A search.
    case search
    /// Downloads.
    case downloads
    /// The most recent content.
    case mostRecent
    /// The most viewed content.
    case mostViewed
  }

  /// The image while the tab is selected; nil, the default, for ``UIBarItem/image``.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// A text in a red badge. Default nil.
  open var badgeValue: String? { didSet { didChange() } }
  /// The color of the badge; nil, the default, for red.
  open var badgeColor: UIColor? { didSet { didChange() } }
  /// The offset of the title. Default zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }

  /// Creates a tab without content.
  public override init() { super.init() }

  /// Creates a tab with a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates a tab with an image for its selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates a tab with a title and an image of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (title, image, self.tag) = (systemItem.title, UIImage(systemName: systemItem.symbolName), tag)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }

  fileprivate var symbolName: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.fill"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .downloads: "arrow.down"
    case .mostViewed: "list.bullet"
    }
  }
}
