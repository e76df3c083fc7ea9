import QuartzCore

// MARK: - Steps

extension UIGestureRecognizer {
  /// Takes the step to a state, where there is one.
  func move(to state: State) {
    switch (course.state, state) {
    case (.possible, .began), (.possible, .ended): want(state)
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): enter(.changed)
    case (.began, .ended), (.changed, .ended): enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default: break
    }
  }

  private func want(_ state: State) {
    // What ends before it could begin has failed.
    guard course.wanted == nil else { return state == .ended && course.wanted == .began ? fail() : () }
    guard mayBegin else { return fail() }
    course.wanted = state
    goOn()
  }

  /// Recognises what is wanted, waits for others, or fails because of them.
  func goOn() {
    guard course.state == .possible, let wanted = course.wanted else { return }
    if rivals.contains(where: { $0.course.state.isRecognition && (requires($0) || $0.prevents(self)) }) {
      return fail()
    }
    guard !isWaiting else { return }
    course.wanted = nil
    enter(wanted)
  }

  private func fail() {
    course.wanted = nil
    course.state = .failed
    tellOfChange()
  }

  private func enter(_ state: State) {
    let isFirst = course.state == .possible
    course.state = state
    if isFirst {
      for rival in rivals where rival.course.state == .possible && prevents(rival) { rival.fail() }
    }
    for action in actions { action.call(with: self) }
    tellOfChange()
  }

  private func tellOfChange() {
    if let coordinator { coordinator.noteChange() } else { resetIfOver() }
  }

  /// Ends what is going on: the recogniser no longer watches.
  func giveUp() {
    guard coordinator != nil else { return }
    move(to: course.state.isRunning ? .cancelled : .failed)
  }

  /// Makes the recogniser possible again if its touches have left and nothing is to come.
  func resetIfOver() {
    guard course.isUntouched else { return }
    switch course.state {
    case .possible where course.wanted != nil || awaitsTouches: return
    case .began, .changed: enter(.cancelled)
    default: break
    }
    course = GestureCourse()
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
    if self.coordinator == nil { course = GestureCourse() }
    guard self.coordinator == nil || self.coordinator === coordinator else { return false }
    let isOpen = course.state.isRunning || course.state == .possible && course.wanted == nil
    return isOpen && isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Hears of touches that did one thing.
  func receive(_ touches: Set<UITouch>, _ phase: UITouch.Phase, with event: UIEvent) {
    guard course.state == .possible || course.state.isRunning else { return }
    if phase == .began || phase == .moved { course.update(touches) }
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// Whether the gesture has taken a touch away from its view.
  func takes(_ touch: UITouch) -> Bool {
    cancelsTouchesInView && course.state.isRecognition && course.watches(touch)
  }

  /// Whether the touch may yet become part of the gesture.
  func isUndecided(about touch: UITouch) -> Bool { course.state == .possible && course.watches(touch) }
}

// MARK: - Among others

extension UIGestureRecognizer {
  /// The recognisers in play that watch a touch that this one watches, or that it waits for.
  private var rivals: [UIGestureRecognizer] {
    (coordinator?.recognizers ?? []).filter { other in
      other !== self && (other.course.touches.contains { course.watches($0) } || requires(other))
    }
  }

  private var mayBegin: Bool {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    for touch in course.touches {
      for view in sequence(first: touch.view ?? view, next: { $0?.superview }) {
        guard let view else { break }
        guard view.gestureRecognizerShouldBegin(self) else { return false }
        if view === self.view { break }
      }
    }
    return true
  }

  private func prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self) && !mayGoOn(with: other) && !other.mayGoOn(with: self)
  }

  private func mayGoOn(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  private func requires(_ other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.object === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  private var isWaiting: Bool {
    rivals.contains { $0.course.state == .possible && requires($0) && !$0.waits(for: self) }
  }

  /// Whether this one waits for another, or for one that does: then the other one needn't wait for it.
  private func waits(for other: UIGestureRecognizer) -> Bool {
    var (reached, open) = ([self], [self])
    while let next = open.popLast() {
      guard next.course.wanted != nil else { continue }
      for rival in next.rivals where rival.course.state == .possible && next.requires(rival) {
        if rival === other { return true }
        if reached.contains(where: { $0 === rival }) { continue }
        reached.append(rival)
        open.append(rival)
      }
    }
    return false
  }
}
