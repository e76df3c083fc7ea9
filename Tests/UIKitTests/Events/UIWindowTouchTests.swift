import Staging
import Testing
import UIKit

@MainActor
struct UIWindowTouchTests {
  private let staged = StagedWindow()
  private let left = TouchedView()
  private let right = TouchedView()

  private var window: UIWindow { staged.window }

  init() {
    staged.add(left, CGRect(x: 0, y: 0, width: 100, height: 200))
    staged.add(right, CGRect(x: 100, y: 0, width: 100, height: 200))
  }

  @Test func `a touch stays with the view in which it began`() {
    window.touchDown(at: CGPoint(x: 50, y: 50))
    window.touchMove(to: CGPoint(x: 150, y: 60))
    window.touchUp()
    #expect(left.received == ["began 50 50", "moved 150 60", "ended 150 60"])
    #expect(right.received.isEmpty)
  }

  @Test func `a view without multiple touch doesn't receive a second touch`() {
    window.touchDown(at: CGPoint(x: 50, y: 50))
    window.touchDown(at: CGPoint(x: 60, y: 50), finger: 1)
    window.touchUp(finger: 1)
    #expect(left.received == ["began 50 50"])
    left.isMultipleTouchEnabled = true
    window.touchDown(at: CGPoint(x: 70, y: 50), finger: 1)
    window.touchDown(at: CGPoint(x: 110, y: 50), finger: 2)
    #expect(left.received == ["began 50 50", "began 70 50"])
    #expect(right.received == ["began 10 50"])
  }

  @Test func `while a view with exclusive touch has a touch, other views receive none`() {
    left.isExclusiveTouch = true
    window.touchDown(at: CGPoint(x: 50, y: 50))
    window.touchDown(at: CGPoint(x: 150, y: 50), finger: 1)
    window.touchUp()
    window.touchUp(finger: 1)
    #expect(left.received.count == 2)
    #expect(right.received.isEmpty)
    window.touchDown(at: CGPoint(x: 150, y: 50))
    window.touchDown(at: CGPoint(x: 50, y: 50), finger: 1)
    #expect(right.received.count == 1)
    #expect(left.received.count == 2)
  }

  @Test func `unhandled touches are passed to the superview`() {
    let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    left.addSubview(plain)
    window.tap(at: CGPoint(x: 10, y: 10))
    #expect(left.received == ["began 10 10", "ended 10 10"])
  }

  @Test func `a drag moves 60 times per second of the stage's time and is lifted at its end`() {
    window.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 70, y: 10), duration: 0.125)
    #expect(left.received == ["began 10 10"])
    staged.stage.advance(to: 0.05)
    let times: [Double] = [0, 1 / 60, 2 / 60, 3 / 60]
    #expect(left.times == times)
    #expect(left.received.last == "moved 34 10")
    staged.stage.advance(to: 1)
    #expect(left.received.suffix(2) == ["moved 70 10", "ended 70 10"])
    #expect(left.times.last == 0.125)
    #expect(left.received.count == 10)
  }

  @Test func `a drag ends when the finger is lifted`() {
    window.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 70, y: 10), duration: 0.1)
    staged.stage.advance(to: 0.05)
    window.touchUp()
    window.touchDown(at: CGPoint(x: 20, y: 20))
    staged.stage.advance(to: 1)
    #expect(left.received.suffix(2) == ["ended 40 10", "began 20 20"])
  }

  @Test func `touches have the stage's time inside and outside of perform`() {
    staged.stage.advance(to: 0.5)
    window.tap(at: CGPoint(x: 10, y: 10))
    staged.stage.perform { window.tap(at: CGPoint(x: 10, y: 10)) }
    #expect(left.times == [0.5, 0.5, 0.5, 0.5])
  }

  @Test func `typing goes to the first responder, a character at a time`() {
    let field = TypedView()
    staged.add(field, CGRect(x: 0, y: 0, width: 10, height: 10))
    window.type("lost")
    field.becomeFirstResponder()
    window.type("he\u{1F469}\u{200D}\u{1F680}")
    window.deleteBackward()
    window.pressReturn()
    #expect(field.typed == ["h", "e", "\u{1F469}\u{200D}\u{1F680}", "delete", "\n"])
    field.resignFirstResponder()
  }

  @Test func `only one window is the key window`() {
    let other = UIWindow(frame: .zero)
    #expect(other.isHidden)
    other.makeKeyAndVisible()
    #expect(other.isKeyWindow && !window.isKeyWindow && !other.isHidden)
  }

  @Test func `moving a finger that isn't down traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      UIWindow(frame: .zero).touchMove(to: .zero)
    }
  }

  @Test func `touches outside the window and at invalid points do nothing`() {
    window.tap(at: CGPoint(x: -5, y: 300))
    window.tap(at: CGPoint(x: CGFloat.nan, y: 0))
    #expect(left.received.isEmpty && right.received.isEmpty)
  }
}

private final class TouchedView: UIView {
  var received: [String] = []
  var times: [Double] = []

  private func record(_ what: String, _ touches: Set<UITouch>) {
    for touch in touches {
      let point = touch.location(in: self)
      received.append("\(what) \(Int(point.x.rounded())) \(Int(point.y.rounded()))")
      times.append(touch.timestamp)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    record("cancelled", touches)
  }
}

private final class TypedView: UIView, UIKeyInput {
  var typed: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !typed.isEmpty }
  func insertText(_ text: String) { typed.append(text) }
  func deleteBackward() { typed.append("delete") }
}
