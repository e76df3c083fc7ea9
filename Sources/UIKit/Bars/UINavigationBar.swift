public import QuartzCore

/// A bar with the title of the top item, and with buttons beside it.
///
/// The titles' motion is estimated: the new title moves in from half of the width, and the old one out by a third, while
/// both fade.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  private let background = BarBackground(lineAtBottom: true)
  private var content: NavigationBarContent?
  private var outgoing: NavigationBarContent?
  private var stack: [UINavigationItem] = []
  private var outgoingFraction: CGFloat = 0
  private var colors = BarColors() { didSet { updateBackground() } }
  /// A closure that the button that goes back calls, instead of popping an item.
  var goBack: (() -> Void)?
  /// Whether the content below is scrolled to its top, where ``scrollEdgeAppearance`` is used.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { updateBackground() } } }

  /// The object that is asked before items change.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a bar without items from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    addSubview(background)
    updateBackground()
  }

  // MARK: Items

  /// The items; the last one is displayed.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that is displayed.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the one that is displayed.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Adds an item at the top, within 0.35 s if animated.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar?(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar?(self, didPush: item)
  }

  /// Removes the top item, within 0.35 s if animated. The first item stays.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last,
      delegate?.navigationBar?(self, shouldPop: item) ?? true
    else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar?(self, didPop: item)
    return item
  }

  /// Replaces the items, within 0.35 s if animated.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    prepareChange(to: items ?? [])
    guard animated else { return finishChange() }
    UIView.animate(withDuration: NavigationMotion.duration) {
      self.showChange()
    } completion: { _ in
      self.finishChange()
    }
  }

  // MARK: Look

  /// The style. Default ``UIBarStyle/default``.
  open var barStyle: UIBarStyle {
    get { colors.style }
    set { colors.style = newValue }
  }
  /// The color of buttons. The default is the superview's tint color.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set { super.tintColor = newValue }
  }
  /// Whether content shines through the bar. Default true.
  open var isTranslucent: Bool {
    get { colors.isTranslucent }
    set { colors.isTranslucent = newValue }
  }
  /// The color of the background; nil, the default, for that of the style.
  open var barTintColor: UIColor? {
    get { colors.tint }
    set {
      colors.tint = newValue
      recordAppearance(\UINavigationBar.barTintColor, newValue)
    }
  }
  /// The image of the line below the bar. An empty image hides the line. Default nil.
  open var shadowImage: UIImage? {
    get { colors.shadowImage }
    set { colors.shadowImage = newValue }
  }
  /// The attributes of the title. Default nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateStyle() } }
  /// The attributes of the large title. Default nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { updateStyle() } }
  /// Whether titles are large unless their items differ. Default false.
  open var prefersLargeTitles = false {
    didSet {
      updateStyle()
      heightDidChange?()
    }
  }
  /// The image of the button that goes back. It's stored and not used.
  open var backIndicatorImage: UIImage?
  /// The mask of the button that goes back. It's stored and not used.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image of the background; an empty one makes it transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { colors.image = backgroundImage }
  }

  /// Returns the image of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? colors.image : nil
  }

  /// Sets the image of the background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// The background and titles; nil, the default, for those of the other properties.
  open var standardAppearance: UINavigationBarAppearance! { didSet { updateBackground() } }
  /// The background and titles while nothing is scrolled below the bar; nil, the default, for the standard ones.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { updateBackground() } }
  /// The background and titles in a compact height. They're stored and not used.
  open var compactAppearance: UINavigationBarAppearance?

  /// The position: at the top of the screen.
  open var barPosition: UIBarPosition { delegate?.position?(for: self) ?? .top }

  // MARK: Layout

  /// A closure that is called after the preferred height has changed.
  var heightDidChange: (() -> Void)?

  /// The height with a large title that isn't scrolled away.
  var fullHeight: CGFloat { fullHeight(for: stack) }

  /// The height with a large title that is scrolled away.
  var leastHeight: CGFloat { leastHeight(for: stack) }

  /// The height while the last one of some items is displayed, with a large title that isn't scrolled away.
  func fullHeight(for items: [UINavigationItem]) -> CGFloat {
    leastHeight(for: items) + (isLarge(items[...]) ? NavigationBarMetrics.largeTitleHeight : 0)
  }

  private func leastHeight(for items: [UINavigationItem]) -> CGFloat {
    NavigationBarMetrics.height
      + (items.last?.searchController == nil ? 0 : NavigationBarMetrics.searchHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fullHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The background reaches to the top of the window, below the status bar.
    let top = max(frame.minY, 0)
    background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    for content in [content, outgoing].compactMap(\.self) where content.frame != bounds {
      let transform = content.transform
      content.transform = .identity
      content.frame = bounds
      content.transform = transform
    }
  }
}

// MARK: - Changes of items

extension UINavigationBar: NavigationItemObserver, BarItemObserver {
  /// Replaces the items; the new content is invisible until ``showChange()``.
  func prepareChange(to items: [UINavigationItem]) {
    finishChange()
    let (old, isPop) = (stack, items.count < stack.count)
    stack = items
    guard old.last !== items.last || old.dropLast().last !== items.dropLast().last else { return }
    outgoing = content
    content = items.last.map { makeContent($0) }
    if let content {
      content.frame = bounds
      content.layoutIfNeeded()
      addSubview(content)
      content.moveAside(by: isPop ? -0.3 : 0.5)
    }
    outgoingFraction = isPop ? 0.5 : -0.3
    updateBackground()
    heightDidChange?()
  }

  /// Shows the new content and hides the old one; called in an animation block.
  func showChange() {
    content?.moveBack()
    outgoing?.moveAside(by: outgoingFraction)
  }

  /// Removes the old content.
  func finishChange() {
    outgoing?.removeFromSuperview()
    outgoing = nil
    content?.moveBack()
  }

  private func makeContent(_ item: UINavigationItem) -> NavigationBarContent {
    item.observer = self
    let content = NavigationBarContent(item, back: backItem, titleStyle) { [weak self] in
      guard let self else { return }
      if let goBack { goBack() } else { popItem(animated: true) }
    }
    observeButtons(of: item)
    return content
  }

  private func observeButtons(of item: UINavigationItem) {
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      button.observer = self
    }
  }

  func navigationItemDidChange(_ item: UINavigationItem) {
    guard let content, content.item === item else { return }
    observeButtons(of: item)
    content.rebuild()
    updateBackground()
    heightDidChange?()
  }

  func barItemDidChange(_ item: UIBarItem) { content?.update(item) }

  // MARK: Style

  /// Whether the title of the last one of some items is large.
  private func isLarge(_ items: ArraySlice<UINavigationItem>) -> Bool {
    guard prefersLargeTitles, let item = items.last else { return false }
    return switch item.largeTitleDisplayMode {
    case .always: true
    case .never: false
    case .automatic: items.count == 1 || isLarge(items.dropLast())
    }
  }

  private var appearanceInUse: UINavigationBarAppearance {
    let standard = topItem?.standardAppearance ?? standardAppearance
    let edge = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    if let appearance = isAtScrollEdge ? edge ?? standard : standard { return appearance }
    let appearance = UINavigationBarAppearance()
    colors.apply(to: appearance)
    return appearance
  }

  private var titleStyle: NavigationTitleStyle {
    let appearance = appearanceInUse
    var style = NavigationTitleStyle(isLarge: isLarge(stack[...]))
    style.attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    style.largeAttributes = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) {
      $1
    }
    style.offset = appearance.titlePositionAdjustment
    if colors.style == .black, standardAppearance == nil {
      style.attributes[.foregroundColor] = style.attributes[.foregroundColor] ?? UIColor.white
      style.largeAttributes[.foregroundColor] = style.largeAttributes[.foregroundColor] ?? UIColor.white
    }
    return style
  }

  private func updateStyle() { content?.style = titleStyle }

  private func updateBackground() {
    background.apply(appearanceInUse)
    updateStyle()
  }
}

/// The motion of a navigation controller's pushes and pops. All values are estimated.
enum NavigationMotion {
  /// The duration in seconds.
  static let duration = 0.35
  /// The distance by which the lower view moves, as a fraction of the width.
  static let parallax = 0.3
  /// The opacity of the black view over the lower view.
  static let dimming = 0.1
}
