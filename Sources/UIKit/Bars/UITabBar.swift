public import QuartzCore

/// A bar of tabs, one of which is selected.
@preconcurrency @MainActor
open class UITabBar: UIView, UIBarPositioning, BarItemObserver {
  /// The height on phones in points, without the safe area.
  static let height: CGFloat = 49

  /// The positions of tabs. They're stored and not used.
  public enum ItemPositioning: Int, Sendable {
    /// Filled on phones.
    case automatic = 0
    /// Spread over the width.
    case fill
    /// Centered.
    case centered
  }

  private let background = BarBackground(lineAtBottom: false)
  private var buttons: [TabButton] = []
  private var colors = BarColors() { didSet { updateBackground() } }

  /// The object that is notified about the choice of a tab.
  open weak var delegate: (any UITabBarDelegate)?

  /// Creates a bar without tabs.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    updateBackground()
  }

  /// Creates a bar without tabs from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    updateBackground()
  }

  /// The tabs. Default nil.
  open var items: [UITabBarItem]? { didSet { rebuild() } }

  /// Replaces the tabs. The change isn't animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The selected tab. Default nil.
  open weak var selectedItem: UITabBarItem? { didSet { updateButtons() } }

  // MARK: Look

  /// The style. Default ``UIBarStyle/default``.
  open var barStyle: UIBarStyle {
    get { colors.style }
    set { colors.style = newValue }
  }
  /// The color of the selected tab. The default is the superview's tint color.
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
      recordAppearance(\UITabBar.barTintColor, newValue)
    }
  }
  /// The image of the background; an empty one makes it transparent.
  open var backgroundImage: UIImage? {
    get { colors.image }
    set { colors.image = newValue }
  }
  /// The image of the line above the bar. An empty image hides the line.
  open var shadowImage: UIImage? {
    get { colors.shadowImage }
    set { colors.shadowImage = newValue }
  }
  /// An image behind the selected tab. Default nil.
  open var selectionIndicatorImage: UIImage? { didSet { updateButtons() } }
  /// The color of tabs that aren't selected; nil, the default, for gray.
  open var unselectedItemTintColor: UIColor? { didSet { updateButtons() } }
  /// The positions of tabs. It's stored and not used.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs. It's stored and not used.
  open var itemWidth: CGFloat = 0
  /// The space between tabs. It's stored and not used.
  open var itemSpacing: CGFloat = 0
  /// The background; nil, the default, for that of the other properties.
  open var standardAppearance: UITabBarAppearance! { didSet { updateBackground() } }
  /// The background while nothing is scrolled below the bar. It's stored and not used.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The position: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height + safeAreaInsets.bottom)
  }

  open override func tintColorDidChange() { updateButtons() }

  // MARK: Tabs

  func barItemDidChange(_ item: UIBarItem) { updateButtons() }

  private func updateBackground() {
    let appearance = UITabBarAppearance()
    colors.apply(to: appearance)
    background.apply(standardAppearance ?? appearance)
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      item.observer = self
      return TabButton(item) { [weak self] in self?.choose($0) }
    }
    for button in buttons { addSubview(button) }
    updateButtons()
    setNeedsLayout()
  }

  private func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar?(self, didSelect: item)
  }

  private func updateButtons() {
    for button in buttons {
      let isSelected = button.item === selectedItem
      button.update(
        isSelected: isSelected, color: isSelected ? tintColor : unselectedItemTintColor ?? .systemGray,
        indicator: selectionIndicatorImage)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let width = bounds.width / CGFloat(max(buttons.count, 1))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let position = isRightToLeft ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: CGFloat(position) * width, y: 0, width: width, height: min(bounds.height, Self.height))
    }
  }
}
