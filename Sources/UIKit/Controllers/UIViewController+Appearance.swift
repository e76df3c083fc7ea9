import QuartzCore

// MARK: - For containers

extension UIViewController {
  /// Tells the controller, and its children, that its view is about to appear or to disappear; for containers that don't
  /// let that happen by itself.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(isAppearing, animated: animated, isManual: true)
  }

  /// Tells the controller, and its children, that the appearing or disappearing that was begun is over.
  public func endAppearanceTransition() { endTransition() }
}

// MARK: - Steps

extension UIViewController {
  func begin(_ isAppearing: Bool, animated: Bool, isManual: Bool) {
    let phases: [Appearance.Phase] = isAppearing ? [.gone, .going] : [.here, .coming]
    guard phases.contains(appearance.phase) else { return }
    loadViewIfNeeded()
    appearance = Appearance(
      phase: isAppearing ? .coming : .going, isAnimated: animated, isManual: isManual)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in shownChildren { child.begin(isAppearing, animated: animated, isManual: isManual) }
  }

  /// Says that the view is in the window, once.
  func tellOfComing() {
    if appearance.phase == .coming, !appearance.hasToldOfComing {
      appearance.hasToldOfComing = true
      viewIsAppearing(appearance.isAnimated)
    }
    for child in shownChildren { child.tellOfComing() }
  }

  func endTransition() {
    let isAnimated = appearance.isAnimated
    switch appearance.phase {
    case .coming:
      tellOfComing()
      for child in shownChildren { child.endTransition() }
      appearance.phase = .here
      viewDidAppear(isAnimated)
    case .going:
      for child in shownChildren { child.endTransition() }
      appearance.phase = .gone
      viewDidDisappear(isAnimated)
    case .gone, .here: return
    }
    family.isMovingToParent = false
  }

  /// The children that appear and disappear with this controller.
  private var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
    return children.filter { $0.loadedView?.isDescendant(of: view) ?? false }
  }

  /// Ends a coming that nobody else ends: at this instant, but after what was changed has been committed.
  func endComingSoon() {
    guard appearance.phase == .coming, !appearance.isManual, let view = loadedView else { return }
    guard view.layer.hasHostTime else { return endTransition() }
    appearance.ending = DelayedCall(after: 0, in: view.layer) { [weak self] in
      if self?.appearance.phase == .coming { self?.endTransition() }
    }
  }
}

// MARK: - With the view

extension UIViewController {
  /// The view is about to come into a window, or to leave the one that it's in.
  func viewWillMove(to window: UIWindow?) {
    guard family.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    begin(window.map { !$0.isHidden } ?? false, animated: false, isManual: false)
  }

  func viewDidMove(to window: UIWindow?) {
    switch appearance.phase {
    case .coming where window.map { !$0.isHidden } ?? false:
      tellOfComing()
      if family.parent?.appearance.phase != .coming { endComingSoon() }
    case .going where !appearance.isManual: endTransition()
    default: break
    }
  }
}
