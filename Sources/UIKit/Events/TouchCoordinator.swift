import QuartzCore

/// Delivers a window's touches to gesture recognizers and, unless a gesture claims them, to views.
///
/// A view that receives the beginning of a touch also receives its end or cancellation.
@MainActor
final class TouchCoordinator {
  /// The touches whose end hasn't been delivered to views.
  private(set) var touches: [UITouch] = []
  /// The gesture recognizers that track touches or wait for more, innermost views first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var event: UIEvent?
  private var isProcessing = false
  private var needsAnotherPass = false

  func deliver(_ event: UIEvent) {
    self.event = event
    let changed = (event.allTouches ?? []).filter { $0.phase != .stationary }
      .sorted { $0.number < $1.number }
    process {
      for touch in changed {
        if touch.phase == .began { begin(touch) }
        if touch.phase == .moved { touch.delivery.hasMoved = true }
      }
      deliverToRecognizers(changed, with: event)
    }
  }

  /// Delivers the consequences of a recognizer's state change to other recognizers and to views.
  func recognizerChanged() { process {} }

  func remove(_ recognizer: UIGestureRecognizer) { recognizers.removeAll { $0 === recognizer } }

  /// Calls `body`, and then resolves all states and delivers touches to views until nothing changes.
  /// Nested calls leave that to the outermost one.
  private func process(_ body: () -> Void) {
    needsAnotherPass = true
    let isOutermost = !isProcessing
    isProcessing = true
    body()
    guard isOutermost else { return }
    while needsAnotherPass {
      needsAnotherPass = false
      for recognizer in recognizers { recognizer.resolvePendingState() }
      deliverToViews()
      for recognizer in recognizers { reset(recognizer) }
    }
    isProcessing = false
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    let count = recognizers.count
    recognizer.resetIfEnded()
    if recognizers.count != count { needsAnotherPass = true }
  }

  private func begin(_ touch: UITouch) {
    guard !touches.contains(where: { $0 === touch }) else { return }
    if isRefused(touch) { touch.delivery.state = .closed }
    touches.append(touch)
    assignRecognizers(to: touch)
  }

  /// Assigns a touch to the recognizers of its view and of that view's ancestors.
  private func assignRecognizers(to touch: UITouch) {
    let views = sequence(first: touch.view, next: { $0?.superview })
    touch.gestureRecognizers = views.flatMap { $0?.links.gestureRecognizers ?? [] }
      .filter { $0.accepts(touch, of: self) }
    for recognizer in touch.gestureRecognizers ?? [] {
      recognizer.tracking.add(touch)
      recognizer.coordinator = self
      if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    }
  }

  private func deliverToRecognizers(_ changed: [UITouch], with event: UIEvent) {
    for recognizer in recognizers {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = changed.filter { $0.phase == phase && recognizer.tracking.contains($0) }
        if !touches.isEmpty { recognizer.receive(Set(touches), phase, with: event) }
      }
    }
  }

  /// Whether the touch's view, or another view with exclusive touch, doesn't accept a further touch.
  private func isRefused(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    return touches.contains { other in
      guard other.delivery.state != .closed, let otherView = other.view else { return false }
      return otherView === view
        ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }
}

// MARK: - Delivery to views

extension TouchCoordinator {
  /// The responder method to call for a touch.
  private enum Callback {
    case began, moved, ended, cancelled
  }

  /// One call of a responder method, with all its touches.
  private struct Message {
    let view: UIView
    let callback: Callback
    var touches: Set<UITouch>
  }

  private func deliverToViews() {
    var messages: [Message] = []
    for touch in touches {
      for callback in callbacks(for: touch) { add(touch, callback, to: &messages) }
    }
    touches.removeAll { $0.hasEnded && $0.delivery.state == .closed }
    if !messages.isEmpty { needsAnotherPass = true }
    for message in messages { send(message) }
  }

  private func add(_ touch: UITouch, _ callback: Callback, to messages: inout [Message]) {
    guard let view = touch.view else { return }
    if let index = messages.firstIndex(where: { $0.view === view && $0.callback == callback }) {
      messages[index].touches.insert(touch)
    } else {
      messages.append(Message(view: view, callback: callback, touches: [touch]))
    }
  }

  /// Returns the calls to make for a touch, in order, and records them as delivered.
  private func callbacks(for touch: UITouch) -> [Callback] {
    let recognizers = touch.gestureRecognizers ?? []
    if recognizers.contains(where: { $0.hasClaimed(touch) }) {
      return touch.delivery.close() == .delivered ? [.cancelled] : []
    }
    let undecided = recognizers.filter { $0.mightClaim(touch) }
    var callbacks: [Callback] = []
    switch touch.delivery.state {
    case .closed: return []
    case .withheld:
      if undecided.contains(where: \.delaysTouchesBegan) { return [] }
      guard mayBegin(touch) else {
        touch.delivery.close()
        return []
      }
      touch.delivery.state = .delivered
      callbacks.append(.began)
    case .delivered: if touch.delivery.hasMoved { callbacks.append(.moved) }
    }
    touch.delivery.hasMoved = false
    if touch.phase == .ended, !undecided.contains(where: \.delaysTouchesEnded) {
      callbacks.append(.ended)
      touch.delivery.close()
    } else if touch.phase == .cancelled {
      callbacks.append(.cancelled)
      touch.delivery.close()
    }
    return callbacks
  }

  /// Returns whether all superviews of the touched view allow it to receive a touch.
  private func mayBegin(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    return sequence(first: view, next: \.superview).dropFirst().allSatisfy {
      $0.allowsTouch(touch, with: event, in: view)
    }
  }

  private func send(_ message: Message) {
    switch message.callback {
    case .began: message.view.touchesBegan(message.touches, with: event)
    case .moved: message.view.touchesMoved(message.touches, with: event)
    case .ended: message.view.touchesEnded(message.touches, with: event)
    case .cancelled: message.view.touchesCancelled(message.touches, with: event)
    }
  }
}
