import QuartzCore

/// The characteristics of a view for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64

  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: UIAccessibilityTraits = []
  /// The view is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The view is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The view is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The view is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The view plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The view is a key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The view is a text that doesn't change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The view summarizes the app's state.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The view is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The view's label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The view is a search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The view starts a media session.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The view's value can be adjusted in steps.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The view handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The view turns the page when it was read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The view is a tab bar.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The view is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The view's text can be edited. Apple doesn't document the bit.
  static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  /// The view is a switch. Apple doesn't document the bit.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}

/// The values of a view for assistive technology that were set explicitly.
@MainActor
struct AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var elementsAreHidden = false
  var isModal = false
  var elements: [Any]?
  var frame: CGRect?
  var path: UIBezierPath?
  var actions: [UIAccessibilityCustomAction]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var groupsChildren = false
  var ignoresInvertedColors = false
}
