public import QuartzCore

/// A bar of buttons and spaces.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarItemObserver {
  /// The height on phones in points.
  static let height: CGFloat = 44

  private let background = BarBackground(lineAtBottom: false)
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []
  private var colors = BarColors() { didSet { updateBackground() } }

  /// The object that is asked for the position. It's stored and not used.
  open weak var delegate: (any UIToolbarDelegate)?

  /// Creates a bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
    updateBackground()
  }

  /// Creates a bar without items from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(background)
    updateBackground()
  }

  /// The items from the left. Flexible spaces share the width that is left. Default nil.
  open var items: [UIBarButtonItem]? { didSet { rebuild() } }

  /// Replaces the items. The change isn't animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

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
    set { colors.tint = newValue }
  }
  /// The background; nil, the default, for that of the other properties.
  open var standardAppearance: UIToolbarAppearance! { didSet { updateBackground() } }

  /// Sets the image of the background; an empty one makes it transparent.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) { colors.image = backgroundImage }

  /// Sets the image of the line above the bar. An empty image hides the line.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    colors.shadowImage = shadowImage
  }

  /// The position: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

  func barItemDidChange(_ item: UIBarItem) {
    for case let button as BarButton in views.map(\.view) where button.item === item { button.update() }
    setNeedsLayout()
  }

  private func updateBackground() {
    let appearance = UIToolbarAppearance()
    colors.apply(to: appearance)
    background.apply(standardAppearance ?? appearance)
  }

  private func rebuild() {
    for (_, view) in views where view?.superview === self { view?.removeFromSuperview() }
    views = (items ?? []).map { item in
      item.observer = self
      let isSpace = item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace
      return (item, isSpace ? nil : item.customView ?? BarButton(item))
    }
    for (_, view) in views { view.map(addSubview) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = superview.map { max($0.bounds.maxY - frame.maxY, 0) } ?? 0
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    let widths = views.map { width(of: $0.item, $0.view) }
    let margin: CGFloat = 16
    let flexibleCount = views.count { $0.item.systemItem == .flexibleSpace }
    let free = max(bounds.width - 2 * margin - widths.reduce(0, +), 0)
    var x = margin
    for ((item, view), width) in zip(views, widths) {
      let isFlexible = item.systemItem == .flexibleSpace
      let height = min(view is BarButton ? Self.height : view?.fittingBarSize.height ?? 0, bounds.height)
      view?.frame = directed(
        CGRect(x: x, y: (min(bounds.height, Self.height) - height) / 2, width: width, height: height))
      x += isFlexible ? free / CGFloat(flexibleCount) : width
    }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView?) -> CGFloat {
    guard let view else { return item.systemItem == .fixedSpace ? item.width : 0 }
    return view is BarButton ? view.sizeThatFits(bounds.size).width + 8 : view.fittingBarSize.width + 8
  }
}

/// An object that determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: AnyObject {
  /// Returns the position of the bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIToolbarDelegate {
  /// Returns the default position: at the bottom.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}
