public import QuartzCore

/// A view that displays a bar item.
@MainActor
protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}

/// An item of a bar, with a title and an image: the superclass of ``UIBarButtonItem`` and ``UITabBarItem``.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  weak var observer: (any BarItemObserver)?
  private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without title and image.
  public override init() {}

  /// The title. Default nil.
  open var title: String? { didSet { didChange() } }
  /// The image. Default nil.
  open var image: UIImage? { didSet { didChange() } }
  /// The insets of the image. Default zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
  /// Whether the item can be chosen. Default true.
  open var isEnabled = true { didSet { didChange() } }
  /// A number for use by the program. Default 0.
  open var tag = 0
  /// The name for accessibility. It's stored and not used.
  open var accessibilityLabel: String?
  /// The identifier for tests. It's stored and not used.
  open var accessibilityIdentifier: String?

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    self.attributes[state.rawValue] = attributes
    didChange()
  }

  /// Returns the attributes of the title that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state.rawValue]
  }

  func didChange() { observer?.barItemDidChange(self) }

  /// The attributes of the title in a state, on top of those of the normal one.
  func effectiveAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let normal = attributes[UIControl.State.normal.rawValue] ?? [:]
    return normal.merging(attributes[state.rawValue] ?? [:]) { $1 }
  }
}
