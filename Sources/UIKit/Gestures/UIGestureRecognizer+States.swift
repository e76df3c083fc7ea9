import QuartzCore

// MARK: - State changes

extension UIGestureRecognizer {
  /// Enters a state if the transition is allowed.
  func move(to state: State) {
    switch (tracking.state, state) {
    case (.possible, .began), (.possible, .ended): requestRecognition(state)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): enter(.changed)
    case (.began, .ended), (.changed, .ended): enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default: break
    }
  }

  private func requestRecognition(_ state: State) {
    // A gesture that ends before it could begin has failed.
    guard tracking.pendingState == nil else {
      return state == .ended && tracking.pendingState == .began ? fail() : ()
    }
    guard isAllowedToBegin else { return fail() }
    tracking.pendingState = state
    resolvePendingState()
  }

  /// Enters the pending state, keeps waiting, or fails because of another recognizer.
  func resolvePendingState() {
    guard tracking.state == .possible, let pendingState = tracking.pendingState else { return }
    if competitors.contains(where: {
      $0.tracking.state.isRecognition && (requiresFailure(of: $0) || $0.prevents(self))
    }) {
      return fail()
    }
    guard !isWaiting else { return }
    tracking.pendingState = nil
    enter(pendingState)
  }

  private func fail() {
    tracking.pendingState = nil
    tracking.state = .failed
    notifyCoordinator()
  }

  private func enter(_ state: State) {
    let isFirst = tracking.state == .possible
    tracking.state = state
    if isFirst {
      for competitor in competitors where competitor.tracking.state == .possible && prevents(competitor) {
        competitor.fail()
      }
    }
    for action in actions { action.call(with: self) }
    notifyCoordinator()
  }

  private func notifyCoordinator() {
    if let coordinator { coordinator.recognizerChanged() } else { resetIfEnded() }
  }

  /// Cancels or fails the current gesture.
  func stopRecognizing() {
    guard coordinator != nil else { return }
    move(to: tracking.state.isRunning ? .cancelled : .failed)
  }

  /// Resets the recognizer if its touches have ended and it doesn't wait for anything.
  func resetIfEnded() {
    guard tracking.haveAllTouchesEnded else { return }
    switch tracking.state {
    case .possible where tracking.pendingState != nil || awaitsTouches: return
    case .began, .changed: enter(.cancelled)
    default: break
    }
    tracking = GestureTracking()
    coordinator?.remove(self)
    coordinator = nil
    reset()
  }
}

// MARK: - Touches

extension UIGestureRecognizer {
  /// Returns whether the recognizer will track a touch that begins.
  func accepts(_ touch: UITouch, of coordinator: TouchCoordinator) -> Bool {
    // The window of the previous gesture can have been released during that gesture.
    if self.coordinator == nil { tracking = GestureTracking() }
    guard self.coordinator == nil || self.coordinator === coordinator else { return false }
    let isOpen = tracking.state.isRunning || tracking.state == .possible && tracking.pendingState == nil
    return isOpen && isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && delegate?.gestureRecognizer?(self, shouldReceive: touch) ?? true
  }

  /// Receives touches with the same phase.
  func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent) {
    guard tracking.state == .possible || tracking.state.isRunning else { return }
    if phase == .began || phase == .moved { tracking.update(touches) }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// Returns whether the gesture has claimed a touch, which cancels it for the view.
  func hasClaimed(_ touch: UITouch) -> Bool {
    cancelsTouchesInView && tracking.state.isRecognition && tracking.contains(touch)
  }

  /// Returns whether the touch can still become part of the gesture.
  func mightClaim(_ touch: UITouch) -> Bool { tracking.state == .possible && tracking.contains(touch) }
}

// MARK: - Other recognizers

extension UIGestureRecognizer {
  /// The active recognizers that share a touch with this one or that must fail first.
  private var competitors: [UIGestureRecognizer] {
    (coordinator?.recognizers ?? []).filter { other in
      other !== self
        && (other.tracking.touches.contains { tracking.contains($0) } || requiresFailure(of: other))
    }
  }

  private var isAllowedToBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin?(self) ?? true else { return false }
    for touch in tracking.touches {
      for view in sequence(first: touch.view ?? view, next: { $0?.superview }) {
        guard let view else { break }
        guard view.gestureRecognizerShouldBegin(self) else { return false }
        if view === self.view { break }
      }
    }
    return true
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !allowsSimultaneousRecognition(with: other)
      && !other.allowsSimultaneousRecognition(with: self)
  }

  private func allowsSimultaneousRecognition(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer?(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.object === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer?(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer?(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private var isWaiting: Bool {
    competitors.contains { $0.tracking.state == .possible && requiresFailure(of: $0) && !$0.waits(for: self) }
  }

  /// Returns whether this recognizer waits for another one, directly or indirectly. The other one then doesn't wait
  /// for it.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    var (reached, open) = ([self], [self])
    while let next = open.popLast() {
      guard next.tracking.pendingState != nil else { continue }
      for competitor in next.competitors
      where competitor.tracking.state == .possible && next.requiresFailure(of: competitor) {
        if competitor === other { return true }
        if reached.contains(where: { $0 === competitor }) { continue }
        reached.append(competitor)
        open.append(competitor)
      }
    }
    return false
  }
}
