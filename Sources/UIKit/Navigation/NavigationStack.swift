import QuartzCore

/// The controllers of a navigation controller, and the one whose view is shown.
@MainActor
struct NavigationStack {
  private(set) var controllers: [UIViewController] = []
  /// The controller whose view is shown, or was shown before the running transition.
  var shown: UIViewController?
  /// Removed controllers whose views may still be visible.
  var leaving: [UIViewController] = []
  /// Added controllers whose move isn't complete.
  var joining: [UIViewController] = []
  /// The running transition.
  var transition: TransitionContext?
  /// The controllers before the last change, which a canceled transition restores.
  private var previous: [UIViewController] = []
  /// Whether the last change is animated.
  private(set) var isChangeAnimated = false

  mutating func change(to controllers: [UIViewController], animated: Bool) {
    (previous, self.controllers, isChangeAnimated) = (self.controllers, controllers, animated)
  }

  /// The kind of the change from the shown controller to the top one.
  var operation: UINavigationController.Operation {
    guard let shown, let top = controllers.last, shown !== top else { return .none }
    return controllers.contains { $0 === shown } || !previous.contains { $0 === top } ? .push : .pop
  }

  /// Releases the controllers before the last change, unless another transition is about to follow.
  mutating func forgetChange() {
    if shown === controllers.last { previous = [] }
  }

  /// Restores the controllers before the last change, and returns those that were added by it.
  mutating func undo() -> [UIViewController] {
    let added = controllers.filter { new in !previous.contains { $0 === new } }
    controllers = previous
    return added
  }
}
