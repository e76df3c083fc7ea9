import QuartzCore

/// The texts, fields and actions of an alert.
@MainActor
struct AlertContent {
  let title: () -> String?
  let message: () -> String?
  let actions: () -> [UIAlertAction]
  let fields: () -> [UITextField]
  let preferredAction: () -> UIAlertAction?
  let style: UIAlertController.Style

  var isSheet: Bool { style == .actionSheet }

  /// The actions in the order of their buttons: in a sheet and in a stack, the one that cancels is the last; in a row of
  /// two, it's the first.
  var orderedActions: [UIAlertAction] {
    let actions = actions()
    let (cancel, rest) = (actions.filter { $0.style == .cancel }, actions.filter { $0.style != .cancel })
    return isSheet || actions.count != 2 ? rest + cancel : cancel + rest
  }

  /// Whether an action's title is bold.
  func isBold(_ action: UIAlertAction) -> Bool {
    preferredAction().map { $0 === action } ?? (action.style == .cancel)
  }
}
