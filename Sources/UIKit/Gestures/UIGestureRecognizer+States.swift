import QuartzCore

// MARK: - Steps

extension UIGestureRecognizer {
  /// Takes the step to a state, where there is one.
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
    // What ends before it could begin has failed.
    guard tracking.pendingState == nil else {
      return state == .ended && tracking.pendingState == .began ? fail() : ()
    }
    guard isAllowedToBegin else { return fail() }
    tracking.pendingState = state
    resolvePendingState()
  }

  /// Recognises what is wanted, waits for others, or fails because of them.
  func resolvePendingState() {
    guard tracking.state == .possible, let wanted = tracking.pendingState else { return }
    if competitors.contains(where: {
      $0.tracking.state.isRecognition && (requiresFailure(of: $0) || $0.prevents(self))
    }) {
      return fail()
    }
    guard !isWaiting else { return }
    tracking.pendingState = nil
    enter(wanted)
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
    if let coordinator { coordinator.recognizerChanged() } else { resetIfOver() }
  }

  /// Ends what is going on: the recogniser no longer watches.
  func stopRecognizing() {
    guard coordinator != nil else { return }
    move(to: tracking.state.isRunning ? .cancelled : .failed)
  }

  /// Makes the recogniser possible again if its touches have left and nothing is to come.
  func resetIfOver() {
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
  /// Whether the recogniser would watch a touch that comes down.
  func accepts(_ touch: UITouch, of coordinator: TouchCoordinator) -> Bool {
    // The window that it watched before may have gone amid a gesture.
    if self.coordinator == nil { tracking = GestureTracking() }
    guard self.coordinator == nil || self.coordinator === coordinator else { return false }
    let isOpen = tracking.state.isRunning || tracking.state == .possible && tracking.pendingState == nil
    return isOpen && isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Hears of touches that did one thing.
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

  /// Whether the gesture has taken a touch away from its view.
  func hasClaimed(_ touch: UITouch) -> Bool {
    cancelsTouchesInView && tracking.state.isRecognition && tracking.contains(touch)
  }

  /// Whether the touch may yet become part of the gesture.
  func mightClaim(_ touch: UITouch) -> Bool { tracking.state == .possible && tracking.contains(touch) }
}

// MARK: - Among others

extension UIGestureRecognizer {
  /// The recognisers in play that watch a touch that this one watches, or that it waits for.
  private var competitors: [UIGestureRecognizer] {
    (coordinator?.recognizers ?? []).filter { other in
      other !== self
        && (other.tracking.touches.contains { tracking.contains($0) } || requiresFailure(of: other))
    }
  }

  private var isAllowedToBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
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
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.object === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private var isWaiting: Bool {
    competitors.contains { $0.tracking.state == .possible && requiresFailure(of: $0) && !$0.waits(for: self) }
  }

  /// Whether this one waits for another, or for one that does: then the other one needn't wait for it.
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
