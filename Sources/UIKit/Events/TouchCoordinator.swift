import QuartzCore

/// Brings a window's touches to their views.
///
/// A view hears of a touch from its beginning to its end, or to its being cancelled: never one without the other.
@MainActor
final class TouchCoordinator {
  /// The touches that views haven't heard the end of.
  private(set) var touches: [UITouch] = []
  private var event: UIEvent?

  func deliver(_ event: UIEvent) {
    self.event = event
    let changed = (event.allTouches ?? []).filter { $0.phase != .stationary }
    for touch in changed.sorted(by: { $0.number < $1.number }) {
      switch touch.phase {
      case .began: begin(touch)
      case .moved: touch.course.hasMoved = true
      case .stationary, .ended, .cancelled: break
      }
    }
    tellViews()
  }

  private func begin(_ touch: UITouch) {
    guard !touches.contains(where: { $0 === touch }) else { return }
    if isRefused(touch) { touch.course.knowledge = .closed }
    touches.append(touch)
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
    var news: [News] = []
    if touch.course.knowledge == .withheld {
      touch.course.knowledge = .told
      news.append(.began)
    } else if touch.course.knowledge == .told, touch.course.hasMoved {
      news.append(.moved)
    }
    touch.course.hasMoved = false
    if touch.isOver {
      if touch.course.knowledge == .told { news.append(touch.phase == .ended ? .ended : .cancelled) }
      touch.course.knowledge = .closed
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
