public import QuartzCore
import Requirements

/// Displays a message with buttons, in the middle of the window or as a sheet of actions at the bottom.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in self.delete() })
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// present(alert, animated: true)
/// ```
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The form of an alert.
  public enum Style: Int, Sendable {
    /// A sheet of actions at the bottom. A tap beside it cancels.
    case actionSheet = 0
    /// A box in the middle.
    case alert
  }

  /// The form of the alert.
  open private(set) var preferredStyle = Style.alert
  /// The text below the title.
  open var message: String? { didSet { alertView?.update() } }
  open override var title: String? { didSet { alertView?.update() } }
  /// The actions in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The text fields; nil without one.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The action whose title is bold, and which the return key chooses. It has to be one of ``actions``. Default nil.
  open var preferredAction: UIAlertAction? {
    didSet {
      require(
        preferredAction.map { action in actions.contains { $0 === action } } ?? true,
        "an alert's preferred action must be one of its actions")
      alertView?.update()
    }
  }

  private var fields: [UITextField] = []
  private let transitioning = AlertTransitioning()
  private var alertView: AlertView? { loadedView as? AlertView }

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    transitioning.style = preferredStyle
  }

  /// Creates an alert in the middle, without texts.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
    transitioningDelegate = transitioning
  }

  /// Creates an alert from an archive, with its title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .custom
    transitioningDelegate = transitioning
  }

  /// Adds an action at the end. An alert has at most one action that cancels.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "an alert can have only one action with the style cancel")
    actions.append(action)
    alertView?.update()
  }

  /// Adds a text field below the message. Only alerts in the middle have text fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(preferredStyle == .alert, "only alerts with the style alert have text fields")
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    alertView?.update()
  }

  open override func loadView() {
    let content = AlertContent(
      title: { [weak self] in self?.title }, message: { [weak self] in self?.message },
      actions: { [weak self] in self?.actions ?? [] }, fields: { [weak self] in self?.fields ?? [] },
      preferredAction: { [weak self] in self?.preferredAction }, style: preferredStyle)
    let view = AlertView(content) { [weak self] in self?.choose($0) }
    view.tapBeside = { [weak self] in
      guard let self, preferredStyle == .actionSheet else { return }
      if let cancel = actions.first(where: { $0.style == .cancel }) { choose(cancel) }
    }
    self.view = view
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  private func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    view.endEditing(true)
    guard let presentation = presentingViewController else { return action.callHandler() }
    presentation.dismiss(animated: true) { action.callHandler() }
  }
}
