import Testing
import UIKit

@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
  private let staged = StagedWindow()
  private let recognizer = UIScreenEdgePanGestureRecognizer()
  private let recorder = StateRecorder()

  private final class StateRecorder { var states: [UIGestureRecognizer.State] = [] }

  init() {
    let view = UIView()
    staged.add(view, CGRect(x: 0, y: 0, width: 200, height: 200))
    view.addGestureRecognizer(recognizer)
    recognizer.addAction { [recorder] in recorder.states.append($0.state) }
  }

  private func pan(from start: CGPoint, by offset: CGPoint) {
    staged.window.touchDown(at: start)
    for step in 1...4 {
      let share = CGFloat(step) / 4
      staged.window.touchMove(to: CGPoint(x: start.x + offset.x * share, y: start.y + offset.y * share))
    }
    staged.window.touchUp()
  }

  @Test func `a pan from the edge inward is recognized`() {
    recognizer.edges = .left
    pan(from: CGPoint(x: 13, y: 100), by: CGPoint(x: 60, y: 10))
    #expect(recorder.states.first == .began && recorder.states.last == .ended)
    recorder.states = []
    recognizer.edges = [.top, .right]
    pan(from: CGPoint(x: 190, y: 100), by: CGPoint(x: -60, y: 10))
    #expect(recorder.states.last == .ended)
  }

  @Test(arguments: [
    (UIRectEdge.left, CGPoint(x: 14, y: 100), CGPoint(x: 60, y: 0)),
    (UIRectEdge.left, CGPoint(x: 5, y: 100), CGPoint(x: 10, y: 60)),
    (UIRectEdge.right, CGPoint(x: 5, y: 100), CGPoint(x: 60, y: 0)),
    (UIRectEdge(), CGPoint(x: 5, y: 100), CGPoint(x: 60, y: 0)),
  ])
  func `other pans aren't`(edges: UIRectEdge, start: CGPoint, offset: CGPoint) {
    recognizer.edges = edges
    pan(from: start, by: offset)
    #expect(recorder.states.isEmpty)
  }
}
