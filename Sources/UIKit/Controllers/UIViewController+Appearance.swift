import QuartzCore

// MARK: - For containers

extension UIViewController {
  /// Tells the controller, and its children, that its view is about to appear or to disappear; for containers that don't
  /// let that happen by itself.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearanceChange(isAppearing, animated: animated, endsManually: true)
  }

  /// Tells the controller, and its children, that the appearing or disappearing that was begun is over.
  public func endAppearanceTransition() { endAppearanceChange() }
}

// MARK: - Steps

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

  /// Says that the view is in the window, once.
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

  /// Ends a coming that nobody else ends: at this instant, but after what was changed has been committed.
  func scheduleAppearanceEnd() {
    guard appearance.phase == .appearing, !appearance.endsManually, let view = loadedView else { return }
    guard view.layer.hasHostTime else { return endAppearanceChange() }
    appearance.endingCall = DelayedCall(after: 0, in: view.layer) { [weak self] in
      if self?.appearance.phase == .appearing { self?.endAppearanceChange() }
    }
  }
}

// MARK: - With the view

extension UIViewController {
  /// The view is about to come into a window, or to leave the one that it's in.
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
