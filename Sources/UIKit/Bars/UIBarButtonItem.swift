public import QuartzCore

/// A button in a navigation bar or a toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of a button.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// The same as ``plain``.
    case bordered = 1
    /// Bold, for the action that finishes a task.
    case done = 2
  }

  /// A button with a title or an image of the system.
  public enum SystemItem: Int, Sendable {
    /// The system's button 'done'.
    case done
    /// The system's button 'cancel'.
    case cancel
    /// The system's button 'edit'.
    case edit
    /// The system's button 'save'.
    case save
    /// The system's button 'add'.
    case add
    /// A space that shares the free width with others.
    case flexibleSpace
    /// A space of a fixed width.
    case fixedSpace
    /// The system's button 'compose'.
    case compose
    /// The system's button 'reply'.
    case reply
    /// The system's button 'action'.
    case action
    /// The system's button 'organize'.
    case organize
    /// The system's button 'bookmarks'.
    case bookmarks
    /// The system's button 'search'.
    case search
    /// The system's button 'refresh'.
    case refresh
    /// The system's button 'stop'.
    case stop
    /// The system's button 'camera'.
    case camera
    /// The system's button 'trash'.
    case trash
    /// The system's button 'play'.
    case play
    /// The system's button 'pause'.
    case pause
    /// The system's button 'rewind'.
    case rewind
    /// The system's button 'fastForward'.
    case fastForward
    /// The system's button 'undo'.
    case undo
    /// The system's button 'redo'.
    case redo
    /// A button that closes.
    case close = 24
  }

  /// The object that performs the action; nil for the nearest responder that has it.
  open weak var target: AnyObject?
  /// The method that is called with the item. Default nil.
  open var action: Selector?
  /// The action that is called instead of the method. Default nil.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction, title == nil, image == nil { title = primaryAction.title } }
  }
  /// The look. Default ``Style/plain``.
  open var style = Style.plain { didSet { didChange() } }
  /// The width in points; 0, the default, for the natural one. The width of a fixed space.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// A view that is displayed instead of a button. Default nil.
  open var customView: UIView? { didSet { didChange() } }
  /// The color of the button; nil, the default, for the bar's tint color.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// Titles for which the button has room. They're stored and not used.
  open var possibleTitles: Set<String>?
  /// Whether the item is selected. It's stored and not used.
  open var isSelected = false

  private(set) var systemItem: SystemItem?

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    set(style, target, action)
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    set(style, target, action)
  }

  /// Creates a button with a title or an image of the system.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init()
    apply(systemItem)
    set(style, target, action)
  }

  /// Creates an item with a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button with a closure.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
    if title == nil, image == nil { self.title = primaryAction?.title }
  }

  /// Creates a button with a title or an image of the system, and a closure.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    apply(systemItem)
    self.primaryAction = primaryAction
  }

  /// Returns a space that shares the free width of a toolbar with others.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Returns a space of a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
    (self.style, self.target, self.action) = (style, target.map { $0 as AnyObject }, action)
  }

  private func apply(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Calls the action, from a view whose responders are searched for it.
  func perform(from view: UIView) {
    if let primaryAction { return primaryAction.call(from: self) }
    guard let action else { return }
    let responders = sequence(first: view as UIResponder, next: \.next)
    guard let receiver = target ?? responders.first(where: { action.canPerform(on: $0) }) else { return }
    action.perform(on: receiver, with: self)
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbolName: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }
}
