public import Foundation

/// An action of a view for assistive technology.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// The name.
  open var name: String
  /// The closure of the action, which returns whether it succeeded.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Creates an action.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
}
