import QuartzCore

// MARK: - Appearance changes

extension UIViewController {
  func beginAppearanceChange(_ isAppearing: Bool, animated: Bool, endsManually: Bool) {
    let phases: [Appearance.Phase] = isAppearing ? [.disappeared, .disappearing] : [.appeared, .appearing]
    guard phases.contains(appearance.phase) else { return }
    loadViewIfNeeded()
    appearance = Appearance(
      phase: isAppearing ? .appearing : .disappearing, isAnimated: animated, endsManually: endsManually)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in forwardedChildren {
      child.beginAppearanceChange(isAppearing, animated: animated, endsManually: endsManually)
    }
  }

  /// Calls ``viewIsAppearing(_:)`` once per appearance, on this controller and its children.
  func callViewIsAppearing() {
    if appearance.phase == .appearing, !appearance.didCallViewIsAppearing {
      appearance.didCallViewIsAppearing = true
      viewIsAppearing(appearance.isAnimated)
    }
    for child in forwardedChildren { child.callViewIsAppearing() }
  }

  func endAppearanceChange() {
    let isAnimated = appearance.isAnimated
    switch appearance.phase {
    case .appearing:
      callViewIsAppearing()
      for child in forwardedChildren { child.endAppearanceChange() }
      appearance.phase = .appeared
      viewDidAppear(isAnimated)
    case .disappearing:
      for child in forwardedChildren { child.endAppearanceChange() }
      appearance.phase = .disappeared
      viewDidDisappear(isAnimated)
    case .disappeared, .appeared: return
    }
    relations.isMovingToParent = false
  }

  /// The children that appear and disappear with this controller.
  private var forwardedChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: view) ?? false }
  }

  /// Ends the appearance at the current time, after the changes made so far have been committed.
  func scheduleAppearanceEnd() {
    guard appearance.phase == .appearing, !appearance.endsManually, let view = loadedView else { return }
    guard view.layer.hasHostTime else { return endAppearanceChange() }
    appearance.endingCall = DelayedCall(after: 0, in: view.layer) { [weak self] in
      if self?.appearance.phase == .appearing { self?.endAppearanceChange() }
    }
  }
}

// MARK: - Moves of the view

extension UIViewController {
  /// Begins an appearance change before the view moves to another window or leaves its window.
  func viewWillMove(to window: UIWindow?) {
    guard relations.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    beginAppearanceChange(window.map { !$0.isHidden } ?? false, animated: false, endsManually: false)
  }

  func viewDidMove(to window: UIWindow?) {
    switch appearance.phase {
    case .appearing where window.map { !$0.isHidden } ?? false:
      callViewIsAppearing()
      if relations.parent?.appearance.phase != .appearing { scheduleAppearanceEnd() }
    case .disappearing where !appearance.endsManually: endAppearanceChange()
    default: break
    }
  }
}
