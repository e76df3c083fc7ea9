import QuartzCore

/// Brings a window's touches to recognisers, and to views as far as recognisers let them.
///
/// A view hears of a touch from its beginning to its end, or to its being cancelled: never one without the other.
@MainActor
final class TouchCoordinator {
  /// The touches that views haven't heard the end of.
  private(set) var touches: [UITouch] = []
  /// The recognisers that watch touches or wait for more, those of the innermost views first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var event: UIEvent?
  private var isBusy = false
  private var isUnsettled = false

  func deliver(_ event: UIEvent) {
    self.event = event
    let changed = (event.allTouches ?? []).filter { $0.phase != .stationary }
      .sorted { $0.number < $1.number }
    whileBusy {
      for touch in changed {
        if touch.phase == .began { begin(touch) }
        if touch.phase == .moved { touch.course.hasMoved = true }
      }
      tellRecognizers(of: changed, with: event)
    }
  }

  /// Something about a recogniser has changed, so that others or views may have to hear of it.
  func noteChange() { whileBusy {} }

  func remove(_ recognizer: UIGestureRecognizer) { recognizers.removeAll { $0 === recognizer } }

  /// Calls `body`, then lets everybody draw the consequences, unless that will happen anyway.
  private func whileBusy(_ body: () -> Void) {
    isUnsettled = true
    let isOutermost = !isBusy
    isBusy = true
    body()
    guard isOutermost else { return }
    while isUnsettled {
      isUnsettled = false
      for recognizer in recognizers { recognizer.goOn() }
      tellViews()
      for recognizer in recognizers { reset(recognizer) }
    }
    isBusy = false
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    let count = recognizers.count
    recognizer.resetIfOver()
    if recognizers.count != count { isUnsettled = true }
  }

  private func begin(_ touch: UITouch) {
    guard !touches.contains(where: { $0 === touch }) else { return }
    if isRefused(touch) { touch.course.knowledge = .closed }
    touches.append(touch)
    watch(touch)
  }

  /// Lets the recognisers of the touch's view and of those around it watch.
  private func watch(_ touch: UITouch) {
    let views = sequence(first: touch.view, next: { $0?.superview })
    touch.gestureRecognizers = views.flatMap { $0?.links.gestureRecognizers ?? [] }
      .filter { $0.accepts(touch, of: self) }
    for recognizer in touch.gestureRecognizers ?? [] {
      recognizer.course.watch(touch)
      recognizer.coordinator = self
      if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
    }
  }

  private func tellRecognizers(of changed: [UITouch], with event: UIEvent) {
    for recognizer in recognizers {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = changed.filter { $0.phase == phase && recognizer.course.watches($0) }
        if !touches.isEmpty { recognizer.receive(Set(touches), phase, with: event) }
      }
    }
  }

  /// Whether the touch's view, or another one, takes no further touch.
  private func isRefused(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    return touches.contains { other in
      guard other.course.knowledge != .closed, let otherView = other.view else { return false }
      return otherView === view
        ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }
}

// MARK: - Telling views

extension TouchCoordinator {
  /// What a view is told of a touch.
  private enum News {
    case began, moved, ended, cancelled
  }

  /// What one view is told in one call.
  private struct Message {
    let view: UIView
    let news: News
    var touches: Set<UITouch>
  }

  private func tellViews() {
    var messages: [Message] = []
    for touch in touches {
      for news in news(of: touch) { add(touch, news, to: &messages) }
    }
    touches.removeAll { $0.isOver && $0.course.knowledge == .closed }
    if !messages.isEmpty { isUnsettled = true }
    for message in messages { send(message) }
  }

  private func add(_ touch: UITouch, _ news: News, to messages: inout [Message]) {
    guard let view = touch.view else { return }
    if let index = messages.firstIndex(where: { $0.view === view && $0.news == news }) {
      messages[index].touches.insert(touch)
    } else {
      messages.append(Message(view: view, news: news, touches: [touch]))
    }
  }

  /// What the touch's view is to be told now, in order; it counts as told.
  private func news(of touch: UITouch) -> [News] {
    let watchers = touch.gestureRecognizers ?? []
    if watchers.contains(where: { $0.takes(touch) }) {
      return touch.course.close() == .told ? [.cancelled] : []
    }
    let undecided = watchers.filter { $0.isUndecided(about: touch) }
    var news: [News] = []
    switch touch.course.knowledge {
    case .closed: return []
    case .withheld:
      if undecided.contains(where: \.delaysTouchesBegan) { return [] }
      touch.course.knowledge = .told
      news.append(.began)
    case .told: if touch.course.hasMoved { news.append(.moved) }
    }
    touch.course.hasMoved = false
    if touch.phase == .ended, !undecided.contains(where: \.delaysTouchesEnded) {
      news.append(.ended)
      touch.course.close()
    } else if touch.phase == .cancelled {
      news.append(.cancelled)
      touch.course.close()
    }
    return news
  }

  private func send(_ message: Message) {
    switch message.news {
    case .began: message.view.touchesBegan(message.touches, with: event)
    case .moved: message.view.touchesMoved(message.touches, with: event)
    case .ended: message.view.touchesEnded(message.touches, with: event)
    case .cancelled: message.view.touchesCancelled(message.touches, with: event)
    }
  }
}
