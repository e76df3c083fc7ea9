import QuartzCore

/// The title and the buttons of one item in a navigation bar.
@MainActor
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  private let backItem: UINavigationItem?
  private let title = UILabel()
  private let largeTitle = UILabel()
  /// Clips the large title while it moves below the bar.
  private let largeTitleArea = UIView()
  private weak var searchBar: UISearchBar?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private let goBack: () -> Void
  var style: NavigationTitleStyle { didSet { updateTitles() } }

  init(
    _ item: UINavigationItem, back backItem: UINavigationItem?, _ style: NavigationTitleStyle,
    goBack: @escaping () -> Void
  ) {
    (self.item, self.backItem, self.style, self.goBack) = (item, backItem, style, goBack)
    super.init(frame: .zero)
    largeTitleArea.clipsToBounds = true
    largeTitleArea.addSubview(largeTitle)
    largeTitle.adjustsFontSizeToFitWidth = true
    addSubview(largeTitleArea)
    for label in [title, largeTitle] { label.accessibilityTraits = .header }
    rebuild()
  }

  required init?(coder: NSCoder) { nil }

  func rebuild() {
    for view in left + right where view.superview === self { view.removeFromSuperview() }
    item.titleView.map(addSubview)
    if item.titleView == nil { addSubview(title) } else { title.removeFromSuperview() }
    let leftItems = item.leftBarButtonItems ?? []
    left = leftItems.map(view)
    if let backItem, !item.hidesBackButton, leftItems.isEmpty || item.leftItemsSupplementBackButton {
      left.insert(backButton(to: backItem), at: 0)
    }
    right = (item.rightBarButtonItems ?? []).map(view)
    for view in left + right { addSubview(view) }
    let newSearchBar = item.searchController?.searchBar
    if searchBar !== newSearchBar, searchBar?.superview === self { searchBar?.removeFromSuperview() }
    searchBar = newSearchBar
    searchBar.map(addSubview)
    updateTitles()
  }

  private func view(of item: UIBarButtonItem) -> UIView { item.customView ?? BarButton(item) }

  private func backButton(to backItem: UINavigationItem) -> BarButton {
    let item = BackButtonItem()
    item.image =
      backItem.backBarButtonItem?.image
      ?? UIImage(systemName: trailingSign > 0 ? "chevron.left" : "chevron.right")
    item.title = backItem.backBarButtonItem?.title ?? backItem.backButtonTitle ?? backItem.title ?? "Back"
    item.tintColor = backItem.backBarButtonItem?.tintColor
    return BarButton(item) { [goBack] _ in goBack() }
  }

  /// Updates the buttons of a changed item.
  func update(_ item: UIBarItem) {
    for case let button as BarButton in left + right where button.item === item { button.update() }
    setNeedsLayout()
  }

  private func updateTitles() {
    title.attributedText = attributed(size: 17, weight: .semibold, style.attributes)
    largeTitle.attributedText = attributed(size: 34, weight: .bold, style.largeAttributes)
    largeTitleArea.isHidden = !style.isLarge
    setNeedsLayout()
  }

  private func attributed(
    size: CGFloat, weight: UIFont.Weight, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: UIColor.label,
    ]
    return NSAttributedString(
      string: item.title ?? "", attributes: base.merging(attributes) { $1 })
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = layOut(isRightToLeft ? right : left, fromLeft: true)
    let trailing = layOut(isRightToLeft ? left : right, fromLeft: false)
    layOutTitle(between: leading, and: bounds.width - trailing)
    layOutLargeTitle()
    searchBar?.frame = CGRect(
      x: 8, y: bounds.height - searchHeight, width: max(bounds.width - 16, 0), height: searchHeight)
  }

  /// Lays out buttons from one side, and returns the width that they take.
  private func layOut(_ views: [UIView], fromLeft: Bool) -> CGFloat {
    var x = Self.margin
    for view in views {
      let size = view is BarButton ? view.sizeThatFits(bounds.size) : view.fittingBarSize
      let height = min(size.height, NavigationBarMetrics.height)
      let left = fromLeft ? x : bounds.width - x - size.width
      view.frame = CGRect(
        x: left, y: (NavigationBarMetrics.height - height) / 2, width: size.width, height: height)
      x += size.width + Self.gap
    }
    return views.isEmpty ? Self.margin : x
  }

  private func layOutTitle(between left: CGFloat, and right: CGFloat) {
    let view: UIView = item.titleView ?? title
    let size = item.titleView?.fittingBarSize ?? title.intrinsicContentSize
    let width = min(size.width, max(right - left, 0))
    let centered = (bounds.width - width) / 2
    let height = min(size.height, NavigationBarMetrics.height)
    view.frame = CGRect(
      x: min(max(centered, left), max(right - width, left)) + style.offset.horizontal,
      y: (NavigationBarMetrics.height - height) / 2 + style.offset.vertical, width: width, height: height)
    title.alpha = style.isLarge && largeTitleHeight > NavigationBarMetrics.largeTitleHeight / 3 ? 0 : 1
  }

  private var searchHeight: CGFloat { searchBar == nil ? 0 : NavigationBarMetrics.searchHeight }
  private var largeTitleHeight: CGFloat { bounds.height - NavigationBarMetrics.height - searchHeight }

  private func layOutLargeTitle() {
    let height = max(largeTitleHeight, 0)
    largeTitleArea.frame = CGRect(
      x: 0, y: NavigationBarMetrics.height, width: bounds.width, height: height)
    let size = largeTitle.intrinsicContentSize
    largeTitle.frame = CGRect(
      x: Self.margin, y: height - size.height - 8, width: bounds.width - 2 * Self.margin, height: size.height)
    largeTitle.textAlignment = trailingSign > 0 ? .left : .right
  }

  /// The distance of buttons and large titles from the edges.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8

  // MARK: Transitions

  /// Moves the titles aside and makes the content transparent.
  ///
  /// - Parameter fraction: The distance as a fraction of the width; negative toward the leading side.
  func moveAside(by fraction: CGFloat) {
    let offset = CGAffineTransform(translationX: fraction * bounds.width * trailingSign, y: 0)
    for view in [item.titleView ?? title, largeTitle] { view.transform = offset }
    alpha = 0
  }

  func moveBack() {
    for view in [item.titleView ?? title, largeTitle] { view.transform = .identity }
    alpha = 1
  }
}

/// The look of the titles in a navigation bar.
@MainActor
struct NavigationTitleStyle {
  var isLarge = false
  var attributes: [NSAttributedString.Key: Any] = [:]
  var largeAttributes: [NSAttributedString.Key: Any] = [:]
  var offset = UIOffset.zero
}

/// The heights in a navigation bar, in points, as on phones since iOS 11.
enum NavigationBarMetrics {
  static let height: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  /// The height of a search bar below the title. Estimated.
  static let searchHeight: CGFloat = 52
}

extension UIView {
  /// The size of a custom view in a bar: that of its content, or else its own.
  var fittingBarSize: CGSize {
    let size = intrinsicContentSize
    return CGSize(
      width: size.width > 0 ? size.width : bounds.width, height: size.height > 0 ? size.height : bounds.height
    )
  }
}
